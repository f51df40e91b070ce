// What the program asks of its surroundings: terminals, environment and memory.
#ifndef RUSHKIT_CLI_TERMINAL_H_
#define RUSHKIT_CLI_TERMINAL_H_

#include <cstdint>

#include "absl/strings/string_view.h"

namespace rushkit {

enum class When : uint8_t { kAuto, kAlways, kNever };

// Whether results are drawn in colour. `kAuto`: on a terminal that knows colours, unless NO_COLOR
// is set.
bool WantsColor(When when);

// Whether to show progress on standard error. `kAuto`: on a terminal.
bool WantsProgress(When when);

// Whether standard output and standard error are the same terminal.
bool IsOneTerminal();

// Bytes of memory that this process may use: the machine's, or less where a control group says so.
uint64_t MachineMemory();
// At least one.
int CoreCount();

// Writes all of `text` to standard error, at once.
void WriteToStandardError(absl::string_view text);
// "rushkit: MESSAGE" on standard error.
void ReportError(absl::string_view message);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_TERMINAL_H_
