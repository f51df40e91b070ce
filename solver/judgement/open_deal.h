// A moment of the card game with every card open: both hands, and the order in which cards are
// drawn, as far as it is known.
#ifndef RUSHKIT_SOLVER_JUDGEMENT_OPEN_DEAL_H_
#define RUSHKIT_SOLVER_JUDGEMENT_OPEN_DEAL_H_

#include <array>
#include <cstdint>
#include <vector>

#include "solver/board/position.h"
#include "solver/board/vehicle.h"
#include "solver/game/card.h"
#include "solver/game/card_counts.h"
#include "solver/game/game_state.h"

namespace rushkit {

// Between two turns. Both heroes stand on the grid.
struct OpenDeal {
  Position position;
  Player to_move = Player::kGold;
  // By player, four cards each. A hand that lacks some holds others of which nothing is known.
  std::array<Hand, 2> hands;
  // The cards that will be drawn, the next one first. What is drawn after them is not known.
  std::vector<Card> draws;

  // What a dealer knows: the top of the pile, and all of it where only one order is possible.
  static OpenDeal Of(const GameState& state);
};

// How a deal ends when both play their best, as far as it was looked at.
enum class Fate : uint8_t { kWins, kLoses, kOpen };

// For the player to move. Proven unless open.
struct DealVerdict {
  Fate fate = Fate::kOpen;
  // Of kWins and kLoses: the turns of whoever wins, from now on, the winning one included: of
  // which the winner needs no more, and cannot do with fewer. So who wins in n does so after
  // 2n - 1 turns of both, and who loses in n after 2n.
  int turns = 0;
  // Of kOpen: nobody can force a win within so many turns of both players together, with cards
  // that are known.
  int depth = 0;

  bool is_open() const { return fate == Fate::kOpen; }
  friend bool operator==(const DealVerdict&, const DealVerdict&) = default;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_JUDGEMENT_OPEN_DEAL_H_
