// The open readings of the booklet by name.
#include "solver/notation/rules_notation.h"

#include <string>
#include <vector>

#include "absl/strings/str_split.h"
#include "tests/catch.h"
#include "tests/notation/messages.h"

namespace rushkit {
namespace {

using testing::MessageOf;

TEST_CASE("The defaults are written with their names") {
  CHECK(WriteRules(Rules()) == "connection=all-three spaces=exact");
}

TEST_CASE("Every combination of readings is read back from what is written") {
  for (const Connection connection : {Connection::kAllThree, Connection::kNeighbours}) {
    for (const SpacesRule spaces : {SpacesRule::kExact, SpacesRule::kUpTo}) {
      const Rules rules{connection, spaces};
      Rules back{
          connection == Connection::kAllThree ? Connection::kNeighbours : Connection::kAllThree,
          spaces == SpacesRule::kExact ? SpacesRule::kUpTo : SpacesRule::kExact};
      for (const absl::string_view word : absl::StrSplit(WriteRules(rules), ' ')) {
        REQUIRE(ApplyRule(word, back).ok());
      }
      CHECK(back == rules);
    }
  }
}

TEST_CASE("One rule leaves the others alone") {
  Rules rules;
  REQUIRE(ApplyRule("spaces=up-to", rules).ok());
  CHECK(rules == Rules{Connection::kAllThree, SpacesRule::kUpTo});
  REQUIRE(ApplyRule("connection=neighbours", rules).ok());
  CHECK(rules == Rules{Connection::kNeighbours, SpacesRule::kUpTo});
}

struct Refusal {
  const char* text;
  const char* message;
  const char* why;
};

TEST_CASE("A rule that is not known is refused with what was expected") {
  const std::vector<Refusal> refusals = {
      {"", "1:1: a rule '' without a value; expected NAME=VALUE", "empty"},
      {"spaces", "1:1: a rule 'spaces' without a value; expected NAME=VALUE", "no value"},
      {"space=exact", "1:1: unknown rule 'space'; expected connection or spaces", "no such name"},
      {"=exact", "1:1: unknown rule ''; expected connection or spaces", "no name"},
      {"spaces=", "1:8: unknown value '' for spaces; expected exact or up-to", "an empty value"},
      {"spaces=upto", "1:8: unknown value 'upto' for spaces; expected exact or up-to",
       "nearly right"},
      {"connection=exact",
       "1:12: unknown value 'exact' for connection; expected all-three or neighbours",
       "the value of another rule"},
      {"spaces=exact ", "1:8: unknown value 'exact ' for spaces; expected exact or up-to",
       "a blank behind"},
  };
  for (const Refusal& refusal : refusals) {
    INFO(refusal.why);
    Rules rules{Connection::kNeighbours, SpacesRule::kUpTo};
    CHECK(MessageOf(ApplyRule(refusal.text, rules)) == refusal.message);
    CHECK(rules == Rules{Connection::kNeighbours, SpacesRule::kUpTo});
  }
}

}  // namespace
}  // namespace rushkit
