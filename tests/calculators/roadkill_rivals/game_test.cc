// Logs before the referee: whose turn it is, what comes to the freeway, and when it is over.
#include "calculators/roadkill_rivals/game.h"

#include <algorithm>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "calculators/roadkill_rivals/game_log.h"
#include "tests/calculators/roadkill_rivals/support.h"
#include "tests/catch.h"

namespace rushkit::roadkill {
namespace {

// A log as JSON, with ' for ".
GameResult Referee(std::string text) {
  std::replace(text.begin(), text.end(), '\'', '"');
  const absl::StatusOr<JsonValue> root = ParseJson(text);
  INFO(text << ": " << root.status());
  REQUIRE(root.ok());
  const absl::StatusOr<GameLog> log = ReadGameLog(*root, Shipped());
  INFO(log.status());
  REQUIRE(log.ok());
  return RefereeGame(*log);
}

// Ann and Bo with a skunk, a vehicle:4, an animal:2 and a Lottery Ticket on the freeway, a deck in
// this order, and these turns.
GameResult Play(const std::string& deck, const std::string& turns) {
  return Referee(absl::StrCat("{'players': ['ann', 'bo'], 'facts': 'skunk:3,vehicle:points=0',",
                              "'freeway': 'skunk,vehicle:4,animal:2,lottery', 'deck': '", deck,
                              "', 'turns': [", turns, "]}"));
}

// "clause: rule -> effect" of the lines that are broken.
std::vector<std::string> BrokenIn(const GameResult& result) {
  std::vector<std::string> broken;
  for (const SheetLine& line : result.sheet.lines()) {
    if (line.is_broken) broken.push_back(line.clause + ": " + line.rule + " -> " + line.effect);
  }
  return broken;
}

using Lines = std::vector<std::string>;

TEST_CASE("The top of the deck replaces a card that was taken") {
  const GameResult result = Play("rv,bigrig,coyote", R"({'player': 'ann', 'take': 'animal:2'},
      {'player': 'bo', 'take': 'rv', 'reveal': 'bigrig'})");
  CHECK(BrokenIn(result) == Lines());
  CHECK(WriteCards(result.state.freeway) == "skunk, vehicle:4, lottery, bigrig");
  CHECK(result.state.deck_left == 1);
  CHECK(
      BrokenIn(Play("rv,bigrig", "{'player': 'ann', 'take': 'animal:2', 'reveal': 'coyote'}")) ==
      Lines{"On Your Turn: turn 1, ann: coyote comes to the freeway -> the top of the deck is rv"});
  CHECK(BrokenIn(Play("rv,bigrig", "{'player': 'ann', 'take': 'bigrig'}")) ==
        Lines{"On Your Turn: turn 1, ann: bigrig -> is not on the freeway"});
}

TEST_CASE("Lanes, piles and the discard pile are empty at the deal") {
  const GameResult result = Play("rv,bigrig", "");
  for (const Holdings& player : result.state.players) {
    CHECK(player.lane.empty());
    CHECK(player.pile.empty());
  }
  CHECK(result.state.discards.empty());
  CHECK(result.state.deck_left == 2);
}

TEST_CASE("Play goes round clockwise, and anybody may go first") {
  const std::string table =
      "{'players': 'ann,bo,cy', 'freeway': 'rv,animal:1,animal:2,animal:3', 'deck': 30, ";
  const auto take = [](const std::string& player, const std::string& card) {
    return absl::StrCat("{'player': '", player, "', 'take': '", card, "', 'reveal': 'animal:4'}");
  };
  const auto play = [&](const std::string& first, const Lines& players) {
    std::string turns;
    const char* const cards[] = {"rv", "animal:1", "animal:2", "animal:3"};
    for (size_t i = 0; i < players.size(); ++i) {
      absl::StrAppend(&turns, i > 0 ? ", " : "", take(players[i], cards[i]));
    }
    return Referee(absl::StrCat(table, first, "'turns': [", turns, "]}"));
  };
  CHECK(BrokenIn(play("", {"ann", "bo", "cy", "ann"})) == Lines());
  CHECK(BrokenIn(play("'first': 'cy', ", {"cy", "ann", "bo", "cy"})) == Lines());
  CHECK(BrokenIn(play("", {"bo"})) ==
        Lines{"On Your Turn: turn 1, bo: take rv -> it is the turn of ann"});
  const GameResult twice = play("", {"ann", "ann"});
  CHECK(BrokenIn(twice) ==
        Lines{"On Your Turn: turn 2, ann: take animal:1 -> it is the turn of bo"});
  CHECK(twice.broken_at == 2);
  CHECK(twice.state.players[twice.state.mover].name == "bo");
}

TEST_CASE("Every action ends the turn") {
  const std::string before = R"({'players': 'ann,bo', 'freeway': 'rv,vehicle:2,animal:1,coyote',
      'deck': '5xanimal:2,10xrv', 'turns': [
      {'player': 'ann', 'take': 'rv'}, {'player': 'bo', 'take': 'vehicle:2'},
      {'player': 'ann', 'take': 'animal:1'}, {'player': 'bo', 'take': 'animal:2'},
      {'player': 'ann', 'take': 'coyote'}, {'player': 'bo', 'take': 'animal:2'},
      {'player': 'ann', )";
  for (const char* action :
       {"'take': 'animal:2', 'discard': 'coyote'", "'vehicles': 'rv', 'animals': 'animal:1'",
        "'wreck': 'vehicle:2', 'with': 'rv'", "'attack': 'animal:2', 'with': 'coyote'"}) {
    INFO(action);
    const GameResult result = Referee(before + action + "}]}");
    CHECK(BrokenIn(result) == Lines());
    CHECK(result.state.players[result.state.mover].name == "bo");
  }
}

TEST_CASE("A Skunk and a Dirtbike give an extra turn at once, for any action") {
  const GameResult result =
      Play("dirtbike:2,animal:1,rv,coyote,police", R"({'player': 'ann', 'take': 'skunk'},
      {'player': 'ann', 'take': 'dirtbike:2'}, {'player': 'ann', 'take': 'vehicle:4'},
      {'player': 'bo', 'take': 'animal:1'})");
  CHECK(BrokenIn(result) == Lines());
  CHECK(result.state.players[result.state.mover].name == "ann");
  CHECK(BrokenIn(Play("rv,animal:1,coyote", R"({'player': 'ann', 'take': 'skunk'},
      {'player': 'bo', 'take': 'rv'})")) ==
        Lines{"Extra Turns: turn 2, bo: take rv -> it is the turn of ann"});
}

TEST_CASE("Extra turns add up") {
  const GameResult result = Play("rv,animal:1,coyote,police,animal:3", R"(
      {'player': 'ann', 'take': 'lottery'}, {'player': 'ann', 'take': 'vehicle:4'},
      {'player': 'ann', 'take': 'skunk'}, {'player': 'ann', 'vehicles': 4, 'animals': 'skunk'})");
  CHECK(BrokenIn(result) == Lines());
  CHECK(result.state.players[result.state.mover].name == "bo");
  CHECK(result.state.extra_turns == 0);
  const GameResult owed = Play("lottery,animal:1,coyote", R"({'player': 'ann', 'take': 'lottery'},
      {'player': 'ann', 'take': 'lottery'})");
  CHECK(owed.state.players[owed.state.mover].name == "ann");
  CHECK(owed.state.extra_turns == 2);  // two and two, of which one was played and one is next
}

TEST_CASE("Roadkill goes to the scoring pile, a victim and a forced card to the discard pile") {
  const GameResult result = Referee(R"({'players': 'ann,bo', 'facts': 'vehicle:points=0',
      'freeway': 'rv,vehicle:2,animal:1,animal:3', 'deck': '9xrattler', 'turns': [
      {'player': 'ann', 'take': 'rv'}, {'player': 'bo', 'take': 'vehicle:2'},
      {'player': 'ann', 'wreck': 'vehicle:2', 'with': 'rv'}, {'player': 'bo', 'take': 'animal:3'},
      {'player': 'ann', 'take': 'animal:1'},
      {'player': 'bo', 'take': 'rattler'},
      {'player': 'ann', 'vehicles': 'rv', 'animals': 'animal:1'},
      {'player': 'bo', 'take': 'rattler', 'discard': 'rattler'},
      {'player': 'ann', 'take': 'rattler'},
      {'player': 'bo', 'take': 'rattler', 'discard': 'rattler'},
      {'player': 'ann', 'attack': 'animal:3', 'with': 'rattler'}]})");
  CHECK(BrokenIn(result) == Lines());
  CHECK(WriteCards(result.state.players[0].pile) == "rv, animal:1");
  CHECK(WriteCards(result.state.players[0].lane) == "rattler");
  CHECK(WriteCards(result.state.players[1].lane) == "rattler");
  CHECK(WriteCards(result.state.discards) == "vehicle:2, rattler, rattler, animal:3");
}

TEST_CASE("The game ends the moment the last card comes to the freeway") {
  const std::string last = "{'player': 'ann', 'take': 'skunk'}";
  const GameResult result = Play("rv", last);
  CHECK(result.state.is_over);
  REQUIRE(result.score.has_value());
  CHECK(result.score->standings[0].name == "ann");
  CHECK(result.score->standings[0].points == Range{3, 3});
  CHECK(WriteCards(result.state.discards) == "vehicle:4, animal:2, lottery, rv");
  CHECK(result.state.freeway.empty());
  CHECK_FALSE(Play("rv,rv", last).state.is_over);
}

TEST_CASE("Extra turns that are still owed are lost at the end of the game") {
  const Lines over = {"The End of the Game: turn 2, ann: take skunk -> the game is over"};
  const std::string last = R"({'player': 'ann', 'take': 'lottery'})";
  CHECK(BrokenIn(Play("rv", last + R"(, {'player': 'ann', 'take': 'skunk'})")) == over);
  CHECK(Play("rv", last).state.extra_turns == 0);
}

TEST_CASE("A turn that breaks a rule is the last that is looked at") {
  const GameResult result = Play("rv,animal:1", R"({'player': 'ann', 'take': 'animal:2'},
      {'player': 'bo', 'vehicles': 4, 'animals': 2}, {'player': 'bo', 'take': 'bigrig'})");
  CHECK(BrokenIn(result) == Lines{"Creating Roadkill: turn 2, bo: vehicle:4 -> is not in the lane",
                                  "Creating Roadkill: turn 2, bo: animal:2 -> is not in the lane"});
  CHECK(result.broken_at == 2);
  CHECK_FALSE(result.score.has_value());
}

TEST_CASE("There are two Police cards") {
  const GameResult dealt = Referee(
      "{'players': 'ann,bo', 'freeway': 'police,police,rv,police', 'deck': 9, 'turns': []}");
  CHECK(BrokenIn(dealt) == Lines{"Types of Cards: 3 cards police -> the deck holds 2"});
  CHECK_FALSE(dealt.broken_at.has_value());
  const std::string turns = R"({'player': 'ann', 'take': 'animal:2'},
      {'player': 'bo', 'take': 'police'}, {'player': 'ann', 'take': 'vehicle:4'})";
  CHECK(BrokenIn(Play("police,police,rv,rv", turns)) == Lines());
  CHECK(Play("police,rv,police,police", turns + ", {'player': 'bo', 'take': 'rv'}").broken_at == 4);
}

// Ann has a vehicle:4 and Bo a skunk, then Ann takes a roadside card with these moves.
GameResult PlayRoadside(const std::string& card, const std::string& moves) {
  return Referee(absl::StrCat(
      "{'players': 'ann,bo', 'facts': 'skunk:3', 'freeway': 'skunk,vehicle:4,animal:2,", card,
      "', 'deck': '9xrattler', 'turns': [{'player': 'ann', 'take': 'vehicle:4'}, ",
      "{'player': 'bo', 'take': 'skunk'}, {'player': 'bo', 'take': 'rattler'}, ",
      "{'player': 'ann', 'take': '", card, "', 'moves': [", moves, "]}]}"));
}

TEST_CASE("The instructions of a roadside card are followed at once, and it is discarded") {
  const GameResult result =
      PlayRoadside("roadside", R"({'card': 'skunk', 'from': 'bo', 'to': 'ann'},
      {'card': 'vehicle:4', 'from': 'ann', 'to': 'bo/pile'},
      {'card': 'rattler', 'from': 'bo', 'to': 'discard'})");
  CHECK(BrokenIn(result) == Lines());
  CHECK(result.verdict() == Verdict::kUnknown);  // nobody knows what the card says
  CHECK(WriteCards(result.state.players[0].lane) == "skunk");
  CHECK(WriteCards(result.state.players[1].lane) == "nothing");
  CHECK(WriteCards(result.state.players[1].pile) == "vehicle:4");
  CHECK(WriteCards(result.state.discards) == "roadside, rattler");
  CHECK(PlayRoadside("lottery", "").verdict() == Verdict::kHolds);
  CHECK(WriteCards(PlayRoadside("lottery", "").state.discards) == "lottery");
}

TEST_CASE("Instructions move cards that are there, into lanes that stay legal") {
  CHECK(BrokenIn(PlayRoadside("roadside", "{'card': 'rv', 'from': 'bo', 'to': 'ann'}")) ==
        Lines{"Types of Cards: turn 4, ann: moves rv -> it is not there"});
  CHECK(BrokenIn(PlayRoadside("roadside", "{'card': 'vehicle:4', 'from': 'ann', 'to': 'bo'}")) ==
        Lines{"Car Keys: turn 4, ann: skunk, rattler, vehicle:4 in one lane -> 4 keys, three at "
              "most"});
  CHECK(BrokenIn(PlayRoadside("lottery", "{'card': 'vehicle:4', 'from': 'ann', 'to': 'bo'}"))[0] ==
        "Types of Cards: turn 4, ann: moves by its instructions -> lottery tells to move no card");
}

}  // namespace
}  // namespace rushkit::roadkill
