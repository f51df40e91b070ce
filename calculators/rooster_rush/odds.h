// What to expect before the chips have stopped: exact chances over all ways in which they can.
//
// A card is safe when none of its vehicles is up, and the button pays when no card is safe. Chips
// stop independently of each other, so a chance is the sum over at most 2^4 outcomes.
#ifndef RUSHKIT_CALCULATORS_ROOSTER_RUSH_ODDS_H_
#define RUSHKIT_CALCULATORS_ROOSTER_RUSH_ODDS_H_

#include <vector>

#include "calculators/rooster_rush/card.h"
#include "calculators/rooster_rush/end.h"
#include "calculators/rooster_rush/round.h"
#include "calculators/score_sheet/score_sheet.h"
#include "solver/base/fraction.h"

namespace rushkit::rooster {

struct ChipChance {
  Vehicle vehicle;
  Fraction up;            // the chance of the vehicle side, from 0 to 1
  bool is_known = false;  // it has stopped, or somebody has measured it
};

struct OddsQuestion {
  std::vector<RoadCard> cards;
  std::vector<ChipChance> chips;  // exactly those in play
  int points = 0;                 // of the player who asks
  Tickets tickets;
};

struct CardOdds {
  Fraction safe;
  Fraction expected_points;
};

// What one choice leads to, when nobody else presses it first.
struct ChoiceOdds {
  Choice choice;
  Fraction stays;             // the chance to be in the game after the round
  Fraction expected_tickets;  // after the round
  Fraction counting_points;   // expected after the round, nothing where the player drops out
};

struct Odds {
  std::vector<CardOdds> cards;
  Fraction button_pays;
  std::vector<ChoiceOdds> choices;  // the cards, the button, nothing
  // By number in `choices`. Ties go to fewer expected tickets, or to more points, and then to the
  // first.
  size_t best_for_points = 0;   // most counting points
  size_t best_for_staying = 0;  // surest to stay, then fewest expected tickets
  ScoreSheet sheet;
};

Odds OddsOf(const OddsQuestion& question);

}  // namespace rushkit::rooster

#endif  // RUSHKIT_CALCULATORS_ROOSTER_RUSH_ODDS_H_
