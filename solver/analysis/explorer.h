// Everything that can be reached from a position, counted exactly.
//
// Two passes. Forward, breadth-first from the start: how many positions lie at each distance.
// Backward, breadth-first from every position with an escape: since every drive and shift can be
// taken back, that gives the length of the shortest escape of each position.
#ifndef RUSHKIT_SOLVER_ANALYSIS_EXPLORER_H_
#define RUSHKIT_SOLVER_ANALYSIS_EXPLORER_H_

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "solver/board/goal.h"
#include "solver/board/position.h"
#include "solver/search/limits.h"
#include "solver/search/result.h"

namespace rushkit {

struct ExploreRequest {
  Player hero = Player::kGold;
  Metric metric = Metric::kMoves;  // of both distances; moves or spaces
  Goal goal = Goal::kEdge;         // on a boxed grid
  Limits limits;
  std::function<void(const Progress&)> on_progress;  // may be empty
};

struct Exploration {
  // kSolved: all is counted, and every position has an escape. kUnsolvable: all is counted, and
  // none has one. kLimitReached: only whole distances are counted, and no lengths.
  SearchStatus status = SearchStatus::kLimitReached;
  std::optional<LimitKind> limit;

  // Different positions, the start included; equal vehicles are interchangeable. With sides, a
  // position whose hero has left counts, and nothing is reached from it. Of a boxed grid a hero is
  // never off.
  uint64_t reachable = 0;
  std::vector<uint64_t> depth_counts;  // by distance from the start
  // With sides: those whose hero has left. On a boxed grid: those at the goal (with Goal::kOff, one
  // space away from it).
  uint64_t solved_positions = 0;
  std::vector<uint64_t> length_counts;  // by length of the shortest escape; empty when none has one

  // One of the positions whose shortest escape is longest.
  struct Farthest {
    Position position;
    int length = 0;
  };
  std::optional<Farthest> farthest;

  SearchStatistics statistics;
};

// request.hero must stand on `position`.
Exploration Explore(const Position& position, const ExploreRequest& request);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_ANALYSIS_EXPLORER_H_
