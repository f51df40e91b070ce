// rushkit verify for game records: replays each, and names the first turn that breaks a rule.
#ifndef RUSHKIT_CLI_VERIFY_RECORD_H_
#define RUSHKIT_CLI_VERIFY_RECORD_H_

#include <string>

#include "cli/exit_status.h"
#include "cli/options.h"

namespace rushkit {

// `text` is what the file `path` holds. One line for each record: kNo when one is not legal.
ExitStatus VerifyRecords(const std::string& path, const std::string& text,
                         const OutputOptions& output);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_VERIFY_RECORD_H_
