// Classic Rush Hour, 6 by 6, as one word of 36 characters.
//
//   classic  = 36 cells, row by row
//   cell     = "o" or "."  empty
//            | "x"         a wall
//            | any other letter: a vehicle, each letter its own
//
// The hero is X where there is one that is a vehicle, else A, else R, else r. Canonical, as
// written: "o" for an empty cell.
//
//   BBoKMxDDDKMoIAALooIoJLEEooJFFNoGGoxN
#ifndef RUSHKIT_SOLVER_NOTATION_POSITION_CLASSIC_H_
#define RUSHKIT_SOLVER_NOTATION_POSITION_CLASSIC_H_

#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "solver/base/diagnostics.h"
#include "solver/board/grid.h"
#include "solver/board/position.h"

namespace rushkit {

inline constexpr int kClassicSize = 6;  // rows, and columns

bool IsClassicGrid(const Grid& grid);

// Whether `word` is meant as such a word, right or wrong: some 36 characters, most of them letters
// or dots.
bool LooksLikeClassic(absl::string_view word);

// Fails with all that is wrong at once (see ToStatus). Blanks are ignored.
absl::StatusOr<Position> ReadPositionClassic(absl::string_view text, TextLocation start = {});

// The 36 characters of a position on a classic grid. Reading them gives the same position.
std::string WritePositionClassic(const Position& position);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_NOTATION_POSITION_CLASSIC_H_
