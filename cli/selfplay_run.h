// Plays what the command line of selfplay asks for.
#ifndef RUSHKIT_CLI_SELFPLAY_RUN_H_
#define RUSHKIT_CLI_SELFPLAY_RUN_H_

#include "cli/exit_status.h"
#include "cli/selfplay_options.h"

namespace rushkit {

ExitStatus RunSelfPlay(const SelfPlayOptions& options);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_SELFPLAY_RUN_H_
