// Plans: against the slow twin, and by hand.
#include "calculators/roadkill_rivals/plan.h"

#include <algorithm>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "calculators/roadkill_rivals/question.h"
#include "solver/base/random.h"
#include "tests/calculators/roadkill_rivals/plan_twin.h"
#include "tests/calculators/roadkill_rivals/support.h"
#include "tests/catch.h"

namespace rushkit::roadkill {
namespace {

// Every number is known.
const char* const kKnownCards =
    "animal:1,animal:2,animal:3,animal:4,animal:5:keys=2,skunk:2,vehicle:2:points=0,"
    "vehicle:2:points=1,vehicle:3:points=0,vehicle:4:points=0,vehicle:5:points=1,"
    "vehicle:6:keys=2:points=1,dirtbike:2:points=0,police,lottery,roadside:extra=0";

// Those that get into each other's way: two keys, and points against strength.
const char* const kAwkwardCards =
    "animal:5:keys=2,animal:2:keys=2,animal:3,vehicle:2:points=1,vehicle:3:points=0,"
    "vehicle:5:keys=2:points=0,vehicle:2:points=0,dirtbike:2:points=0,skunk:2,police";

std::vector<twin::Card> ToTwin(const Cards& cards) {
  std::vector<twin::Card> twins;
  for (const Card& card : cards) {
    const char kind = card.kind == CardKind::kAnimal    ? 'a'
                      : card.kind == CardKind::kVehicle ? 'v'
                                                        : 'n';
    twins.push_back({kind, card.strength.assumed, card.keys.assumed, card.points.assumed,
                     card.extra_turns.assumed});
  }
  return twins;
}

std::string TwinPoints(const PlanQuestion& question) {
  const twin::Road road = {ToTwin(question.table.lane), ToTwin(question.table.freeway),
                           ToTwin(question.stream), ToTwin(question.deck.value_or(Cards())),
                           question.rules.forced_discard == ForcedDiscard::kOne};
  return twin::BestPoints(road, static_cast<int>(question.turns)).ToString();
}

Cards Deal(const Cards& all, size_t count, Random& random) {
  Cards cards;
  while (cards.size() < count) cards.push_back(all[random.Below(all.size())]);
  return cards;
}

PlanQuestion DealOnce(size_t stream, size_t deck, unsigned turns, Random& random) {
  const Cards all = ReadAll(random.Below(2) == 0 ? kKnownCards : kAwkwardCards);
  PlanQuestion question;
  question.table = {Deal(all, random.Below(4), random), Deal(all, 4, random), {}};
  Cards& lane = question.table.lane;
  while (JudgeLane(lane).verdict() == Verdict::kNo) lane.pop_back();
  question.stream = Deal(all, stream, random);
  // Few different cards, so that equal ones lie in the deck.
  question.deck = Deal(Deal(all, 3, random), deck, random);
  question.turns = turns;
  if (random.Below(2) == 0) question.rules.forced_discard = ForcedDiscard::kOne;
  return question;
}

int ExtraTurns(const Cards& cards) {
  int turns = 0;
  for (const Card& card : cards) turns += card.extra_turns.assumed;
  return turns;
}

// With few extra turns, so that the twin comes to an end.
PlanQuestion Deal(size_t stream, size_t deck, unsigned turns, int most_extra_turns,
                  Random& random) {
  for (;;) {
    const PlanQuestion question = DealOnce(stream, deck, turns, random);
    const int extra = ExtraTurns(question.table.freeway) + ExtraTurns(question.stream) +
                      ExtraTurns(*question.deck);
    if (extra <= most_extra_turns) return question;
  }
}

TEST_CASE("A plan expects what trying everything does, whatever the order of the deck") {
  struct Row {
    size_t stream;
    size_t deck;
    unsigned turns;
    int extra_turns;
    int games;
    std::string why;
  };
  const std::vector<Row> rows = {
      {0, 3, 4, 2, 20, "the game ends within the plan"},
      {1, 3, 3, 2, 20, "some of the order is known, and the game may end"},
      {5, 0, 4, 2, 20, "all of the order is known, and the game may end"},
      {9, 0, 4, 2, 60, "all of the order is known, and the game goes on"},
      {0, 6, 1, 3, 60, "one turn, and those that it brings"},
      {0, 8, 2, 2, 12, "two turns of a game that goes on"},
      {1, 8, 2, 2, 12, "one card is known"},
      {0, 8, 3, 1, 5, "three turns"},
  };
  for (const auto& [stream, deck, turns, extra_turns, games, why] : rows) {
    Random random(7);
    for (int i = 0; i < games; ++i) {
      const PlanQuestion question = Deal(stream, deck, turns, extra_turns, random);
      INFO(why << ": lane " << WriteCards(question.table.lane) << "; freeway "
               << WriteCards(question.table.freeway) << "; stream " << WriteCards(question.stream)
               << "; deck " << WriteCards(*question.deck));
      const Plan plan = MakePlan(question);
      CHECK(plan.points.ToString() == TwinPoints(question));
      CHECK_FALSE(plan.is_lower_bound);
    }
  }
}

TEST_CASE("A line for a known deck scores what the plan says, and the referee allows it") {
  Random random(3);
  for (int i = 0; i < 60; ++i) {
    const PlanQuestion question = Deal(6, 0, 5, 3, random);
    const Plan plan = MakePlan(question);
    Table table = question.table;
    size_t drawn = 0;
    for (const Action& action : plan.line) {
      const Ruling ruling = Judge(table, action, question.rules);
      INFO(Describe(action));
      REQUIRE(ruling.sheet.verdict() == Verdict::kHolds);
      table.lane = ruling.lane;
      if (const auto* take = std::get_if<Take>(&action)) {
        table.freeway = *Without(table.freeway, {take->card});
        table.freeway.push_back(question.stream[drawn++]);
      }
    }
    CHECK(absl::StrCat(plan.sheet.total().value_or(0)) == plan.points.ToString());
  }
}

TEST_CASE("A plan does what scores most within its turns") {
  struct Row {
    std::string json;
    std::string points;
    std::vector<std::string> line;
    std::string why;
  };
  const std::string facts = R"("facts": "vehicle:points=0,rv:points=0,dirtbike:2:points=0")";
  const std::vector<Row> rows = {
      {R"({"turns": 1, "lane": "vehicle:4,animal:3", "freeway": "animal:4,rv,police,animal:5", )" +
           facts + "}",
       "3",
       {"run over animal:3 with vehicle:4"},
       "the last turn scores"},
      {R"({"turns": 2, "lane": "vehicle:4", "freeway": "animal:4,rv,police,animal:1", )" + facts +
           R"(, "stream": "animal:1"})",
       "4",
       {"take animal:4", "run over animal:4 with vehicle:4"},
       "take, then run over"},
      {R"({"turns": 1, "lane": "animal:2", "freeway": "dirtbike,rv,police,animal:1", )" + facts +
           R"(, "stream": "animal:3,animal:1"})",
       "2",
       {"take dirtbike", "run over animal:2 with dirtbike"},
       "an extra turn"},
      {R"({"turns": 1, "lane": "animal:3", "freeway": "lottery,rv,police,animal:1", )" + facts +
           R"(, "stream": "animal:1,animal:1"})",
       "3",
       {"take lottery", "take rv", "run over animal:3 with rv"},
       "two extra turns"},
      {R"({"turns": 2, "lane": "animal:3", "freeway": "rattler,animal:2,police,animal:1", )" +
           facts + R"(, "stream": "animal:4", "deck": "none"})",
       "8",
       {"take rattler"},
       "the last card of the deck brings the lane to the pile"},
      {R"({"turns": 1, "lane": "animal:3", "freeway": "lottery,rv,police,animal:1", )" + facts +
           R"(, "stream": "animal:1", "deck": "none"})",
       "4",
       {"take animal:1"},
       "extra turns are lost at the end of the game"},
  };
  for (const auto& [json, points, line, why] : rows) {
    INFO(json << ": " << why);
    const Plan plan = MakePlan(AskPlan(json));
    CHECK(plan.points.ToString() == points);
    CHECK(plan.sheet.verdict() == Verdict::kHolds);
    std::vector<std::string> lines;
    for (const Action& action : plan.line) lines.push_back(Describe(action));
    CHECK(lines == line);
  }
}

}  // namespace
}  // namespace rushkit::roadkill
