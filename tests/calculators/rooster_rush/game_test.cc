// Games from their logs, worked by hand.
#include "calculators/rooster_rush/game.h"

#include <numeric>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "tests/calculators/rooster_rush/asking.h"
#include "tests/calculators/rooster_rush/records.h"
#include "tests/catch.h"

namespace rushkit::rooster {
namespace {

using testing::BrokenIn;
using testing::CardOf;
using testing::CheckGame;
using testing::RecordOf;

Round RoundOf(const std::vector<size_t>& cards, std::vector<Press> presses = {}) {
  Round round;
  for (const size_t number : cards) round.cards.push_back(CardOf(number));
  round.presses = std::move(presses);
  return round;
}

// Rounds of `count` cards in which nobody does anything, until the cards 0 to 39 come up again.
GameRecord OnceThroughThePile(size_t players, size_t count) {
  GameRecord record = RecordOf(players);
  for (size_t first = 0; first + count <= kRoadCards; first += count) {
    std::vector<size_t> cards(count);
    std::iota(cards.begin(), cards.end(), first);
    record.rounds.push_back(RoundOf(cards));
  }
  return record;
}

std::vector<std::string> BrokenWith(GameRecord record, const std::vector<size_t>& next) {
  record.rounds.push_back(RoundOf(next));
  return BrokenIn(RefereeGame(record).rounds.back());
}

TEST_CASE("A game goes on round after round until somebody has won") {
  const GameResult result = CheckGame(
      "{'players': ['Ann', 'Bo', 'Cy'], 'rounds': ["
      "{'cards': 'taxi=4/red,fire=4/red,police=3/red', 'pressed': 'Ann=1,Bo=3'},"
      "{'cards': 'taxi=4/red,fire=4/red,police=3/red', 'pressed': {'Cy': 'button', 'Ann': 2}},"
      "{'cards': 'taxi=4/taxi,fire=4/red,police=3/red', 'stopped': 'taxi=vehicle',"
      " 'pressed': 'Bo=1,Ann=2'}]}");
  CHECK(result.verdict() == Verdict::kHolds);
  CHECK(result.players ==
        std::vector<Player>{{"Ann", 12, {}}, {"Bo", 3, Tickets(1)}, {"Cy", 0, {}}});
  CHECK(result.end.winners == std::vector<size_t>{0});
  for (size_t i = 0; i < 3; ++i) {
    CHECK(result.sheets[i].total().value_or(0) == result.players[i].points);
  }
  CHECK(result.sheets[0].lines()[2].rule.find("round 3: ") == 0);
  CHECK(result.pile == 40 - 5);
}

TEST_CASE("A game rests on what its rounds rest on") {
  GameRecord record = RecordOf(3);
  record.rounds = {RoundOf({0, 1, 2})};
  const GameResult result = RefereeGame(record);
  std::vector<std::string> facts;
  for (const UncertainFact& fact : result.table.facts()) facts.push_back(fact.fact);
  CHECK(facts ==
        std::vector<std::string>{"which road cards there are",
                                 "what a table of red lights means, which the rulebook overlooks"});
}

TEST_CASE("Nothing is played after the game is over") {
  GameRecord record = RecordOf(3);
  for (size_t i = 0; i < 5; ++i) {
    record.rounds.push_back(
        RoundOf({3 * i + 20, 3 * i + 21, 3 * i + 22}, {{0, {Thing::kCard, 0}}}));
  }
  const GameResult result = RefereeGame(record);
  CHECK(result.rounds.size() == 5);
  CHECK(BrokenIn(result.rounds.back()) ==
        std::vector<std::string>{"Preparing for the Next Round: most points: 12 -> the game was "
                                 "over before"});
  CHECK(result.players[0].points == 12);
}

TEST_CASE("A log is followed up to the first round that is not as the rules want it") {
  const GameResult result = CheckGame(
      "{'players': 3, 'rounds': [{'cards': 'taxi=4/red,fire=4/red,police=3/red', 'pressed': "
      "'p1=2'},"
      "{'cards': 'taxi=4/red,fire=4/red', 'pressed': 'p1=1'},"
      "{'cards': 'taxi=4/red,fire=4/red,fire=4/red', 'pressed': 'p1=1'}]}");
  CHECK(result.verdict() == Verdict::kNo);
  CHECK(result.rounds.size() == 2);
  CHECK(result.rounds[1].table.lines().back().effect == "the game goes on");
  CHECK(result.players[0].points == 4);
  CHECK(result.pile == 39);
}

TEST_CASE("A deck has forty road cards") {
  GameRecord record = OnceThroughThePile(4, 4);
  record.deck.emplace();
  for (size_t i = 0; i < kRoadCards; ++i) record.deck->push_back(CardOf(i));
  CHECK(RefereeGame(record).verdict() == Verdict::kHolds);
  CHECK(RefereeGame(record).table.facts().size() == 1);  // the red lights
  record.deck->pop_back();
  CHECK(BrokenIn(RefereeGame(record).table) ==
        std::vector<std::string>{"Components: the deck has 40 road cards -> 39 are written down"});
  CHECK(RefereeGame(record).rounds.empty());
  record.deck.reset();
  CHECK(RefereeGame(record).table.facts().front().confidence == Confidence::kUnknown);
}

TEST_CASE("Cards come from the top of the pile") {
  GameRecord record = OnceThroughThePile(4, 4);
  record.deck.emplace();
  for (size_t i = 0; i < kRoadCards; ++i) record.deck->push_back(CardOf(i));
  record.rounds[3].cards[2] = CardOf(0);
  const GameResult result = RefereeGame(record);
  CHECK(result.rounds.size() == 4);
  CHECK(BrokenIn(result.rounds.back()) ==
        std::vector<std::string>{"Placing the Road Cards: the cards come from the top of the pile "
                                 "-> " +
                                 WriteCard(CardOf(0)) + " does not lie on top"});
}

TEST_CASE("Cards that nobody secured go under the pile, and come up again together") {
  const GameRecord four = OnceThroughThePile(4, 4);
  CHECK(BrokenWith(four, {2, 0, 3, 1}).empty());
  CHECK(BrokenWith(four, {2, 0, 3, 4}) ==
        std::vector<std::string>{"Placing the Road Cards: the cards come from the top of the pile "
                                 "-> " +
                                 WriteCard(CardOf(1)) + " lies on top and is not among them"});
  // One of 40 cards is left, nobody knows which, and two of the first three lie below it.
  const GameRecord three = OnceThroughThePile(3, 3);
  CHECK(BrokenWith(three, {39, 0, 2}).empty());
  CHECK(BrokenWith(three, {2, 1, 0}).empty());
  CHECK(BrokenWith(three, {39, 0, 3}).size() == 1);
}

TEST_CASE("A card that nobody knows may be like one that lies below it") {
  // Round 14 shows the three cards of round 1, but the first of them was the one that nobody knew:
  // one of the three of round 1 is still there, and any of them may be it.
  GameRecord record = OnceThroughThePile(3, 3);
  record.rounds.push_back(RoundOf({2, 1, 0}));
  for (const size_t left : {0, 1, 2}) CHECK(BrokenWith(record, {3, left, 5}).empty());
}

TEST_CASE("Cards that somebody has do not come up again") {
  GameRecord record = OnceThroughThePile(4, 4);
  record.rounds[0].presses = {{1, {Thing::kCard, 2}}};
  CHECK(BrokenWith(record, {0, 1, 3, 4}).empty());
  CHECK(BrokenWith(record, {0, 1, 2, 3}).size() == 1);
}

// Round 1 gives the first player a ticket, and so does round 2; round 3 lets the button take one of
// them; then the pile goes round with nothing secured. `last` are the first cards to come up again.
GameRecord WithADiscard(const std::string& discards, const std::string& last) {
  std::string text =
      "{'players': 4, 'rounds': ["
      "{'cards': 'taxi=2/taxi,taxi=2/red,taxi=2/red,taxi=3/red','stopped':'taxi=vehicle',"
      "'pressed': 'p1=1'},"
      "{'cards': 'taxi=4/taxi,taxi=2/red,taxi=2/red,taxi=3/red','stopped':'taxi=vehicle',"
      "'pressed': 'p1=1'},"
      "{'cards': 'taxi=2/taxi,taxi=2/red,taxi=2/red,taxi=3/red','stopped':'taxi=vehicle',"
      "'pressed': 'p1=button'";
  absl::StrAppend(&text, discards, "}");
  for (int i = 0; i < 7; ++i) {
    absl::StrAppend(&text, ",{'cards':'fire=2/red,fire=2/red,fire=2/red,fire=2/red'}");
  }
  absl::StrAppend(
      &text, ",{'cards': 'taxi=2/red,taxi=2/red,taxi=3/red,taxi=2/red'}",
      ",{'cards': 'taxi=2/red,taxi=3/red,taxi=2/taxi,taxi=2/red','stopped':'taxi=vehicle'}", last,
      "]}");
  return testing::Require(ReadGame(testing::Json(text)));
}

TEST_CASE("Discarded tickets go under the pile") {
  // Below the three cards of round 1 and the three of round 2 lie the four of round 3 and the
  // ticket.
  const auto holds = [](const std::string& discards, const std::string& ticket) {
    const std::string last =
        ",{'cards':'taxi=2/red,taxi=3/red," + ticket + ",fire=2/red','stopped':'taxi=vehicle'}";
    const GameResult result = RefereeGame(WithADiscard(discards, last));
    CHECK(result.rounds.size() == 13);
    return result.verdict();
  };
  CHECK(holds(",'discards':'p1=taxi=4/taxi'", "taxi=4/taxi") == Verdict::kHolds);
  CHECK(holds(",'discards':'p1=taxi=2/taxi'", "taxi=4/taxi") == Verdict::kNo);
  CHECK(holds(",'discards':'p1=none'", "taxi=4/taxi") == Verdict::kNo);
  CHECK(holds("", "taxi=4/taxi") == Verdict::kHolds);
}

TEST_CASE("Only a ticket that the player holds is discarded") {
  const GameResult result = RefereeGame(WithADiscard(",'discards':'p1=taxi=3/red'", ""));
  CHECK(BrokenIn(result.rounds.back()) ==
        std::vector<std::string>{"Push-button card: discards taxi=3/red -> that is none of the "
                                 "player's Violation Tickets"});
}

// The first player gets the ticket taxi=2/taxi, keeps taxi=3/red, gets the ticket taxi=4/taxi, and
// has the button pay twice.
Verdict DiscardTwice(const std::string& first, const std::string& second) {
  const auto round = [](const std::string& side, const std::string& pressed) {
    return "{'cards': 'taxi=2/taxi,taxi=3/red,taxi=4/taxi','stopped':'taxi=" + side +
           "','pressed': 'p1=" + pressed + "'}";
  };
  return CheckGame(absl::StrCat("{'players': 3, 'rounds': [", round("vehicle", "1"), ",",
                                round("crosswalk", "2"), ",", round("vehicle", "3"), ",",
                                round("vehicle", "button','discards': '" + first), ",",
                                round("vehicle", "button','discards': '" + second), "]}"))
      .verdict();
}

TEST_CASE("Who does not say which ticket went may discard either of them later") {
  for (const char* ticket : {"taxi=2/taxi", "taxi=4/taxi"}) {
    CHECK(DiscardTwice("", absl::StrCat("p1=", ticket)) == Verdict::kHolds);
    CHECK(DiscardTwice(absl::StrCat("p1=", ticket), absl::StrCat("p1=", ticket)) == Verdict::kNo);
  }
  CHECK(DiscardTwice("p1=taxi=4/taxi", "p1=taxi=2/taxi") == Verdict::kHolds);
  CHECK(DiscardTwice("p1=taxi=3/red", "") == Verdict::kNo);  // a card that gave points
}

TEST_CASE("What a draw pile that runs short means is not known") {
  GameRecord record = RecordOf(6);
  record.rules.winning_points = 100;
  for (size_t first = 0; first < kRoadCards; first += 4) {
    record.rounds.push_back(
        RoundOf({first, first + 1, first + 2, first + 3}, {{0, {Thing::kCard, 0}},
                                                           {1, {Thing::kCard, 1}},
                                                           {2, {Thing::kCard, 2}},
                                                           {3, {Thing::kCard, 3}}}));
  }
  CHECK(RefereeGame(record).verdict() == Verdict::kHolds);
  record.rounds.push_back(RoundOf({0, 1, 2, 3}));
  CHECK(RefereeGame(record).verdict() == Verdict::kUnknown);
}

}  // namespace
}  // namespace rushkit::rooster
