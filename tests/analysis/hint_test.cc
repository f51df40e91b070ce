// Hints: the first step of an escape and what is left after it.

#include "solver/analysis/hint.h"

#include <vector>

#include "tests/catch.h"

namespace rushkit {
namespace {

const Move kDrive = Drive{'a', Spaces(-3)};
const Move kShift = Shift{Side::kLeft, Rows(2)};

SearchResult Solved(int length, Line line) {
  SearchResult result;
  result.status = SearchStatus::kSolved;
  result.escape = Escape{length, std::move(line)};
  return result;
}

TEST_CASE("What is left after a hint is counted in the metric of the search") {
  const std::vector<Move> moves = {kDrive, kShift};
  const std::vector<Turn> turns = {{Card::kMove3, {kDrive}}, {Card::kShift, {kShift}}};
  struct Row {
    Metric metric;
    int length;
    Line line;
    int remaining;
  };
  const Row rows[] = {
      {Metric::kMoves, 2, moves, 1}, {Metric::kSpaces, 5, moves, 2}, {Metric::kTurns, 2, turns, 1}};
  for (const Row& row : rows) {
    const std::optional<Hint> hint = HintFrom(Solved(row.length, row.line), row.metric);
    REQUIRE(hint.has_value());
    CHECK(hint->length == row.length);
    CHECK(hint->remaining == row.remaining);
  }
  CHECK(std::get<Move>(HintFrom(Solved(2, moves), Metric::kMoves)->next) == kDrive);
  CHECK(std::get<Turn>(HintFrom(Solved(2, turns), Metric::kTurns)->next) == turns[0]);
}

TEST_CASE("There is no hint without an escape") {
  SearchResult result;
  result.status = SearchStatus::kUnsolvable;
  CHECK_FALSE(HintFrom(result, Metric::kMoves).has_value());
}

}  // namespace
}  // namespace rushkit
