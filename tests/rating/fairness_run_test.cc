#include "solver/rating/fairness_run.h"

#include <string>
#include <vector>

#include "tests/catch.h"
#include "tests/games/views.h"
#include "tests/support/case_file.h"
#include "tests/support/positions.h"

namespace rushkit {
namespace {

using testing::DeckA;
using testing::PositionOf;

// Who begins wins nearly always: nothing is in either hero's way.
constexpr char kBareRace[] =
    "GG............/............../............../............../............../............SS:0,0";
// Nobody can ever leave.
constexpr char kWalls[] =
    "..a........b../..a........b../GGa........bSS/..c........d../..c........d../..c........d..:0,0";

FairnessRequest Asked(uint64_t most_games, double within = kFairWithin) {
  FairnessRequest request;
  request.deck = DeckA();
  request.agent = "greedy";
  request.within = within;
  request.most_games = most_games;
  return request;
}

TEST_CASE("games end as soon as it is decided that a set-up is unfair") {
  const FairnessResult result = *FairnessOf(PositionOf(kBareRace), Asked(100'000));
  CHECK(result.fairness.verdict == FairnessVerdict::kUnfair);
  CHECK(result.is_own_half_turn);
  CHECK_FALSE(result.fairness.is_passed);
  CHECK_FALSE(result.is_stopped);
  CHECK(result.summary.games() <= 8 * kFirstLook);
  CHECK(IsLookDue(result.summary.games(), kFirstLook));
}

TEST_CASE("games end as soon as it is decided that too many stand unfinished") {
  FairnessRequest request = Asked(100'000);
  request.max_unfinished = 0.1;
  const FairnessResult result = *FairnessOf(PositionOf(kWalls), request);
  CHECK(result.fairness.has_too_many_unfinished);
  CHECK(result.fairness.verdict == FairnessVerdict::kUndecided);
  CHECK_FALSE(result.fairness.is_passed);
  CHECK(result.summary.games() == kFirstLook);
  CHECK(result.summary.finished() == 0);
}

TEST_CASE("games end as soon as it is decided that a set-up is fair") {
  const Position position = PositionOf(testing::CodeOf("booklet-1"));
  const FairnessResult result = *FairnessOf(position, Asked(100'000, 0.3));
  CHECK(result.fairness.verdict == FairnessVerdict::kFair);
  CHECK(result.fairness.is_passed);
  CHECK(result.summary.games() == kFirstLook);
}

TEST_CASE("at most so many games are played, and the last look is at all of them") {
  FairnessRequest request = Asked(96);
  const FairnessResult result = *FairnessOf(PositionOf(testing::CodeOf("booklet-1")), request);
  CHECK(result.fairness.verdict == FairnessVerdict::kUndecided);
  CHECK(result.summary.games() == 96);
  CHECK(result.fairness.games_needed > 96);
  CHECK_FALSE(result.is_stopped);
}

TEST_CASE("who is stopped says so, and keeps what was played") {
  FairnessRequest request = Asked(1000);
  uint64_t seen = 0;
  request.on_game = [&](const PlayedGame& game) { CHECK(game.number == seen++); };
  request.is_stopped = [&] { return seen == 10; };
  const FairnessResult result = *FairnessOf(PositionOf(testing::CodeOf("booklet-2")), request);
  CHECK(result.is_stopped);
  CHECK(result.summary.games() == 10);
  CHECK(seen == 10);
}

TEST_CASE("what cannot be played is refused") {
  const Position puzzle = PositionOf(
      "GG............/............../............../............../............../"
      "..............:0,0");
  CHECK_FALSE(FairnessOf(puzzle, Asked(64)).ok());
  FairnessRequest nobody = Asked(64);
  nobody.agent = "nobody";
  CHECK_FALSE(FairnessOf(PositionOf(kBareRace), nobody).ok());
  FairnessRequest without_deck = Asked(64);
  without_deck.deck = Deck();
  CHECK_FALSE(FairnessOf(PositionOf(kBareRace), without_deck).ok());
}

}  // namespace
}  // namespace rushkit
