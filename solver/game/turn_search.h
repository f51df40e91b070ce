// The canonical turn to an outcome of a card: fewest moves, and among those the first in the order
// of LegalMoves (drives by letter, backward before forward, near before far, then shifts).
//
// A breadth-first search over positions with what has been used of the card, whose moves are whole
// drives and shifts, made in that order: so the first way found is the one wanted. A space of a
// vehicle changes two cells, which bounds from below what is still needed and leaves little to
// search.
#ifndef RUSHKIT_SOLVER_GAME_TURN_SEARCH_H_
#define RUSHKIT_SOLVER_GAME_TURN_SEARCH_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "solver/board/move.h"
#include "solver/game/card_outcomes.h"
#include "solver/game/compact_form.h"
#include "solver/game/position_numbers.h"

namespace rushkit {

// Where a turn is to lead, and what it may use.
struct TurnGoal {
  CompactPosition position;
  bool wins = false;
  CardUse most;                // what the card pays for
  std::optional<CardUse> use;  // what must have been used at the end, if that matters
};

class TurnSearch {
 public:
  // `form` must outlive this.
  explicit TurnSearch(const CompactForm& form) : form_(form) {}

  // The moves of the turn, which there must be. `start` has each vehicle in the byte of its letter.
  std::vector<Move> Find(const CompactPosition& start, Player mover, const TurnGoal& goal);

 private:
  struct Node {
    CompactPosition position;  // with each vehicle in the byte of its letter
    Occupancy occupied;
    uint32_t parent = 0;
    CardUse used;
    int byte = 0;    // of the vehicle that was driven, or kOffsets
    int spaces = 0;  // signed, of the drive
  };

  void Expand(uint32_t parent);
  void Drive(uint32_t parent, int byte, int direction);
  void Shift(uint32_t parent);
  void Reach(const Node& node);
  bool CanLeadOn(const Node& node) const;
  bool IsGoal(const Node& node, const CompactPosition& sorted) const;
  std::vector<Move> MovesTo(const Node& last) const;

  const CompactForm& form_;
  Player mover_ = Player::kGold;
  TurnGoal goal_;
  Occupancy goal_occupied_;
  PositionNumbers seen_;  // positions with what has been used in their last byte
  std::vector<Node> nodes_;
  std::optional<Node> found_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_GAME_TURN_SEARCH_H_
