#include "solver/analysis/review.h"

#include <vector>

#include "solver/game/plays.h"
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

// Gold is three spaces from off and has the card for it.
GameRecord WithMissedWin() {
  GameRecord record(testing::PositionOf(
      ".b............/.b............/SS.........GG./............../............../.............."));
  const std::vector<Card> gold = {Card::kMove1, Card::kMove3, Card::kShift, Card::kShift};
  const std::vector<Card> silver = {Card::kMove1, Card::kMove2, Card::kMove2, Card::kSlide};
  const std::vector<Card> pile = {Card::kMove4};
  for (const auto* cards : {&gold, &silver, &pile}) {
    for (const Card card : *cards) record.deck.Add(card);
  }
  record.hands = {SeenOf(gold), SeenOf(silver)};
  record.pile = SeenOf(pile);
  const std::vector<Play> plays = PlaysOf(record.setup, Player::kGold, Card::kMove1, record.spaces);
  record.turns.push_back({1, Player::kGold, plays.front().turn, {}});
  return record;
}

TEST_CASE("A win in hand that is not played is noted and is a blunder") {
  const auto review = Review(WithMissedWin(), Quick());
  REQUIRE(review.ok());
  REQUIRE(review->turns.size() == 1);
  const TurnReview& turn = review->turns.front();
  CHECK(turn.missed_win);
  CHECK(turn.known->best.wins);
  CHECK_FALSE(turn.known->played.wins);
  CHECK(turn.known->grade == Grade::kBlunder);
}

TEST_CASE("A win that is played is missed by nobody") {
  GameRecord record = WithMissedWin();
  record.turns.front().turn = {Card::kMove3, {Drive{'G', Spaces(3)}}};
  const auto review = Review(record, Quick());
  REQUIRE(review.ok());
  const TurnReview& turn = review->turns.front();
  CHECK_FALSE(turn.missed_win);
  CHECK(turn.known->grade == Grade::kBest);
  CHECK(turn.known->played.win == Estimate{1, 1, 1});
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

}  // namespace
}  // namespace rushkit
