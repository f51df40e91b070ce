// A boxed grid in a border that has a hole at the exit.
//
//   frame    = border row... border       4 to 12 rows
//   border   = "@..." | "#..." | "*..."   as wide as a row with its sides
//            | "+--...--+"
//   row      = side cell... side
//   side     = the border's character, "|" for the last kind; or the hole
//   hole     = " " "." "-" "o" ">" "<" "=", or nothing at the end of a line
//   cell     = " " "." "-" "o"   empty
//            | "x"               a wall
//            | "*"               the hero, if it is not the border's character
//            | any other letter: a vehicle, each letter its own
//
// The hole stands in the hero's row. A grid with the exit at the left is read as seen in a mirror;
// one with the exit above or below is refused. The hero is "*" where that is drawn, else as in a
// code (position_code.h). A frame may be indented. Since "#" begins a comment too, lines of "#" are
// a frame only if the first is 6 to 14 long and 4 rows or more follow.
//
//   +------+
//   |..bb.c|
//   |AA...c
//   |..ddd.|
//   |......|
//   +------+
#ifndef RUSHKIT_SOLVER_NOTATION_POSITION_FRAMED_H_
#define RUSHKIT_SOLVER_NOTATION_POSITION_FRAMED_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "solver/base/diagnostics.h"
#include "solver/board/position.h"
#include "solver/notation/letters.h"

namespace rushkit {

// Whether `text`, without blanks around, can be the first or the last line of a frame.
bool IsFrameBorder(absl::string_view text);
// Whether `line` may belong to the frame that begins with `first`: one of its sides is there, or it
// is a row of cells, for which two holes are a mistake, and the frame is none of "#".
bool IsFrameRow(absl::string_view line, absl::string_view first, bool is_cells);
// Whether lines that begin like a frame are comments.
bool IsFrameOfComments(const std::vector<std::string>& lines);

// `lines` are without blanks at their ends. Fails with all that is wrong at once (see ToStatus).
absl::StatusOr<LetteredPosition> ReadPositionFrame(absl::Span<const absl::string_view> lines,
                                                   TextLocation start = {});

// A frame of the last kind for a position on a boxed grid. Reading it gives the same position.
std::string WritePositionFrame(const Position& position);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_NOTATION_POSITION_FRAMED_H_
