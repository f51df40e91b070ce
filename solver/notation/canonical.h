// One position for all that are the same puzzle.
#ifndef RUSHKIT_SOLVER_NOTATION_CANONICAL_H_
#define RUSHKIT_SOLVER_NOTATION_CANONICAL_H_

#include "solver/board/position.h"

namespace rushkit {

// `position` with letters in reading order of its code: blockers a, b, c and so on, without o and
// x; on a boxed grid the hero is A and the others B, C and so on, without hero's letters. So
// positions that differ only in letters, or in which of two equal vehicles stands where, become
// equal.
Position LetteredInReadingOrder(const Position& position);

// The smallest, by its code, of the images of `position` under the symmetries that keep the puzzle:
// upside down, and with both heroes on a grid with sides also the half turn that swaps them, each
// lettered in reading order. So positions that differ in letters or in a symmetry have the same
// canonical position.
Position CanonicalPosition(const Position& position);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_NOTATION_CANONICAL_H_
