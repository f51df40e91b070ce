// The referee: random games against their twin, and games in which one thing is wrong.
#include "calculators/roller_coaster_rush/game.h"

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "calculators/roller_coaster_rush/questions.h"
#include "tests/calculators/roller_coaster_rush/random_game.h"
#include "tests/catch.h"

namespace rushkit::coaster {
namespace {

TEST_CASE("The referee ends where a book-keeping of its own ends") {
  Random random(9);
  size_t turns = 0;
  for (int round = 0; round < 300; ++round) {
    const testing::PlayedGame game = testing::PlayAtRandom(random);
    const GameReport report = RefereeGame(game.log);
    REQUIRE(report.verdict() == Verdict::kHolds);
    REQUIRE(report.players == game.players);
    REQUIRE(report.opening.has_value());
    REQUIRE(report.opening->standings.size() == game.players.size());
    turns += game.log.turns.size();
  }
  CHECK(turns > 300 * 12);  // there were demos too
}

TEST_CASE("What scores at the Grand Opening are the flags of the runs and the drafted cards") {
  Random random(10);
  for (int round = 0; round < 50; ++round) {
    const testing::PlayedGame game = testing::PlayAtRandom(random);
    const GameReport report = RefereeGame(game.log);
    std::vector<Entry> entries;
    for (size_t i = 0; i < game.players.size(); ++i) {
      const PlayerState& player = game.players[i];
      entries.push_back({player.name,
                         {player.coaster.begin(), player.coaster.end()},
                         game.log.grand_opening[i],
                         player.showstopper,
                         player.money});
    }
    CHECK(report.opening->standings ==
          ScoreGrandOpening(entries, game.log.flags, game.log.rules).standings);
  }
}

TEST_CASE("A turn that is left out, or taken twice, is noticed") {
  Random random(11);
  for (int round = 0; round < 100; ++round) {
    testing::PlayedGame game = testing::PlayAtRandom(random);
    const size_t turn = random.Below(game.log.turns.size() - 1);
    GameLog twice = game.log;
    twice.turns.insert(twice.turns.begin() + static_cast<long>(turn), twice.turns[turn]);
    CHECK(RefereeGame(twice).broken_turn == turn + 2);
    game.log.turns.erase(game.log.turns.begin() + static_cast<long>(turn));
    CHECK(RefereeGame(game.log).broken_turn == turn + 1);
  }
}

GameReport Watch(const std::string& text) {
  const absl::StatusOr<JsonValue> root = ParseJson(text);
  REQUIRE(root.ok());
  const absl::StatusOr<GameLog> log = ReadGameLog(*root);
  INFO(log.status().ToString());
  REQUIRE(log.ok());
  return RefereeGame(*log);
}

// Two players, Ben begins.
std::string GameOf(const std::string& turns, const std::string& more = "") {
  return absl::StrCat(R"({"players": ["Ana", "Ben"], "first": "Ben", )", more,
                      R"("deal": {"Ana": "A,B,C,D,E,F", "Ben": "G,H,I,J,K,L"},)",
                      R"("coasters": {"Ana": "launch,F,E,D,C,B,A", "Ben": "G,H,I,J,K,L"},)",
                      R"("turns": [)", turns, "]}");
}

std::string FirstBroken(const GameReport& report) {
  for (const SheetLine& line : report.sheet.lines()) {
    if (line.is_broken) return line.rule + ": " + line.effect;
  }
  return "";
}

struct TurnRow {
  const char* turns;
  size_t broken_turn;
  const char* broken;
  const char* why;
};

TEST_CASE("The referee stops at the first turn that is not allowed and says why") {
  const char* kFirst = R"({"player": "Ben", "auction": "A", "bids": {"Ana": 1, "Ben": 3}},)";
  const std::vector<TurnRow> rows = {
      {R"({"player": "Ana", "demo": 3})", 2, "", "the loser's investor is interested"},
      {R"({"player": "Ben", "demo": 3})", 2, "turn 2: Ben: the marker is with Ana",
       "not Ben's turn"},
      {R"({"player": "Ana", "demo": 3}, {"player": "Ben", "demo": 3}, {"player": "Ana", "demo": 1})",
       4, "Ana: the investor card shows Uninterested: no demo is allowed", "one demo only"},
      {R"({"player": "Ana", "auction": "A", "bids": {"Ana": 1, "Ben": 0}})", 2,
       "A shows its constructed side: it cannot be auctioned again", "a second auction of A"},
      {R"({"player": "Ana", "auction": "S", "bids": {"Ana": 1, "Ben": 0}})", 2,
       "S is up for auction: nobody has this blueprint", "not dealt"},
      {R"({"player": "Ana", "auction": "B", "bids": {"Ana": 1, "Ben": 18}})", 2,
       "Ben bids $18: there is only $17", "$3 are with the bank"},
      {R"({"player": "Ana", "auction": "B", "owner": "Ben", "bids": {"Ana": 1, "Ben": 0}})", 2,
       "B is called Ben's: it lies in front of Ana", "wrong owner"},
      {R"({"player": "Ana", "auction": "G", "bids": {"Ana": 1, "Ben": 0},
           "coasters": {"Ana": "F,E,G,D,C,B"}})",
       0, "", "a piece that is won goes in anywhere"},
      {R"({"player": "Ana", "auction": "G", "bids": {"Ana": 1, "Ben": 0},
           "coasters": {"Ana": "E,F,G,D,C,B"}})",
       2,
       "Ana reorders the coaster: only who loses a piece does; a piece that is won goes in "
       "anywhere",
       "the others stay"},
      {R"({"player": "Ana", "auction": "G", "bids": {"Ana": 1, "Ben": 0},
           "coasters": {"Ben": "A,L,K,J,I,H"}})",
       0, "", "who loses a piece may reorder"},
      {R"({"player": "Ana", "auction": "G", "bids": {"Ana": 1, "Ben": 0},
           "coasters": {"Ben": "G,A,L,K,J,I,H"}})",
       2, "Ben: G is in the coaster: it belongs to somebody else", "the lost piece is gone"},
      {R"({"player": "Ana", "auction": "G", "bids": {"Ana": 0, "Ben": 2},
           "coasters": {"Ana": "F,E,D,C,B,A"}})",
       2, "Ana: A is in the coaster: it belongs to somebody else", "A was lost in the first turn"},
      {R"({"player": "Ana", "auction": "G", "bids": {"Ana": 0, "Ben": 2},
           "coasters": {"Ben": "A,G,H,I,J,K,L"}})",
       2,
       "Ben reorders the coaster: only who loses a piece does; a piece that is won goes in "
       "anywhere",
       "nothing changed hands"},
      {R"({"player": "Ana", "demo": [2, 5]})", 0, "", "a demo of five pieces"},
      {R"({"player": "Ana", "demo": [5, 5]})", 2, "Ana: a second drop: the first went all the way",
       "no second drop"},
  };
  for (const auto& [turns, broken_turn, broken, why] : rows) {
    INFO(why);
    const GameReport report = Watch(GameOf(absl::StrCat(kFirst, turns)));
    CHECK(FirstBroken(report) == broken);
    if (*broken != '\0') CHECK(report.broken_turn == broken_turn);
    if (*broken == '\0') CHECK_FALSE(report.broken_turn.has_value());
  }
}

