// A boxed grid without walls as rows of whole numbers with commas.
//
//   grid     = line...          4 to 12 lines of 4 to 12 numbers, all of one length
//   number   = "-1"   empty
//            | "0"    the hero
//            | digits a vehicle, each number its own; at most 26 with the hero
//
// Blanks around a number are ignored. Numbers are no letters, so every vehicle gets one.
//
//   -1,-1, 1, 1,-1, 2
//    0, 0,-1,-1,-1, 2
//   -1,-1, 3, 3, 3,-1
//   -1,-1,-1,-1,-1,-1
#ifndef RUSHKIT_SOLVER_NOTATION_POSITION_GRID_CSV_H_
#define RUSHKIT_SOLVER_NOTATION_POSITION_GRID_CSV_H_

#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "solver/base/diagnostics.h"
#include "solver/board/position.h"
#include "solver/notation/letters.h"

namespace rushkit {

// Whether `line` is two or more whole numbers with commas between.
bool IsIntegerRow(absl::string_view line);

// Fails with all that is wrong at once (see ToStatus).
absl::StatusOr<LetteredPosition> ReadPositionGridCsv(absl::Span<const absl::string_view> lines,
                                                     TextLocation start = {});

// The numbers of a position on a boxed grid without walls, from 1 on in reading order. Reading them
// gives the same position, but for its letters.
std::string WritePositionGridCsv(const Position& position);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_NOTATION_POSITION_GRID_CSV_H_
