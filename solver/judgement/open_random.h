// The best turns when both hands lie open and what will be drawn is left to chance.
//
// The search goes deeper turn by turn (expectiminimax.h), the turns in the order that the depth
// before gave them. What it says of a turn hangs on what leaves are taken to be worth
// (win_chance.h), so each turn that is named is searched twice more, with every leaf lost and with
// every leaf won, and all plays looked at: the chance lies between the two, whatever leaves are
// worth, and where they meet it is exact.
#ifndef RUSHKIT_SOLVER_JUDGEMENT_OPEN_RANDOM_H_
#define RUSHKIT_SOLVER_JUDGEMENT_OPEN_RANDOM_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/evaluation/setup_tables.h"
#include "solver/game/information_set.h"
#include "solver/judgement/expectiminimax.h"
#include "solver/judgement/judgement.h"
#include "solver/search/limits.h"

namespace rushkit {

struct OpenRandomRequest {
  // Turns of both players that are tried out, from 1 on. Of the turn after them it is known whether
  // it wins: at depth 1 that is the danger.
  int depth = 2;
  ExpectiminimaxSetting search;
  // So many turns are named, if there are so many, each with its own chance.
  size_t named = 5;
  // Legal turns that are named whether they are good or not, as they are written here.
  std::vector<Turn> also = {};
  // Positions that may be expanded to prove one bound of one turn to one depth; 0 for no bounds:
  // `low` and `high` are then 0 and 1, but for what is decided at once.
  uint64_t expanded_for_bounds = 2000;
  // `max_states` are those in the table. Depth 1 is always finished.
  Limits limits;
};

struct OpenRandomJudgement {
  // The bounds of its chances are proven. The danger is 0 or 1.
  Judgement judgement;
  int depth = 0;  // that was finished; 0 where a card wins at once
  std::optional<LimitKind> stopped_by;
};

// Keeps tables of the set-up from one question to the next, which change no answer.
class OpenRandomJudge {
 public:
  // `view` must show the other hand. Whoever is its viewer is to move. What it knows of the order
  // of the pile is used. Fails with FailedPrecondition when a card of the other hand is hidden or
  // the viewer is not to move.
  absl::StatusOr<OpenRandomJudgement> Judge(const InformationSet& view,
                                            const OpenRandomRequest& request);

 private:
  std::unique_ptr<SetupTables> tables_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_JUDGEMENT_OPEN_RANDOM_H_
