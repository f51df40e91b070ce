#include "solver/rating/game_rating.h"

#include <algorithm>
#include <string>
#include <vector>

#include "tests/catch.h"
#include "tests/games/views.h"
#include "tests/support/case_file.h"
#include "tests/support/positions.h"

namespace rushkit {
namespace {

using testing::PositionOf;

// Short games: nothing is in either hero's way.
constexpr char kBareRace[] =
    "GG............/............../............../............../............../............SS:0,0";

GameRatingRequest Asked(Effort effort) {
  GameRatingRequest request;
  request.deck = testing::DeckA();
  request.other_deck = testing::DeckB();
  request.agent = "greedy";
  request.effort = effort;
  return request;
}

bool IsSame(const SelfPlaySummary& a, const SelfPlaySummary& b) {
  return a.games() == b.games() && a.finished() == b.finished() &&
         a.Wins(Party::kFirstPlayer) == b.Wins(Party::kFirstPlayer) &&
         a.Wins(Party::kGold) == b.Wins(Party::kGold) &&
         a.Wins(Party::kFirstAgent) == b.Wins(Party::kFirstAgent) &&
         a.turns().numerator() == b.turns().numerator() &&
         a.drama().numerator() == b.drama().numerator();
}

TEST_CASE("a rating is the same on any number of threads") {
  const Position position = PositionOf(testing::CodeOf("booklet-6"));
  GameRatingRequest request = Asked(Effort::kQuick);
  const GameRating one = *RateGame(position, request);
  request.threads = 2;
  const GameRating two = *RateGame(position, request);
  CHECK(IsSame(one.game.summary, two.game.summary));
  REQUIRE(one.luck.has_value());
  CHECK(one.luck->luck == two.luck->luck);
  CHECK(one.luck->interval.low == two.luck->interval.low);
  CHECK(one.game.fairness.games_needed == two.game.fairness.games_needed);
  REQUIRE(one.skill.has_value());
  CHECK(IsSame(one.skill->summary, two.skill->summary));
}

TEST_CASE("quick leaves out what takes long, and skill shows") {
  const GameRating rating =
      *RateGame(PositionOf(testing::CodeOf("booklet-1")), Asked(Effort::kQuick));
  const EffortGames games = GamesOf(Effort::kQuick);
  CHECK(rating.is_complete);
  CHECK(rating.game.summary.games() == games.most);
  REQUIRE(rating.skill.has_value());
  CHECK(rating.skill->stronger == "sharp");
  CHECK(rating.skill->weaker == "greedy");
  CHECK(rating.skill->summary.games() == games.skill);
  CHECK(rating.skill->summary.ScoreInterval(Party::kFirstAgent).low > 0.5);
  CHECK_FALSE(rating.search.has_value());
  CHECK(rating.variations.empty());
}

TEST_CASE("each variation changes one thing of the games that were asked for") {
  const GameRating rating = *RateGame(PositionOf(kBareRace), Asked(Effort::kNormal));
  REQUIRE(rating.variations.size() == 3);
  const EffortGames games = GamesOf(Effort::kNormal);
  for (const Variation& variation : rating.variations) {
    CHECK(variation.summary.games() == games.variation);
  }
  const Rules rules{Connection::kAllThree, SpacesRule::kExact};
  CHECK(rating.variations[0].changed == Changed::kDeck);
  CHECK(rating.variations[0].rules == rules);
  CHECK(rating.variations[1].changed == Changed::kSpaces);
  CHECK(rating.variations[1].rules == Rules{Connection::kAllThree, SpacesRule::kUpTo});
  CHECK(rating.variations[2].changed == Changed::kConnection);
  CHECK(rating.variations[2].rules == Rules{Connection::kNeighbours, SpacesRule::kExact});
  // They are other games.
  for (const Variation& variation : rating.variations) {
    CHECK_FALSE(IsSame(variation.summary, rating.game.summary));
  }
}

TEST_CASE("a set-up that the other connection does not allow has no such variation") {
  // The sides only touch the middle.
  const Position position = PositionOf(
      "GG............/............../............../............../............../............SS:"
      "5,-5",
      Connection::kNeighbours);
  const GameRating rating = *RateGame(position, Asked(Effort::kNormal));
  REQUIRE(rating.variations.size() == 2);
  CHECK(rating.variations[1].changed == Changed::kSpaces);
  CHECK(rating.variations[1].rules.connection == Connection::kNeighbours);
}

TEST_CASE("a rating that is stopped keeps what was played, and says so") {
  GameRatingRequest request = Asked(Effort::kQuick);
  uint64_t seen = 0;
  request.on_progress = [&](const GameProgress&) { ++seen; };
  request.is_stopped = [&] { return seen == 20; };
  const Position position = PositionOf(kBareRace);
  const GameRating in_game = *RateGame(position, request);
  CHECK_FALSE(in_game.is_complete);
  CHECK(in_game.game.is_stopped);
  CHECK(in_game.game.summary.games() == 20);
  CHECK_FALSE(in_game.skill.has_value());

  seen = 0;
  const uint64_t games = GamesOf(Effort::kQuick).most;
  request.is_stopped = [&] { return seen == games + 6; };
  const GameRating in_skill = *RateGame(position, request);
  CHECK_FALSE(in_skill.is_complete);
  CHECK_FALSE(in_skill.game.is_stopped);
  REQUIRE(in_skill.skill.has_value());
  CHECK(in_skill.skill->summary.games() == 6);
}

TEST_CASE("progress names the part, and counts its games") {
  GameRatingRequest request = Asked(Effort::kQuick);
  std::vector<GameProgress> seen;
  request.on_progress = [&](const GameProgress& progress) { seen.push_back(progress); };
  REQUIRE(RateGame(PositionOf(kBareRace), request).ok());
  const EffortGames games = GamesOf(Effort::kQuick);
  REQUIRE(seen.size() == games.most + games.skill);
  CHECK(seen.front().part == GamePart::kGame);
  CHECK(seen.front().games == 1);
  CHECK(seen.front().most == games.most);
  CHECK(seen.back().part == GamePart::kSkill);
  CHECK(seen.back().games == games.skill);
}

TEST_CASE("thorough looks at numbers of games that double, and each effort plays whole pairs") {
  for (const Effort effort : {Effort::kQuick, Effort::kNormal, Effort::kThorough}) {
    const EffortGames games = GamesOf(effort);
    CHECK(IsLookDue(games.most, games.first_look));
    CHECK(games.first_look >= kFirstLook);
    // Four pairs give two agents each seat, with either of them beginning.
    CHECK(games.skill % 8 == 0);
    CHECK(games.search % 8 == 0);
    CHECK(games.variation % 4 == 0);
  }
}

}  // namespace
}  // namespace rushkit
