// Playing a written line from a position: where it breaks and why, and whether it escapes.
#ifndef RUSHKIT_SOLVER_ANALYSIS_REPLAY_H_
#define RUSHKIT_SOLVER_ANALYSIS_REPLAY_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/types/span.h"
#include "solver/board/goal.h"
#include "solver/board/move.h"
#include "solver/board/position.h"
#include "solver/game/rules.h"
#include "solver/game/turn.h"
#include "solver/search/result.h"
#include "solver/search/solve.h"

namespace rushkit {

// The first move or turn that is not legal.
struct Breach {
  int number = 1;  // counted from 1
  std::string reason;
};

struct Replay {
  std::vector<Position> positions;  // the start, then one after each legal move or turn
  int spaces = 0;                   // spaces driven and rows shifted in legal moves and turns
  bool escapes = false;  // whether the hero has left, or is at the goal of a boxed grid, at the end
  std::optional<Breach> breach;  // nothing when the whole line is legal

  bool is_legal() const { return !breach.has_value(); }
  // Legal moves, or turns: what the metrics `moves` and `turns` count.
  int length() const { return static_cast<int>(positions.size()) - 1; }
};

// `hero` must stand on `position`. A move after the hero has left is a breach. On a boxed grid the
// end may be at the goal, or not; with Goal::kOff the last move is the drive of one space over the
// edge.
Replay ReplayMoves(const Position& position, Player hero, absl::Span<const Move> moves,
                   Goal goal = Goal::kEdge);

// Each card must be of a kind that the deck holds or, where `supply` has a hand, be in the hand,
// which draws the next card of `supply.draws` after each turn.
Replay ReplayTurns(const Position& position, Player hero, absl::Span<const Turn> turns,
                   SpacesRule rule, const CardSupply& supply);

// The same for the escape of a search, whichever it holds.
Replay ReplayLine(const Position& position, const SolveRequest& request, const Line& line);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_ANALYSIS_REPLAY_H_
