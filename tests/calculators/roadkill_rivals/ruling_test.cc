// One action, or a lane, before the referee.
#include "calculators/roadkill_rivals/ruling.h"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "tests/calculators/roadkill_rivals/support.h"
#include "tests/catch.h"

namespace rushkit::roadkill {
namespace {

struct Row {
  std::string json;
  std::string summary;
  std::string why;
};

void CheckAll(const std::vector<Row>& rows) {
  for (const auto& [json, summary, why] : rows) {
    INFO(json << ": " << why);
    CHECK(Summary(Check(json)) == summary);
  }
}

TEST_CASE("The five worked examples come out as the sheet shows them") {
  CheckAll({
      {R"({"vehicles": 4, "animals": 3})", "holds: bigger by 1", "the vehicle is bigger"},
      {R"({"vehicles": 4, "animals": 4})", "holds: equal", "the vehicle is equal"},
      {R"({"vehicles": 4, "animals": 5})", "no: smaller by 1", "the vehicle is smaller"},
      {R"({"vehicles": 4, "animals": "2,1"})", "holds: bigger by 1", "bigger than both together"},
      {R"({"vehicles": "2,2", "animals": 4})", "holds: equal", "two vehicles together"},
  });
}

TEST_CASE("A roadkill takes vehicles and animals that are in the lane") {
  CheckAll({
      {R"({"vehicles": "vehicle:4", "animals": "animal:2", "lane": "vehicle:4,animal:2,police"})",
       "holds: bigger by 2", "with another card in the lane"},
      {R"({"vehicles": 4, "animals": 2, "lane": "vehicle:4"})", "no: is not in the lane",
       "the animal is missing"},
      {R"({"vehicles": 4, "animals": "2,2", "lane": "vehicle:4,animal:2"})",
       "no: is not in the lane", "one of two alike is missing"},
      {R"({"vehicles": 4, "animals": []})", "no: a roadkill takes a vehicle and an animal at least",
       "no animal"},
      {R"({"animals": 1})", "no: a roadkill takes a vehicle and an animal at least", "no vehicle"},
      {R"({"vehicles": "rattler", "animals": 1})", "no: is no vehicle", "an animal drives"},
      {R"({"vehicles": 4, "animals": "police"})", "no: is no animal", "the police"},
  });
}

TEST_CASE("What is run over and what drove go to the scoring pile") {
  const CheckQuestion question = Ask(
      R"({"vehicles": "rv:points=1", "animals": "2,1", "lane": "rv:points=1,animal:1,animal:2"})");
  const Ruling ruling = Judge(question.table, *question.action, question.rules);
  CHECK(ruling.scored == ReadAll("rv:points=1,animal:2,animal:1"));
  CHECK(ruling.lane.empty());
  CHECK(ruling.sheet.total() == 4);
  CHECK(ruling.Effect() == "4 points, 0 keys in the lane");
}

TEST_CASE("Three keys are the most in a lane, and the rulebook's Big Rig and Rattler have two") {
  CheckAll({
      {R"({"lane": []})", "holds: ", "an empty lane"},
      {R"({"lane": "rv,police,animal:1"})", "holds: 3 keys", "one each"},
      {R"({"lane": "rv,rattler"})", "holds: 3 keys", "one and two"},
      {R"({"lane": "3xpolice"})", "no: the deck holds 2", "more Police cards than there are"},
      {R"({"facts": [{"name": "animal", "strength": 1, "copies": 1}], "lane": "animal:2,animal:1"})",
       "holds: 2 keys", "copies of one strength"},
      {R"({"facts": [{"name": "animal", "strength": 1, "copies": 1}], "lane": "2xanimal:1"})",
       "no: the deck holds 1", "and not of another"},
      {R"({"lane": "bigrig,rattler"})", "no: 4 keys, three at most", "two and two"},
      {R"({"vehicles": "bigrig", "animals": "rattler"})", "no: 4 keys, three at most",
       "so they are no roadkill either"},
      {R"({"lane": "animal:1,animal:1,animal:1,animal:1"})", "no: 4 keys, three at most",
       "four of one"},
      {R"({"lane": "lottery"})", "no: of the roadside cards only Police may lie there",
       "another roadside card"},
  });
}

TEST_CASE("A Big Rig or an RV wrecks a smaller vehicle of an opponent") {
  CheckAll({
      {R"({"wreck": 4, "with": "rv"})", "holds: vehicle:4 to the discard pile, rv stays",
       "smaller"},
      {R"({"wreck": "rv", "with": "bigrig"})", "holds: rv to the discard pile, bigrig stays",
       "an RV too"},
      {R"({"wreck": "rv", "with": "rv"})", "no: equal", "strictly smaller"},
      {R"({"wreck": "bigrig", "with": "rv"})", "no: smaller by 1", "bigger"},
      {R"({"wreck": 2, "with": 6})", "no: only a Big Rig and an RV do", "another vehicle"},
      {R"({"wreck": 2, "with": "rattler"})", "no: only a Big Rig and an RV do", "a Rattler"},
      {R"({"wreck": "animal:2", "with": "rv"})", "no: is no vehicle", "an animal"},
      {R"({"wreck": 2, "with": "rv", "opponent": "vehicle:3"})",
       "no: is not in the lane of opponent", "not there"},
      {R"({"wreck": 2, "with": "rv", "lane": "animal:2"})", "no: is not in the lane",
       "not one's own"},
      {R"({"wreck": 2, "with": "rv", "opponent": {"bo": "animal:1", "cy": "vehicle:2"}})",
       "holds: vehicle:2 to the discard pile, rv stays", "found at the second"},
      {R"({"wreck": 2, "with": "rv", "opponent": "bo=animal:1/cy=vehicle:2", "of": "bo"})",
       "no: is not in the lane of bo", "named, and not there"},
  });
}

TEST_CASE("A Rattler or a Coyote attacks a weaker animal of an opponent") {
  CheckAll({
      {R"({"attack": 3, "with": "coyote"})", "holds: animal:3 to the discard pile, coyote stays",
       "weaker"},
      {R"({"attack": "coyote", "with": "rattler"})",
       "holds: coyote to the discard pile, rattler stays", "a Coyote too"},
      {R"({"attack": 4, "with": "coyote"})", "no: equal", "strictly weaker"},
      {R"({"attack": "rattler", "with": "coyote"})", "no: smaller by 1", "stronger"},
      {R"({"attack": 1, "with": "skunk"})", "no: only a Rattler and a Coyote do", "another animal"},
      {R"({"attack": 1, "with": "bigrig"})", "no: only a Rattler and a Coyote do", "a vehicle"},
      {R"({"attack": "police", "with": "rattler"})", "no: is no animal", "the police"},
  });
}

TEST_CASE("A wreck leaves the lane of the one who wrecks as it was") {
  const CheckQuestion question = Ask(R"({"wreck": 2, "with": "rv", "lane": "rv,animal:3"})");
  const Ruling ruling = Judge(question.table, *question.action, question.rules);
  CHECK(ruling.lane == question.table.lane);
  CHECK(ruling.scored.empty());
}

TEST_CASE("A strike that is refused does not say where its victim goes") {
  CHECK(Check(R"({"wreck": "rv", "with": "rv"})").lines().back().is_broken);
  CHECK(Check(R"({"attack": 4, "with": "coyote"})").lines().back().is_broken);
}

TEST_CASE("A card is taken from the freeway into the lane, or its instructions are followed") {
  CheckAll({
      {R"({"take": "rv", "freeway": "rv,animal:1,police,skunk"})", "holds: in the lane, 1 key",
       "into the lane"},
      {R"({"take": "rv", "freeway": "bigrig,animal:1,police,skunk"})", "no: is not on the freeway",
       "not there"},
      {R"({"take": "police", "lane": "rv"})", "holds: in the lane, 2 keys",
       "Police goes into a lane"},
      {R"({"take": "roadside", "lane": "rv"})", "holds: followed at once, then to the discard pile",
       "any other roadside card"},
      {R"({"take": "roadside", "lane": "rv", "discard": "rv"})", "no: nothing may be discarded",
       "which needs no room"},
  });
}

TEST_CASE("A Skunk or a Dirtbike gives an extra turn, a Lottery Ticket two") {
  CheckAll({
      {R"({"take": "skunk"})", "holds: 1 extra turn", "Skunk"},
      {R"({"take": "dirtbike"})", "holds: 1 extra turn", "Dirtbike"},
      {R"({"take": "lottery"})", "holds: 2 extra turns", "Lottery Ticket"},
      {R"({"take": "rv"})", "holds: in the lane, 1 key", "any other"},
  });
}

TEST_CASE("A new card forces previous ones out until three keys hold") {
  const std::string full = R"("lane": "animal:1,animal:2,rv")";
  CheckAll({
      {"{" + full + R"(, "take": "animal:3"})", "no: discard animal:1, or animal:2, or rv first",
       "one must go"},
      {"{" + full + R"(, "take": "animal:3", "discard": "rv"})", "holds: in the lane, 3 keys",
       "any one"},
      {"{" + full + R"(, "take": "animal:3", "discard": "animal:1,rv"})",
       "no: discard animal:1, or animal:2, or rv first", "not more than needed"},
      {"{" + full + R"(, "take": "animal:3", "discard": "animal:3"})",
       "no: discard animal:1, or animal:2, or rv first", "a previous one, not the new one"},
      {"{" + full + R"(, "take": "rattler", "discard": "rv"})",
       "no: discard animal:1 + animal:2, or animal:1 + rv, or animal:2 + rv first",
       "two keys need room for two"},
      {"{" + full + R"(, "take": "rattler", "discard": "rv,animal:2"})",
       "holds: in the lane, 3 keys", "two of them"},
      {R"({"lane": "bigrig,animal:1", "take": "rattler", "discard": "bigrig"})",
       "holds: in the lane, 3 keys", "one is enough"},
      {R"({"lane": "bigrig,animal:1", "take": "rattler", "discard": "animal:1,bigrig"})",
       "holds: in the lane, 2 keys", "the animal first was not enough"},
      {R"({"lane": "bigrig,animal:1", "take": "rattler", "discard": "animal:1"})",
       "no: discard bigrig, or animal:1 + bigrig first", "and alone it is not"},
      {R"({"lane": "animal:1,animal:2", "take": "rv", "discard": "animal:1"})",
       "no: nothing may be discarded", "nothing is forced"},
  });
}

TEST_CASE("Under the reading of one discard just one card goes, or the new one stays") {
  const std::string one = R"("rules": {"forced-discard": "one"}, "lane": "animal:1,animal:2,rv")";
  CheckAll({
      {"{" + one + R"(, "take": "animal:3", "discard": "rv"})", "holds: in the lane, 3 keys",
       "one is enough"},
      {"{" + one + R"(, "take": "rattler", "discard": "rv,animal:2"})",
       "no: no single discard makes room", "two are one too many"},
      {R"({"rules": {"forced-discard": "one"}, "lane": "bigrig,animal:1", "take": "rattler",
           "discard": "animal:1,bigrig"})",
       "no: discard bigrig first", "where one is enough"},
  });
}

