// Small games of which the exact chance to win can be had by brute force.
#ifndef RUSHKIT_TESTS_JUDGEMENT_TOY_GAMES_H_
#define RUSHKIT_TESTS_JUDGEMENT_TOY_GAMES_H_

#include <array>

#include "solver/base/random.h"
#include "solver/board/position.h"
#include "solver/board/vehicle.h"
#include "solver/game/card_counts.h"
#include "solver/game/information_set.h"
#include "solver/game/play_generator.h"

namespace rushkit::testing {

// Two heroes near their ends and one or two blockers, both hands known to both, and a pile that is
// known as counts. No discards: nothing is shuffled within the turns that are looked at.
struct ToyGame {
  Position position;
  std::array<Hand, 2> hands;  // by player
  CardCounts pile;

  // What Gold sees, who is to move.
  InformationSet View() const;
};
ToyGame RandomToy(Random& random);

// From where to where a chance is known.
struct Bounds {
  double low = 0;
  double high = 1;
};
// Gold's chance to win, over all draws, when Gold plays as well as can be within two turns. The
// lower bound is against the worst that Silver can play, the upper one against the best for Gold:
// where they meet, nothing that Silver knows or guesses matters. Silver wins when it can.
Bounds ExactChance(const ToyGame& toy);

}  // namespace rushkit::testing

#endif  // RUSHKIT_TESTS_JUDGEMENT_TOY_GAMES_H_
