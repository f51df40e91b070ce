// What must move so that what must move can move: the pieces of a solo puzzle that hang together.
//
// The closure of a hero, all at the present place of everything:
//   - the hero is in it;
//   - every vehicle in the hero's way is: in its row, from its front to its own end;
//   - with a vehicle that was added so, everything is that stands anywhere in its lane, the row or
//     column that it drives in, on either side of it. A row goes on over a seam as long as the next
//     part has it, and ends at a wall. The other hero never moves: it is not in the closure, and a
//     lane ends at it;
//   - where the hero's row, or the lane of such a vehicle, ends at a seam because the next part
//     does not have that row, the side of the seam is in the closure;
//   - with a lying vehicle in the hero's way, on a grid with sides, both sides are: it cannot drive
//     out of the row that it lies in, so the hero needs another one;
//   - with a side, its locks are: the vehicles that straddle its seam.
// So there is no piece outside that one inside would ever have to wait for, unless something has
// moved to another lane. It says nothing about how often a piece moves, nor which of several ways
// is taken: two ways of a vehicle count both.
#ifndef RUSHKIT_SOLVER_RATING_DEPENDENCY_CLOSURE_H_
#define RUSHKIT_SOLVER_RATING_DEPENDENCY_CLOSURE_H_

#include <vector>

#include "solver/board/position.h"

namespace rushkit {

struct DependencyClosure {
  std::vector<char> vehicles;  // letters in their order, that of the hero among them
  bool has_left_side = false;
  bool has_right_side = false;

  int size() const {
    return static_cast<int>(vehicles.size()) + (has_left_side ? 1 : 0) + (has_right_side ? 1 : 0);
  }
};

// `hero` must stand on `position`.
DependencyClosure ClosureOf(const Position& position, Player hero);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_RATING_DEPENDENCY_CLOSURE_H_
