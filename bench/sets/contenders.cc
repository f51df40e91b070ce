#include "bench/sets/contenders.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <memory>
#include <numeric>

#include "absl/strings/str_cat.h"
#include "bench/textbook/classic_floor.h"
#include "bench/textbook/shift_floor.h"
#include "bench/textbook/textbook.h"
#include "solver/analysis/explorer.h"
#include "solver/search/layered_search.h"
#include "solver/search/picture_library.h"

namespace rushkit::bench {
namespace {

PlainRequest RequestFor(const Task& task, bool count_all) {
  PlainRequest request;
  request.hero = task.request.hero;
  request.count_all = count_all;
  if (task.depth) request.max_depth = *task.depth;
  return request;
}

// Positions within the task's depth, if all of them were counted.
std::optional<uint64_t> CountedIn(const std::vector<uint64_t>& depth_counts, bool is_all,
                                  const Task& task) {
  const size_t wanted =
      task.depth ? static_cast<size_t>(*task.depth) + 1 : std::numeric_limits<size_t>::max();
  if (!is_all && depth_counts.size() < wanted) return std::nullopt;
  const auto end =
      depth_counts.begin() + static_cast<ptrdiff_t>(std::min(wanted, depth_counts.size()));
  return std::accumulate(depth_counts.begin(), end, uint64_t{0});
}

Answer AnswerOf(PlainResult result, const Task& task, bool count_all) {
  Answer answer;
  const bool is_all = result.status != SearchStatus::kLimitReached;
  answer.status = result.status;
  answer.length = result.length;
  if (result.length >= 0) answer.line = std::move(result.line);
  answer.expanded = result.expanded;
  answer.generated = result.generated;
  answer.stored = result.positions();
  answer.bytes = result.bytes;
  if (count_all) answer.counted = CountedIn(result.depth_counts, is_all, task);
  return answer;
}

Answer AnswerOf(SearchResult result) {
  Answer answer;
  answer.status = result.status;
  if (result.status == SearchStatus::kSolved) {
    answer.length = result.escape->length;
    answer.line = std::move(result.escape->line);
  }
  answer.expanded = result.statistics.expanded;
  answer.generated = result.statistics.generated;
  answer.bytes = result.statistics.peak_bytes;
  return answer;
}

}  // namespace

Contender Library(const std::string& name, std::optional<Algorithm> algorithm, bool may_stop) {
  return {name,
          [algorithm](const Task& task) {
            SolveRequest request = task.request;
            request.algorithm = algorithm;
            return AnswerOf(Solve(task.position, request));
          },
          may_stop};
}

Contender LibraryWithPictures() {
  auto pictures = std::make_shared<PictureLibrary>();
  return {"shared pictures",
          [pictures](const Task& task) {
            SolveRequest request = task.request;
            request.library = pictures.get();
            return AnswerOf(Solve(task.position, request));
          },
          false, [pictures] { pictures->Empty(); }};
}

Contender LibraryCount() {
  return {"explorer", [](const Task& task) {
            ExploreRequest request;
            request.hero = task.request.hero;
            request.goal = task.request.goal;
            // There is no limit of distance, but one that the next distance breaks.
            if (task.depth && task.counted) request.limits.max_states = *task.counted;
            const Exploration exploration = Explore(task.position, request);
            Answer answer;
            answer.status = exploration.status;
            answer.expanded = exploration.statistics.expanded;
            answer.generated = exploration.statistics.generated;
            answer.stored = exploration.reachable;
            answer.bytes = exploration.statistics.peak_bytes;
            answer.counted = CountedIn(exploration.depth_counts,
                                       exploration.status != SearchStatus::kLimitReached, task);
            return answer;
          }};
}

Contender LibraryLayers(int threads) {
  return {threads == 1 ? "layers" : absl::StrCat("layers, ", threads, " threads"),
          [threads](const Task& task) {
            const Limits limits;
            const std::function<void(const Progress&)> no_progress;
            Meter meter(limits, no_progress);
            ContentSpace space(task.position.grid(), task.request.hero);
            LayeredSearch search(space, Distance::kAny, meter, threads);
            search.Begin(space.From(task.position));
            search.MakeLayers(task.depth.value_or(std::numeric_limits<int>::max()));
            Answer answer;
            answer.status = SearchStatus::kUnsolvable;
            answer.expanded = meter.statistics().expanded;
            answer.generated = meter.statistics().generated;
            answer.stored = std::accumulate(search.layer_counts().begin(),
                                            search.layer_counts().end(), uint64_t{0});
            answer.bytes = meter.statistics().peak_bytes;
            answer.counted = answer.stored + task.gone;
            return answer;
          }};
}

Contender Textbook(bool count_all, uint64_t most_positions) {
  return {"textbook",
          [=](const Task& task) {
            PlainRequest request = RequestFor(task, count_all);
            request.max_positions = most_positions;
            return AnswerOf(SolveTextbook(task.position, request), task, count_all);
          },
          true};
}

Contender Floor(bool count_all) {
  using Small = ClassicFloor<uint64_t>;
  using Large = ClassicFloor<absl::uint128>;
  return {"floor",
          [small = std::make_shared<Small>(), large = std::make_shared<Large>(),
           shift = std::make_shared<ShiftFloor>(), count_all](const Task& task) {
            PlainRequest request = RequestFor(task, count_all);
            const Grid& grid = task.position.grid();
            if (!grid.has_sides()) {
              const bool is_small = std::max(grid.height(), grid.width()) <= Small::kMostSize;
              request.max_positions = task.request.limits.max_states;
              return AnswerOf(is_small ? small->Solve(task.position, request)
                                       : large->Solve(task.position, request),
                              task, count_all);
            }
            if (!ShiftFloor::Fits(task.position)) return Answer();
            return AnswerOf(shift->Solve(task.position, request), task, count_all);
          },
          true};
}

}  // namespace rushkit::bench
