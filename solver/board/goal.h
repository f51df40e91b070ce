// What the hero of a boxed grid wants. RULES: "Classic Rush Hour".
#ifndef RUSHKIT_SOLVER_BOARD_GOAL_H_
#define RUSHKIT_SOLVER_BOARD_GOAL_H_

#include <cstdint>

#include "solver/board/position.h"

namespace rushkit {

enum class Goal : uint8_t {
  kEdge,   // to stand against the right edge: how public lists and databases count
  kClear,  // a lane that is free as far as the edge
  kOff,    // to drive off: one more move and one more space than kEdge
};

// Whether the hero of a boxed grid stands where `goal` is reached or, with kOff, where it is one
// space away. The hero's leaving itself is no position: it is the drive of one space over the edge.
bool IsAtGoal(const Position& position, Goal goal);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_BOARD_GOAL_H_
