#include "solver/generation/farthest.h"

#include <algorithm>
#include <optional>
#include <variant>
#include <vector>

#include "solver/analysis/explorer.h"
#include "solver/board/move.h"
#include "solver/search/solve.h"

namespace rushkit {
namespace {

// All of a cluster together are counted so many times as fast as a search expands.
constexpr uint64_t kCountedAtATime = 100;

// From `farthest` along a shortest escape until that is no longer than `most`.
Farthest Approached(Farthest farthest, int length, int most, Metric metric,
                    const MeasureSettings& settings) {
  if (length <= most) return farthest;
  SolveRequest request;
  request.metric = metric;
  request.goal = settings.goal;
  request.limits = settings.limits;
  const SearchResult result = Solve(farthest.position, request);
  farthest.work += result.statistics.expanded;
  if (result.status != SearchStatus::kSolved) return farthest;
  for (const Move& move : std::get<std::vector<Move>>(result.escape->line)) {
    if (length <= most) break;
    farthest.position = farthest.position.After(move);
    length -= metric == Metric::kMoves ? 1 : SpacesOf(move);
  }
  return farthest;
}

}  // namespace

Farthest FarthestOfCluster(const Position& position, const Wishes& wishes,
                           const MeasureSettings& settings) {
  if (!wishes.moves && !wishes.spaces) return {position};
  const Metric metric = wishes.moves ? Metric::kMoves : Metric::kSpaces;
  ExploreRequest request;
  request.metric = metric;
  request.goal = settings.goal;
  request.limits = settings.limits;
  request.limits.max_states = std::min(request.limits.max_states, kLargestCluster);
  const Exploration explored = Explore(position, request);
  const uint64_t work = explored.reachable / kCountedAtATime;
  if (!explored.farthest) return {position, work};
  const Range& wish = wishes.moves ? *wishes.moves : *wishes.spaces;
  return Approached({explored.farthest->position, work}, explored.farthest->length, wish.high,
                    metric, settings);
}

}  // namespace rushkit
