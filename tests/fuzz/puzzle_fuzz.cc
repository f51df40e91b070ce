// Any text as a line of a file of puzzles.
#include "solver/notation/puzzle_json.h"
#include "tests/fuzz/require.h"

using rushkit::testing::Require;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const auto puzzle = rushkit::ReadPuzzle(rushkit::testing::TextOf(data, size));
  if (!puzzle.ok()) {
    Require(!puzzle.status().message().empty(), "a refusal says why");
    return 0;
  }
  const auto again = rushkit::ReadPuzzle(rushkit::WritePuzzle(*puzzle));
  Require(again.ok() && again->puzzle == puzzle->puzzle, "a puzzle that is written is the same");
  Require(rushkit::PuzzleKey(again->puzzle) == rushkit::PuzzleKey(puzzle->puzzle),
          "a puzzle has one key");
  return 0;
}
