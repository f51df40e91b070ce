// Who cannot have won within so many turns, by the race alone (race_distance.h).
//
// A race is a sum over the vehicles that must get out of a hero's way, the hero itself, and the
// shifts that it needs. So it bounds the moves of any line of play that ends with that hero gone,
// whoever makes them: what all cards on the way pay for is at least the race. Here cards are looked
// at one by one: which ones a player can have is known, and the other player, who wants to help as
// little as he may, need not spend more than the cheapest use of his cards.
#ifndef RUSHKIT_SOLVER_JUDGEMENT_RACE_EFFORT_H_
#define RUSHKIT_SOLVER_JUDGEMENT_RACE_EFFORT_H_

#include <array>

#include "solver/evaluation/race_distance.h"
#include "solver/game/card.h"
#include "solver/game/card_counts.h"
#include "solver/game/rules.h"

namespace rushkit {

// What cards pay for, in the two units of a Race.
struct RaceEffort {
  int spaces = 0;
  int work = 0;

  void Add(const RaceEffort& more) {
    spaces += more.spaces;
    work += more.work;
  }
  bool IsEnoughFor(const Race& race) const { return race.spaces <= spaces && race.work <= work; }
};

// The cards of which `work` is measured: any choice gives a true bound, and with these no vehicle's
// way counts more than four spaces, and a shift counts two.
inline constexpr CardKinds kEffortKinds = {Card::kMove4, Card::kMoveShift2};

// At most so much is done with the best `turns` of `cards`; with all, if there are fewer.
RaceEffort MostEffort(const CardCounts& cards, int turns);

// At most so much has to be done by who plays `turns` of `cards`, or some others, and would rather
// do nothing. With the hero of such a player out of the way. Nothing is said, and the effort is
// endless, if there are fewer cards.
RaceEffort ForcedEffort(const CardCounts& cards, int turns, SpacesRule rule);

// Whether `card` can be played so that everything stands as it stood, by a player who cannot win
// with it: an even number of spaces can be driven out and back, and where no vehicle can move the
// card does nothing. Of a card with a shift that is not known unless the rule lets it be left out.
constexpr bool CanLeaveAll(Card card, SpacesRule rule) {
  const CardPower power = PowerOf(card);
  if (rule == SpacesRule::kUpTo) return power.spaces > 0;
  return !power.shift && power.spaces > 0 && power.spaces % 2 == 0;
}

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_JUDGEMENT_RACE_EFFORT_H_
