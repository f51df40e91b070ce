// From what was typed to an order that the generator understands.
#ifndef RUSHKIT_CLI_GENERATE_ORDER_H_
#define RUSHKIT_CLI_GENERATE_ORDER_H_

#include <string>

#include "absl/status/statusor.h"
#include "cli/generate_options.h"
#include "solver/generation/generator.h"

namespace rushkit {

// Fails when options contradict each other or a file cannot be read, and says which.
absl::StatusOr<GenerationOrder> OrderFrom(const GenerateOptions& options);

// Why there can be no such set-up; empty if that is not plain.
std::string WhyImpossible(const GenerateOptions& options, const GenerationOrder& order);

// How a wish is typed in: "--moves 5..8".
std::string WishText(WishKind kind, const Wishes& wishes);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_GENERATE_ORDER_H_
