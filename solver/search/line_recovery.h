// From the positions of an escape, as a search holds them, to moves and turns with letters.
#ifndef RUSHKIT_SOLVER_SEARCH_LINE_RECOVERY_H_
#define RUSHKIT_SOLVER_SEARCH_LINE_RECOVERY_H_

#include <cstddef>
#include <vector>

#include "absl/types/span.h"
#include "solver/board/position.h"
#include "solver/game/rules.h"
#include "solver/game/turn.h"
#include "solver/search/boxed_actions.h"
#include "solver/search/boxed_space.h"
#include "solver/search/card_actions.h"
#include "solver/search/content_space.h"
#include "solver/search/drive_actions.h"

namespace rushkit {

// `path` leads from `start` to the position from which the hero leaves by one more action.

// Single spaces of one vehicle or side in one direction that follow each other are one move.
std::vector<Move> MovesAlong(const Position& start, Player hero, Distance distance,
                             absl::Span<const DriveActions::State> path, ContentSpace& space);

// On a boxed grid: to the position at the goal, and with Goal::kOff the drive over the edge.
std::vector<Move> MovesAlong(const BoxedSpace& space, Distance distance, Goal goal,
                             absl::Span<const BoxedActions::State> path);

// The lines that lead along the path, each with other cards or with another position when the hero
// has left: the first `most` of them, or all. There is at least one.
std::vector<std::vector<Turn>> TurnsAlong(const Position& start, Player hero, SpacesRule rule,
                                          absl::Span<const CardActions::State> path,
                                          CardActions& actions, ContentSpace& space, size_t most);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_LINE_RECOVERY_H_
