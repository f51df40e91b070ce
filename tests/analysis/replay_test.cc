// Replaying lines: where they break, why, and what they count.

#include "solver/analysis/replay.h"

#include <string>
#include <vector>

#include "data/embedded.h"
#include "solver/notation/card_notation.h"
#include "solver/notation/position_code.h"
#include "solver/notation/turn_notation.h"
#include "tests/catch.h"

namespace rushkit {
namespace {

// booklet-1 and booklet-2.
constexpr char kFirst[] =
    "....a.....b.../GG..ac....bddd/.....cef..b.../...g..efh...../iiig....hj..SS/...g.....j....";
constexpr char kSecond[] =
    "...a..bb....../..ca........../GGc..d..e..f../..c..d..e..fSS/..........gf../......hh..g...";

Position Read(const char* code) { return *ReadPositionCode(code, Connection::kAllThree); }

template <class Step>
std::vector<Step> Steps(const std::string& text) {
  const absl::StatusOr<MovesOrTurns> line = ReadLine({text});
  REQUIRE(line.ok());
  return std::get<std::vector<Step>>(*line);
}

CardSupply DeckA() {
  return {.deck = *ReadDeck(*EmbeddedFile("decks/a.txt")), .hand = std::nullopt, .draws = {}};
}

CardSupply Cards(const std::string& hand, const std::string& draws) {
  CardSupply supply{.deck = {}, .hand = Hand(), .draws = *ReadCardList(draws)};
  const std::vector<Card> cards = *ReadCardList(hand);
  for (Card card : cards) supply.hand->Add(card);
  return supply;
}

TEST_CASE("A replay says which move breaks, and counts what came before") {
  struct Row {
    const char* why;
    const char* moves;
    int length;
    int spaces;
    bool escapes;
    int breach;  // 0: none
  };
  const Row rows[] = {
      {"nothing is moved", "", 0, 0, false, 0},
      {"the shortest escape", "left-1 c+2 G+14", 3, 17, true, 0},
      {"on the way", "left-1 c+2", 2, 3, false, 0},
      {"one space too many", "left-1 c+3 G+14", 1, 1, false, 2},
      {"the other player's hero", "S-1", 0, 0, false, 1},
      {"a move after the end", "left-1 c+2 G+14 d+1", 3, 17, true, 4},
  };
  for (const Row& row : rows) {
    INFO(row.why);
    const Replay replay = ReplayMoves(Read(kSecond), Player::kGold, Steps<Move>(row.moves));
    CHECK(replay.length() == row.length);
    CHECK(replay.spaces == row.spaces);
    CHECK(replay.escapes == row.escapes);
    CHECK(replay.is_legal() == (row.breach == 0));
    CHECK((replay.breach.has_value() ? replay.breach->number : 0) == row.breach);
    CHECK(replay.positions.front() == Read(kSecond));
  }
}

TEST_CASE("A replay gives the rule that a move breaks, and says that nothing moves after the end") {
  const Position start = Read(kSecond);
  const Replay blocked = ReplayMoves(start, Player::kGold, Steps<Move>("c+3"));
  CHECK(blocked.breach->reason.find("c cannot move 3 down") == 0);
  const Replay after = ReplayMoves(start, Player::kGold, Steps<Move>("left-1 c+2 G+14 d+1"));
  CHECK(after.breach->reason == "the hero has left the grid already");
}

TEST_CASE("Turns need their cards, from the deck or from the hand") {
  struct Row {
    const char* why;
    const char* turns;
    CardSupply supply;
    int breach;  // 0: none
  };
  const Row rows[] = {
      {"three turns of deck a", "M3: j-3 MS2: a+2 left+4 SL: G+14", DeckA(), 0},
      {"deck a has no MS3", "MS3: j-3 left+4", DeckA(), 1},
      {"all in the hand", "M3: j-3 MS2: a+2 left+4 SL: G+14", Cards("M3,MS2,SL", ""), 0},
      {"two are drawn", "M3: j-3 MS2: a+2 left+4 SL: G+14", Cards("M3", "MS2,SL"), 0},
      {"drawn too late", "M3: j-3 MS2: a+2 left+4 SL: G+14", Cards("M3,M1", "SL,MS2"), 2},
      {"played twice", "M3: j-3 M3: j+3", Cards("M3,SL", ""), 2},
  };
  for (const Row& row : rows) {
    INFO(row.why);
    const Replay replay = ReplayTurns(Read(kFirst), Player::kGold, Steps<Turn>(row.turns),
                                      SpacesRule::kExact, row.supply);
    CHECK((replay.breach.has_value() ? replay.breach->number : 0) == row.breach);
    CHECK(replay.escapes == (row.breach == 0));
  }
}

TEST_CASE("A card that is used too little breaks under exact and not under up-to") {
  const std::vector<Turn> turns = Steps<Turn>("M2: a+1");
  const Position start = Read(kFirst);
  const Replay exact = ReplayTurns(start, Player::kGold, turns, SpacesRule::kExact, DeckA());
  const Replay up_to = ReplayTurns(start, Player::kGold, turns, SpacesRule::kUpTo, DeckA());
  CHECK(exact.breach->number == 1);
  CHECK(up_to.is_legal());
  CHECK(up_to.spaces == 1);
}

}  // namespace
}  // namespace rushkit
