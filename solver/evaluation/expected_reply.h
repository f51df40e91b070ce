// How far the other player is expected to come with one turn.
#ifndef RUSHKIT_SOLVER_EVALUATION_EXPECTED_REPLY_H_
#define RUSHKIT_SOLVER_EVALUATION_EXPECTED_REPLY_H_

#include "solver/evaluation/nearest_outcomes.h"
#include "solver/game/compact_position.h"
#include "solver/game/information_set.h"

namespace rushkit {

// The spaces of the race (race_distance.h) that the opponent of `view` still has after `position`
// and the best turn for that of all cards that it holds: the mean over all hands that it may have.
// The viewer's opponent has not left. May begin the generator of `nearest` with `position`.
double ExpectedReply(NearestOutcomes& nearest, const InformationSet& view,
                     const CompactPosition& position);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_EVALUATION_EXPECTED_REPLY_H_
