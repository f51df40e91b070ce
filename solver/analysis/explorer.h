// Everything that can be reached from a position, counted exactly.
//
// Breadth-first from the start: how many positions lie at each distance. Then breadth-first from
// every position with the shortest escape there is: since every drive and shift can be taken back,
// that gives the length of the shortest escape of each position. Both by the engines of the solver
// (see ground.h), whose tables are held once.
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
  int threads = 1;                 // more than one change the time, and nothing else
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

  // One of the positions whose shortest escape is longest: on a boxed grid the one whose vehicles,
  // in the order of their letters, stand first. With sides the one whose parts read first, the left
  // one before the others, cell by cell and by what begins there: nothing, upright blockers, lying
  // ones, heroes; seen so that the hero leaves at the right. Then by the offsets, up before down.
  struct Farthest {
    Position position;
    int length = 0;
  };
  std::optional<Farthest> farthest;

  SearchStatistics statistics;  // of both passes
};

// request.hero must stand on `position`.
Exploration Explore(const Position& position, const ExploreRequest& request);

// The first of the two passes alone.
struct Reachable {
  uint64_t positions = 0;              // as Exploration::reachable
  std::vector<uint64_t> depth_counts;  // the same
  // Which limit was met: then only whole distances are counted, and there are more positions.
  std::optional<LimitKind> limit;
};
Reachable CountReachable(const Position& position, const ExploreRequest& request);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_ANALYSIS_EXPLORER_H_
