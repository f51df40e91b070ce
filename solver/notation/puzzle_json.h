// Puzzles as JSON, one object a line.
//
//   puzzle = {
//     "type": "puzzle"
//     "kind": "win"|"defence"   puzzle.h
//     "turns": N                of a win: own turns, the winning one included; else 1
//     "view": view              what whoever is to move sees (view_json.h)
//     "solution": TEXT          a turn (turn_notation.h)
//     "source": TEXT            where it comes from; may be left out
//   }
#ifndef RUSHKIT_SOLVER_NOTATION_PUZZLE_JSON_H_
#define RUSHKIT_SOLVER_NOTATION_PUZZLE_JSON_H_

#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "solver/game/puzzle.h"

namespace rushkit {

struct WrittenPuzzle {
  Puzzle puzzle;
  std::string source;
};

// "win", "defence".
std::string PuzzleKindName(PuzzleKind kind);

// A line, with its newline. Reading it gives the same puzzle.
std::string WritePuzzle(const WrittenPuzzle& written);
// Fails with all that is wrong. Whether the solution is right is not looked at, but it is legal.
absl::StatusOr<WrittenPuzzle> ReadPuzzle(absl::string_view line);

// The same text for puzzles that are one to whoever solves them: which differ only in letters, in a
// symmetry of the grid with who is to move, or in what lies on the discards.
std::string PuzzleKey(const Puzzle& puzzle);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_NOTATION_PUZZLE_JSON_H_
