// The slow twin of plans: plain cards, every action in every state, no state remembered.
#ifndef RUSHKIT_TESTS_CALCULATORS_ROADKILL_RIVALS_PLAN_TWIN_H_
#define RUSHKIT_TESTS_CALCULATORS_ROADKILL_RIVALS_PLAN_TWIN_H_

#include <vector>

#include "solver/base/fraction.h"

namespace rushkit::twin {

struct Card {
  char kind = 'a';  // animal, vehicle, or neither: 'a', 'v', 'n'
  int strength = 0;
  int keys = 1;  // 0: it does not stay in the lane
  int points = 0;
  int extra_turns = 0;

  friend bool operator==(const Card&, const Card&) = default;
};

struct Road {
  std::vector<Card> lane;
  std::vector<Card> freeway;
  std::vector<Card> stream;  // comes in this order, then
  std::vector<Card> deck;    // these in any order; then the game is over
  bool only_one_discard = false;
};

// The most points that can be expected within so many turns.
Fraction BestPoints(const Road& road, int turns);

}  // namespace rushkit::twin

#endif  // RUSHKIT_TESTS_CALCULATORS_ROADKILL_RIVALS_PLAN_TWIN_H_
