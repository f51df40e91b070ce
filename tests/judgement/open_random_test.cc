// The search with open hands and random draws, against full expectation and against itself.
#include "solver/judgement/open_random.h"

#include <algorithm>
#include <atomic>
#include <set>
#include <utility>
#include <vector>

#include "solver/agents/greedy_agent.h"
#include "solver/agents/sharp_agent.h"
#include "solver/game/open_view.h"
#include "solver/game/plays.h"
#include "tests/catch.h"
#include "tests/games/views.h"
#include "tests/judgement/full_expectation.h"
#include "tests/judgement/open_deals.h"

namespace rushkit {
namespace {

using testing::ForEachOpenDeal;
using testing::FullExpectation;
using testing::OpenDeals;

constexpr size_t kAllTurns = 1'000'000;
constexpr uint64_t kNoBounds = 0;
constexpr uint64_t kAnyBounds = 1'000'000;

const std::vector<Card> kFewOutcomes = {Card::kMove1, Card::kShift, Card::kSlide};

OpenRandomJudgement Judged(const InformationSet& view, const OpenRandomRequest& request) {
  OpenRandomJudge judge;
  auto judgement = judge.Judge(view, request);
  REQUIRE(judgement.ok());
  return *std::move(judgement);
}

OpenRandomRequest AllTurnsTo(int depth) {
  OpenRandomRequest request;
  request.depth = depth;
  request.named = kAllTurns;
  request.expanded_for_bounds = kNoBounds;
  return request;
}

// Every turn that is named against full expectation, and that all are named.
void CheckAgainstTwin(const InformationSet& view, int depth) {
  FullExpectation twin(view);
  size_t outcomes = 0;
  for (const Card card : kAllCards) {
    if (view.hand().Has(card)) outcomes += twin.OutcomesOf(twin.game(), card).size();
  }
  const OpenRandomJudgement judged = Judged(view, AllTurnsTo(depth));
  REQUIRE(judged.depth == depth);
  REQUIRE(judged.judgement.turns.size() == outcomes);
  double before = 1;
  for (const JudgedTurn& one : judged.judgement.turns) {
    const CompactPosition outcome = twin.Compact(After(view.position(), one.turn));
    const double value = twin.ValueOfPlay(twin.game(), one.turn.card, outcome, depth - 1);
    REQUIRE(one.win.chance == Approx(value).margin(1e-12).epsilon(0));
    REQUIRE(one.win.chance <= before);
    before = one.win.chance;
  }
}

TEST_CASE("every turn is worth what full expectation says, one turn deep") {
  const OpenDeals deals{
      .seed = 1, .count = 1500, .cards = {Card::kMove1, Card::kMove2, Card::kSlide, Card::kShift}};
  ForEachOpenDeal(deals, [](const InformationSet& view) { CheckAgainstTwin(view, 1); });
}

TEST_CASE("every turn is worth what full expectation says, two turns deep") {
  const OpenDeals deals{.seed = 2, .count = 300, .cards = kFewOutcomes};
  ForEachOpenDeal(deals, [](const InformationSet& view) { CheckAgainstTwin(view, 2); });
}

TEST_CASE("every turn is worth what full expectation says, three turns deep") {
  const OpenDeals deals{
      .seed = 3, .count = 20, .cards = {Card::kMove1, Card::kMove1, Card::kShift}};
  ForEachOpenDeal(deals, [](const InformationSet& view) { CheckAgainstTwin(view, 3); });
}

}  // namespace
}  // namespace rushkit
