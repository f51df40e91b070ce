// Files of puzzles: a header, then a puzzle a line (solver/notation/puzzle_json.h).
#ifndef RUSHKIT_CLI_PUZZLE_FILE_H_
#define RUSHKIT_CLI_PUZZLE_FILE_H_

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "absl/container/flat_hash_set.h"
#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "cli/exit_status.h"
#include "cli/options.h"
#include "cli/result_sink.h"
#include "solver/analysis/puzzle_mine.h"
#include "solver/game/game_record.h"

namespace rushkit {

// {"type":"header","holds":"puzzles",...}
std::string PuzzleHeaderLine();

// The text of `path` if it is such a file; nothing if it is something else or cannot be read.
std::optional<std::string> FindPuzzleText(const std::string& path);

// Proves each puzzle anew, a line for each: kNo when one is not what it says.
ExitStatus VerifyPuzzles(const std::string& path, const std::string& text,
                         const OutputOptions& output);

// Takes puzzles from games and writes each once, as soon as it is found.
class PuzzleFile {
 public:
  // `goes_on`: behind what an interrupted run has left in FILE.part.
  static absl::StatusOr<PuzzleFile> Open(const std::string& path, bool goes_on);

  // False when the file could not be written.
  bool Add(const GameRecord& record, absl::string_view source);
  absl::Status Finish() { return sink_.Finish(); }
  uint64_t puzzles() const { return keys_.size(); }

 private:
  explicit PuzzleFile(ResultSink sink) : sink_(std::move(sink)) {}

  ResultSink sink_;
  PuzzleMine mine_;
  absl::flat_hash_set<std::string> keys_;
};

}  // namespace rushkit

#endif  // RUSHKIT_CLI_PUZZLE_FILE_H_
