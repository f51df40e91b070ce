// Records played again: what is legal, what breaks a rule and which, and how a game goes on.
#include "solver/game/game_record.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "solver/game/deal.h"
#include "solver/game/plays.h"
#include "solver/game/recorded_game.h"
#include "tests/catch.h"
#include "tests/game/cards.h"
#include "tests/support/positions.h"

namespace rushkit {
namespace {

using testing::MoveOf;
using testing::PositionOf;
using Place = RecordBreach::Place;

// Gold is three spaces from having left; a and b stand free.
constexpr char kOpen[] =
    "............../.aa.........../............../SS.........GG./....b........./....b.........:0,0";

Turn TurnOf(Card card, const std::vector<std::string>& moves) {
  Turn turn{card, {}};
  for (const std::string& move : moves) turn.moves.push_back(MoveOf(move));
  return turn;
}

SeenCards Cards(const std::vector<Card>& cards) { return {cards.begin(), cards.end()}; }

constexpr Card kM1 = Card::kMove1;
constexpr Card kM4 = Card::kMove4;
constexpr Card kSL = Card::kSlide;

// Ten cards, of which Gold is dealt M1 and M4 and Silver M1 and SL; M4, M1 are in the pile.
GameRecord Known() {
  GameRecord record(PositionOf(kOpen));
  record.deck.Add(kM1, 5);
  record.deck.Add(kM4, 3);
  record.deck.Add(kSL, 2);
  record.hands = {Cards({kM1, kM1, kM4, kM4}), Cards({kM1, kM1, kSL, kSL})};
  record.pile = Cards({kM4, kM1});
  record.turns = {{1, Player::kGold, TurnOf(kM1, {"a+1"}), {}},
                  {2, Player::kSilver, TurnOf(kSL, {"b-3"}), Cards({kSL, kM1})},
                  {3, Player::kGold, TurnOf(kM4, {"G+3"}), {}}};
  record.result = RecordedResult::kGoldWins;
  return record;
}

void CheckBreach(const GameRecord& record, Place place, size_t turn, const std::string& reason) {
  const GameReplay replay = ReplayGame(record);
  REQUIRE(replay.breach.has_value());
  CHECK((replay.breach->place == place));
  CHECK(replay.breach->turn == turn);
  CHECK(replay.breach->reason == reason);
}

TEST_CASE("A whole record with all its cards is legal") {
  const GameReplay replay = ReplayGame(Known());
  CHECK(replay.is_legal());
  CHECK(replay.course->ending() == Ending::kGoldWins);
  CHECK(replay.course->turns() == 3);
  CHECK(replay.cards->AllCards() == Known().deck);
}

TEST_CASE("The first turn that breaks a rule is named with its clause") {
  GameRecord record = Known();
  record.turns[0].turn = TurnOf(kSL, {"a+1"});
  CheckBreach(record, Place::kTurn, 0, "the hand holds no such card (Steps to Play)");
  record = Known();
  record.turns[2].turn = TurnOf(kM4, {"G+2"});
  CheckBreach(record, Place::kTurn, 2,
              "a Move 4 card must use all spaces that it can: 2 of 4 used, and more can be "
              "(Move)");
  record = Known();
  record.turns[1].player = Player::kGold;
  CheckBreach(record, Place::kTurn, 1, "it is silver's turn (Steps to Play)");
  record = Known();
  record.turns[1].number = 3;
  CheckBreach(record, Place::kTurn, 1, "turn 3 stands where turn 2 is expected (Steps to Play)");
  record = Known();
  record.turns.push_back({4, Player::kSilver, TurnOf(kM1, {"a-1"}), {}});
  CheckBreach(record, Place::kTurn, 3, "the game is over (Winning the Game)");
}

TEST_CASE("A deal that the deck does not give breaks a rule") {
  GameRecord record = Known();
  (*record.hands)[0].pop_back();
  CheckBreach(record, Place::kHands, 0, "gold is dealt 3 cards; expected four (Set-Up)");
  record = Known();
  (*record.hands)[1] = Cards({kSL, kSL, kSL, kM1});
  CheckBreach(record, Place::kHands, 0,
              "the deck has not so many of these cards left, and silver is dealt one more "
              "(Set-Up)");
  record = Known();
  record.pile = Cards({kM4});
  CheckBreach(record, Place::kPile, 0, "a pile of 1 cards; expected 2 (Steps to Play)");
  record = Known();
  record.pile = Cards({kM4, kM4});
  CheckBreach(record, Place::kPile, 0,
              "the deck has not so many of these cards left (Steps to Play)");
  record = Known();
  record.deck = {};
  CheckBreach(record, Place::kDeck, 0,
              "a deck of 0 cards; expected 9 to 200: two hands of four, and one to draw (Set-Up)");
}

TEST_CASE("A pile that is made anew must be the discards, and only when the old one is used up") {
  GameRecord record = Known();
  record.turns[1].new_pile = Cards({kSL, kM4});
  CheckBreach(record, Place::kNewPile, 1,
              "the deck has not so many of these cards left (Steps to Play)");
  record = Known();
  record.turns[0].new_pile = Cards({kM1});
  CheckBreach(record, Place::kNewPile, 0,
              "a new pile, but the old one still has 1 cards (Steps to Play)");
}

TEST_CASE("A turn that ends the game draws no card, whether it wins or meets a limit") {
  GameRecord record = Known();
  record.turns.pop_back();
  record.turns[1].new_pile.clear();
  record.limits.turn_cap = 2;
  record.result = RecordedResult::kTurnCap;
  const GameReplay replay = ReplayGame(record);
  REQUIRE(replay.is_legal());
  CHECK(replay.cards->pile_size() == 1);
  CHECK(replay.cards->HeldBy(Player::kSilver).size() == 3);
  record.turns[1].new_pile = Cards({kSL, kM1});
  CheckBreach(record, Place::kNewPile, 1,
              "a new pile, but the game is over and no card is drawn (Steps to Play)");
  record = Known();
  record.turns[2].new_pile = Cards({kM1});
  CheckBreach(record, Place::kNewPile, 2,
              "a new pile, but the game is over and no card is drawn (Steps to Play)");
}

TEST_CASE("A result that the game has not is a breach, and a game may be resigned") {
  GameRecord record = Known();
  record.result = RecordedResult::kSilverWins;
  CheckBreach(record, Place::kResult, 3, "the game has ended otherwise (Winning the Game)");
  record.turns.pop_back();
  CheckBreach(record, Place::kResult, 2, "the game has not ended yet (Winning the Game)");
  record.result = RecordedResult::kSilverResigns;
  CHECK(ReplayGame(record).is_legal());
  record.result = RecordedResult::kOpen;
  CHECK(ReplayGame(record).is_legal());
  record.result.reset();
  CHECK(ReplayGame(record).is_legal());
}

TEST_CASE("Where cards are not known a card is refused only when nobody can hold it") {
  GameRecord record = Known();
  record.pile.reset();
  record.hands.reset();
  record.turns[1].new_pile.clear();
  CHECK(ReplayGame(record).is_legal());
  record.turns[0].turn = TurnOf(Card::kMoveShift1, {"a+1"});
  CheckBreach(record, Place::kTurn, 0,
              "no card of this kind is left that the hand could hold (Steps to Play)");
}

TEST_CASE("One hand and its draws are enough to find a card that was not drawn") {
  GameRecord record = Known();
  (*record.hands)[1] = SeenCards(4, std::nullopt);
  record.pile = SeenCards{kM4, std::nullopt};
  record.turns[1].new_pile.clear();
  CHECK(ReplayGame(record).is_legal());
  (*record.pile)[0] = kSL;
  record.turns[2].turn = TurnOf(kM1, {"G+1"});
  record.turns.push_back({4, Player::kSilver, TurnOf(kM4, {"b+1", "b-1", "b+1", "b-1"}), {}});
  record.result.reset();
  const GameReplay replay = ReplayGame(record);
  CHECK((replay.breach ? replay.breach->reason : "") == "");
  record.pile = SeenCards{kM4, std::nullopt};
  CheckBreach(record, Place::kTurn, 3, "the hand holds no such card (Steps to Play)");
}

TEST_CASE("Without hands and pile the seed gives the deal") {
  GameRecord record = Known();
  record.hands.reset();
  record.pile.reset();
  record.turns.clear();
  record.result.reset();
  record.seed = 4;
  const GameReplay replay = ReplayGame(record);
  REQUIRE(replay.is_legal());
  const Deal deal = DealFrom(record.deck, Player::kGold, SeededShuffle(4));
  CHECK(replay.cards->HeldBy(Player::kGold).known == deal.hands[0]);
  CHECK(replay.cards->next_cards() == absl::MakeConstSpan(deal.pile));
}

// Some turns of a game, each the first play of the first card that does not win.
RecordedGame Shuttle(const GameRecord& start, int turns) {
  RecordedGame game = *RecordedGame::From(start);
  for (int i = 0; i < turns && !game.state().ending(); ++i) {
    const Player player = game.state().to_move();
    for (const Card card : kAllCards) {
      if (!game.state().HandOf(player).Has(card)) continue;
      const std::vector<Play> plays =
          PlaysOf(game.state().position(), player, card, SpacesRule::kExact);
      const auto quiet =
          std::find_if(plays.begin(), plays.end(), [](const Play& play) { return !play.wins; });
      if (quiet == plays.end()) continue;
      REQUIRE(game.Play(quiet->turn).ok());
      break;
    }
  }
  return game;
}

TEST_CASE("A game that is played writes its record, and goes on from any moment of it") {
  GameRecord start(PositionOf(kOpen));
  for (const Card card : kAllCards) start.deck.Add(card, 2);
  start.seed = 9;
  start.limits.repetitions = 50;
  const RecordedGame game = Shuttle(start, 50);
  REQUIRE(game.state().cards().reshuffles() >= 2);
  CHECK(ReplayGame(game.record()).is_legal());
  for (const size_t turns : {size_t{0}, size_t{9}, size_t{10}, size_t{23}}) {
    const RecordedGame again = Shuttle(Truncated(game.record(), turns),
                                       static_cast<int>(game.record().turns.size() - turns));
    CHECK(again.record() == game.record());
    CHECK(again.state() == game.state());
  }
}

TEST_CASE("Nobody plays on from a record that breaks a rule or hides a card") {
  GameRecord record = Known();
  CHECK(RecordedGame::From(record).ok());
  (*record.hands)[1] = SeenCards(4, std::nullopt);
  CHECK(RecordedGame::From(record).status().message() ==
        "some cards of the record are not known, so nobody can play on from it");
  record = Known();
  record.turns[0].number = 7;
  CHECK(RecordedGame::From(record).status().code() == absl::StatusCode::kFailedPrecondition);
}

}  // namespace
}  // namespace rushkit
