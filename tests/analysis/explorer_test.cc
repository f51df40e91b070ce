// The explorer's counts are the slow twin's.
#include "solver/analysis/explorer.h"

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <string>
#include <vector>

#include "solver/base/random.h"
#include "solver/search/solve.h"
#include "tests/catch.h"
#include "tests/support/case_file.h"
#include "tests/support/positions.h"
#include "tests/support/random_boxed.h"
#include "tests/support/random_positions.h"
#include "tests/twin/search.h"
#include "tests/twin/territory.h"

namespace rushkit {
namespace {

using Counts = std::vector<size_t>;

struct Case {
  std::string code;
  char hero;
  Goal goal = Goal::kEdge;
  Connection connection = Connection::kAllThree;
};

twin::Territory TerritoryOf(const Case& one, twin::Unit unit) {
  const twin::Aim aim = one.goal == Goal::kEdge    ? twin::Aim::kEdge
                        : one.goal == Goal::kClear ? twin::Aim::kClear
                                                   : twin::Aim::kOff;
  const twin::Connected connected = one.connection == Connection::kAllThree
                                        ? twin::Connected::kAllThree
                                        : twin::Connected::kNeighbours;
  return twin::TerritoryOf(one.code, one.hero, unit, aim, connected, 3'000);
}

Counts CountsOf(const std::vector<uint64_t>& counts) { return {counts.begin(), counts.end()}; }
size_t Sum(const Counts& counts) {
  return std::accumulate(counts.begin(), counts.end(), size_t{0});
}

// The length of the shortest escape from the position that is said to be farthest.
int LengthFrom(const Position& position, const ExploreRequest& explored) {
  SolveRequest request;
  request.hero = explored.hero;
  request.metric = explored.metric;
  request.goal = explored.goal;
  const SearchResult result = Solve(position, request);
  return result.escape ? result.escape->length : -1;
}

// 1 when the territory was small enough to compare.
int Compare(const Case& one) {
  for (const Metric metric : {Metric::kMoves, Metric::kSpaces}) {
    INFO(one.code << " " << one.hero << " metric " << static_cast<int>(metric) << " goal "
                  << static_cast<int>(one.goal));
    const twin::Territory territory =
        TerritoryOf(one, metric == Metric::kMoves ? twin::Unit::kMoves : twin::Unit::kSpaces);
    if (!territory.is_known) return 0;
    ExploreRequest request;
    request.hero = one.hero == 'S' ? Player::kSilver : Player::kGold;
    request.metric = metric;
    request.goal = one.goal;
    const Exploration found = Explore(testing::PositionOf(one.code, one.connection), request);
    CHECK(found.reachable == territory.reachable);
    CHECK(CountsOf(found.depth_counts) == territory.by_depth);
    CHECK(CountsOf(found.length_counts) == territory.by_length);
    CHECK(found.solved_positions == territory.solved);
    CHECK(Sum(CountsOf(found.depth_counts)) == found.reachable);
    const bool is_solved = found.status == SearchStatus::kSolved;
    CHECK(is_solved != territory.by_length.empty());
    CHECK(found.farthest.has_value() == is_solved);
    if (!is_solved) continue;
    CHECK(Sum(CountsOf(found.length_counts)) == found.reachable);
    CHECK(found.farthest->length == static_cast<int>(territory.by_length.size()) - 1);
    CHECK(LengthFrom(found.farthest->position, request) == found.farthest->length);
  }
  return 1;
}

TEST_CASE("On small grids with sides the explorer counts what the slow twin counts", "[slow]") {
#ifdef NDEBUG
  const int wanted = 25;
#else
  const int wanted = 3;  // the twin is slow enough as it is
#endif
  int compared = 0;
  for (const testing::CaseLine& line : testing::ReadCases("small-spaces.txt")) {
    if (compared == wanted) break;
    const Connection connection =
        line.fields.at(2) == "all-three" ? Connection::kAllThree : Connection::kNeighbours;
    compared += Compare({line.fields.at(0), testing::LetterOf(testing::PlayerOf(line.fields.at(1))),
                         Goal::kEdge, connection});
  }
  CHECK(compared == wanted);
}

TEST_CASE("On random set-ups with little to reach the explorer counts what the slow twin counts") {
  Random random(71);
  int compared = 0;
  for (int i = 0; i < 300; ++i) {
    const std::string code = testing::DenseCode(random, 99);
    for (const char hero : {'G', 'S'}) {
      if (code.find(hero) == std::string::npos) continue;
      for (const Connection connection : {Connection::kAllThree, Connection::kNeighbours}) {
        ExploreRequest request;
        request.hero = hero == 'S' ? Player::kSilver : Player::kGold;
        request.limits.max_states = 500;
        if (Explore(testing::PositionOf(code, connection), request).limit) continue;
        compared += Compare({code, hero, Goal::kEdge, connection});
      }
    }
  }
  CHECK(compared >= 8);
}

TEST_CASE("From every position of a small space the explorer finds the same lengths, the twin's") {
  const std::string code = testing::ReadCases("small-spaces.txt").at(4).fields.at(0);
  for (const Metric metric : {Metric::kMoves, Metric::kSpaces}) {
    const twin::Solvable truth = twin::DistancesFromAll(
        code, 'G', metric == Metric::kMoves ? twin::Unit::kMoves : twin::Unit::kSpaces);
    REQUIRE(truth.distance_by_code.size() > 100);
    std::vector<uint64_t> by_length;
    for (const auto& [from, length] : truth.distance_by_code) {
      by_length.resize(std::max(by_length.size(), static_cast<size_t>(length) + 1));
      ++by_length[static_cast<size_t>(length)];
    }
    ExploreRequest request;
    request.metric = metric;
    const Exploration all = Explore(testing::PositionOf(code), request);
    by_length.front() = all.solved_positions;
    for (const auto& [from, length] : truth.distance_by_code) {
      INFO(from);
      const Exploration found = Explore(testing::PositionOf(from), request);
      CHECK(found.length_counts == by_length);
      CHECK(testing::CodeOf(found.farthest->position) == testing::CodeOf(all.farthest->position));
    }
  }
}

TEST_CASE("On small boxed grids the explorer counts what the slow twin counts, for every goal") {
  Random random(21);
  int compared = 0;
  for (int i = 0; i < 60; ++i) {
    const std::string code = testing::RandomBoxedCode(random, testing::RandomBoxedKind(random, 6));
    for (const Goal goal : {Goal::kEdge, Goal::kClear, Goal::kOff}) {
      compared += Compare({code, 'A', goal});
    }
  }
  CHECK(compared > 90);
}

}  // namespace
}  // namespace rushkit
