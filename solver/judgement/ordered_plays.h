// All outcomes of the cards of a hand, the most promising first, sorted only as far as they are
// looked at.
#ifndef RUSHKIT_SOLVER_JUDGEMENT_ORDERED_PLAYS_H_
#define RUSHKIT_SOLVER_JUDGEMENT_ORDERED_PLAYS_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/evaluation/setup_tables.h"
#include "solver/game/card.h"
#include "solver/game/card_counts.h"
#include "solver/game/compact_position.h"

namespace rushkit {

// A card and what it leaves.
struct OpenPlay {
  int lead = 0;  // of the other player, who is to move then: see win_chance.h
  uint32_t number = 0;
  Card card = Card::kMove1;
  CompactPosition position;
};

class OrderedPlays {
 public:
  // Those of `mover`, none of whose cards wins. Most questions are asked again with another draw of
  // the other player in between, and then this has nothing to do. Whether it had.
  bool Fill(SetupTables& tables, const CompactPosition& position, Player mover, const Hand& hand);

  size_t size() const { return plays_.size(); }
  // The one that stands at `place`, from 0 on, when they are sorted by lead, and by card and
  // outcome where leads are equal.
  const OpenPlay& At(size_t place);

 private:
  // A heap, but for the best ones, which stand at the end in falling order.
  std::vector<OpenPlay> plays_;
  size_t sorted_ = 0;
  CompactPosition position_;
  Player mover_ = Player::kGold;
  Hand hand_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_JUDGEMENT_ORDERED_PLAYS_H_