TEST_CASE("Nobody is interested at first, and everybody has $20") {
  const GameReport report = Watch(GameOf(""));
  for (const PlayerState& player : report.players) {
    CHECK(player.money == 20);
    CHECK(player.constructed.none());
    CHECK(player.investor == Investor::kUninterested);
  }
  CHECK(report.next_player == 1U);
  CHECK(FirstBroken(Watch(GameOf(R"({"player": "Ben", "demo": 1})"))) ==
        "Ben: the investor card shows Uninterested: no demo is allowed");
}

struct DraftRow {
  const char* cards;
  const char* draft;
  const char* broken;
  const char* why;
};

TEST_CASE("Showstoppers are drafted in reverse turn order from one more than players") {
  const char* kThree = R"(["most-money", "alphabetical", "values:4,5"])";
  const std::vector<DraftRow> rows = {
      {kThree, R"({"Ana": "alphabetical", "Ben": "most-money"})", "",
       "Ben begins, so Ana picks first"},
      {kThree, R"({"Ben": "most-money", "Ana": "alphabetical"})",
       "Ben picks: in reverse turn order it is for Ana", "turn order"},
      {kThree, R"({"Ana": "alphabetical", "Ben": "alphabetical"})",
       "Ben picks alphabetical: it does not lie there", "taken already"},
      {kThree, R"({"Ana": "descending", "Ben": "alphabetical"})",
       "Ana picks descending: it does not lie there", "never laid out"},
      {kThree, R"({"Ana": "alphabetical"})", "showstoppers picked: 1: with 2 players 2",
       "Ben has none"},
      {R"(["most-money", "alphabetical"])", R"({"Ana": "alphabetical", "Ben": "most-money"})",
       "showstoppers laid out: 2: with 2 players 3", "one too few"},
  };
  for (const auto& [cards, draft, broken, why] : rows) {
    INFO(why);
    const GameReport report =
        Watch(GameOf("", absl::StrCat(R"("showstoppers": )", cards, R"(, "draft": )", draft, ",")));
    CHECK(FirstBroken(report) == broken);
  }
}

