// What is said of questions and logs that are not as they should be.
#include "calculators/rooster_rush/reader.h"

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "tests/calculators/rooster_rush/asking.h"
#include "tests/catch.h"

namespace rushkit::rooster {
namespace {

using testing::Json;

struct Row {
  const char* text;
  const char* message;
  const char* why;
};

template <class Read>
void CheckRefusals(Read read, const std::vector<Row>& rows) {
  for (const auto& [text, message, why] : rows) {
    INFO(why);
    CHECK(std::string(read(Json(text)).status().message()) == message);
  }
}

TEST_CASE("There are five vehicles and no others") {
  CheckRefusals(
      ReadTable,
      {{"{'players': 3, 'cards': ['taxi+fire+police+ambulance+grandma=2/red']}", "", "all"},
       {"{'players': 3, 'cards': ['taxy=2/red']}",
        "1:27: unknown vehicle 'taxy'; did you mean taxi?", "a typo"},
       {"{'players': 3, 'cards': ['taxi+tram=2/red']}",
        "1:32: unknown vehicle 'tram'; expected fire, ambulance, police, taxi or grandma",
        "another vehicle"}});
}

TEST_CASE("A chip shows its vehicle or a crosswalk") {
  CheckRefusals(
      ReadTable,
      {{"{'players': 3, 'cards': 'taxi=2/taxi', 'stopped': 'taxi=edge'}",
        "1:57: unknown side 'edge'; expected vehicle, crosswalk or fell", "another side"},
       {"{'players': 3, 'cards': 'taxi=2/taxi,fire=2/fire', 'stopped': {'taxi': 'vehicle'}}",
        "1:63: no side of the fire chip, which is in play, in 'stopped'", "one is not told"},
       {"{'players': 3, 'cards': 'taxi=2/taxi'}",
        "1:1: no side of the taxi chip, which is in play, in 'stopped'", "none is told"}});
}

TEST_CASE("A road card is worth two to four points") {
  CheckRefusals(ReadTable, {{"{'players': 3, 'cards': 'taxi=2/red,taxi=3/red,taxi=4/red'}", "",
                             "each of them"},
                            {"{'players': 3, 'cards': 'taxi=1/red,taxi=5/red,taxi=/red'}",
                             "1:31: found '1', expected a number from 2 to 4\n"
                             "1:42: found '5', expected a number from 2 to 4\n"
                             "1:53: found '', expected a number from 2 to 4",
                             "others"}});
}

TEST_CASE("The back of a card is a red light or a vehicle") {
  CheckRefusals(
      ReadTable,
      {{"{'players': 3, 'cards': 'taxi=2', 'backs': 'rad'}",
        "1:45: unknown back 'rad'; did you mean red?", "a typo"},
       {"{'players': 3, 'cards': 'taxi=2'}", "1:26: 'taxi=2' has no back", "none"},
       {"{'players': 3, 'cards': 'taxi=2/red', 'backs': 'red,red'}",
        "1:49: a second back for 'taxi=2/red'\n1:53: a back 'red' without a card", "too many"}});
}

TEST_CASE("There are three to six players") {
  CheckRefusals(
      ReadTable,
      {{"{'players': 2, 'cards': []}", "1:13: found '2', expected a number from 3 to 6", "two"},
       {"{'players': 7, 'cards': []}", "1:13: found '7', expected a number from 3 to 6", "seven"},
       {"{'players': ['Ann', 'Bo'], 'cards': []}", "1:13: found 2 players, expected 3 to 6",
        "two names"},
       {"{'players': 'Ann,Bo,Ann', 'cards': []}",
        "1:21: found 'Ann', expected another player's name", "a name twice"},
       {"{'cards': []}", "1:1: 'players' is missing", "none"},
       {"{'players': 99999999999, 'cards': []}",
        "1:13: found '99999999999', expected a number from 3 to 6", "more than anybody can count"},
       {"{'players': 3.5, 'cards': []}", "1:13: found '3.5', expected a number from 3 to 6",
        "half"},
       {"{'players': 7, 'cards': 'fire=2/red', 'pressed': 'p7=1', 'chips': 'fire=p4'}",
        "1:13: found '7', expected a number from 3 to 6", "nothing hangs on who they are"},
       {"{'cards': 'fire=2/red', 'points': 'p1=1'}", "1:1: 'players' is missing",
        "nor when nobody is told"}});
}

TEST_CASE("Everything that is wrong with a round is said at once") {
  CheckRefusals(
      ReadTable,
      {{"{'players': 'Ann,Bo,Cy', 'cards': 'fire=2/red,fire=3/red,fire=4/red', 'points': 'An=3',\n"
        " 'tickets': {'Bo': 4}, 'pressed': 'Ann=4,Dee=1,Bo=butten,Cy=0', 'chips': 'taxi=Dan'}",
        "1:82: unknown player 'An'; expected Ann, Bo or Cy\n"
        "2:20: found '4', expected a number from 0 to 3\n"
        "2:40: found '4', expected a card from 1 to 3, button or nothing\n"
        "2:42: unknown player 'Dee'; expected Ann, Bo or Cy\n"
        "2:51: found 'butten', expected a card from 1 to 3, button or nothing\n"
        "2:61: found '0', expected a card from 1 to 3, button or nothing\n"
        "2:80: unknown player 'Dan'; expected Ann, Bo or Cy",
        "names and numbers"},
       {"{'players': 3, 'cards': [{}, []], 'points': 'p1=1,p1=2'}",
        "1:26: found an object, expected a text or a number\n"
        "1:30: found a list, expected a text or a number\n1:51: 'p1' stands here twice",
        "lists of something else"},
       {"{'players': 3, 'cards': ['taxi', 7], 'press': '', 'rules': {'all-out': 'x', 'deck': 1}}",
        "1:27: found 'taxi', expected a card such as taxi+police=3\n"
        "1:34: found '7', expected a card such as taxi+police=3\n"
        "1:38: unknown key 'press'; did you mean pressed?\n"
        "1:73: unknown value for all-out 'x'; expected shared-by-points or nobody\n"
        "1:77: unknown rule 'deck'; expected winning-points or all-out",
        "cards, keys and rules"}});
}

TEST_CASE("A question about chances is refused with what was expected") {
  CheckRefusals(
      ReadOddsQuestion,
      {{"{'cards': 'fire=2/red,fire=3/red'}",
        "1:11: found 2 cards, expected 3 or, of 4 to 6 players, 4", "two cards"},
       {"{'cards': 'fire=2/red,fire=3/red,fire=4/fire', 'bias': 'fire=3/2,taxi=1/20000,tram=1'}",
        "1:62: found '3/2', expected a chance from 0 to 1 such as 2/3 or 0.65, its denominator at "
        "most 10000\n"
        "1:71: found '1/20000', expected a chance from 0 to 1 such as 2/3 or 0.65, its denominator "
        "at most 10000\n"
        "1:79: unknown vehicle 'tram'; expected fire, ambulance, police, taxi or grandma",
        "chances"},
       {"{'cards': 'fire=2/red,fire=3/red,fire=4/fire', 'stopped': 'taxi=vehicle,fire=fell'}",
        "1:60: taxi is on no back: its chip is not used\n"
        "1:78: unknown side 'fell'; expected vehicle or crosswalk",
        "chips that have stopped"},
       {"{'cards': 'fire=2/red,fire=3/red,fire=4/fire', 'tickets': 3, 'points': -1}",
        "1:59: found '3', expected a number from 0 to 2\n"
        "1:72: found '-1', expected a number from 0 to 100",
        "a player who is out"}});
}

TEST_CASE("A log is refused with the places in its rounds") {
  CheckRefusals(ReadGame,
                {{"{'players': 3}", "1:1: 'rounds' is missing", "no rounds"},
                 {"{'players': 3, 'rounds': [\n  {'cards': 'fire=2/fire'},\n  {'card': 7}]}",
                  "2:3: no side of the fire chip, which is in play, in 'stopped'\n"
                  "3:3: 'cards' is missing\n3:4: unknown key 'card'; did you mean cards?",
                  "two rounds"},
                 {"{'players': 3, 'deck': ['fire=2'], 'rounds': {}}",
                  "1:26: 'fire=2' has no back\n1:46: found an object, expected a list",
                  "a deck without backs"}});
}

TEST_CASE("Every reading of the rules is read") {
  for (const char* points : {"12", "11", "37"}) {
    for (const char* all_out : {"shared-by-points", "nobody"}) {
      const std::string text =
          absl::StrCat("{'players': 3, 'cards': [], 'rules': {'winning-points': ", points,
                       ", 'all-out': '", all_out, "'}}");
      const Rules rules = testing::Require(ReadTable(Json(text))).rules;
      CHECK(WriteRules(Readings(), rules) == std::vector<std::pair<std::string, std::string>>{
                                                 {"winning-points", points}, {"all-out", all_out}});
    }
  }
}

}  // namespace
}  // namespace rushkit::rooster
