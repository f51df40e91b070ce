// A position as it lies on the table: one text line a row, the parts side by side.
//
//   picture  = line...            each of the three parts shows six rows, one below the other
//   line     = left "|" middle "|" right
//   left     = 5 cells, or blanks where the part has no row; middle: 4, right: 5
//   cell     = as in a code (position_code.h), without numbers
//
// The offsets follow from where the sides begin against the middle. Here the left side stands two
// rows down and the right side one row up, ":2,-1":
//
//        |    |.....
//        |....|.....
//        |....|..b..
//   GG.a.|....|..bSS
//   ...a.|.cc.|.....
//   .....|....|.....
//   .....|....|
//   .....|    |
//   .....|    |
//
// Six rows of 14 cells without any "|" are a grid that stands in line; lines of at most 12 cells
// are a boxed grid (position_rows.h). Lines may be indented, and
// end in blanks or a carriage return. A tab is an error, since nobody knows how wide it is.
#ifndef RUSHKIT_SOLVER_NOTATION_POSITION_PICTURE_H_
#define RUSHKIT_SOLVER_NOTATION_POSITION_PICTURE_H_

#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "solver/base/diagnostics.h"
#include "solver/board/grid.h"
#include "solver/board/position.h"

namespace rushkit {

// `lines` are without their newlines; blank ones around the picture are ignored. Fails with all
// that is wrong at once (see ToStatus); `start` is where the first line begins.
absl::StatusOr<Position> ReadPositionPicture(absl::Span<const absl::string_view> lines,
                                             Connection connection, TextLocation start = {});

// The picture of a position: each line up to its last seam or cell, and a newline. Reading it gives
// the same position; that of a boxed grid is the format of position_rows.h.
std::string WritePositionPicture(const Position& position);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_NOTATION_POSITION_PICTURE_H_
