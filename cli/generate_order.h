// From what was typed to an order that the generator understands.
#ifndef RUSHKIT_CLI_GENERATE_ORDER_H_
#define RUSHKIT_CLI_GENERATE_ORDER_H_

#include "absl/status/statusor.h"
#include "cli/generate_options.h"
#include "solver/generation/generator.h"

namespace rushkit {

// Fails when options contradict each other or a file cannot be read, and says which.
absl::StatusOr<GenerationOrder> OrderFrom(const GenerateOptions& options);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_GENERATE_ORDER_H_
