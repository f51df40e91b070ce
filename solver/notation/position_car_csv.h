// A boxed grid without walls as a list of cars with commas.
//
//   list     = [ "# size " width "x" height ] header { car }
//   header   = the words car, orientation, col, row and length in any order, with "," between;
//              other words are columns that are passed over
//   car      = a word for each of them, with "," between
//
// The car X is the hero; any other name is one vehicle's. The orientation is H or V, horizontal or
// vertical, in either case. Columns and rows count from 1 at the top left, and are those of the
// leftmost or topmost cell. Without a size the grid is 6 by 6. A list ends at a blank line or at
// another header; other comments may stand in it. Names that are no letters of a code get one.
//
//   # size 6x4
//   car,orientation,col,row,length
//   X,H,1,2,2
//   B,V,6,1,2
#ifndef RUSHKIT_SOLVER_NOTATION_POSITION_CAR_CSV_H_
#define RUSHKIT_SOLVER_NOTATION_POSITION_CAR_CSV_H_

#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "solver/base/diagnostics.h"
#include "solver/board/position.h"
#include "solver/notation/car_list.h"
#include "solver/notation/letters.h"

namespace rushkit {

// Whether `line` is a header, perhaps an incomplete one: it has a car and its orientation.
bool IsCarHeader(absl::string_view line);
// The size that `line` says, which begins at `where`, or nothing if it is another line.
std::optional<BoxSize> ReadSizeComment(absl::string_view line, TextLocation where);

// The lines from the header on. Fails with all that is wrong at once (see ToStatus).
absl::StatusOr<LetteredPosition> ReadPositionCarCsv(absl::Span<const absl::string_view> lines,
                                                    std::optional<BoxSize> size,
                                                    TextLocation start = {});

// The list of a position on a boxed grid without walls, in the order of letters, the hero as X.
WrittenPosition WritePositionCarCsv(const Position& position);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_NOTATION_POSITION_CAR_CSV_H_
