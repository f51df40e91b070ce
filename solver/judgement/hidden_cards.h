// One way in which the cards may lie that a player does not see, and how they go on from there.
#ifndef RUSHKIT_SOLVER_JUDGEMENT_HIDDEN_CARDS_H_
#define RUSHKIT_SOLVER_JUDGEMENT_HIDDEN_CARDS_H_

#include <array>
#include <cstddef>
#include <vector>

#include "solver/base/random.h"
#include "solver/board/vehicle.h"
#include "solver/game/card.h"
#include "solver/game/card_counts.h"
#include "solver/game/card_kinds.h"
#include "solver/game/information_set.h"

namespace rushkit {

class HiddenCards {
 public:
  // Any of the ways that agree with `view` and in which the other player holds no card of the kinds
  // `without`, each equally likely: the hidden cards of that hand are drawn without replacement
  // from those unseen ones, and all that is left is the pile in any order. There must be such a
  // way.
  static HiddenCards Draw(const InformationSet& view, CardKinds without, Random& random);

  const Hand& HandOf(Player player) const { return hands_[Index(player)]; }
  // What `player` does not see: the other hand and the pile.
  CardCounts UnseenBy(Player player) const;

  // `player` plays `card` and draws. After the last card of the pile the discards are shuffled into
  // a new one: booklet, "Steps to Play".
  void Play(Player player, Card card, Random& random);

 private:
  static size_t Index(Player player) { return static_cast<size_t>(player); }

  std::array<Hand, 2> hands_;  // by player
  std::vector<Card> pile_;
  size_t next_ = 0;  // in the pile
  CardCounts pile_counts_;
  CardCounts discards_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_JUDGEMENT_HIDDEN_CARDS_H_
