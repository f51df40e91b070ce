// Lists of the command line, JSON with places, and readings: what they say when they refuse.
#include <string>
#include <vector>

#include "calculators/score_sheet/item.h"
#include "calculators/score_sheet/json_reader.h"
#include "calculators/score_sheet/json_value.h"
#include "calculators/score_sheet/rule_table.h"
#include "tests/catch.h"

namespace rushkit {
namespace {

std::string MessageOf(const Diagnostics& wrong) { return std::string(ToStatus(wrong).message()); }

struct Row {
  const char* text;
  const char* message;
  const char* why;
};

TEST_CASE("Items are what stands between commas, with their columns") {
  const std::vector<Item> items = SplitItems({"C, J ,F", {2, 5}});
  REQUIRE(items.size() == 3);
  CHECK(items[1].text == "J");
  CHECK(items[1].where == TextLocation{2, 8});
  CHECK(SplitItems({" "}).empty());
  CHECK(SplitItems({"a,"}).size() == 2);
}

TEST_CASE("Pairs are read with all that is wrong with them") {
  const std::vector<Row> rows = {
      {"p1=4,p2=0", "", "two bids"},
      {"", "", "none"},
      {"p1,p2=4", "1:1: found 'p1', expected NAME=VALUE", "no value"},
      {"p1=4,=3", "1:6: found '=3', expected NAME=VALUE", "no name"},
      {"p1=4, p1=5", "1:7: 'p1' stands here twice", "twice"},
      {"p1=x,p2=10",
       "1:4: found 'x', expected a number from 0 to 9\n"
       "1:9: found '10', expected a number from 0 to 9",
       "both values"},
      {"p1=", "1:4: found '', expected a number from 0 to 9", "an empty value"},
  };
  for (const auto& [text, message, why] : rows) {
    INFO(why);
    Diagnostics wrong;
    for (const ItemPair& pair : ReadPairs({text}, wrong)) ReadInt(pair.value, {0, 9}, wrong);
    CHECK(MessageOf(wrong) == message);
  }
}

TEST_CASE("Text that is quoted is short and printable") {
  CHECK(InQuotes("a\nb\x1b") == "'a\\nb\\x1b'");
  CHECK(InQuotes(std::string(39, 'a') + "\xc3\xa4z") == "'" + std::string(39, 'a') + "...'");
}

// An object with every kind of value.
std::string Complaints(const std::string& text) {
  const absl::StatusOr<JsonValue> root = ParseJson(text);
  if (!root.ok()) return std::string(root.status().message());
  Diagnostics wrong;
  const JsonObject object(*root, {{"points"}, {"name", "bids", "cards", "last"}}, wrong);
  object.Int("points", {2, 4});
  object.Text("name");
  object.Pairs("bids");
  for (const JsonValue& card : object.List("cards")) ReadText(card, wrong);
  object.Bool("last");
  return MessageOf(InReadingOrder(wrong));
}

TEST_CASE("What is wrong in a JSON file is said with its place") {
  const std::vector<Row> rows = {
      {R"({"points": 2, "name": "x", "bids": {"p1": 4}, "cards": ["a"], "last": true})", "",
       "all right"},
      {R"({"points": 3, "bids": "p1=4"})", "", "pairs as a text"},
      {"[]", "1:1: found a list, expected an object", "no object"},
      {"{}", "1:1: 'points' is missing", "a key is missing"},
      {"{\"points\": 5,\n \"name\": 7}",
       "1:12: found '5', expected a number from 2 to 4\n2:10: found 7, expected a text",
       "two mistakes on two lines"},
      {R"({"points": "3"})", "1:12: found the text '3', expected a number from 2 to 4",
       "a text that looks like a number"},
      {R"({"points": 2.0})", "1:12: found '2.0', expected a number from 2 to 4", "a fraction"},
      {R"({"points": 2, "nam": "x"})", "1:15: unknown key 'nam'; did you mean name?", "a typo"},
      {R"({"points": 2, "colour": 1})",
       "1:15: unknown key 'colour'; expected points, name, bids, cards or last", "an unknown key"},
      {R"({"points": 2, "points": 3})", "1:15: a second 'points'; expected one", "a key twice"},
      {R"({"points": 2,})", "1:14: no JSON from here on", "a comma too many"},
      {"", "1:1: no JSON from here on", "an empty file"},
      {"{\"points\": 2\n", "2:1: no JSON from here on", "cut short"},
      {R"({"points": 2, "bids": {"p1": [4]}, "cards": [1, {}], "last": null})",
       "1:30: found a list, expected a text or a number\n"
       "1:46: found 1, expected a text\n"
       "1:49: found an object, expected a text\n"
       "1:62: found null, expected true or false",
       "every other kind"},
      {R"({"points": 2, "bids": "p1"})", "1:24: found 'p1', expected NAME=VALUE",
       "inside the quotes of a text"},
  };
  for (const auto& [text, message, why] : rows) {
    INFO(why);
    CHECK(Complaints(text) == message);
  }
}

TEST_CASE("JSON that is nested without end is refused") {
  CHECK(Complaints(std::string(32, '[') + std::string(32, ']')).find("nested") ==
        std::string::npos);
  CHECK(Complaints(std::string(100'000, '[')) == "1:33: nested more than 32 deep");
}

enum class Bonus : uint8_t { kNone, kAll };

struct Rules {
  int points = 12;
  Bonus bonus = Bonus::kNone;
};

const RuleTable<Rules>& Table() {
  static const auto* const kTable = new RuleTable<Rules>{
      Number<Rules>("winning-points", {12, 11}, {1, 99}, &Rules::points),
      Choice<Rules>("most-money-tie", {{"none", Bonus::kNone}, {"all", Bonus::kAll}},
                    &Rules::bonus)};
  return *kTable;
}

TEST_CASE("Every reading is written as it was read") {
  for (const char* points : {"12", "11", "40"}) {
    for (const char* bonus : {"none", "all"}) {
      Rules rules;
      REQUIRE(ApplyRule(Table(), absl::StrCat("winning-points=", points), rules).ok());
      REQUIRE(ApplyRule(Table(), absl::StrCat("most-money-tie=", bonus), rules).ok());
      CHECK(WriteRules(Table(), rules) ==
            std::vector<std::pair<std::string, std::string>>{{"winning-points", points},
                                                             {"most-money-tie", bonus}});
    }
  }
  CHECK(Table()[0].reading.ValueList() == "12|11|N");
  CHECK(Table()[1].reading.ValueList() == "none|all");
}

TEST_CASE("A reading that is not known is refused with what was expected") {
  const std::vector<Row> rows = {
      {"", "1:1: found '', expected NAME=VALUE", "empty"},
      {"winning-points", "1:1: found 'winning-points', expected NAME=VALUE", "no value"},
      {"wining-points=11", "1:1: unknown rule 'wining-points'; did you mean winning-points?",
       "a typo"},
      {"deck=a", "1:1: unknown rule 'deck'; expected winning-points or most-money-tie",
       "another game's"},
      {"winning-points=0", "1:16: found '0', expected a number from 1 to 99", "out of range"},
      {"most-money-tie=half", "1:16: unknown value for most-money-tie 'half'; expected none or all",
       "no such value"},
  };
  for (const auto& [text, message, why] : rows) {
    INFO(why);
    Rules rules;
    CHECK(std::string(ApplyRule(Table(), text, rules).message()) == message);
    CHECK(rules.points == 12);
  }
}

}  // namespace
}  // namespace rushkit
