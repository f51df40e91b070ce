// Rows of cells one below the other, as most formats write a boxed grid.
#ifndef RUSHKIT_SOLVER_NOTATION_BOXED_ROWS_H_
#define RUSHKIT_SOLVER_NOTATION_BOXED_ROWS_H_

#include <vector>

#include "absl/functional/function_ref.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "solver/base/diagnostics.h"
#include "solver/board/grid.h"
#include "solver/notation/text.h"
#include "solver/notation/written_grid.h"

namespace rushkit {

inline constexpr int kFewestRows = 4;  // of a boxed grid, and columns
inline constexpr int kMostRows = 12;

constexpr bool IsBoxedSize(int rows) { return rows >= kFewestRows && rows <= kMostRows; }

// The width that most rows have; of two that are as frequent, the one that comes first. 0 for none.
int UsualWidth(absl::Span<const int> widths);

// An empty boxed grid to be read. Fails at `where` if there are too many or too few rows or cells.
absl::StatusOr<WrittenGrid> StartBoxed(int rows, int width, TextLocation where);

// The lines, each without blanks around and with its place; the first begins at `start`.
std::vector<Word> RowsOf(absl::Span<const absl::string_view> lines, TextLocation start);

// Reads one character of a row into a grid.
using CellReader = absl::FunctionRef<void(WrittenGrid&, const Word& character, Cell)>;

// Reads rows of one character a cell into the grid that they are meant for. Fails if there is none:
// a row of another length than most is reported in the grid.
absl::StatusOr<WrittenGrid> ReadBoxedRows(absl::Span<const Word> rows, TextLocation where,
                                          CellReader read_cell);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_NOTATION_BOXED_ROWS_H_
