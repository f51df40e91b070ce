// A boxed grid in lower case under a header.
//
//   block    = header { row | comment }     4 to 12 rows of 4 to 12 cells, all of one length
//   header   = a number or a name and ":"   the name of the position
//   comment  = a line that begins with "-"
//   cell     = "."             empty
//            | "x"             the hero
//            | "y" | "z"       another car of its colour; these and the hero have length 2 or 3
//            | "a" to "k"      a vehicle of length 2
//            | "o" to "r"      a vehicle of length 3
//
// A block ends at a blank line. There are no walls, and y and z are vehicles like any other. Lines
// may be indented. For all other formats the vehicles o and x get letters that a code can write.
//
//   32:
//   - by hand
//   ..bb.o
//   xx...o
//   ppp..o
//   ......
#ifndef RUSHKIT_SOLVER_NOTATION_POSITION_BLOCKS_H_
#define RUSHKIT_SOLVER_NOTATION_POSITION_BLOCKS_H_

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "solver/base/diagnostics.h"
#include "solver/board/position.h"
#include "solver/notation/letters.h"

namespace rushkit {

// Whether lines below a header, comments aside, are in lower case.
bool LooksLikeBlock(absl::Span<const absl::string_view> lines);

// The lines below the header. Fails with all that is wrong at once (see ToStatus).
absl::StatusOr<LetteredPosition> ReadPositionBlock(absl::Span<const absl::string_view> lines,
                                                   TextLocation start = {});

// The rows of a position on a boxed grid without walls. A vehicle keeps its letter where that says
// the right length. Fails if a vehicle is too long, or one of more than there are letters for.
absl::StatusOr<WrittenPosition> WritePositionBlock(const Position& position);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_NOTATION_POSITION_BLOCKS_H_
