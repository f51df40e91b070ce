// Solve() on boxed grids beyond 6 x 6: against slow searches, under limits, and by which search.
#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "solver/base/random.h"
#include "solver/search/solve.h"
#include "solver/search/solve_boxed.h"
#include "tests/catch.h"
#include "tests/search/small_boards.h"
#include "tests/support/positions.h"
#include "tests/support/random_boxed.h"
#include "tests/twin/territory.h"

namespace rushkit {
namespace {

using testing::PositionOf;
using testing::ReplayedLength;

// 11 moves, 27 spaces.
const char kHard[] = "...C.HD./AAGC.HD./..GC.H../LJJC.MMM/LOFF.B../LO..IB../.KK.IBE./.NNN..E.";

SolveRequest RequestFor(Distance distance, Goal goal, std::optional<Algorithm> algorithm = {}) {
  SolveRequest request;
  request.metric = testing::MetricOf(distance);
  request.goal = goal;
  request.algorithm = algorithm;
  return request;
}

// More than six rows or columns, up to 12, not always as many, with walls here and there.
std::string RandomLargeCode(Random& random) {
  for (;;) {
    testing::BoxedKind kind = testing::RandomBoxedKind(random, 12);
    kind.longest = 6;
    kind.walls = static_cast<int>(random.Below(4)) * kind.height * kind.width / 12;
    if (random.Below(3) != 0) kind.vehicles = 3 + static_cast<int>(random.Below(12));
    std::string code = testing::RandomBoxedCode(random, kind);
    if (kind.height > 6 || kind.width > 6) return code;
  }
}

void CheckAnswers(const Position& start, Distance distance, Goal goal, int length) {
  for (const std::optional<Algorithm> algorithm :
       {std::optional<Algorithm>(), std::optional(Algorithm::kBreadthFirst),
        std::optional(Algorithm::kAStar)}) {
    const SolveRequest request = RequestFor(distance, goal, algorithm);
    const SearchResult result = Solve(start, request);
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

// By the slow twin, which knows nothing of lines; nothing where that would take long.
std::optional<int> LengthByTwin(const std::string& code, const testing::Walk& walk,
                                Distance distance, Goal goal) {
  if (walk.positions.size() > 100) return std::nullopt;
  const auto shortest = twin::AllShortest(
      code, 'A', distance == Distance::kAny ? twin::Unit::kMoves : twin::Unit::kSpaces,
      goal == Goal::kEdge    ? twin::Aim::kEdge
      : goal == Goal::kClear ? twin::Aim::kClear
                             : twin::Aim::kOff);
  if (shortest.empty()) return -1;
  return static_cast<int>(shortest.front().size()) + (goal == Goal::kOff ? 1 : 0);
}

TEST_CASE("On random large boards every search finds the same lengths and proofs as slow ones") {
  Random random(71);
  int solved = 0;
  int unsolvable = 0;
  int by_twin = 0;
  for (int i = 0; i < testing::BoardsOf(600); ++i) {
    const std::string code = RandomLargeCode(random);
    for (const Distance distance : testing::kDistances) {
      INFO(code << " distance " << static_cast<int>(distance));
      const Position start = PositionOf(code);
      const BoxedSpace space(start);
      const testing::Walk walk = testing::WalkFrom(space, space.From(start), distance, 3'000);
      for (const Goal goal : testing::kGoals) {
        INFO("goal " << static_cast<int>(goal));
        const int length = LengthIn(walk, space, goal);
        // Positions come by their distance, so the first at the goal is the nearest.
        if (length < 0 && !walk.is_whole) continue;
        CheckAnswers(start, distance, goal, length);
        ++(length < 0 ? unsolvable : solved);
        if (!walk.is_whole) continue;
        const std::optional<int> twin = LengthByTwin(code, walk, distance, goal);
        if (!twin) continue;
        CHECK(*twin == length);
        ++by_twin;
      }
    }
  }
  CHECK(solved > testing::BoardsOf(1'000));
  CHECK(unsolvable > testing::BoardsOf(500));
  CHECK(by_twin > testing::BoardsOf(200));
}

TEST_CASE("A large board goes through the search on lines, whose sleeping lines make less") {
  const Position start = PositionOf(kHard);
  const auto statistics = [&](std::optional<Algorithm> algorithm) {
    const SearchResult result = Solve(start, RequestFor(Distance::kAny, Goal::kEdge, algorithm));
    CHECK(result.status == SearchStatus::kSolved);
    CHECK(result.algorithm == algorithm.value_or(Algorithm::kAStar));
    CHECK(result.escape->length == 11);
    return result.statistics;
  };
  const SearchStatistics lines = statistics(std::nullopt);
  const SearchStatistics general = statistics(Algorithm::kAStar);
  const SearchStatistics blind = statistics(Algorithm::kBreadthFirst);
  // Each position makes 19 others; of those nine are not asleep.
  CHECK(lines.generated < 10 * lines.expanded);
  CHECK(general.generated > 15 * general.expanded);
  CHECK(blind.generated < 10 * blind.expanded);
  CHECK(lines.expanded < blind.expanded / 4);
}

TEST_CASE("The bound at a limit of a large board is the one of each goal, and no bound too high") {
  for (const Distance distance : testing::kDistances) {
    for (const Goal goal : testing::kGoals) {
      SolveRequest request = RequestFor(distance, goal);
      const int length = distance == Distance::kAny ? (goal == Goal::kClear  ? 10
                                                       : goal == Goal::kEdge ? 11
                                                                             : 12)
                                                    : (goal == Goal::kClear  ? 22
                                                       : goal == Goal::kEdge ? 27
                                                                             : 28);
      int highest = 0;
      for (const uint64_t most : {0, 1, 100, 1'000, 10'000, 50'000}) {
        INFO(most);
        request.limits.max_states = most;
        const SearchResult result = Solve(PositionOf(kHard), request);
        CHECK(result.status == SearchStatus::kLimitReached);
        CHECK(result.limit == LimitKind::kStates);
        CHECK(result.lower_bound <= length);
        CHECK(result.lower_bound >= highest);
        highest = result.lower_bound;
        if (result.escape) {
          CHECK(ReplayedLength(PositionOf(kHard), request, *result.escape) ==
                result.escape->length);
        }
      }
      CHECK(highest > length / 2);
    }
  }
}

TEST_CASE("A search on a large board asks whether there is memory before it takes it") {
  size_t stopped = 0;
  for (uint64_t most = 300'000; most < 40'000'000; most *= 2) {
    INFO(most);
    SolveRequest request = RequestFor(Distance::kAny, Goal::kEdge);
    request.limits.max_bytes = most;
    const SearchResult result = Solve(PositionOf(kHard), request);
    if (result.status == SearchStatus::kSolved) {
      CHECK(result.statistics.peak_bytes <= most);
      continue;
    }
    ++stopped;
    CHECK(result.limit == LimitKind::kMemory);
  }
  CHECK(stopped > 2);
  CHECK(stopped < 7);
}

TEST_CASE("What is counted on a large board is the same in every call") {
  using Counts = std::tuple<SearchStatus, int, uint64_t, uint64_t, uint64_t>;
  const auto counts = [](Distance distance) {
    const SearchResult result = Solve(PositionOf(kHard), RequestFor(distance, Goal::kEdge));
    return Counts(result.status, result.lower_bound, result.statistics.expanded,
                  result.statistics.generated, result.statistics.peak_bytes);
  };
  const Counts moves = counts(Distance::kAny);
  const Counts spaces = counts(Distance::kOneSpace);
  CHECK(counts(Distance::kAny) == moves);
  CHECK(counts(Distance::kOneSpace) == spaces);
}

}  // namespace
}  // namespace rushkit
