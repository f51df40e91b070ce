// Games played at random on a table with a real pile, and refereed from their logs.
#include <algorithm>
#include <deque>
#include <numeric>
#include <vector>

#include "calculators/rooster_rush/game.h"
#include "solver/base/random.h"
#include "tests/calculators/rooster_rush/records.h"
#include "tests/catch.h"

namespace rushkit::rooster {
namespace {

using testing::CardOf;
using testing::RecordOf;

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
