// Games from their logs: worked by hand, and played at random against a table with a real pile.
#include "calculators/rooster_rush/game.h"

#include <algorithm>
#include <deque>
#include <numeric>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "solver/base/random.h"
#include "tests/calculators/rooster_rush/asking.h"
#include "tests/catch.h"

namespace rushkit::rooster {
namespace {

using testing::BrokenIn;
using testing::CheckGame;

// One of 40 cards, all different, with a red light behind.
RoadCard CardOf(size_t number) {
  RoadCard card = {{}, CardPoints(static_cast<int>(2 + number / 20)), std::nullopt};
  for (const auto& [name, vehicle] : VehicleNames()) {
    if (((number % 20 + 1) >> static_cast<size_t>(vehicle) & 1U) != 0) card.vehicles.Add(vehicle);
  }
  return card;
}

Round RoundOf(const std::vector<size_t>& cards, std::vector<Press> presses = {}) {
  Round round;
  for (const size_t number : cards) round.cards.push_back(CardOf(number));
  round.presses = std::move(presses);
  return round;
}

GameRecord RecordOf(size_t players) {
  GameRecord record;
  for (size_t i = 0; i < players; ++i)
    record.players.push_back({absl::StrCat("player ", i), 0, {}});
  return record;
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

// Plays a game at random on a table with a real pile, and keeps the score in the plainest way.
class RealTable {
 public:
  explicit RealTable(uint64_t seed) : random_(seed), record_(RecordOf(3 + random_.Below(4))) {
    tickets_.resize(record_.players.size());
    points_.resize(record_.players.size());
    for (size_t i = 0; i < kRoadCards; ++i) {
      RoadCard card = CardOf(random_.Below(40));
      const uint64_t back = random_.Below(6);
      if (back < 5) card.back = static_cast<Vehicle>(back);
      pile_.push_back(card);
    }
    record_.deck = std::vector<RoadCard>(pile_.begin(), pile_.end());
    Shuffle(pile_);
  }

  // False when the game is over or cannot go on.
  bool PlayRound() {
    const size_t count = record_.players.size() == 3 ? 3 : 4;
    size_t in = 0;
    for (const auto& tickets : tickets_) in += tickets.size() < 3 ? 1 : 0;
    const int most = *std::max_element(points_.begin(), points_.end());
    if (in < 2 || most >= 12 || pile_.size() < count) return false;
    Round round;
    for (size_t i = 0; i < count; ++i) {
      round.cards.push_back(pile_.front());
      pile_.pop_front();
    }
    Shuffle(round.cards);
    std::vector<bool> up(5);
    round.spins.emplace_back();
    for (const Vehicle vehicle : ChipsInPlay(round.cards).list()) {
      const bool is_up = up[static_cast<size_t>(vehicle)] = random_.Below(2) == 0;
      round.spins[0].push_back({vehicle, is_up ? Side::kVehicle : Side::kCrosswalk});
    }
    Press(round, up);
    record_.rounds.push_back(round);
    return true;
  }

  const GameRecord& record() const { return record_; }
  size_t pile() const { return pile_.size(); }
  Player PlayerNow(size_t player) const {
    return {record_.players[player].name, points_[player],
            Tickets(static_cast<int>(tickets_[player].size()))};
  }

 private:
  template <class Cards>
  void Shuffle(Cards& cards) {
    for (size_t i = cards.size(); i > 1; --i) std::swap(cards[i - 1], cards[random_.Below(i)]);
  }

  bool Fails(const RoadCard& card, const std::vector<bool>& up) const {
    const std::vector<Vehicle> drawn = card.vehicles.list();
    return std::any_of(drawn.begin(), drawn.end(),
                       [&](Vehicle vehicle) { return up[static_cast<size_t>(vehicle)]; });
  }

  void Press(Round& round, const std::vector<bool>& up) {
    std::vector<size_t> things(round.cards.size() + 1);  // the last is the button
    std::iota(things.begin(), things.end(), size_t{0});
    Shuffle(things);
    std::vector<RoadCard> under = round.cards;
    const bool pays =
        std::all_of(under.begin(), under.end(), [&](const auto& card) { return Fails(card, up); });
    for (size_t player = 0; player < points_.size() && !things.empty(); ++player) {
      if (tickets_[player].size() == 3 || random_.Below(4) == 0) continue;
      const size_t thing = things.back();
      things.pop_back();
      if (thing == round.cards.size()) {
        round.presses.push_back({player, {Thing::kButton}});
        if (pays && !tickets_[player].empty()) Discard(player, round, under);
        continue;
      }
      round.presses.push_back({player, {Thing::kCard, thing}});
      const RoadCard card = round.cards[thing];
      under.erase(std::find(under.begin(), under.end(), card));
      if (Fails(card, up)) {
        tickets_[player].push_back(card);
      } else {
        points_[player] += card.points.value();
      }
    }
    Shuffle(under);
    pile_.insert(pile_.end(), under.begin(), under.end());
  }

  // Sometimes the log does not say which.
  void Discard(size_t player, Round& round, std::vector<RoadCard>& under) {
    std::vector<RoadCard>& tickets = tickets_[player];
    Shuffle(tickets);
    under.push_back(tickets.back());
    if (random_.Below(2) == 0) round.discards.push_back({player, tickets.back()});
    tickets.pop_back();
  }

  Random random_;
  GameRecord record_;
  std::deque<RoadCard> pile_;
  std::vector<std::vector<RoadCard>> tickets_;
  std::vector<int> points_;
};

TEST_CASE("Games on a real table are refereed to the same end, with and without a deck") {
  size_t rounds = 0;
  size_t discards = 0;
  for (uint64_t seed = 1; seed <= 300; ++seed) {
    RealTable table(seed);
    for (int round = 0; round < 40 && table.PlayRound();) ++round;
    GameRecord record = table.record();
    for (const bool has_deck : {true, false}) {
      if (!has_deck) record.deck.reset();
      const GameResult result = RefereeGame(record);
      INFO("seed " << seed);
      CHECK(result.verdict() == Verdict::kHolds);
      CHECK(result.pile == table.pile());
      for (size_t i = 0; i < record.players.size(); ++i) {
        CHECK(result.players[i] == table.PlayerNow(i));
        CHECK(result.sheets[i].total().value_or(0) == result.players[i].points);
      }
      rounds += record.rounds.size();
    }
    for (const Round& round : record.rounds) discards += round.discards.size();
  }
  CHECK(rounds > 3000);
  CHECK(discards > 10);
}

TEST_CASE("A log in which one card is not from the pile is refused there") {
  for (uint64_t seed = 1; seed <= 100; ++seed) {
    RealTable table(seed);
    for (int round = 0; round < 40 && table.PlayRound();) ++round;
    GameRecord record = table.record();
    const size_t round = seed % record.rounds.size();
    VehicleSet all;
    for (const auto& [name, vehicle] : VehicleNames()) all.Add(vehicle);
    RoadCard& card = record.rounds[round].cards[seed % 3];
    card.vehicles = all;  // no card of CardOf
    const GameResult result = RefereeGame(record);
    CHECK(result.verdict() == Verdict::kNo);
    CHECK(result.rounds.size() == round + 1);
  }
}

TEST_CASE("The order in which players are listed changes no score") {
  for (uint64_t seed = 1; seed <= 100; ++seed) {
    RealTable table(seed);
    for (int round = 0; round < 40 && table.PlayRound();) ++round;
    GameRecord turned = table.record();
    const size_t count = turned.players.size();
    std::rotate(turned.players.begin(), turned.players.begin() + 1, turned.players.end());
    const auto turn = [count](size_t player) { return (player + count - 1) % count; };
    for (Round& round : turned.rounds) {
      for (Press& press : round.presses) press.player = turn(press.player);
      for (Discard& discard : round.discards) discard.player = turn(discard.player);
    }
    const GameResult result = RefereeGame(turned);
    CHECK(result.verdict() == Verdict::kHolds);
    for (size_t i = 0; i < count; ++i) CHECK(result.players[turn(i)] == table.PlayerNow(i));
  }
}

}  // namespace
}  // namespace rushkit::rooster
