#include "solver/analysis/review.h"

#include <chrono>
#include <vector>

#include "solver/agents/random_agent.h"
#include "tests/analysis/recorded_games.h"
#include "tests/catch.h"
#include "tests/support/positions.h"

namespace rushkit {
namespace {

using testing::GameNumber;
using testing::RecordedBetween;
using testing::SeededGame;

ReviewRequest Quick() {
  ReviewRequest request;
  request.iterations = 20;
  return request;
}

GameRecord ShortGame(uint64_t number, int turns = 8) {
  SeededGame game = GameNumber(number);
  game.turns = turns;
  return RecordedBetween(game, "random", "greedy");
}

TEST_CASE("Grades go by what a turn loses") {
  const struct {
    double loss;
    Grade grade;
    const char* why;
  } rows[] = {
      {0, Grade::kBest, "nothing is lost"},
      {0.001, Grade::kGood, "next to nothing"},
      {0.02, Grade::kInaccuracy, "the lower end belongs to the worse grade"},
      {0.05, Grade::kMistake, "likewise"},
      {0.15, Grade::kBlunder, "likewise"},
      {1, Grade::kBlunder, "all is lost"},
  };
  for (const auto& row : rows) {
    INFO(row.why);
    CHECK(GradeOf(row.loss) == row.grade);
  }
}

TEST_CASE("Every turn of a record that knows its cards is graded both ways") {
  const GameRecord record = ShortGame(5);
  const auto review = Review(record, Quick());
  REQUIRE(review.ok());
  REQUIRE(review->turns.size() == record.turns.size());
  for (size_t i = 0; i < review->turns.size(); ++i) {
    const TurnReview& turn = review->turns[i];
    CHECK(turn.turn == i);
    CHECK(turn.player == record.turns[i].player);
    for (const auto& graded : {turn.known, turn.open}) {
      REQUIRE(graded.has_value());
      CHECK(graded->played.turn == record.turns[i].turn);
      CHECK(graded->loss >= 0);
      CHECK(graded->grade == GradeOf(graded->loss));
      CHECK(graded->loss == Approx(graded->best.win.chance - graded->played.win.chance));
    }
    REQUIRE(turn.GoldsChance().has_value());
    const double golds = turn.player == Player::kGold ? turn.known->best.win.chance
                                                      : 1 - turn.known->best.win.chance;
    CHECK(*turn.GoldsChance() == golds);
  }
}

TEST_CASE("Totals add up, and the worst turns stand in order") {
  const auto review = Review(ShortGame(6, 12), Quick());
  REQUIRE(review.ok());
  uint64_t turns = 0;
  double loss = 0;
  for (const Player player : kPlayers) {
    const ReviewTotal total = review->TotalOf(player, Knowledge::kHidden);
    uint64_t graded = 0;
    for (const uint64_t count : total.by_grade) graded += count;
    CHECK(graded == total.turns);
    CHECK(total.MeanLoss() * static_cast<double>(total.turns) == Approx(total.loss));
    turns += total.turns;
    loss += total.loss;
  }
  CHECK(turns == review->turns.size());
  double seen = 0;
  double last = 1;
  for (const size_t index : review->Worst(100)) {
    const double lost = review->turns[index].known->loss;
    CHECK(lost > 0);
    CHECK(lost <= last);
    last = lost;
    seen += lost;
  }
  CHECK(seen == Approx(loss));
  CHECK(review->Worst(1).size() <= 1);
}

// A player who plays anything passes by wins sooner or later.
TEST_CASE("A win in hand that is not played is noted and is a blunder") {
  int missed = 0;
  for (uint64_t number = 0; number < 6 && missed == 0; ++number) {
    SeededGame game = GameNumber(number);
    game.turns = 60;
    const GameRecord record = RecordedBetween(game, "random", "random");
    ReviewRequest request = Quick();
    request.iterations = 1;
    const auto review = Review(record, request);
    REQUIRE(review.ok());
    for (const TurnReview& turn : review->turns) {
      if (!turn.missed_win) continue;
      ++missed;
      CHECK(turn.known->best.wins);
      CHECK_FALSE(turn.known->played.wins);
      CHECK(turn.known->loss > 0);
    }
    for (const TurnReview& turn : review->turns) {
      if (turn.known->best.wins && !turn.known->played.wins) CHECK(turn.missed_win);
    }
  }
  CHECK(missed > 0);
}

TEST_CASE("Turns by a hand that the record does not say are not graded") {
  GameRecord record = ShortGame(0, 4);
  record.seed.reset();
  record.hands.reset();
  record.pile.reset();
  const auto review = Review(record, Quick());
  REQUIRE(review.ok());
  CHECK(review->turns.size() == record.turns.size());
  for (const TurnReview& turn : review->turns) {
    CHECK_FALSE(turn.known.has_value());
    CHECK_FALSE(turn.open.has_value());
    CHECK_FALSE(turn.GoldsChance().has_value());
  }
}

TEST_CASE("A record that breaks a rule is not reviewed") {
  GameRecord record = ShortGame(1, 4);
  record.turns[1].player = record.turns[0].player;
  CHECK(absl::IsFailedPrecondition(Review(record, Quick()).status()));
}

TEST_CASE("A review that is interrupted holds the turns that are done") {
  const std::atomic<bool> interrupt = true;
  ReviewRequest request = Quick();
  request.limits.interrupt = &interrupt;
  const auto review = Review(ShortGame(2, 4), request);
  REQUIRE(review.ok());
  CHECK(review->turns.empty());
  CHECK(review->stopped_by == LimitKind::kInterrupt);
}

TEST_CASE("A turn whose search a limit cuts short is not graded") {
  ReviewRequest request = Quick();
  request.iterations = 100'000'000;
  request.limits.deadline = std::chrono::steady_clock::now() + std::chrono::milliseconds(50);
  const auto review = Review(ShortGame(2, 4), request);
  REQUIRE(review.ok());
  CHECK(review->turns.empty());
  CHECK(review->stopped_by == LimitKind::kTime);
}

}  // namespace
}  // namespace rushkit
