// Which sides of the grid may shift: a what-if, not a rule.
#ifndef RUSHKIT_SOLVER_SEARCH_FREE_SIDES_H_
#define RUSHKIT_SOLVER_SEARCH_FREE_SIDES_H_

#include "solver/board/grid.h"

namespace rushkit {

// A side that is not free stays where it is. Every other move is as legal as before, and can be
// taken back as before; so fewer positions are reached and none is nearer, and what bounds an
// escape from below bounds it still.
struct FreeSides {
  bool left = true;
  bool right = true;

  constexpr bool Has(Side side) const { return side == Side::kLeft ? left : right; }
  // The same seen from behind, as Position::Mirrored().
  constexpr FreeSides Mirrored() const { return {right, left}; }
  friend constexpr bool operator==(const FreeSides&, const FreeSides&) = default;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_FREE_SIDES_H_
