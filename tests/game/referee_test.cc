// The referee of a game, and what the players see of it.
#include "solver/game/referee.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "solver/game/plays.h"
#include "tests/catch.h"
#include "tests/game/cards.h"
#include "tests/support/positions.h"

namespace rushkit {
namespace {

using testing::MoveOf;
using testing::PositionOf;

// Gold is three spaces from having left; a and b stand free.
constexpr char kOpen[] =
    "............../.aa.........../............../SS.........GG./....b........./....b.........:0,0";

CardCounts Counts(const std::vector<Card>& cards) {
  CardCounts counts;
  for (const Card card : cards) counts.Add(card);
  return counts;
}

GameCourse CourseOf(const std::string& code, const GameLimits& limits = {}) {
  return *GameCourse::Begin(PositionOf(code), Player::kGold, SpacesRule::kExact, limits);
}

Turn TurnOf(Card card, const std::vector<std::string>& moves) {
  Turn turn{card, {}};
  for (const std::string& move : moves) turn.moves.push_back(MoveOf(move));
  return turn;
}

// Nothing but single spaces.
const Deck kMove1Only = Counts(std::vector<Card>(12, Card::kMove1));

Referee RefereeOf(const GameCourse& course, const Deck& deck) {
  const Shuffle shuffle = SeededShuffle(5);
  return *Referee::Begin(course, deck, DealFrom(deck, course.to_move(), shuffle), shuffle);
}

TEST_CASE("A game needs a grid with sides and both heroes") {
  const auto status = [](const std::string& code) {
    return GameCourse::Begin(PositionOf(code), Player::kGold, SpacesRule::kExact).status();
  };
  CHECK(status("GG............/............../............../............../............../"
               "..............:0,0")
            .message() == "the silver hero, S, is missing");
  CHECK(status("....../....../AA..../....../....../......").message() ==
        "the card game is played on a grid with sides");
}

TEST_CASE("A hand of another size, or not in the deck, is refused") {
  const Hand four = Counts(std::vector<Card>(4, Card::kMove1));
  const GameCourse course = CourseOf(kOpen);
  CHECK(GameState::Begin(course, kMove1Only, {four, four}).ok());
  CHECK_FALSE(GameState::Begin(course, kMove1Only, {four, Hand()}).ok());
  CHECK_FALSE(GameState::Begin(course, kMove1Only, {four, Counts({4, Card::kSlide})}).ok());
  CHECK_FALSE(InformationSet::Begin(course, Player::kGold, kMove1Only, Hand()).ok());
}

TEST_CASE("A card that is not in the hand cannot be played, and nothing changes") {
  Referee referee = RefereeOf(CourseOf(kOpen), kMove1Only);
  const GameState before = referee.state();
  CHECK(referee.Play(TurnOf(Card::kSlide, {"a+1"})).message() ==
        "the hand holds no such card (Steps to Play)");
  CHECK_FALSE(referee.Play(TurnOf(Card::kMove1, {"a+2"})).ok());
  CHECK(referee.state() == before);
}

TEST_CASE("The hero that leaves wins, no card is drawn then, and nothing more is played") {
  Referee referee = RefereeOf(CourseOf(kOpen), Counts(std::vector<Card>(12, Card::kMove4)));
  REQUIRE(referee.Play(TurnOf(Card::kMove4, {"G+3"})).ok());
  CHECK(referee.state().ending() == Ending::kGoldWins);
  CHECK(referee.state().cards().pile_size() == 4);
  CHECK(referee.state().HandOf(Player::kGold).size() == 3);
  CHECK(referee.ViewOf(Player::kSilver).course().ending() == Ending::kGoldWins);
  CHECK(referee.Play(TurnOf(Card::kMove4, {"a+4"})).message() ==
        "the game is over (Winning the Game)");
}

// Both players step out and back: the position comes again every fourth turn.
int TurnsOfShuttle(const GameLimits& limits, std::optional<Ending>& ending) {
  Referee referee = RefereeOf(CourseOf(kOpen, limits), kMove1Only);
  const std::vector<std::string> moves = {"a+1", "b-1", "a-1", "b+1"};
  size_t next = 0;
  while (!referee.state().ending()) {
    REQUIRE(referee.Play(TurnOf(Card::kMove1, {moves[next++ % 4]})).ok());
  }
  ending = referee.state().ending();
  return referee.state().course().turns();
}

TEST_CASE("The fifth time that a position stands with the same player to move ends the game") {
  std::optional<Ending> ending;
  CHECK(TurnsOfShuttle({}, ending) == 16);
  CHECK(ending == Ending::kRepetition);
  CHECK(TurnsOfShuttle({.turn_cap = 200, .repetitions = 2}, ending) == 4);
}

TEST_CASE("The turn cap ends a game as unfinished") {
  std::optional<Ending> ending;
  CHECK(TurnsOfShuttle({.turn_cap = 7, .repetitions = 5}, ending) == 7);
  CHECK(ending == Ending::kTurnCap);
  CHECK_FALSE(WinnerOf(*ending).has_value());
}

TEST_CASE("Two games that differ in hidden cards only look alike to the player") {
  Deck deck;
  for (const Card card : kAllCards) deck.Add(card, 2);
  const Deal deal = DealFrom(deck, Player::kGold, SeededShuffle(5));
  Deal other = deal;
  // Silver's cards and the pile change places, but for those that will be Gold's draws.
  Hand& silver = other.hands[1];
  for (size_t i = 1; i < other.pile.size(); i += 2) {
    const auto held = std::find_if(kAllCards.begin(), kAllCards.end(),
                                   [&](Card card) { return silver.Has(card); });
    silver.Remove(*held);
    silver.Add(std::exchange(other.pile[i], *held));
  }
  REQUIRE(other.hands[1] != deal.hands[1]);
  const auto no_shuffle = [](const CardCounts&, int) { return std::vector<Card>(); };
  Referee one = *Referee::Begin(CourseOf(kOpen), deck, deal, no_shuffle);
  Referee two = *Referee::Begin(CourseOf(kOpen), deck, other, no_shuffle);
  CHECK(one.ViewOf(Player::kGold) == two.ViewOf(Player::kGold));
  CHECK_FALSE(one.ViewOf(Player::kSilver) == two.ViewOf(Player::kSilver));
  for (const Card card : kAllCards) {
    if (!one.state().HandOf(Player::kGold).Has(card)) continue;
    const Turn turn =
        PlaysOf(one.state().position(), Player::kGold, card, SpacesRule::kExact).front().turn;
    REQUIRE(one.Play(turn).ok());
    REQUIRE(two.Play(turn).ok());
    break;
  }
  CHECK(one.ViewOf(Player::kGold) == two.ViewOf(Player::kGold));
  CHECK_FALSE(one.state() == two.state());
}

TEST_CASE("A view knows the own hand, the number of the other's cards, and where they come from") {
  Deck deck;
  for (const Card card : kAllCards) deck.Add(card, 2);
  Referee referee = RefereeOf(CourseOf(kOpen), deck);
  for (const Player player : kPlayers) {
    const InformationSet& view = referee.ViewOf(player);
    CHECK(view.hand() == referee.state().HandOf(player));
    CHECK(view.other() == CardLedger::Held{Hand(), 4});
    CardCounts hidden = referee.state().HandOf(Opponent(player));
    hidden.Add(referee.state().PileCounts());
    CHECK(view.unseen() == hidden);
  }
}

}  // namespace
}  // namespace rushkit