TEST_CASE("An open number of keys leaves open just what other values of it turn") {
  const auto check = [](const std::string& keys, const std::string& action) {
    return Check(absl::StrCat(R"({"facts": [{"name": "van", "kind": "vehicle", "strength": 3, )",
                              R"("points": 0, "keys": )", keys, "}], ", action, "}"));
  };
  const std::vector<std::string> lanes = {
      "none", "van", "van,van", "van,animal:1", "rattler", "rattler,van", "police,rv,animal:1"};
  const std::vector<std::string> actions = {R"("take": "van")",
                                            R"("take": "van", "discard": "van")",
                                            R"("take": "van", "discard": "rattler")",
                                            R"("take": "van", "discard": "police")",
                                            R"("take": "van", "discard": "police,rv")",
                                            R"("take": "rattler")",
                                            R"("take": "rattler", "discard": "van")",
                                            R"("take": "rattler", "discard": "van,van")",
                                            R"("take": "police", "discard": "van")",
                                            R"("take": "police", "discard": "van,animal:1")",
                                            R"("vehicles": "van", "animals": "animal:1")"};
  std::set<Verdict> seen;
  for (const std::string& lane : lanes) {
    for (const char* rule : {"until-legal", "one"}) {
      for (const std::string& action : actions) {
        const std::string asked = absl::StrCat(R"("rules": {"forced-discard": ")", rule,
                                               R"("}, "lane": ")", lane, R"(", )", action);
        std::set<Verdict> verdicts;
        for (const char* keys : {"1", "2", "3"}) verdicts.insert(check(keys, asked).verdict());
        const Verdict open = check(R"("?")", asked).verdict();
        INFO(asked);
        CHECK(open == (verdicts.size() == 1 ? *verdicts.begin() : Verdict::kUnknown));
        seen.insert(open);
      }
    }
  }
  CHECK(seen.size() == 3);
}

