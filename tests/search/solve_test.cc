// Solve() beyond lengths: limits, counts of solutions, cards in hand, and the same every time.
#include "solver/search/solve.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/container/flat_hash_set.h"
#include "solver/board/move_generation.h"
#include "solver/game/plays.h"
#include "solver/notation/card_notation.h"
#include "solver/search/best_first.h"
#include "solver/search/drive_actions.h"
#include "tests/catch.h"
#include "tests/search/questions.h"
#include "tests/support/case_file.h"
#include "tests/support/positions.h"

namespace rushkit {
namespace {

using testing::PositionOf;
using testing::Question;
using testing::QuestionOf;

Question Ask(const std::string& code, const std::string& hero, const std::string& metric,
             int length) {
  return QuestionOf({"here", {code, hero, metric, std::to_string(length)}});
}

SearchResult Answer(const Question& question) {
  return Solve(PositionOf(question.code), question.request);
}

// The number of shortest escapes, by walking all of them: `counted[p]` holds how many shortest
// ways lead to a position, one layer at a time. The end is told apart by its position.
struct Counted {
  int length = 0;
  uint64_t solutions = 0;
};

using Successors = std::function<std::vector<Position>(const Position&)>;

Counted CountByWalking(const Position& start, Player hero, const Successors& successors) {
  absl::flat_hash_set<Placement> seen = {start.ToPlacement()};
  std::vector<std::pair<Position, uint64_t>> layer = {{start, 1}};
  for (int length = 1; !layer.empty(); ++length) {
    absl::flat_hash_map<Placement, size_t> index;
    std::vector<std::pair<Position, uint64_t>> next;
    uint64_t solutions = 0;
    for (const auto& [position, ways] : layer) {
      for (const Position& after : successors(position)) {
        if (after.FindHero(hero) == nullptr) {
          solutions += ways;
          continue;
        }
        const Placement placement = after.ToPlacement();
        if (seen.contains(placement)) continue;
        const auto [at, is_new] = index.emplace(placement, next.size());
        if (is_new) next.push_back({after, 0});
        next[at->second].second += ways;
      }
    }
    if (solutions > 0) return {length, solutions};
    for (const auto& [position, ways] : next) seen.insert(position.ToPlacement());
    layer = std::move(next);
  }
  return {};
}

// Different positions after one move, or one space.
std::vector<Position> AfterMoves(const Position& position, Player hero, bool one_space) {
  std::vector<Position> after;
  absl::flat_hash_set<Placement> seen;
  for (const Move& move : LegalMoves(position, hero)) {
    if (one_space && SpacesOf(move) > 1) {
      // The last space of a hero that leaves is a step like any other; a longer drive is not.
      continue;
    }
    const Position next = position.After(move);
    if (seen.insert(next.ToPlacement()).second) after.push_back(next);
  }
  return after;
}

}  // namespace

TEST_CASE("Shortest escapes are counted as different sequences of positions") {
  int solved = 0;
  for (const testing::CaseLine& line : testing::ReadCases("small-spaces.txt")) {
    for (const char* metric : {"moves", "spaces"}) {
      if (line.fields[2] != "all-three" || line.fields[4] == "-1") continue;
      Question question = Ask(line.fields[0], line.fields[1], metric, 0);
      question.request.count_solutions = true;
      const bool one_space = question.request.metric == Metric::kSpaces;
      const Player hero = question.request.hero;
      const Counted expected = CountByWalking(
          PositionOf(question.code), hero,
          [&](const Position& position) { return AfterMoves(position, hero, one_space); });
      for (const Algorithm algorithm : {Algorithm::kAStar, Algorithm::kBreadthFirst}) {
        question.request.algorithm = algorithm;
        const SearchResult result = Answer(question);
        INFO(line.where << " " << metric);
        CHECK(result.escape->length == expected.length);
        CHECK(result.solutions == std::to_string(expected.solutions));
        ++solved;
      }
    }
  }
  CHECK(solved > 20);
}

TEST_CASE("Shortest escapes in turns are counted as different sequences of cards and positions") {
  int checked = 0;
  for (const testing::CaseLine& line : testing::ReadCases("cases-turns.txt")) {
    Question question = QuestionOf(line);
    question.request.count_solutions = true;
    if (question.length != 1) continue;
    const Position start = PositionOf(question.code);
    uint64_t expected = 0;
    for (const Card card : kAllCards) {
      if (!question.request.cards.deck.Has(card)) continue;
      const std::vector<Play> plays =
          PlaysOf(start, question.request.hero, card, SpacesRule::kExact);
      expected += static_cast<uint64_t>(
          std::count_if(plays.begin(), plays.end(), [](const Play& play) { return play.wins; }));
    }
    INFO(line.where);
    CHECK(Answer(question).solutions == std::to_string(expected));
    ++checked;
  }
  CHECK(checked > 5);
}

TEST_CASE("Shortest escapes of several turns are counted as walking all of them counts them",
          "[slow]") {
  int longest = 0;
  for (const testing::CaseLine& line : testing::ReadCases("small-spaces.txt")) {
    if (line.fields[2] != "all-three" || line.fields[4] == "-1") continue;
    Question question = Ask(line.fields[0], line.fields[1], "turns", 0);
    const Position start = PositionOf(question.code);
    question.request.count_solutions = true;
    question.request.limits.max_states = 20'000;
    const SearchResult result = Answer(question);
    if (result.escape->length > 3) continue;
    const Player hero = question.request.hero;
    const Counted expected = CountByWalking(start, hero, [&](const Position& position) {
      std::vector<Position> after;
      for (const Card card : kAllCards) {
        if (!question.request.cards.deck.Has(card)) continue;
        for (const Play& play : PlaysOf(position, hero, card, SpacesRule::kExact)) {
          after.push_back(play.position);
        }
      }
      return after;
    });
    INFO(line.where);
    CHECK(result.escape->length == expected.length);
    CHECK(result.solutions == std::to_string(expected.solutions));
    longest = std::max(longest, expected.length);
#ifndef NDEBUG
    if (longest >= 2) break;  // the others are for the release build
#endif
  }
  CHECK(longest >= 2);
}

TEST_CASE("Without being asked a search counts no solutions") {
  CHECK_FALSE(Answer(Ask("booklet-2", "gold", "moves", 3)).solutions.has_value());
}

TEST_CASE("A search that reaches its limit of positions says so and how much is proved") {
  for (const Algorithm algorithm : {Algorithm::kAStar, Algorithm::kBreadthFirst}) {
    int stopped = 0;
    for (const uint64_t states : {1, 10, 100, 1000, 10'000}) {
      for (const char* metric : {"moves", "spaces", "turns"}) {
        Question question = Ask("booklet-3", "gold", metric,
                                std::string(metric) == "moves"    ? 6
                                : std::string(metric) == "spaces" ? 22
                                                                  : 4);
        question.request.algorithm = algorithm;
        question.request.limits.max_states = states;
        const SearchResult result = Answer(question);
        INFO(metric << " " << states);
        CHECK(testing::Objection(question, result) == "");
        if (result.status != SearchStatus::kLimitReached) continue;
        CHECK(result.limit == LimitKind::kStates);
        CHECK(result.lower_bound >= 1);
        ++stopped;
      }
    }
    CHECK(stopped >= 6);
  }
}

TEST_CASE("A search keeps to its memory") {
  Question question = Ask("booklet-3", "gold", "spaces", 22);
  question.request.algorithm = Algorithm::kBreadthFirst;
  question.request.limits.max_bytes = 30'000'000;
  const SearchResult result = Answer(question);
  CHECK(result.status == SearchStatus::kLimitReached);
  CHECK(result.limit == LimitKind::kMemory);
  CHECK(result.statistics.peak_bytes < 40'000'000);
  CHECK(testing::Objection(question, result) == "");
}

TEST_CASE("A table of pictures that runs out of numbers ends the search without an answer") {
  const Position start = PositionOf(testing::CodeOf("booklet-3"));
  for (const uint32_t most : {1, 2, 5, 20, 60}) {
    ContentSpace space(start.grid(), Player::kGold, FreeSides(), most);
    BlindHeuristic<Contents> bound;
    const Limits limits;
    const std::function<void(const Progress&)> no_progress;
    Meter meter(limits, no_progress);
    DriveActions actions(space, Distance::kAny);
    BestFirstSearch<DriveActions> search(actions, bound, meter);
    const Contents contents = space.From(start);
    const auto outcome = search.Run({{contents.content}, contents.offsets}, false);
    CHECK(space.overflowed());
    CHECK(outcome.status == SearchStatus::kLimitReached);
    CHECK(outcome.limit == LimitKind::kMemory);
    CHECK(search.Path().empty());
  }
}

TEST_CASE("A search whose time is over stops and says so") {
  Question question = Ask("booklet-3", "gold", "spaces", 22);
  question.request.algorithm = Algorithm::kBreadthFirst;
  question.request.limits.deadline = std::chrono::steady_clock::now();
  const SearchResult result = Answer(question);
  CHECK(result.status == SearchStatus::kLimitReached);
  CHECK(result.limit == LimitKind::kTime);
}

TEST_CASE("A search that is interrupted stops and says so") {
  Question question = Ask("booklet-3", "gold", "spaces", 22);
  question.request.algorithm = Algorithm::kBreadthFirst;
  std::atomic<bool> interrupt = false;
  question.request.limits.interrupt = &interrupt;
  int reports = 0;
  question.request.on_progress = [&](const Progress& progress) {
    CHECK(progress.lower_bound >= 1);
    if (++reports == 3) interrupt = true;
  };
  const SearchResult result = Answer(question);
  CHECK(result.status == SearchStatus::kLimitReached);
  CHECK(result.limit == LimitKind::kInterrupt);
  CHECK(reports == 3);
}

TEST_CASE("An escape that is known but not proved is given, legal, with the bound below it") {
  int known = 0;
  for (const testing::CaseLine& line : testing::ReadCases("deep-spaces.txt")) {
    Question question = QuestionOf(line);
    if (question.length > 28) continue;
    for (uint64_t states = 50; states < 1'000'000; states = states * 3 / 2) {
      question.request.limits.max_states = states;
      const SearchResult result = Answer(question);
      if (result.status != SearchStatus::kLimitReached) break;
      INFO(line.where << " " << states);
      CHECK(testing::Objection(question, result) == "");
      if (result.escape) ++known;
      if (result.escape) CHECK(result.escape->length >= result.lower_bound);
    }
    if (known > 0) break;
  }
  CHECK(known > 0);
}

TEST_CASE("The same question has the same answer, statistics included") {
  for (const char* metric : {"moves", "spaces", "turns"}) {
    const Question question = Ask("booklet-8", "silver", metric, 0);
    const SearchResult one = Answer(question);
    const SearchResult other = Answer(question);
    CHECK(one.escape->line == other.escape->line);
    CHECK(one.statistics.expanded == other.statistics.expanded);
    CHECK(one.statistics.generated == other.statistics.generated);
    CHECK(one.statistics.peak_bytes == other.statistics.peak_bytes);
  }
}

}  // namespace rushkit
