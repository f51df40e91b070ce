// A boxed grid as lines of cells.
//
//   rows     = line...     4 to 12 lines of 4 to 12 cells, all of one length
//   cell     = "." "-" "o"   empty
//            | "x"           a wall, also beside a hero X
//            | any other letter: a vehicle, each letter its own
//
// The hero is X where there is one that is a vehicle, else A, else R, else r. Lines may be
// indented. Lines of 14 cells are a picture (position_picture.h).
//
//   ..bb.c
//   AA...c
//   ..ddd.
//   ......
#ifndef RUSHKIT_SOLVER_NOTATION_POSITION_ROWS_H_
#define RUSHKIT_SOLVER_NOTATION_POSITION_ROWS_H_

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "solver/base/diagnostics.h"
#include "solver/board/position.h"
#include "solver/notation/text.h"
#include "solver/notation/written_grid.h"

namespace rushkit {

// Whether most of these lines are rows of a boxed grid, rather than of one with sides.
bool LooksLikeRows(absl::Span<const absl::string_view> lines);

// Fails with all that is wrong at once (see ToStatus). WritePositionPicture writes them.
absl::StatusOr<Position> ReadPositionRows(absl::Span<const absl::string_view> lines,
                                          TextLocation start = {});

// One character of such a row.
void ReadRowsCell(WrittenGrid& written, const Word& character, Cell cell);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_NOTATION_POSITION_ROWS_H_
