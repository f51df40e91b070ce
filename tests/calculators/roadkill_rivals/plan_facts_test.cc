// Plans with facts that are not known.
#include <algorithm>
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "calculators/roadkill_rivals/plan.h"
#include "solver/base/random.h"
#include "tests/calculators/roadkill_rivals/support.h"
#include "tests/catch.h"

namespace rushkit::roadkill {
namespace {

Cards Deal(const Cards& all, size_t count, Random& random) {
  Cards cards;
  while (cards.size() < count) cards.push_back(all[random.Below(all.size())]);
  return cards;
}

TEST_CASE("Points that hang on open facts have a range, and the plan says on which") {
  const Plan plan = MakePlan(AskPlan(
      R"({"turns": 2, "lane": "vehicle:4:points=0", "freeway": "skunk,rv,police,animal:2",
          "stream": "animal:1,animal:1"})"));
  CHECK(plan.lowest.ToString() == "3");
  CHECK(plan.highest.ToString() == "6");
  CHECK(plan.sheet.verdict() == Verdict::kUnknown);
  const UncertainFact skunk = {"the strength of skunk: 1 to 5; write skunk:N", Confidence::kUnknown,
                               true};
  CHECK(std::count(plan.sheet.facts().begin(), plan.sheet.facts().end(), skunk) == 1);
}

TEST_CASE("Open facts that change no points leave a plan as it is") {
  const Plan plan =
      MakePlan(AskPlan(R"({"turns": 1, "lane": "animal:1,rv:points=0", "stream": "animal:1",
                  "freeway": "vehicle:3,vehicle:2,police,rattler"})"));
  CHECK(plan.points.ToString() == "1");
  CHECK(plan.lowest == plan.highest);
  CHECK(plan.sheet.verdict() == Verdict::kHolds);
}

TEST_CASE("The range of a plan is what the lowest and highest values of open facts give") {
  Random random(5);
  const Cards all = ReadAll("animal:1,animal:3,skunk,vehicle:3,vehicle:2:points=0,rv,dirtbike");
  for (int i = 0; i < 20; ++i) {
    PlanQuestion question;
    question.table = {{}, Deal(all, 4, random), {}};
    question.stream = Deal(all, 6, random);
    question.turns = 4;
    const Plan open = MakePlan(question);
    double lowest = 1000;
    double highest = 0;
    for (const char* skunk : {"1", "2", "3", "4", "5"}) {
      for (const char* rest : {"dirtbike:2:points=0,vehicle:points=0,rv:points=0",
                               "dirtbike:6:points=1,vehicle:points=1,rv:points=1",
                               "dirtbike:3:points=1,vehicle:points=0,rv:points=1"}) {
        const PlanQuestion settled = AskPlan(
            absl::StrCat(R"({"facts": "skunk:)", skunk, ",", rest, R"(", "turns": 4, "freeway": ")",
                         WriteCards(question.table.freeway, ","), R"(", "stream": ")",
                         WriteCards(question.stream, ","), R"("})"));
        const double points = MakePlan(settled).points.ToDouble();
        lowest = std::min(lowest, points);
        highest = std::max(highest, points);
      }
    }
    CHECK(open.lowest.ToDouble() == lowest);
    CHECK(open.highest.ToDouble() == highest);
  }
}

TEST_CASE("A roadside card whose instructions are not known leaves a plan open") {
  const std::string json =
      R"({"turns": 1, "lane": "animal:1", "freeway": "animal:3,animal:2,animal:1,roadside)";
  CHECK(MakePlan(AskPlan(json + R"("})")).sheet.verdict() == Verdict::kUnknown);
  CHECK(MakePlan(AskPlan(json + R"(:extra=0"})")).sheet.verdict() == Verdict::kHolds);
}

TEST_CASE("Open keys leave a plan open") {
  const std::string json =
      R"({"facts": [{"name": "police", "keys": KEYS}], "turns": 1, "lane": "animal:1",
          "freeway": "animal:3,animal:2,animal:1,police", "stream": "animal:1"})";
  CHECK(MakePlan(AskPlan(absl::StrReplaceAll(json, {{"KEYS", R"("?")"}}))).sheet.verdict() ==
        Verdict::kUnknown);
  CHECK(MakePlan(AskPlan(absl::StrReplaceAll(json, {{"KEYS", "1"}}))).sheet.verdict() ==
        Verdict::kHolds);
}

// Three animals whose strength is not known, unless `facts` settle them.
PlanQuestion AskOfThree(const std::string& facts, const std::string& rest) {
  return AskPlan(absl::StrCat(
      R"({"facts": [{"name": "hen", "kind": "animal"}, {"name": "cat", "kind": "animal"})", facts,
      R"(], "freeway": "hen,cat,skunk,vehicle:4:points=0", "stream": "animal:1,hen,cat,skunk", )",
      rest, "}"));
}

TEST_CASE("Many animals of unknown strength leave a range that holds all that their plans score") {
  for (const char* rest : {R"("turns": 1, "lane": "vehicle:3:points=0,hen")",
                           R"("turns": 3, "lane": "vehicle:3:points=0,hen")", R"("turns": 3)"}) {
    const Plan open = MakePlan(AskOfThree("", rest));
    CHECK(open.sheet.verdict() == Verdict::kUnknown);
    CHECK(open.lowest.ToDouble() < open.highest.ToDouble());
    for (int strengths = 0; strengths < 125; ++strengths) {
      const Plan settled = MakePlan(AskOfThree(
          absl::StrCat(R"(, "hen:)", strengths % 5 + 1, R"(", "cat:)", strengths / 5 % 5 + 1,
                       R"(", "skunk:)", strengths / 25 + 1, R"(")"),
          rest));
      INFO(rest << ": " << strengths);
      CHECK(open.lowest.ToDouble() <= settled.points.ToDouble());
      CHECK(settled.points.ToDouble() <= open.highest.ToDouble());
    }
  }
}

TEST_CASE("Many animals of unknown strength that change no points leave a plan certain") {
  const Plan plan = MakePlan(AskOfThree("", R"("turns": 1)"));
  CHECK(plan.highest.ToString() == "0");
  CHECK(plan.sheet.verdict() == Verdict::kHolds);
}

}  // namespace
}  // namespace rushkit::roadkill
