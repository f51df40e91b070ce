// What is known of the cards, and how they are written.
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "calculators/roadkill_rivals/catalogue.h"
#include "tests/calculators/roadkill_rivals/support.h"
#include "tests/catch.h"

namespace rushkit::roadkill {
namespace {

std::string Write(const Fact& fact) {
  return absl::StrCat(WriteRange({fact.lowest, fact.highest}), " ",
                      ConfidenceName(fact.confidence));
}

TEST_CASE("The named cards are as the rulebook says, with how sure their numbers are") {
  struct Row {
    std::string name;
    CardKind kind;
    std::string strength;
    std::string keys;
    std::string points;
    int extra_turns;
    bool strikes;
  };
  const std::vector<Row> rows = {
      {"rattler", CardKind::kAnimal, "5 certain", "2 certain", "5 certain", 0, true},
      {"coyote", CardKind::kAnimal, "4 inferred", "1 certain", "4 inferred", 0, true},
      {"skunk", CardKind::kAnimal, "1 to 5 unknown", "1 certain", "1 to 5 unknown", 1, false},
      {"bigrig", CardKind::kVehicle, "6 certain", "2 certain", "0 to 1 unknown", 0, true},
      {"rv", CardKind::kVehicle, "5 likely", "1 likely", "0 to 1 unknown", 0, true},
      {"dirtbike", CardKind::kVehicle, "2 to 6 unconfirmed", "1 certain", "0 to 1 unknown", 1,
       false},
      {"police", CardKind::kPolice, "0 certain", "1 certain", "0 certain", 0, false},
      {"lottery", CardKind::kRoadside, "0 certain", "0 certain", "0 certain", 2, false},
      {"animal:3", CardKind::kAnimal, "3 certain", "1 certain", "3 certain", 0, false},
      {"animal:5", CardKind::kAnimal, "5 certain", "1 inferred", "5 certain", 0, false},
      {"vehicle:6", CardKind::kVehicle, "6 certain", "1 inferred", "0 to 1 unknown", 0, false},
  };
  for (const Row& row : rows) {
    INFO(row.name);
    const Card card = ReadAll(row.name)[0];
    CHECK(card.kind == row.kind);
    CHECK(Write(card.strength) == row.strength);
    CHECK(Write(card.keys) == row.keys);
    CHECK(Write(card.points) == row.points);
    CHECK(card.extra_turns.assumed == row.extra_turns);
    CHECK(card.strikes == row.strikes);
  }
  CHECK(ReadAll("police")[0].copies == 2);
  CHECK_FALSE(ReadAll("rv")[0].copies.has_value());
  CHECK(Write(Shipped().deck_size()) == "68 likely");
}

TEST_CASE("An animal scores its strength, whatever that is") {
  for (const char* text : {"animal:1", "animal:2", "animal:3", "animal:4", "animal:5", "skunk:2",
                           "skunk", "coyote", "rattler"}) {
    const Card card = ReadAll(text)[0];
    CHECK(card.points == card.strength);
  }
}

TEST_CASE("Cards are written as they were read") {
  const std::vector<std::pair<std::string, std::string>> rows = {
      {"rv", "rv"},
      {"Big Rig", "bigrig"},
      {"big-rig", "bigrig"},
      {"vehicle:4", "vehicle:4"},
      {"skunk:3:keys=1", "skunk:3:keys=1"},
      {"rv:points=1:keys=2", "rv:keys=2:points=1"},
      {"2xanimal:1, rv", "animal:1, animal:1, rv"},
      {"none", "nothing"},
  };
  for (const auto& [text, written] : rows) {
    const Cards cards = ReadAll(text);
    CHECK(WriteCards(cards) == written);
    for (const Card& card : cards) CHECK(ReadAll(card.text) == Cards{card});
  }
}

// What `facts` make of `card`, or what is wrong with them.
std::string With(const std::string& facts, const std::string& card) {
  const absl::StatusOr<JsonValue> root = ParseJson(facts);
  REQUIRE(root.ok());
  Catalogue catalogue = Shipped();
  Diagnostics wrong;
  catalogue.Learn(*root, wrong);
  const Cards cards = catalogue.ReadCards({{card}}, std::nullopt, wrong);
  if (!wrong.empty()) return std::string(ToStatus(InReadingOrder(wrong)).message());
  return absl::StrCat(KindName(cards[0].kind), " ", Write(cards[0].strength), ", ",
                      Write(cards[0].keys), ", ", Write(cards[0].points));
}

TEST_CASE("Every number can be given, for one card or for all of a name") {
  const std::vector<std::vector<std::string>> rows = {
      {R"("skunk:3")", "skunk", "animal 3 certain, 1 certain, 3 certain"},
      {R"(["skunk:3"])", "skunk:2", "animal 2 certain, 1 certain, 2 certain"},
      {R"("vehicle:points=0")", "vehicle:3", "vehicle 3 certain, 1 certain, 0 certain"},
      {R"("vehicle:3:points=1")", "vehicle:3", "vehicle 3 certain, 1 certain, 1 certain"},
      {R"("vehicle:3:points=1")", "vehicle:4", "vehicle 4 certain, 1 certain, 0 to 1 unknown"},
      {R"("vehicle:3:points=1,vehicle:points=0")", "vehicle:3",
       "vehicle 3 certain, 1 certain, 1 certain"},
      {R"([{"name": "rv", "strength": "?"}])", "rv",
       "vehicle 2 to 6 unknown, 1 likely, 0 to 1 unknown"},
      {R"([{"name": "rv", "points": [1, "likely"]}])", "rv",
       "vehicle 5 likely, 1 likely, 1 likely"},
      {R"([{"name": "Tow Truck", "kind": "vehicle", "strength": [3, "inferred"], "keys": 2}])",
       "towtruck", "vehicle 3 inferred, 2 certain, 0 to 1 unknown"},
      {R"([{"name": "hen", "kind": "animal"}])", "hen",
       "animal 1 to 5 unknown, 1 certain, 1 to 5 unknown"},
  };
  for (const auto& row : rows) CHECK(With(row[0], row[1]) == row[2]);
}

TEST_CASE("Facts and cards that are not right are refused with their place") {
  const std::vector<std::vector<std::string>> rows = {
      {R"("")", "rvv", "1:1: unknown card 'rvv'; did you mean rv?"},
      {R"("")", "vehicle", "1:1: found 'vehicle', expected vehicle:STRENGTH"},
      {R"("")", "vehicle:7", "1:9: found '7', expected a number from 2 to 6"},
      {R"("")", "vehicle:1", "1:9: found '1', expected a number from 2 to 6"},
      {R"("")", "animal:6", "1:8: found '6', expected a number from 1 to 5"},
      {R"("")", "animal:0", "1:8: found '0', expected a number from 1 to 5"},
      {R"("")", "rv:points=2", "1:11: found '2', expected a number from 0 to 1"},
      {R"("")", "rv:point=1", "1:4: unknown fact 'point'; did you mean points?"},
      {R"("")", "rv:points", "1:4: found 'points', expected a number from 2 to 6"},
      {R"("")", "rattler:points=5",
       "1:16: the points of animal cards can't be given: they have none of their own"},
      {R"("")", "police:3",
       "1:8: the strength of police cards can't be given: they have none of their own"},
      {R"("")", "100xrv", "1:1: found '100', expected a number from 1 to 99"},
      {R"("skunk:9")", "rv", "1:8: found '9', expected a number from 1 to 5"},
      {R"([{"name": "hen"}])", "rv", "1:2: 'kind' is missing for the new card hen"},
      {R"([{"name": "hen", "kind": "bird"}])", "rv",
       "1:27: unknown kind 'bird'; expected animal, vehicle, police or roadside"},
      {R"([{"name": "a:b", "kind": "animal"}])", "rv",
       "1:12: found 'a:b', expected a name of letters and digits, but not none"},
      {R"([{"name": "None", "kind": "animal"}])", "rv",
       "1:12: found 'None', expected a name of letters and digits, but not none"},
      {R"("")", "rv:keys=1:points=0:keys=2", "1:20: a second 'keys'; expected one"},
      {R"([{"name": "rv", "strength": [5, "sure"]}])", "rv",
       "1:34: unknown confidence 'sure'; expected certain, likely, unconfirmed, inferred or "
       "unknown"},
      {R"([{"name": "rv", "strenght": 5}])", "rv",
       "1:17: unknown key 'strenght'; did you mean strength?"},
      {R"([7])", "rv", "1:2: found 7, expected an object"},
  };
  for (const auto& row : rows) CHECK(With(row[0], row[1]) == row[2]);
}

}  // namespace
}  // namespace rushkit::roadkill
