// What changes a position: a vehicle drives, or a side shifts.
#ifndef RUSHKIT_SOLVER_BOARD_MOVE_H_
#define RUSHKIT_SOLVER_BOARD_MOVE_H_

#include <variant>

#include "solver/base/bounded.h"
#include "solver/board/grid.h"

namespace rushkit {

// Signed spaces that a vehicle drives: positive is right or down. Never 0 in a legal move.
using Spaces = Bounded<struct SpacesTag, -15, 15>;
// Signed rows that a side shifts: positive is down. Never 0 in a legal move.
using Rows = Bounded<struct RowsTag, -10, 10>;

// One vehicle drives along its own length. A hero that leaves counts the spaces until it is just
// off the grid.
struct Drive {
  char vehicle = 0;
  Spaces spaces;

  friend auto operator<=>(const Drive&, const Drive&) = default;
};

// One side slides up or down against the middle, with all that stands on it.
struct Shift {
  Side side = Side::kLeft;
  Rows rows;

  friend auto operator<=>(const Shift&, const Shift&) = default;
};

using Move = std::variant<Drive, Shift>;

// The move that takes `move` back. A hero's leaving has none: do not ask.
Move Reversed(const Move& move);

// Spaces a vehicle moves or rows a side shifts, without sign: what the metric `spaces` counts.
int SpacesOf(const Move& move);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_BOARD_MOVE_H_
