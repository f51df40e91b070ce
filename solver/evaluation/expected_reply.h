// How far the other player is expected to come with one turn.
#ifndef RUSHKIT_SOLVER_EVALUATION_EXPECTED_REPLY_H_
#define RUSHKIT_SOLVER_EVALUATION_EXPECTED_REPLY_H_

#include "solver/evaluation/race_distance.h"
#include "solver/game/compact_position.h"
#include "solver/game/information_set.h"
#include "solver/game/play_generator.h"

namespace rushkit {

// The spaces of the race (race_distance.h) that the opponent of `view` still has after `position`
// and the best turn for that of all cards that it holds: the mean over all hands that it may have.
// Begins `plays` with `position`.
double ExpectedReply(PlayGenerator& plays, const RaceDistance& distance, const InformationSet& view,
                     const CompactPosition& position);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_EVALUATION_EXPECTED_REPLY_H_
