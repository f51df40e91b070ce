// Solve() on boxed grids that fit the search on lines: against slow searches, under limits, and
// again.
#include "solver/search/solve_boxed.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <tuple>
#include <vector>

#include "solver/analysis/explorer.h"
#include "solver/base/random.h"
#include "solver/search/boxed_relaxation.h"
#include "solver/search/small_board_search.h"
#include "tests/catch.h"
#include "tests/search/small_boards.h"
#include "tests/support/positions.h"
#include "tests/twin/territory.h"

namespace rushkit {
namespace {

using testing::PositionOf;
using testing::ReplayedLength;

// 2 332 positions; 60 moves, 103 spaces.
const char kHard[] = "IBBx../I..LDD/JAAL../J.KEEM/FFK..M/GGHHHM";
// The second of the 40 cards, 22 139 positions: 8 moves, 14 spaces.
const char kOpen[] = "B..FFF/B..G.K/AA.GHK/CCC.HK/..E.II/DDEJJ.";
// 23 065 positions, no escape, but not at first sight; no places are merged.
const char kWide[] = "..JJ../.FFG../AA.GCB/.I.GCB/HID.CB/HIDEE.";
constexpr uint64_t kWidePositions = 23'065;
SolveRequest RequestFor(Distance distance, Goal goal, std::optional<Algorithm> algorithm = {}) {
  SolveRequest request;
  request.metric = testing::MetricOf(distance);
  request.goal = goal;
  request.algorithm = algorithm;
  return request;
}

// Positions that the search on lines looks at, whatever the relaxation says.
uint64_t ExpandedBySearch(const Position& start, Distance distance) {
  const Limits limits;
  const std::function<void(const Progress&)> on_progress;
  Meter meter(limits, on_progress);
  SmallBoardArena arena;
  const SmallBoard board(start, RelaxedRanges(start), distance, Goal::kEdge);
  SmallBoardSearch(board, meter, arena).Run();
  return meter.statistics().expanded;
}

// By the slow twin, which knows nothing of lines; nothing where that would take long.
std::optional<int> LengthByTwin(const std::string& code, const testing::Walk& walk,
                                Distance distance, Goal goal) {
  if (walk.positions.size() > 150) return std::nullopt;
  const auto shortest = twin::AllShortest(
      code, 'A', distance == Distance::kAny ? twin::Unit::kMoves : twin::Unit::kSpaces,
      goal == Goal::kEdge    ? twin::Aim::kEdge
      : goal == Goal::kClear ? twin::Aim::kClear
                             : twin::Aim::kOff);
  if (shortest.empty()) return -1;
  return static_cast<int>(shortest.front().size()) + (goal == Goal::kOff ? 1 : 0);
}

// How often something happened that makes the test worth while.
struct Seen {
  int solved = 0;
  int unsolvable = 0;
  int by_twin = 0;
  int merged = 0;         // nowhere to go, and the search looked at fewer positions than there are
  int merged_starts = 0;  // solved from a place that another one stands for
};

void CheckAnswers(const Position& start, Distance distance, Goal goal, int length) {
  for (const std::optional<Algorithm> algorithm :
       {std::optional<Algorithm>(), std::optional(Algorithm::kBreadthFirst),
        std::optional(Algorithm::kAStar)}) {
    const SolveRequest request = RequestFor(distance, goal, algorithm);
    const SearchResult result = Solve(start, request);
    CHECK(result.algorithm == algorithm.value_or(Algorithm::kBreadthFirst));
    REQUIRE(!result.limit.has_value());
    if (length < 0) {
      REQUIRE(result.status == SearchStatus::kUnsolvable);
      REQUIRE(!result.escape.has_value());
      continue;
    }
    REQUIRE(result.status == SearchStatus::kSolved);
    REQUIRE(result.lower_bound == length);
    REQUIRE(result.escape->length == length);
    REQUIRE(ReplayedLength(start, request, *result.escape) == length);
  }
}

void CheckBoard(const std::string& code, Distance distance, Seen& seen) {
  const Position start = PositionOf(code);
  const BoxedSpace space(start);
  const testing::Walk walk = testing::WalkFrom(space, space.From(start), distance, 4'000);
  if (!walk.is_whole) return;
  const Ranges ranges = RelaxedRanges(start);
  const bool is_merged_start = SmallBoard(start, ranges, Distance::kAny, Goal::kEdge).start() !=
                               SmallBoard(start, ranges, Distance::kOneSpace, Goal::kEdge).start();
  for (const Goal goal : testing::kGoals) {
    INFO("goal " << static_cast<int>(goal));
    const int length = LengthIn(walk, space, goal);
    CheckAnswers(start, distance, goal, length);
    if (const std::optional<int> by_twin = LengthByTwin(code, walk, distance, goal)) {
      CHECK(*by_twin == length);
      ++seen.by_twin;
    }
    ++(length < 0 ? seen.unsolvable : seen.solved);
    if (length > 0 && distance == Distance::kAny && is_merged_start) ++seen.merged_starts;
    if (length >= 0) continue;
    ExploreRequest request;
    request.metric = testing::MetricOf(distance);
    request.goal = goal;
    const Exploration territory = Explore(start, request);
    CHECK(territory.status == SearchStatus::kUnsolvable);
    if (goal != Goal::kEdge) continue;
    const uint64_t expanded = ExpandedBySearch(start, distance);
    CHECK(expanded <= territory.reachable);
    if (distance == Distance::kOneSpace) CHECK(expanded == territory.reachable);
    if (expanded < territory.reachable) ++seen.merged;
  }
}

TEST_CASE("On random small boards every search finds the same lengths and proofs as slow ones") {
  Random random(52);
  Seen seen;
  for (int i = 0; i < testing::BoardsOf(1'000); ++i) {
    const std::string code = testing::RandomSmallCode(random);
    for (const Distance distance : testing::kDistances) {
      INFO(code << " distance " << static_cast<int>(distance));
      CheckBoard(code, distance, seen);
    }
  }
  CHECK(seen.solved > testing::BoardsOf(2'000));
  CHECK(seen.unsolvable > testing::BoardsOf(600));
  CHECK(seen.by_twin > testing::BoardsOf(3'000));
  CHECK(seen.merged > testing::BoardsOf(100));
  CHECK(seen.merged_starts > testing::BoardsOf(300));
}

using Counts = std::tuple<SearchStatus, int, uint64_t, uint64_t, uint64_t>;

Counts CountsOf(const SearchResult& result) {
  return {result.status, result.lower_bound, result.statistics.expanded,
          result.statistics.generated, result.statistics.peak_bytes};
}

// What is counted on boards of all sizes, one after the other.
std::vector<Counts> CountsOfAll(const std::vector<std::string>& codes) {
  std::vector<Counts> counts;
  for (const std::string& code : codes) {
    for (const Distance distance : testing::kDistances) {
      counts.push_back(CountsOf(Solve(PositionOf(code), RequestFor(distance, Goal::kEdge))));
    }
  }
  return counts;
}

TEST_CASE("Statistics are the same in every call and in every thread, whatever came before") {
  const std::vector<std::string> small_first = {"AA../..../..../BB..", kHard, kWide};
  const std::vector<std::string> large_first = {kWide, kHard, "AA../..../..../BB.."};
  std::vector<Counts> in_thread;
  std::thread([&] { in_thread = CountsOfAll(small_first); }).join();
  std::vector<Counts> reversed;
  std::thread([&] { reversed = CountsOfAll(large_first); }).join();
  CHECK(CountsOfAll(small_first) == in_thread);
  CHECK(CountsOfAll(small_first) == in_thread);
  std::multiset<Counts> all(in_thread.begin(), in_thread.end());
  CHECK(std::multiset<Counts>(reversed.begin(), reversed.end()) == all);
  // Not every table was large enough at once.
  CHECK(std::get<4>(in_thread.back()) > std::get<4>(in_thread.front()));
}

TEST_CASE("The bound at a limit is the one of each goal") {
  for (const Distance distance : testing::kDistances) {
    for (const Goal goal : testing::kGoals) {
      SolveRequest request = RequestFor(distance, goal);
      const int length = Solve(PositionOf(kHard), request).escape->length;
      int highest = 0;
      for (uint64_t most = 0; most < 2'500; most += 50) {
        request.limits.max_states = most;
        const SearchResult result = Solve(PositionOf(kHard), request);
        REQUIRE(result.lower_bound <= length);
        REQUIRE(result.lower_bound >= (goal == Goal::kClear ? 0 : goal == Goal::kEdge ? 1 : 2));
        highest = std::max(highest, result.lower_bound);
      }
      CHECK(highest == length);
    }
  }
}

TEST_CASE("A look for some escape behind a limit finds a legal one, not always the shortest") {
  int longer = 0;
  for (const Distance distance : testing::kDistances) {
    SolveRequest request = RequestFor(distance, Goal::kEdge);
    const Position start = PositionOf(kOpen);
    const int length = Solve(start, request).escape->length;
    for (uint64_t most = 30; most < 20'000; most += most / 4) {
      INFO(most);
      request.limits.max_states = most;
      const SearchResult result = Solve(start, request);
      CHECK(result.lower_bound <= length);
      if (result.status == SearchStatus::kLimitReached) CHECK(result.limit == LimitKind::kStates);
      if (!result.escape) continue;
      CHECK(result.escape->length >= length);
      CHECK(ReplayedLength(start, request, *result.escape) == result.escape->length);
      if (result.status == SearchStatus::kSolved) CHECK(result.escape->length == length);
      if (result.escape->length > result.lower_bound) ++longer;
    }
  }
  CHECK(longer > 0);
}

TEST_CASE("A limit that is not reached changes nothing") {
  for (const Distance distance : testing::kDistances) {
    SolveRequest request = RequestFor(distance, Goal::kEdge);
    const Counts free = CountsOf(Solve(PositionOf(kWide), request));
    request.limits.max_states = kWidePositions;
    request.limits.max_bytes = std::get<4>(free);
    request.limits.deadline = std::chrono::steady_clock::now() + std::chrono::hours(1);
    CHECK(CountsOf(Solve(PositionOf(kWide), request)) == free);
  }
}

TEST_CASE("A search that is interrupted before it starts has proved what the start shows") {
  for (const Distance distance : testing::kDistances) {
    const std::atomic<bool> at_once = true;
    SolveRequest request = RequestFor(distance, Goal::kEdge);
    request.limits.interrupt = &at_once;
    const SearchResult result = Solve(PositionOf(kHard), request);
    CHECK(result.status == SearchStatus::kLimitReached);
    CHECK(result.limit == LimitKind::kInterrupt);
    CHECK(result.lower_bound == 1);
    CHECK(!result.escape.has_value());
  }
}

TEST_CASE("A search whose time is over has proved what it has") {
  for (const Distance distance : testing::kDistances) {
    SolveRequest request = RequestFor(distance, Goal::kEdge);
    request.limits.deadline = std::chrono::steady_clock::now() - std::chrono::seconds(1);
    const SearchResult result = Solve(PositionOf(kHard), request);
    CHECK(result.status == SearchStatus::kLimitReached);
    CHECK(result.limit == LimitKind::kTime);
    CHECK(result.lower_bound == 1);
  }
}

}  // namespace
}  // namespace rushkit
