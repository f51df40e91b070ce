// Game records from files, with the names that they may use.
#ifndef RUSHKIT_CLI_GAME_RECORD_INPUT_H_
#define RUSHKIT_CLI_GAME_RECORD_INPUT_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/notation/game_record.h"

namespace rushkit {

// The printed set-ups, and the decks a and b; a deck may also be a file.
RecordNames KnownNames();

// The text of `path` if it is meant as a game record; nothing if it is something else or cannot be
// read. Of "-", standard input, the text is there to be read again then.
std::optional<std::string> FindRecordText(const std::string& path);

// All records of a file. What is wrong has its place: "FILE:LINE:COLUMN: message" lines.
absl::StatusOr<std::vector<WrittenRecord>> ReadRecordFile(const std::string& path,
                                                          const std::string& text);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_GAME_RECORD_INPUT_H_
