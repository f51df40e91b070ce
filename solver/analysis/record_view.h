// What a player knew in the middle of a recorded game.
#ifndef RUSHKIT_SOLVER_ANALYSIS_RECORD_VIEW_H_
#define RUSHKIT_SOLVER_ANALYSIS_RECORD_VIEW_H_

#include <cstddef>

#include "absl/status/statusor.h"
#include "solver/analysis/advice.h"
#include "solver/game/game_record.h"
#include "solver/game/information_set.h"

namespace rushkit {

// What whoever is to move after the first `turns` turns of a legal record knows: what he had seen;
// with open hands also the other hand; with the draws known also the order of the pile. Where a
// record does not say all cards, as much as it says. Fails with InvalidArgument when it does not
// say the hand of that player, and with FailedPrecondition when it breaks a rule before.
absl::StatusOr<InformationSet> ViewAfter(const GameRecord& record, size_t turns,
                                         Knowledge knowledge);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_ANALYSIS_RECORD_VIEW_H_