TEST_CASE("A game that is set up wrong is not watched") {
  const GameReport report =
      Watch(R"({"players": "Ana,Ben", "deal": {"Ana": "A,B,C,D,E,F", "Ben": "F,G,H,I,J,K"},
                "coasters": {"Ana": "A,B,C,D,E,F", "Ben": "G,H,I,J,K"},
                "turns": [{"player": "Ben", "demo": 1}]})");
  CHECK(FirstBroken(report) == "Ben: has F: there is one, and Ana has it");
  CHECK_FALSE(report.broken_turn.has_value());
}

TEST_CASE("A tie without bids that the rulebook leaves open ends the watch, unless it is told") {
  const std::string bids = R"({"player": "Ben", "auction": "A", "bids": {"Ana": 0, "Ben": 0})";
  const GameReport open = Watch(GameOf(bids + "}"));
  CHECK(open.verdict() == Verdict::kUnknown);
  CHECK_FALSE(open.broken_turn.has_value());
  const GameReport told = Watch(GameOf(bids + R"(, "winner": "Ben"})"));
  CHECK(told.verdict() == Verdict::kHolds);
  CHECK(told.players[1].constructed.count() == 1);
}

// Every blueprint is won by its owner.
std::string AllAuctions() {
  std::string turns;
  const std::string letters = "GAHBICJDKELF";
  for (size_t i = 0; i < letters.size(); ++i) {
    const bool bens = i % 2 == 0;
    absl::StrAppend(&turns, i == 0 ? "" : ",", R"({"player": ")", bens ? "Ben" : "Ana",
                    R"(", "auction": ")", letters.substr(i, 1), R"(", "bids": )",
                    bens ? R"({"Ana": 0, "Ben": 1}})" : R"({"Ana": 2, "Ben": 1}})");
  }
  return turns;
}

TEST_CASE("The Grand Opening comes when every blueprint has been auctioned, and not before") {
  const std::string opening = R"("grand-opening": {"Ana": [1, 6], "Ben": [0]},
                                 "flags": "A=1,B=2,C=3,D=4,E=5,F=1",)";
  const GameReport report = Watch(GameOf(AllAuctions(), opening));
  REQUIRE(report.opening.has_value());
  CHECK(report.opening->standings[0].name == "Ana");
  CHECK(report.opening->standings[0].points == 16);
  CHECK(report.opening->standings[0].money == 8);
  CHECK(report.opening->standings[1].money == 14);
  CHECK(FirstBroken(Watch(GameOf("", opening))) ==
        "12 blueprints are left to be auctioned: it is too early for the Grand Opening");
  const GameReport late = Watch(GameOf(AllAuctions() + R"(,{"player": "Ben", "demo": 1})"));
  CHECK(FirstBroken(late) == "turn 13: Ben: all blueprints have been auctioned: no more turns");
  CHECK(Watch(GameOf(AllAuctions())).sheet.lines().back().effect == "the Grand Opening is next");
}

TEST_CASE("Joints are checked after each change of hands") {
  const std::string joints =
      R"("joints": "launch=1,A=1-1,B=1-1,C=1-1,D=1-1,E=1-1,F=1-1,G=1-1,H=1-2,I=2-1,J=1-1,K=1-1,L=1-1",)";
  const std::string takes_j = R"({"player": "Ben", "auction": "J", "bids": {"Ana": 3, "Ben": 1}})";
  CHECK(Watch(GameOf(takes_j, joints)).verdict() == Verdict::kHolds);
  const std::string takes_i =
      R"({"player": "Ben", "auction": "I", "bids": {"Ana": 3, "Ben": 1}, "coasters": {"Ben": "G,J,K,L,H"}})";
  const GameReport stuck = Watch(GameOf(takes_i, joints));
  CHECK(stuck.verdict() == Verdict::kUnknown);
  CHECK(stuck.sheet.facts().back().fact == "what Ana does whose pieces fit in no order");
  const std::string takes_h =
      R"({"player": "Ben", "auction": "H", "bids": {"Ana": 3, "Ben": 1}, "coasters": {"Ana": "H,F,E,D,C,B,A"}})";
  CHECK(FirstBroken(Watch(GameOf(takes_h, joints))) ==
        "Ana: F does not fit behind H: it begins at height 1, the track ends at 2");
}

}  // namespace
}  // namespace rushkit::coaster
