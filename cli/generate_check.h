// What generate is asked for in vain: options that contradict each other, and set-ups that there
// plainly cannot be.
#ifndef RUSHKIT_CLI_GENERATE_CHECK_H_
#define RUSHKIT_CLI_GENERATE_CHECK_H_

#include <string>

#include "absl/status/status.h"
#include "cli/generate_options.h"
#include "solver/generation/generator.h"

namespace rushkit {

// Ok, or which options contradict each other.
absl::Status CheckOptions(const GenerateOptions& options);
// The same of wishes that have no meaning for set-ups of that kind.
absl::Status CheckKind(const GenerateOptions& options, Manner manner);

// Why there can be no such set-up; empty if that is not plain.
std::string WhyImpossible(const GenerateOptions& options, const GenerationOrder& order);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_GENERATE_CHECK_H_
