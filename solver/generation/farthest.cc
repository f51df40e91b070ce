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

// From `farthest` along a shortest escape until that is no longer than `most`.
Position Approached(Position farthest, int length, int most, Metric metric,
                    const MeasureSettings& settings) {
  if (length <= most) return farthest;
  SolveRequest request;
  request.metric = metric;
  request.goal = settings.goal;
  request.limits = settings.limits;
  const SearchResult result = Solve(farthest, request);
  if (result.status != SearchStatus::kSolved) return farthest;
  Position position = std::move(farthest);
  for (const Move& move : std::get<std::vector<Move>>(result.escape->line)) {
    if (length <= most) break;
    position = position.After(move);
    length -= metric == Metric::kMoves ? 1 : SpacesOf(move);
  }
  return position;
}

}  // namespace

Position FarthestOfCluster(const Position& position, const Wishes& wishes,
                           const MeasureSettings& settings) {
  if (!wishes.moves && !wishes.spaces) return position;
  const Metric metric = wishes.moves ? Metric::kMoves : Metric::kSpaces;
  ExploreRequest request;
  request.metric = metric;
  request.goal = settings.goal;
  request.limits = settings.limits;
  request.limits.max_states = std::min(request.limits.max_states, kLargestCluster);
  const Exploration explored = Explore(position, request);
  if (!explored.farthest) return position;
  const Range& wish = wishes.moves ? *wishes.moves : *wishes.spaces;
  return Approached(explored.farthest->position, explored.farthest->length, wish.high, metric,
                    settings);
}

}  // namespace rushkit
