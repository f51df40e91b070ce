#include "solver/analysis/explorer.h"

#include <cassert>
#include <memory>
#include <numeric>
#include <utility>

#include "solver/analysis/ground.h"
#include "solver/search/meter.h"
#include "solver/search/small_board.h"

namespace rushkit {
namespace {

std::unique_ptr<Ground> GroundOf(const Position& position, const ExploreRequest& request,
                                 Meter& meter) {
  if (position.grid().has_sides()) return GroundWithSides(position, request, meter);
  if (SmallBoard::Fits(position.grid())) return SmallGround(position, request, meter);
  return BoxedGround(position, request, meter);
}

Reachable FromStart(Ground& ground) {
  Ground::Flood flood = ground.FromStart();
  Reachable reachable;
  reachable.positions = std::accumulate(flood.counts.begin(), flood.counts.end(), uint64_t{0});
  reachable.depth_counts = std::move(flood.counts);
  reachable.limit = flood.limit;
  return reachable;
}

// Adds what a flood from the escapes has found, at no limit.
void AddLengths(const Ground& ground, std::vector<uint64_t> counts, bool one_more,
                Exploration& exploration) {
  exploration.status = counts.empty() ? SearchStatus::kUnsolvable : SearchStatus::kSolved;
  if (counts.empty()) return;
  exploration.solved_positions = counts.front();
  if (one_more) counts.insert(counts.begin(), 0);
  exploration.length_counts = std::move(counts);
  const int length = static_cast<int>(exploration.length_counts.size()) - 1;
  exploration.farthest = Exploration::Farthest{ground.Farthest(), length};
}

}  // namespace

Exploration Explore(const Position& position, const ExploreRequest& request) {
  assert(position.FindHero(request.hero) != nullptr);
  Meter meter(request.limits, request.on_progress);
  const std::unique_ptr<Ground> ground = GroundOf(position, request, meter);
  Exploration exploration;
  Reachable reachable = FromStart(*ground);
  exploration.limit = reachable.limit;
  exploration.reachable = reachable.positions;
  exploration.depth_counts = std::move(reachable.depth_counts);
  if (!exploration.limit) {
    Ground::Flood flood = ground->FromEscapes();
    exploration.limit = flood.limit;
    const bool one_more = !position.grid().has_sides() && request.goal == Goal::kOff;
    if (!flood.limit) AddLengths(*ground, std::move(flood.counts), one_more, exploration);
  }
  exploration.statistics = meter.statistics();
  return exploration;
}

Reachable CountReachable(const Position& position, const ExploreRequest& request) {
  assert(position.FindHero(request.hero) != nullptr);
  Meter meter(request.limits, request.on_progress);
  return FromStart(*GroundOf(position, request, meter));
}

}  // namespace rushkit
