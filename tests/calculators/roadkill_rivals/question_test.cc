// Questions as they are written: what is left out, and what is refused.
#include "calculators/roadkill_rivals/question.h"

#include <algorithm>
#include <string>
#include <vector>

#include "tests/calculators/roadkill_rivals/support.h"
#include "tests/catch.h"

namespace rushkit::roadkill {
namespace {

JsonValue ParseText(std::string text) {
  std::replace(text.begin(), text.end(), '\'', '"');
  const absl::StatusOr<JsonValue> root = ParseJson(text);
  INFO(text << ": " << root.status());
  REQUIRE(root.ok());
  return *root;
}

TEST_CASE("What is left out of a question is as the action needs it") {
  struct Row {
    std::string json;
    std::string lane;
    std::string freeway;
    std::string opponents;
  };
  const std::vector<Row> rows = {
      {R"({"vehicles": 4, "animals": "2,1"})", "vehicle:4, animal:2, animal:1", "nothing", ""},
      {R"({"vehicles": 4, "animals": 2, "lane": "rv"})", "rv", "nothing", ""},
      {R"({"take": "rv", "discard": "bigrig"})", "bigrig", "rv", ""},
      {R"({"take": "rv", "freeway": "bigrig", "lane": "animal:1"})", "animal:1", "bigrig", ""},
      {R"({"wreck": 2, "with": "rv"})", "rv", "nothing", "opponent: vehicle:2"},
      {R"({"wreck": 2, "with": "rv", "opponent": ["animal:1"]})", "rv", "nothing",
       "opponent: animal:1"},
      {R"({"attack": 2, "with": "coyote", "opponent": "animal:1/animal:2"})", "coyote", "nothing",
       "opponent: animal:1; opponent-2: animal:2"},
      {R"({"attack": 2, "with": "coyote", "opponent": {"bo": "rv:points=1", "cy": []}})", "coyote",
       "nothing", "bo: rv:points=1; cy: nothing"},
  };
  for (const Row& row : rows) {
    INFO(row.json);
    const Table table = Ask(row.json).table;
    CHECK(WriteCards(table.lane) == row.lane);
    CHECK(WriteCards(table.freeway) == row.freeway);
    std::string opponents;
    for (const Opponent& one : table.opponents) {
      opponents += (opponents.empty() ? "" : "; ") + one.name + ": " + WriteCards(one.lane);
    }
    CHECK(opponents == row.opponents);
  }
}

TEST_CASE("A number alone is the strength of a vehicle or an animal as the key says") {
  const CheckQuestion question = Ask(R"({"vehicles": ["2:points=1", 3], "animals": "5:keys=2"})");
  CHECK(Describe(*question.action) ==
        "run over animal:5:keys=2 with vehicle:2:points=1 + vehicle:3");
}

TEST_CASE("A question that is not right is refused with the place of each mistake") {
  const auto check = [](const std::string& text) {
    return std::string(ReadCheck(ParseText(text), Shipped()).status().message());
  };
  CHECK(check("{}") ==
        "1:1: expected a lane, or what is done: vehicles and animals, wreck, attack, take");
  CHECK(check("{'with': 'rv', 'discard': 'rv', 'of': 'bo', 'lane': 'rv'}") ==
        "1:10: 'with' is for a wreck or an attack\n"
        "1:27: 'discard' is for a card that is taken\n"
        "1:39: 'of' is for a wreck or an attack");
  CHECK(check("{'wreck': 2, 'lane': 'rv'}") == "1:11: expected 'with' too: your card that does it");
  CHECK(check("{'lane': 'rv', 'opponent': 'bo=rv/bo=rv'}") ==
        "1:35: found 'bo', expected another player's name");
  CHECK(check("{'lane': 'rv', 'rules': {'lottery': 'no'}}") ==
        "1:38: unknown value for lottery 'no'; expected any-action");
  const auto options = [](const std::string& text) {
    return std::string(ReadOptions(ParseText(text), Shipped()).status().message());
  };
  CHECK(options("{'lane': 'rv'}") == "1:1: 'freeway' is missing");
  CHECK(options("{'lane': 'lottery', 'freeway': 'rv,rv,rv,rv', 'opponent': 'bigrig,rattler'}") ==
        "1:10: lottery in a lane: of the roadside cards only Police may lie there (Types of "
        "Cards)\n"
        "1:59: bigrig, rattler in one lane: 4 keys, three at most (Car Keys)");
  const auto plan = [](const std::string& text) {
    return std::string(ReadPlan(ParseText(text), Shipped()).status().message());
  };
  CHECK(plan("{'freeway': 'rv,rv,rv,rv', 'turns': 100}") ==
        "1:37: found '100', expected a number from 1 to 99");
  CHECK(plan("{'freeway': 'rv,rv,rv,rv', 'turns': 1, 'deck': '99xrv,99xrv,3xrv'}") ==
        "1:48: found 201 cards, expected 200 at most");
  CHECK(plan("{'freeway': 'rv,rv,rv,rv', 'turns': 1, 'deck': 'none'}") ==
        "1:48: the deck is empty: the game is over");
  const auto score = [](const std::string& text) {
    return std::string(ReadScore(ParseText(text), Shipped()).status().message());
  };
  CHECK(score("{'players': []}") == "1:13: expected a player at least");
  CHECK(score("{'players': [{'pile': 'rv'}]}") == "1:14: 'name' is missing");
}

}  // namespace
}  // namespace rushkit::roadkill
