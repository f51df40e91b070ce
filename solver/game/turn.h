// A card and what it paid for.
#ifndef RUSHKIT_SOLVER_GAME_TURN_H_
#define RUSHKIT_SOLVER_GAME_TURN_H_

#include <vector>

#include "solver/board/move.h"
#include "solver/game/card.h"

namespace rushkit {

// `moves` in order; a drive of n spaces counts n. Empty for a card that could do nothing.
struct Turn {
  Card card = Card::kMove1;
  std::vector<Move> moves;

  friend bool operator==(const Turn&, const Turn&) = default;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_GAME_TURN_H_
