// generate --hardest: no wishes, but the longest shortest escape that can be found.
#ifndef RUSHKIT_CLI_GENERATE_HARDEST_H_
#define RUSHKIT_CLI_GENERATE_HARDEST_H_

#include "absl/status/status.h"
#include "cli/exit_status.h"
#include "cli/generate_options.h"
#include "cli/result_sink.h"
#include "solver/generation/generator.h"
#include "solver/generation/hardest.h"

namespace rushkit {

// Ok, or which option has no meaning in a hunt; or, without --hardest, only in a hunt.
absl::Status CheckHardest(const GenerateOptions& options);

// Makes `order` one of a hunt. Fails where what walks begin with is nothing to hunt among.
absl::Status PrepareHunt(const GenerateOptions& options, GenerationOrder& order);
// The hunt for a prepared order, which says what set-ups are like and what walks begin with; its
// wishes are not looked at.
HardestOrder HuntFrom(const GenerateOptions& options, const GenerationOrder& order);

ExitStatus RunHardest(const GenerateOptions& options, GenerationOrder order, ResultSink sink);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_GENERATE_HARDEST_H_
