// A position as one line of text without blanks, safe in a shell: the code.
//
//   code     = shift | boxed | classic
//
//   shift    = row "/" row "/" row "/" row "/" row "/" row [ ":" offset "," offset ]
//   row      = 14 cells, part-local: as if the grid stood in line
//   cell     = "." or "o"   empty
//            | "G"          the gold hero; one letter in column 13 when it is leaving
//            | "S"          the silver hero; one letter in column 0 when it is leaving
//            | any other letter but "x": a blocker, each letter its own
//   number   = digits: a run of so many empty cells, "4a5b3"
//   offset   = [ "+" | "-" ] digits: rows that the left, the right side stands down; both 0 if
//   absent
//
//   boxed    = 4 to 12 rows of 4 to 12 cells, all of one length, with "/" between
//   cell     = "." or "o" empty, "x" a wall, any other letter a vehicle; numbers as above
//   classic  = 36 cells without "/", six rows of six (position_classic.h)
//
// The hero of a boxed grid is X where there is one that is a vehicle, else A, else R, else r. In a
// shift code "|" may stand at the two seams of a row. Blanks are ignored. A text is meant as a
// shift code where it has offsets, seams, or mostly rows of another length than 4 to 12.
//
// Canonical, as written: dots, no seams, no blanks, offsets always and without "+"; 6 by 6 as a
// classic word with "o".
//
//   ....a.....b.../GG..ac....bddd/.....cef..b.../...g..efh...../iiig....hj..SS/...g.....j....:0,0
//   ....b/AA..b/....x/..ccc
#ifndef RUSHKIT_SOLVER_NOTATION_POSITION_CODE_H_
#define RUSHKIT_SOLVER_NOTATION_POSITION_CODE_H_

#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "solver/base/diagnostics.h"
#include "solver/board/grid.h"
#include "solver/board/position.h"

namespace rushkit {

// Whether `text` is meant as a code, right or wrong: characters of a code only, and five "/", or
// rows most of which have one length, or 36 letters and dots.
bool LooksLikePositionCode(absl::string_view text);

// Fails with all that is wrong at once (see ToStatus): what the grammar forbids, and every rule
// that the set-up breaks. Places are counted from `start`, where the code begins. What only follows
// from another mistake (a vehicle that loses a cell to a row that is too short) is left out.
absl::StatusOr<Position> ReadPositionCode(absl::string_view code, Connection connection,
                                          TextLocation start = {});

// The canonical code. Reading it gives the same position, if the letters are such that a code can
// write them (see WithCodeLetters).
std::string WritePositionCode(const Position& position);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_NOTATION_POSITION_CODE_H_
