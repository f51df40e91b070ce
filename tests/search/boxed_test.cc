// Classic Rush Hour: published lengths, the slow twin on random grids, bounds position by position.
#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "solver/analysis/explorer.h"
#include "solver/analysis/replay.h"
#include "solver/base/random.h"
#include "solver/search/boxed_actions.h"
#include "solver/search/boxed_space.h"
#include "solver/search/numbering.h"
#include "solver/search/solve.h"
#include "tests/catch.h"
#include "tests/support/case_file.h"
#include "tests/support/positions.h"
#include "tests/support/random_boxed.h"
#include "tests/twin/territory.h"

namespace rushkit {
namespace {

using testing::PositionOf;

constexpr Goal kGoals[] = {Goal::kEdge, Goal::kClear, Goal::kOff};
constexpr Metric kMetrics[] = {Metric::kMoves, Metric::kSpaces};

twin::Aim AimOf(Goal goal) {
  return goal == Goal::kEdge    ? twin::Aim::kEdge
         : goal == Goal::kClear ? twin::Aim::kClear
                                : twin::Aim::kOff;
}

twin::Unit UnitOf(Metric metric) {
  return metric == Metric::kMoves ? twin::Unit::kMoves : twin::Unit::kSpaces;
}

SolveRequest RequestFor(Metric metric, Goal goal, Algorithm algorithm = Algorithm::kAStar) {
  SolveRequest request;
  request.metric = metric;
  request.goal = goal;
  request.algorithm = algorithm;
  return request;
}

// A 36-character board of the collections as rows joined by `/`.
std::string CodeOfBoard(const std::string& board) {
  std::string code;
  for (size_t i = 0; i < board.size(); ++i) {
    if (i > 0 && i % 6 == 0) code += '/';
    code += board[i] == 'o' ? '.' : board[i];
  }
  return code;
}

// The length in the metric of a line that must be legal and lead to the goal; -1 when it does not.
int ReplayedLength(const Position& start, const SolveRequest& request, const Line& line) {
  const Replay replay = ReplayLine(start, request, line);
  if (!replay.is_legal() || !replay.escapes) return -1;
  return request.metric == Metric::kMoves ? replay.length() : replay.spaces;
}

TEST_CASE("The collections of classic boards have the published lengths and reachable counts") {
  int moves_of_cards = 0;
  int spaces_of_cards = 0;
  for (const std::string file : {"classic-40.txt", "classic-hard.txt"}) {
    for (const testing::CaseLine& line : testing::ReadCases(file)) {
      INFO(line.where);
      const Position start = PositionOf(CodeOfBoard(line.fields.at(3)));
      for (const Metric metric : kMetrics) {
        const int published = std::stoi(line.fields.at(metric == Metric::kMoves ? 0 : 1));
        const SolveRequest request = RequestFor(metric, Goal::kEdge);
        const SearchResult result = Solve(start, request);
        REQUIRE(result.status == SearchStatus::kSolved);
        CHECK(result.escape->length == published);
        CHECK(ReplayedLength(start, request, result.escape->line) == published);
        if (file == "classic-40.txt") {
          (metric == Metric::kMoves ? moves_of_cards : spaces_of_cards) += published;
        }
        ExploreRequest explore;
        explore.metric = metric;
        const Exploration territory = Explore(start, explore);
        CHECK(territory.reachable == std::stoul(line.fields.at(2)));
        // The whole territory, position by position: the start is among those of its length.
        CHECK(territory.length_counts.at(static_cast<size_t>(published)) > 0);
      }
    }
  }
  CHECK(moves_of_cards == 1028);
  CHECK(spaces_of_cards == 1844);
}

// The length that both searches agree on, -1 where there is no escape.
int LengthByBoth(const Position& start, Metric metric, Goal goal) {
  std::set<int> lengths;
  for (const Algorithm algorithm : {Algorithm::kAStar, Algorithm::kBreadthFirst}) {
    const SolveRequest request = RequestFor(metric, goal, algorithm);
    const SearchResult result = Solve(start, request);
    REQUIRE(result.status != SearchStatus::kLimitReached);
    const bool is_solved = result.status == SearchStatus::kSolved;
    lengths.insert(is_solved ? result.escape->length : -1);
    if (!is_solved) continue;
    CHECK(ReplayedLength(start, request, result.escape->line) == result.escape->length);
  }
  REQUIRE(lengths.size() == 1);
  return *lengths.begin();
}

// The same by the slow twin, which knows the territory.
int LengthByTwin(const std::string& code, Metric metric, Goal goal) {
  const auto shortest = twin::AllShortest(code, 'A', UnitOf(metric), AimOf(goal));
  if (shortest.empty()) return -1;
  return static_cast<int>(shortest.front().size()) + (goal == Goal::kOff ? 1 : 0);
}

TEST_CASE("On random boxed grids both searches find what the slow twin finds, for every goal") {
  Random random(11);
  int solved = 0;
  int unsolvable = 0;
  for (int i = 0; i < 60; ++i) {
    const std::string code = testing::RandomBoxedCode(random, testing::RandomBoxedKind(random, 6));
    if (!twin::TerritoryOf(code, 'A', twin::Unit::kMoves).is_known) continue;
    for (const Goal goal : kGoals) {
      for (const Metric metric : kMetrics) {
        INFO(code << " goal " << static_cast<int>(goal) << " metric " << static_cast<int>(metric));
        const int length = LengthByBoth(PositionOf(code), metric, goal);
        CHECK(length == LengthByTwin(code, metric, goal));
        ++(length < 0 ? unsolvable : solved);
      }
    }
  }
  CHECK(solved > 60);
  CHECK(unsolvable > 20);
}

// Every position that `space` can reach from its start with its distance to the goal, -1 where it
// has no escape; empty when there are more than `most`.
std::vector<std::pair<Stands, int>> Distances(const BoxedSpace& space, const Stands& start,
                                              Distance distance, Goal goal, size_t most) {
  std::vector<std::pair<Stands, int>> all = {{start, -1}};
  Numbering<Stands, BoxedActions::Hash> numbering;
  numbering.FindOrAdd(start);
  for (size_t next = 0; next < all.size(); ++next) {
    if (all.size() > most) return {};
    const Stands from = all[next].first;
    space.Drives(from, distance, [&](const Stands& to) {
      if (numbering.FindOrAdd(to) == all.size()) all.emplace_back(to, -1);
    });
  }
  std::vector<size_t> queue;
  for (size_t i = 0; i < all.size(); ++i) {
    if (!space.IsAtGoal(all[i].first, goal)) continue;
    all[i].second = goal == Goal::kOff ? 1 : 0;
    queue.push_back(i);
  }
  for (size_t next = 0; next < queue.size(); ++next) {
    const auto [from, length] = all[queue[next]];
    space.Drives(from, distance, [&, length = length](const Stands& to) {
      const size_t number = numbering.Find(to);
      if (all[number].second >= 0) return;
      all[number].second = length + 1;
      queue.push_back(number);
    });
  }
  return all;
}

TEST_CASE("On random boxed grids no bound is higher than the distance, position by position") {
  Random random(12);
  int solved = 0;
  int given_up = 0;
  for (int i = 0; i < 120; ++i) {
    const std::string code = testing::RandomBoxedCode(random, testing::RandomBoxedKind(random, 7));
    const BoxedSpace space(PositionOf(code));
    const Stands start = space.From(PositionOf(code));
    for (const Goal goal : kGoals) {
      for (const Distance distance : {Distance::kAny, Distance::kOneSpace}) {
        BoxedBound heuristic(space, distance, goal);
        for (const auto& [stands, length] : Distances(space, start, distance, goal, 1'000)) {
          INFO(code << " " << testing::CodeOf(space.ToPosition(stands)));
          int bound = 0;
          heuristic.Split({stands, BoxedActions::kInLine},
                          [&bound](int value, OffsetSet) { bound = value; });
          if (bound == kNoEscape) ++given_up;
          if (length < 0) continue;
          ++solved;
          REQUIRE(bound != kNoEscape);
          REQUIRE(bound <= length + (goal == Goal::kOff ? 0 : 1));
        }
      }
    }
  }
  CHECK(solved > 1'000);
  CHECK(given_up > 100);
}

TEST_CASE("Shortest escapes are listed, each once and none left out, and counted") {
  Random random(13);
  size_t most = 0;
  for (int i = 0; i < 40; ++i) {
    const std::string code = testing::RandomBoxedCode(random, testing::RandomBoxedKind(random, 6));
    for (const Metric metric : kMetrics) {
      const auto shortest = twin::AllShortest(code, 'A', UnitOf(metric));
      if (shortest.empty() || shortest.size() > 300) continue;
      INFO(code);
      most = std::max(most, shortest.size());
      SolveRequest request = RequestFor(metric, Goal::kEdge);
      request.count_solutions = true;
      request.list_solutions = 1'000;
      const SearchResult result = Solve(PositionOf(code), request);
      CHECK(result.solutions == std::to_string(shortest.size()));
      std::set<std::string> lines;
      for (const Line& line : result.listed) {
        CHECK(ReplayedLength(PositionOf(code), request, line) == result.escape->length);
        std::string text;
        for (const Move& move : std::get<std::vector<Move>>(line)) {
          text += testing::TextOf(move) + " ";
        }
        lines.insert(text);
      }
      CHECK(result.listed.size() == shortest.size());
      CHECK(lines.size() == shortest.size());
      request.list_solutions = 2;
      CHECK(Solve(PositionOf(code), request).listed.size() == std::min<size_t>(2, lines.size()));
    }
  }
  CHECK(most > 20);
}

TEST_CASE("A list of escapes keeps to the memory of the search") {
  // Ten cars that may go in any order, each by several spaces.
  const std::string row = "..abcdefghij/";
  const std::string empty = "............/";
  const Position start =
      PositionOf(empty + row + row + "AA" + row.substr(2) + empty + empty + empty.substr(0, 12));
  SolveRequest request = RequestFor(Metric::kMoves, Goal::kEdge);
  request.list_solutions = 1'000'000;
  request.limits.max_bytes = 40'000'000;
  const SearchResult result = Solve(start, request);
  CHECK(result.status == SearchStatus::kSolved);
  CHECK(result.limit == LimitKind::kMemory);
  CHECK(result.listed.size() > 1'000);
  CHECK(result.listed.size() < 10'000);
}

TEST_CASE("A hero that is at its goal already needs no move, and one to drive off") {
  const Position start = PositionOf("..AA/..../..../....");
  for (const Metric metric : kMetrics) {
    for (const Algorithm algorithm : {Algorithm::kAStar, Algorithm::kBreadthFirst}) {
      CHECK(Solve(start, RequestFor(metric, Goal::kEdge, algorithm)).escape->length == 0);
      CHECK(Solve(start, RequestFor(metric, Goal::kClear, algorithm)).escape->length == 0);
      const SearchResult off = Solve(start, RequestFor(metric, Goal::kOff, algorithm));
      CHECK(off.escape->length == 1);
      CHECK(std::get<std::vector<Move>>(off.escape->line) ==
            std::vector<Move>{Drive{'A', Spaces(1)}});
    }
  }
}

}  // namespace
}  // namespace rushkit
