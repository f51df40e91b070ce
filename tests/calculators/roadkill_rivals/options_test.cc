// All that a player may do, held against every action there is; and what follows from three keys.
#include "calculators/roadkill_rivals/options.h"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "solver/base/random.h"
#include "tests/calculators/roadkill_rivals/support.h"
#include "tests/catch.h"

namespace rushkit::roadkill {
namespace {

const char* const kAllCards =
    "animal:1,animal:2,animal:3,animal:4,animal:5,coyote,rattler,skunk,skunk:2,vehicle:2,"
    "vehicle:3,vehicle:4,rv,bigrig,dirtbike,police,lottery,roadside";

// Cards in a set have no order.
Action Normal(Action action) {
  if (auto* roadkill = std::get_if<Roadkill>(&action)) {
    std::sort(roadkill->vehicles.begin(), roadkill->vehicles.end());
    std::sort(roadkill->animals.begin(), roadkill->animals.end());
  } else if (auto* take = std::get_if<Take>(&action)) {
    std::sort(take->discards.begin(), take->discards.end());
  }
  return action;
}

// Those of `cards` whose bit is set.
Cards Pick(const Cards& cards, unsigned set) {
  Cards picked;
  for (size_t i = 0; i < cards.size(); ++i) {
    if ((set >> i & 1) != 0) picked.push_back(cards[i]);
  }
  return picked;
}

// Every action with these cards, sensible or not.
std::vector<Action> AllActions(const Table& table) {
  std::vector<Action> actions;
  Cards mine = table.lane;
  mine.insert(mine.end(), table.freeway.begin(), table.freeway.end());
  const unsigned sets = 1U << table.lane.size();
  for (unsigned vehicles = 0; vehicles < sets; ++vehicles) {
    for (unsigned animals = 0; animals < sets; ++animals) {
      actions.emplace_back(Roadkill{Pick(table.lane, vehicles), Pick(table.lane, animals)});
    }
    for (const Card& card : mine) actions.emplace_back(Take{card, Pick(table.lane, vehicles)});
  }
  for (const Opponent& opponent : table.opponents) {
    for (const Card& with : mine) {
      for (const Card& victim : opponent.lane) {
        actions.emplace_back(Strike{CardKind::kVehicle, victim, with, opponent.name});
        actions.emplace_back(Strike{CardKind::kAnimal, victim, with, opponent.name});
      }
    }
  }
  return actions;
}

Cards Deal(const Cards& all, size_t count, Random& random) {
  Cards cards;
  while (cards.size() < count) cards.push_back(all[random.Below(all.size())]);
  return cards;
}

// A legal lane of at most `count` cards.
Cards DealLane(const Cards& all, size_t count, Random& random) {
  Cards lane = Deal(all, count, random);
  while (JudgeLane(lane).verdict() == Verdict::kNo) lane.pop_back();
  return lane;
}

TEST_CASE("Options are exactly the actions that the referee does not refuse") {
  const Cards all = ReadAll(kAllCards);
  Random random(1);
  size_t count = 0;
  for (int i = 0; i < 400; ++i) {
    Table table = {DealLane(all, random.Below(4), random), Deal(all, 4, random), {}};
    table.opponents = {{"bo", DealLane(all, 3, random)}, {"cy", DealLane(all, 2, random)}};
    for (const ForcedDiscard discard : {ForcedDiscard::kUntilLegal, ForcedDiscard::kOne}) {
      const Rules rules = {discard};
      std::vector<Action> options;
      for (const Option& option : OptionsOf(table, rules)) {
        options.push_back(Normal(option.action));
      }
      std::set<Action> allowed;
      for (const Action& action : AllActions(table)) {
        if (!Judge(table, action, rules).is_no()) allowed.insert(Normal(action));
      }
      count += options.size();
      INFO("lane " << WriteCards(table.lane) << "; freeway " << WriteCards(table.freeway));
      CHECK(std::set<Action>(options.begin(), options.end()) == allowed);
      CHECK(options.size() == allowed.size());
    }
  }
  CHECK(count > 4000);
}

TEST_CASE("Roadkills come first, those of most points before the others") {
  const Table table = {ReadAll("vehicle:4,animal:2,animal:1"),
                       ReadAll("skunk,vehicle:2,police,animal:5"),
                       {{"opponent", ReadAll("rv,animal:3")}}};
  std::vector<std::string> lines;
  for (const Option& option : OptionsOf(table, Rules())) {
    if (std::holds_alternative<Take>(option.action)) continue;
    lines.push_back(Describe(option.action) + ": " + option.ruling.Effect());
  }
  CHECK(lines == std::vector<std::string>{
                     "run over animal:1 + animal:2 with vehicle:4: 3 to 4 points, 0 keys in the "
                     "lane",
                     "run over animal:2 with vehicle:4: 2 to 3 points, 1 key in the lane",
                     "run over animal:1 with vehicle:4: 1 to 2 points, 1 key in the lane"});
}

// Every lane that three keys hold, of cards of all strengths: one key each, but Rattler and Big
// Rig.
std::vector<Cards> AllLanes() {
  const Cards all = ReadAll(
      "animal:1,animal:2,animal:3,animal:4,coyote,rattler,vehicle:2,vehicle:3,vehicle:4,rv,bigrig");
  std::vector<Cards> lanes = {{}};
  for (size_t i = 0; i < lanes.size(); ++i) {
    for (const Card& card : all) {
      Cards lane = lanes[i];
      lane.push_back(card);
      const bool is_sorted = lane.size() < 2 || !(card < lane[lane.size() - 2]);
      if (is_sorted && KeysOf(lane) <= kMostKeys) lanes.push_back(lane);
    }
  }
  return lanes;
}

// The roadkills of all lanes, each with its lane's cards that go.
std::vector<Roadkill> AllRoadkills() {
  std::vector<Roadkill> roadkills;
  for (const Cards& lane : AllLanes()) {
    for (const Option& option : OptionsOf({lane, {}, {}}, Rules())) {
      if (const auto* roadkill = std::get_if<Roadkill>(&option.action)) {
        roadkills.push_back(*roadkill);
      }
    }
  }
  return roadkills;
}

bool Has(const Cards& cards, absl::string_view name) {
  return std::any_of(cards.begin(), cards.end(),
                     [name](const Card& card) { return card.text == name; });
}

TEST_CASE("Only an RV can run over a Rattler") {
  size_t count = 0;
  for (const Roadkill& roadkill : AllRoadkills()) {
    if (!Has(roadkill.animals, "rattler")) continue;
    ++count;
    CHECK(WriteCards(roadkill.vehicles) == "rv");
    CHECK(roadkill.animals.size() == 1);
  }
  CHECK(count == 1);
}

TEST_CASE("A Big Rig takes just one animal of one key") {
  size_t count = 0;
  for (const Roadkill& roadkill : AllRoadkills()) {
    if (!Has(roadkill.vehicles, "bigrig")) continue;
    ++count;
    CHECK(roadkill.vehicles.size() == 1);
    CHECK(roadkill.animals.size() == 1);
    CHECK(KeysOf(roadkill.animals) == 1);
  }
  CHECK(count == 5);
}

TEST_CASE("One roadkill never scores more than five animal points") {
  int most = 0;
  for (const Roadkill& roadkill : AllRoadkills()) {
    most = std::max(most, PointsOf(roadkill.animals).highest);
  }
  CHECK(most == 5);
}

}  // namespace
}  // namespace rushkit::roadkill
