#include "solver/search/solve_drives.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "absl/types/span.h"
#include "solver/base/worker.h"
#include "solver/search/content_space.h"
#include "solver/search/distance.h"
#include "solver/search/drive_actions.h"
#include "solver/search/hunt.h"
#include "solver/search/layered_search.h"
#include "solver/search/line_recovery.h"
#include "solver/search/way_out.h"

namespace rushkit {
namespace {

// A proof of the length without a heuristic, and then a way of that length.
SearchResult SolveInLayers(const Position& position, const Hunt<DriveActions>& hunt) {
  const SolveRequest& request = hunt.request;
  SearchResult result;
  result.algorithm = Algorithm::kBreadthFirst;
  {
    // Pictures of its own: how far its threads get beyond a limit must not show in what follows.
    ContentSpace space(position.grid(), request.hero, request.sides);
    const Limits limits = ForProof(request.limits);
    Meter meter(limits, request.on_progress);
    LayeredSearch search(space, DistanceOf(request.metric), meter, request.threads);
    const LayeredSearch::Outcome outcome = search.Run(space.From(position));
    result.status = outcome.status;
    result.lower_bound = outcome.length;
    result.limit = outcome.limit;
    result.statistics = meter.statistics();
  }
  if (result.status != SearchStatus::kSolved) return FinishOpen(hunt, std::move(result));
  SearchResult way = Prove(hunt, Algorithm::kAStar);
  assert(way.status != SearchStatus::kUnsolvable);
  assert(way.status != SearchStatus::kSolved || way.escape->length == result.lower_bound);
  AddStatistics(way.statistics, result.statistics);
  if (way.status == SearchStatus::kLimitReached) {
    result.status = way.status;
    result.limit = way.limit;
  }
  result.escape = std::move(way.escape);
  return FinishOpen(hunt, std::move(result));
}

// A* and the layered search side by side.
class Race {
 public:
  Race(const Position& position, const Hunt<DriveActions>& hunt)
      : position_(position),
        hunt_(hunt),
        limits_(ForProof(hunt.request.limits)),
        star_limits_(limits_),
        star_meter_(star_limits_, hunt.request.on_progress, hunt.request.library),
        bound_(hunt.make_bound()),
        star_(std::make_unique<Star>(hunt.actions, *bound_, star_meter_)) {}

  SearchResult Run() {
    star_->Begin(hunt_.start);
    if (const auto outcome = star_->Continue(false, kStepsAlone)) return Finish(*outcome);
    StartFlood();
    for (;;) {
      const bool is_shared = flood_ != nullptr;
      const Round round =
          is_shared ? RunBoth() : Round{star_->Continue(false, kNoEnd), std::nullopt};
      NotePeak();
      if (round.flood) {
        if (round.flood->status == SearchStatus::kUnsolvable && !IsSolved(round)) {
          return FinishFlood();
        }
        if (IsOver(round.flood->limit) && !IsSolved(round)) {
          return Finish({SearchStatus::kLimitReached, flood_bound_, round.flood->limit});
        }
        DropFlood();
      }
      if (!round.star) continue;
      const bool is_full = is_shared && round.star->status == SearchStatus::kLimitReached &&
                           !IsOver(round.star->limit);
      if (!is_full) return Finish(*round.star);
      DropFlood();  // what it held is for A* now
    }
  }

 private:
  using Star = BestFirstSearch<DriveActions>;
  struct Round {
    std::optional<Star::Outcome> star;
    std::optional<LayeredSearch::Outcome> flood;
  };
  // The layered search, with pictures of its own.
  struct Flood {
    Flood(const Position& position, const SolveRequest& request, const Limits& its_limits)
        : limits(its_limits),
          space(position.grid(), request.hero, request.sides),
          meter(limits, no_progress),
          search(space, DistanceOf(request.metric), meter) {
      search.Begin(space.From(position));
    }
    const std::function<void(const Progress&)> no_progress;
    const Limits limits;
    ContentSpace space;
    Meter meter;
    LayeredSearch search;
    std::optional<LayeredSearch::Outcome> outcome;  // of its last steps
  };

  // A* is through with most positions that have an escape before the first one, and each step of it
  // takes several times as long as one of the layered search. Where A* expands contents at a few
  // offset pairs the end of everything is far, and the layered search gets less.
  static constexpr uint64_t kStepsAlone = 4096;
  static constexpr uint64_t kStarSteps = 1024;
  static constexpr uint64_t kFloodSteps = 4096;
  static constexpr uint64_t kFloodStepsFar = 64;
  static constexpr uint64_t kManyPairs = 3;  // a content
  static constexpr uint64_t kNoEnd = std::numeric_limits<uint64_t>::max();

