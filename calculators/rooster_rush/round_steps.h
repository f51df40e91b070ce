// The steps of a round, each under its heading: they read what was done and write the sheets. Only
// RefereeRound uses them, in this order.
#ifndef RUSHKIT_CALCULATORS_ROOSTER_RUSH_ROUND_STEPS_H_
#define RUSHKIT_CALCULATORS_ROOSTER_RUSH_ROUND_STEPS_H_

#include "calculators/rooster_rush/round.h"

namespace rushkit::rooster {

struct RoundInProgress {
  absl::Span<const Player> before;
  const Round& round;
  const Rules& rules;
  RoundResult result;
};

void PlaceRoadCards(RoundInProgress& now);
void ReceiveVehicleChips(RoundInProgress& now);
// False when no spin counts.
bool SpinVehicleChips(RoundInProgress& now);
void SecureAndScore(RoundInProgress& now);
void PrepareForNextRound(RoundInProgress& now);

}  // namespace rushkit::rooster

#endif  // RUSHKIT_CALCULATORS_ROOSTER_RUSH_ROUND_STEPS_H_
