// With a side held still both searches say what the slow twin says.
#include <optional>
#include <string>
#include <vector>

#include "solver/base/random.h"
#include "solver/search/solve.h"
#include "tests/catch.h"
#include "tests/support/positions.h"
#include "tests/support/random_positions.h"
#include "tests/twin/search.h"

namespace rushkit {
namespace {

struct Held {
  FreeSides free;
  std::vector<std::string> still;
};
const Held kHeld[] = {
    {{false, true}, {"left"}}, {{true, false}, {"right"}}, {{false, false}, {"left", "right"}}};

SearchStatus StatusOf(const twin::Answer& answer) {
  switch (answer.status) {
    case twin::Answer::Status::kSolved:
      return SearchStatus::kSolved;
    case twin::Answer::Status::kUnsolvable:
      return SearchStatus::kUnsolvable;
    case twin::Answer::Status::kLimit:
      break;
  }
  return SearchStatus::kLimitReached;
}

// Asks every search about one position; whether the twin came to an end with an escape.
bool CheckHeld(const std::string& code, Player hero, Metric metric, const Held& held) {
  const char letter = testing::LetterOf(hero);
  const twin::Answer expected = metric == Metric::kMoves
                                    ? twin::ShortestMovesWithout(code, letter, held.still, 300)
                                    : twin::ShortestSpacesWithout(code, letter, held.still, 300);
  if (expected.status == twin::Answer::Status::kLimit) return false;
  SolveRequest request;
  request.hero = hero;
  request.metric = metric;
  request.sides = held.free;
  const std::vector<std::optional<Algorithm>> algorithms = {std::nullopt, Algorithm::kAStar,
                                                            Algorithm::kBreadthFirst};
  for (const auto algorithm : algorithms) {
    request.algorithm = algorithm;
    const SearchResult result = Solve(testing::PositionOf(code), request);
    CHECK(result.status == StatusOf(expected));
    if (!expected.solved()) continue;
    CHECK(result.lower_bound == expected.length);
    for (const Move& move : std::get<std::vector<Move>>(result.escape->line)) {
      const auto* shift = std::get_if<Shift>(&move);
      if (shift != nullptr) CHECK(held.free.Has(shift->side));
    }
  }
  return expected.solved();
}

#ifdef NDEBUG
constexpr int kRounds = 30;
#else
constexpr int kRounds = 6;
#endif

}  // namespace

TEST_CASE("With sides that may not shift every search finds what the slow twin finds", "[slow]") {
  Random random(31);
  int solved = 0;
  for (int round = 0; round < kRounds; ++round) {
    const std::string code = testing::DenseCode(random, 14);
    const Position position = testing::PositionOf(code);
    INFO(code);
    for (const Player hero : kPlayers) {
      if (position.FindHero(hero) == nullptr) continue;
      for (const Held& held : kHeld) {
        for (const Metric metric : {Metric::kMoves, Metric::kSpaces}) {
          solved += CheckHeld(code, hero, metric, held) ? 1 : 0;
        }
      }
    }
  }
  CHECK(solved > kRounds / 3);
}

}  // namespace rushkit
