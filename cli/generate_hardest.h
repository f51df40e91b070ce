// generate --hardest: no wishes, but the longest shortest escape that can be found.
#ifndef RUSHKIT_CLI_GENERATE_HARDEST_H_
#define RUSHKIT_CLI_GENERATE_HARDEST_H_

#include "absl/status/status.h"
#include "cli/exit_status.h"
#include "cli/generate_options.h"
#include "cli/result_sink.h"
#include "solver/generation/generator.h"

namespace rushkit {

// Ok, or which option has no meaning in a hunt; or, without --hardest, only in a hunt.
absl::Status CheckHardest(const GenerateOptions& options);

// `order` says what the set-ups are like and what walks begin with; its wishes are not looked at.
ExitStatus RunHardest(const GenerateOptions& options, GenerationOrder order, ResultSink sink);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_GENERATE_HARDEST_H_