  // Nothing that more memory for the other one would help.
  static bool IsOver(const std::optional<LimitKind>& limit) {
    return limit == LimitKind::kTime || limit == LimitKind::kInterrupt;
  }
  static bool IsSolved(const Round& round) {
    return round.star && round.star->status != SearchStatus::kLimitReached;
  }

  // Half of what is left for each.
  void StartFlood() {
    Limits half = limits_;
    half.max_bytes /= 2;
    half.max_states /= 2;
    star_limits_.max_bytes = half.max_bytes;
    star_limits_.max_states = half.max_states;
    flood_ = std::make_unique<Flood>(position_, hunt_.request, half);
  }

  void DropFlood() {
    if (!flood_) return;
    flood_bound_ = std::max(flood_bound_, flood_->search.lower_bound());
    AddStatistics(flood_->meter.statistics(), dropped_);
    flood_.reset();
    star_limits_.max_bytes = limits_.max_bytes;
    star_limits_.max_states = limits_.max_states;
  }

  Round RunBoth() {
    Round round;
    star_steps_ += kStarSteps;
    const bool is_far = star_meter_.statistics().expanded < kManyPairs * star_steps_;
    const uint64_t steps = is_far ? kFloodStepsFar : kFloodSteps;
    const auto flood = [this, steps] { flood_->outcome = flood_->search.Continue(steps); };
    if (hunt_.request.threads > 1) {
      if (!worker_) worker_.emplace();
      worker_->Begin(flood);
      round.star = star_->Continue(false, kStarSteps);
      worker_->Wait();
    } else {
      flood();
      round.star = star_->Continue(false, kStarSteps);
    }
    round.flood = flood_->outcome;
    flood_bound_ = flood_->search.lower_bound();
    star_->RaiseBound(flood_bound_);
    return round;
  }

  void NotePeak() {
    if (flood_) peak_ = std::max<uint64_t>(peak_, star_->bytes() + flood_->search.bytes());
  }

  SearchResult FinishFlood() {
    SearchResult result;
    result.status = SearchStatus::kUnsolvable;
    result.algorithm = Algorithm::kBreadthFirst;
    AddAllStatistics(result);
    return result;
  }

  SearchResult Finish(const Star::Outcome& outcome) {
    SearchResult result;
    result.status = outcome.status;
    result.algorithm = Algorithm::kAStar;
    result.lower_bound = outcome.lower_bound;
    result.limit = outcome.limit;
    if (outcome.status == SearchStatus::kLimitReached) {
      result.lower_bound = std::max(result.lower_bound, flood_bound_);
    }
    result.escape = hunt_.EscapeAlong(star_->Path());
    AddAllStatistics(result);
    star_.reset();  // what it held is for a look for some escape
    bound_.reset();
    return FinishOpen(hunt_, std::move(result));
  }

  void AddAllStatistics(SearchResult& result) {
    DropFlood();
    result.statistics = star_meter_.statistics();
    AddStatistics(dropped_, result.statistics);
    result.statistics.peak_bytes = std::max(result.statistics.peak_bytes, peak_);
  }

  const Position& position_;
  const Hunt<DriveActions>& hunt_;
  const Limits limits_;
  Limits star_limits_;
  Meter star_meter_;
  std::unique_ptr<Hunt<DriveActions>::Bound> bound_;
  std::unique_ptr<Star> star_;
  std::unique_ptr<Flood> flood_;
  SearchStatistics dropped_;  // of a layered search that is gone
  uint64_t star_steps_ = kStepsAlone;
  int flood_bound_ = 0;
  uint64_t peak_ = 0;
  std::optional<Worker> worker_;  // the last member: it stops before the others go
};

}  // namespace

SearchResult SolveByDrives(const Position& position, const SolveRequest& request) {
  const Distance distance = DistanceOf(request.metric);
  ContentSpace space(position.grid(), request.hero, request.sides);
  DriveActions actions(space, distance);
  const Contents start = space.From(position);
  const Hunt<DriveActions> hunt{
      actions,
      {{start.content}, start.offsets},
      request,
      [&] { return std::make_unique<WayOut>(space, distance, request.library); },
      [&](absl::Span<const DriveActions::State> path, size_t) -> std::vector<Line> {
        return {MovesAlong(position, request.hero, distance, path, space)};
      }};
  if (WantsAll(request) || request.algorithm == Algorithm::kAStar) return Search(hunt);
  if (request.algorithm == Algorithm::kBreadthFirst) return SolveInLayers(position, hunt);
  return Race(position, hunt).Run();
}

}  // namespace rushkit
