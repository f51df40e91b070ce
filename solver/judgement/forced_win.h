// Whether a player can force a win: whatever the other one holds and draws, and whatever he draws
// himself.
//
// What he sees is all that he can plan with, and his information set is exactly what tells apart
// the games that may be his: every card that he has not seen may lie in any hidden place. So the
// question is an AND/OR search over information sets: he chooses a turn; then chance and the other
// player together choose his draw, any card that the unseen ones allow, and the reply, with any
// card that the other hand may hold. What it answers holds for the worst that can happen; how
// likely that is plays no part. Reshuffles are followed as the player sees them. The search knows
// neither the turn cap nor repetitions (game_course.h).
#ifndef RUSHKIT_SOLVER_JUDGEMENT_FORCED_WIN_H_
#define RUSHKIT_SOLVER_JUDGEMENT_FORCED_WIN_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "solver/game/information_set.h"
#include "solver/game/turn.h"
#include "solver/search/limits.h"

namespace rushkit {

enum class ForcedWinStatus : uint8_t {
  kForced,   // proven
  kNone,     // proven: every turn meets cards and a reply that leave no win within the turns
  kUnknown,  // a limit was reached
};

struct ForcedWinRequest {
  int turns = 2;                 // of the player who is to win, the winning one included
  bool all_first_turns = false;  // name every first turn that forces a win as soon, not just one
  Limits limits;  // `max_states` counts positions of which the plays of a hand were made
};

struct ForcedWin {
  ForcedWinStatus status = ForcedWinStatus::kUnknown;
  // kForced: within so many own turns, and within fewer no win can be forced. kUnknown: within so
  // many it is proven that none can.
  int turns = 0;
  // kForced: the first turns that do it, at least one. With 1 turn they win at once.
  std::vector<Turn> first_turns;
  std::optional<LimitKind> limit;
  uint64_t expanded = 0;   // positions of which the plays of a hand were made
  uint64_t generated = 0;  // outcomes of cards that were made for that
};

// For the viewer, who is to move.
ForcedWin FindForcedWin(const InformationSet& view, const ForcedWinRequest& request);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_JUDGEMENT_FORCED_WIN_H_
