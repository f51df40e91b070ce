// Plans that stop before they are certain: at a limit, or at a card that nobody knows.
#include <optional>
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "calculators/roadkill_rivals/plan.h"
#include "tests/calculators/roadkill_rivals/support.h"
#include "tests/catch.h"

namespace rushkit::roadkill {
namespace {

TEST_CASE("A plan that needs more than it is given is a lower bound and says so") {
  PlanQuestion question = AskPlan(
      R"({"facts": "vehicle:points=0", "turns": 4, "lane": "vehicle:3",
          "freeway": "animal:3,animal:2,vehicle:2,animal:1",
          "deck": "5xanimal:1,5xanimal:2,5xvehicle:2,5xvehicle:4"})");
  const Plan exact = MakePlan(question);
  CHECK_FALSE(exact.is_lower_bound);
  question.limits.max_states = 3;
  const Plan stopped = MakePlan(question);
  CHECK(stopped.is_lower_bound);
  CHECK(stopped.sheet.verdict() == Verdict::kUnknown);
  CHECK(stopped.points.ToDouble() < exact.points.ToDouble());
  CHECK(stopped.states == 3);

  const Plan short_stream =
      MakePlan(AskPlan(R"({"facts": "vehicle:points=0", "turns": 3, "lane": "vehicle:3",
                          "freeway": "animal:3,animal:2,vehicle:2,animal:1", "stream": "animal:1"})"));
  CHECK(short_stream.is_lower_bound);
  CHECK(short_stream.sheet.verdict() == Verdict::kUnknown);
}

// The cards of the plans below, which go on as long as there are turns.
constexpr char kLongPlan[] =
    R"({"facts": "vehicle:points=0", "turns": TURNS, "lane": "vehicle:3",
        "freeway": "animal:3,animal:2,vehicle:2,animal:1",
        "deck": "5xanimal:1,5xanimal:2,5xvehicle:2,5xvehicle:4"})";

PlanQuestion AskLong(int turns) {
  return AskPlan(absl::StrReplaceAll(kLongPlan, {{"TURNS", absl::StrCat(turns)}}));
}

TEST_CASE("At a limit stands the best plan of as many turns as were searched to the end") {
  PlanQuestion question = AskLong(8);
  for (const uint64_t states : {10U, 100U, 1000U}) {
    question.limits.max_states = states;
    const Plan plan = MakePlan(question);
    INFO(states << " states, " << plan.turns << " turns");
    CHECK(plan.limit == PlanLimit::kStates);
    CHECK(plan.turns > 1);
    REQUIRE(plan.turns < 8);
    const Plan whole = MakePlan(AskLong(static_cast<int>(plan.turns)));
    CHECK_FALSE(whole.limit.has_value());
    CHECK(plan.points == whole.points);
    CHECK(plan.line == whole.line);
    CHECK(plan.choices.size() == whole.choices.size());
  }
}

TEST_CASE("A search is asked now and then whether it goes on, and why it does not") {
  PlanQuestion question = AskLong(8);
  for (const PlanLimit limit : {PlanLimit::kTime, PlanLimit::kInterrupt}) {
    uint64_t stored = 0;
    question.limits.look = [&stored, limit](uint64_t states) {
      stored = states;
      return states > 1500 ? std::make_optional(limit) : std::nullopt;
    };
    const Plan plan = MakePlan(question);
    CHECK(plan.limit == limit);
    CHECK(plan.is_lower_bound);
    CHECK(plan.sheet.verdict() == Verdict::kUnknown);
    CHECK(stored <= 1500 + 1024);
    CHECK(plan.states == stored);
  }
}

TEST_CASE("The points of a plan lie in their range, wherever the search of a world stops") {
  PlanQuestion question = AskPlan(
      R"({"turns": 1, "lane": "animal:1,rv:points=1", "freeway": "skunk:3,rv,dirtbike,lottery",
          "stream": "rv", "deck": "coyote,skunk,vehicle:4,rv,animal:5,skunk,roadside"})");
  for (const uint64_t states : {1U, 50U, 500U, 2000U}) {
    question.limits.max_states = states;
    const Plan plan = MakePlan(question);
    CHECK(plan.lowest.ToDouble() <= plan.points.ToDouble());
    CHECK(plan.points.ToDouble() <= plan.highest.ToDouble());
  }
}

TEST_CASE("A deck with more draws than chances can be counted for is a limit of its own") {
  const Plan plan =
      MakePlan(AskPlan(R"({"turns": 60, "freeway": "4xpolice", "deck": "99xpolice,99xanimal:1"})"));
  CHECK(plan.limit == PlanLimit::kDraws);
  CHECK(plan.turns < 60);
}

}  // namespace
}  // namespace rushkit::roadkill