TEST_CASE("A lane whose keys are open says what would decide") {
  const ScoreSheet sheet =
      Check(R"({"facts": [{"name": "rv", "keys": [1, "unconfirmed"]}], "lane": "rv,police"})");
  CHECK(Summary(sheet) == "unknown: 2 to 4 keys");
  const UncertainFact rv = {"the keys of rv: 1 to 3; write rv:keys=N", Confidence::kUnconfirmed,
                            true};
  CHECK(std::count(sheet.facts().begin(), sheet.facts().end(), rv) == 1);
}

TEST_CASE("An open strength leaves open what hangs on it, and says what would decide") {
  struct OpenRow {
    std::string json;
    Verdict verdict;
    std::vector<UncertainFact> deciding;
  };
  const UncertainFact skunk = {"the strength of skunk: 1 to 5; write skunk:N", Confidence::kUnknown,
                               true};
  const UncertainFact dirtbike = {"the strength of dirtbike: 2 to 6; write dirtbike:N",
                                  Confidence::kUnconfirmed, true};
  const std::vector<OpenRow> rows = {
      {R"({"vehicles": 4, "animals": "skunk"})", Verdict::kUnknown, {skunk}},
      {R"({"vehicles": 4, "animals": "skunk:4"})", Verdict::kHolds, {}},
      {R"({"vehicles": 4, "animals": "skunk:5"})", Verdict::kNo, {}},
      {R"({"vehicles": "rv", "animals": "skunk"})", Verdict::kHolds, {}},
      {R"({"vehicles": 2, "animals": "skunk,2"})", Verdict::kNo, {}},
      {R"({"vehicles": "dirtbike", "animals": "skunk"})", Verdict::kUnknown, {skunk, dirtbike}},
      {R"({"vehicles": "dirtbike", "animals": 2})", Verdict::kHolds, {}},
      {R"({"attack": "skunk", "with": "coyote"})", Verdict::kUnknown, {skunk}},
      {R"({"wreck": "dirtbike", "with": "rv", "facts": "dirtbike:2"})", Verdict::kHolds, {}},
  };
  for (const auto& [json, verdict, deciding] : rows) {
    INFO(json);
    const ScoreSheet sheet = Check(json);
    CHECK(sheet.verdict() == verdict);
    size_t count = 0;
    for (const UncertainFact& fact : sheet.facts()) count += fact.decides ? 1 : 0;
    CHECK(count == deciding.size());
    for (const UncertainFact& fact : deciding) {
      CHECK(std::count(sheet.facts().begin(), sheet.facts().end(), fact) == 1);
    }
  }
}

TEST_CASE("A ruling says what uncertain facts it rests on") {
  const ScoreSheet sheet = Check(R"({"vehicles": "rv", "animals": "rattler"})");
  const std::vector<UncertainFact> facts = {
      {"the keys of rv: 1", Confidence::kLikely, false},
      {"the strength of rv: 5", Confidence::kLikely, false},
      {"the points of rv: 0 to 1; write rv:points=N", Confidence::kUnknown, false}};
  CHECK(sheet.facts() == facts);
  CHECK(sheet.verdict() == Verdict::kHolds);
}

}  // namespace
}  // namespace rushkit::roadkill
