// A command line in one text and as words, without a shell.
//
//   text = words with blanks between; what stands in '...' or "..." is taken as it is, and belongs
//          to one word. Nothing else has a meaning: whoever wants a shell says sh -c '...'.
#ifndef RUSHKIT_CLI_COMMAND_WORDS_H_
#define RUSHKIT_CLI_COMMAND_WORDS_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace rushkit {

// Fails when there is no word, or a quote is not closed.
absl::StatusOr<std::vector<std::string>> SplitCommand(absl::string_view text);

// `word` so that a shell takes it as one.
std::string ShellQuoted(const std::string& word);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_COMMAND_WORDS_H_
