#include "solver/board/goal.h"

#include <cassert>

#include "solver/board/move_generation.h"

namespace rushkit {

bool IsAtGoal(const Position& position, Goal goal) {
  assert(!position.grid().has_sides());
  const Vehicle* hero = position.FindHero(Player::kGold);
  assert(hero != nullptr);
  const int to_the_edge = position.grid().width() - hero->at.column.value() - hero->length.value();
  if (goal == Goal::kClear) {
    return FreeSpaces(position, *hero, Direction::kForward) == to_the_edge;
  }
  return to_the_edge == 0;
}

}  // namespace rushkit
