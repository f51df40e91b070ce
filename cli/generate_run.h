// Does what the command line of generate asks for.
#ifndef RUSHKIT_CLI_GENERATE_RUN_H_
#define RUSHKIT_CLI_GENERATE_RUN_H_

#include "cli/exit_status.h"
#include "cli/generate_options.h"

namespace rushkit {

ExitStatus RunGenerate(const GenerateOptions& options);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_GENERATE_RUN_H_
