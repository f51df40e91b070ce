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
      .seed = 1, .count = 3000, .cards = {Card::kMove1, Card::kMove2, Card::kSlide, Card::kShift}};
  ForEachOpenDeal(deals, [](const InformationSet& view) { CheckAgainstTwin(view, 1); });
}

TEST_CASE("every turn is worth what full expectation says, two turns deep") {
  const OpenDeals deals{.seed = 2, .count = 500, .cards = kFewOutcomes};
  ForEachOpenDeal(deals, [](const InformationSet& view) { CheckAgainstTwin(view, 2); });
}

TEST_CASE("every turn is worth what full expectation says, three turns deep") {
  const OpenDeals deals{.seed = 3, .count = 8, .cards = {Card::kMove1, Card::kMove1, Card::kShift}};
  ForEachOpenDeal(deals, [](const InformationSet& view) { CheckAgainstTwin(view, 3); });
}

TEST_CASE("draws that are known are no longer left to chance") {
  const OpenDeals deals{.seed = 4, .count = 150, .cards = kFewOutcomes, .knows_draws = true};
  int known = 0;
  ForEachOpenDeal(deals, [&](const InformationSet& view) {
    if (!view.cards().next_cards().empty()) ++known;
    CheckAgainstTwin(view, 2);
  });
  CHECK(known > 50);
}

// What full expectation says of the best turn, and which turns are as good.
struct BestTurns {
  double value = 0;
  std::vector<std::pair<Card, CompactPosition>> turns;
};

BestTurns BestOf(FullExpectation& twin, const InformationSet& view, int depth) {
  BestTurns best;
  for (const Card card : kAllCards) {
    if (!view.hand().Has(card)) continue;
    for (const CompactPosition& outcome : twin.OutcomesOf(twin.game(), card)) {
      const double value = twin.ValueOfPlay(twin.game(), card, outcome, depth - 1);
      if (value > best.value + 1e-12) best = {value, {}};
      if (value >= best.value - 1e-12) best.turns.emplace_back(card, outcome);
    }
  }
  return best;
}

TEST_CASE("neither pruning nor the table changes what the best turn is and is worth") {
  const OpenDeals deals{.seed = 5, .count = 150, .cards = kFewOutcomes};
  uint64_t without_pruning = 0;
  uint64_t with_star1 = 0;
  uint64_t with_star2 = 0;
  ForEachOpenDeal(deals, [&](const InformationSet& view) {
    const int depth = 3;
    OpenRandomRequest request = AllTurnsTo(depth);
    request.named = 1;
    request.search = {.pruning = ChancePruning::kNone, .keeps_table = false};
    const OpenRandomJudgement plain = Judged(view, request);
    const JudgedTurn& best = plain.judgement.turns.front();
    without_pruning += plain.judgement.expanded;
    for (const ChancePruning pruning :
         {ChancePruning::kNone, ChancePruning::kStar1, ChancePruning::kStar2}) {
      for (const bool keeps_table : {true, false}) {
        request.search = {.pruning = pruning, .keeps_table = keeps_table};
        const OpenRandomJudgement judged = Judged(view, request);
        REQUIRE(judged.judgement.turns.front().win.chance ==
                Approx(best.win.chance).margin(1e-12).epsilon(0));
        if (!keeps_table) continue;
        if (pruning == ChancePruning::kStar1) with_star1 += judged.judgement.expanded;
        if (pruning == ChancePruning::kStar2) with_star2 += judged.judgement.expanded;
      }
    }
  });
  CHECK(with_star2 < with_star1);
  CHECK(with_star1 < without_pruning / 2);
}

TEST_CASE("the turn that is named first is one of the best by full expectation") {
  const OpenDeals deals{.seed = 6, .count = 250, .cards = kFewOutcomes};
  ForEachOpenDeal(deals, [](const InformationSet& view) {
    FullExpectation twin(view);
    const BestTurns best = BestOf(twin, view, 2);
    OpenRandomRequest request = AllTurnsTo(2);
    request.named = 1;
    const OpenRandomJudgement judged = Judged(view, request);
    const JudgedTurn& first = judged.judgement.turns.front();
    REQUIRE(first.win.chance == Approx(best.value).margin(1e-12).epsilon(0));
    const std::pair<Card, CompactPosition> named(first.turn.card,
                                                 twin.Compact(After(view.position(), first.turn)));
    REQUIRE(std::count(best.turns.begin(), best.turns.end(), named) == 1);
  });
}

TEST_CASE("a half turn that swaps the players leaves every chance as it is") {
  const OpenDeals deals{.seed = 7, .count = 150, .cards = kFewOutcomes};
  ForEachOpenDeal(deals, [](const InformationSet& view) {
    OpenRandomRequest request = AllTurnsTo(2);
    request.expanded_for_bounds = kAnyBounds;
    const OpenRandomJudgement one = Judged(view, request);
    const OpenRandomJudgement other = Judged(testing::HalfTurned(view), request);
    REQUIRE(one.judgement.turns.size() == other.judgement.turns.size());
    for (size_t i = 0; i < one.judgement.turns.size(); ++i) {
      const Estimate& win = one.judgement.turns[i].win;
      REQUIRE(win.chance == Approx(other.judgement.turns[i].win.chance).margin(1e-12).epsilon(0));
    }
  });
}

TEST_CASE("bounds are those of full expectation with every leaf lost and with every leaf won") {
  const OpenDeals deals{.seed = 8, .count = 150, .cards = kFewOutcomes};
  int narrowed = 0;
  ForEachOpenDeal(deals, [&](const InformationSet& view) {
    FullExpectation twin(view);
    OpenRandomRequest request = AllTurnsTo(2);
    request.named = 3;
    request.expanded_for_bounds = kAnyBounds;
    const OpenRandomJudgement judged = Judged(view, request);
    for (const JudgedTurn& one : judged.judgement.turns) {
      const CompactPosition outcome = twin.Compact(After(view.position(), one.turn));
      const auto bound_when = [&](double leaf_for_gold) {
        return Approx(twin.ValueOfPlay(twin.game(), one.turn.card, outcome, 1, &leaf_for_gold))
            .margin(1e-12)
            .epsilon(0);
      };
      const bool is_gold = view.viewer() == Player::kGold;
      REQUIRE(one.win.low == bound_when(is_gold ? 0 : 1));
      REQUIRE(one.win.high == bound_when(is_gold ? 1 : 0));
      if (one.win.low > 0 || one.win.high < 1) ++narrowed;
    }
  });
  CHECK(narrowed > 30);
}

// Every outcome of a turn with its bounds, at one depth.
using BoundsByTurn = std::vector<std::pair<Turn, Estimate>>;

BoundsByTurn BoundsOf(const InformationSet& view, int depth) {
  OpenRandomRequest request = AllTurnsTo(depth);
  request.expanded_for_bounds = kAnyBounds;
  BoundsByTurn bounds;
  for (const JudgedTurn& one : Judged(view, request).judgement.turns) {
    bounds.emplace_back(one.turn, one.win);
  }
  return bounds;
}

TEST_CASE("the chance lies within its bounds, and a turn deeper they are no wider") {
  const OpenDeals deals{.seed = 9, .count = 40, .cards = kFewOutcomes};
  int narrower = 0;
  int exact = 0;
  ForEachOpenDeal(deals, [&](const InformationSet& view) {
    BoundsByTurn before = BoundsOf(view, 1);
    for (const int depth : {2, 3}) {
      const BoundsByTurn now = BoundsOf(view, depth);
      for (const auto& [turn, win] : now) {
        REQUIRE(win.low <= win.chance);
        REQUIRE(win.chance <= win.high);
        const auto same =
            std::find_if(before.begin(), before.end(),
                         [&turn = turn](const auto& was) { return was.first == turn; });
        REQUIRE(same != before.end());
        REQUIRE(win.low >= same->second.low);
        REQUIRE(win.high <= same->second.high);
        if (win.high - win.low < same->second.high - same->second.low) ++narrower;
        if (win.is_exact()) ++exact;
      }
      before = now;
    }
  });
  CHECK(narrower > 100);
  CHECK(exact > 100);
}

TEST_CASE("what is forced is exactly 0 or 1") {
  const OpenDeals deals{.seed = 10, .count = 250, .cards = kFewOutcomes};
  int won = 0;
  int lost = 0;
  ForEachOpenDeal(deals, [&](const InformationSet& view) {
    FullExpectation twin(view);
    OpenRandomRequest request;
    request.expanded_for_bounds = kAnyBounds;
    const OpenRandomJudgement judged = Judged(view, request);
    const Estimate& win = judged.judgement.turns.front().win;
    const double worst = view.viewer() == Player::kGold ? 0 : 1;
    const double best = 1 - worst;
    if (twin.ValueOf(twin.game(), 2, &worst) > 1 - 1e-12) {
      REQUIRE(win == Estimate{1, 1, 1});
      ++won;
    } else if (twin.ValueOf(twin.game(), 2, &best) < 1e-12) {
      REQUIRE(win == Estimate{0, 0, 0});
      REQUIRE(judged.judgement.turns.front().danger == 1);
      ++lost;
    }
  });
  CHECK(won > 10);
  CHECK(lost > 10);
}

// Calls `visit` with what players would see in seeded games if both hands lay open, and more and
// more seldom what they see.
void ForEachOpenView(int games, absl::FunctionRef<void(const InformationSet&)> visit) {
  for (int number = 0; number < games; ++number) {
    const testing::SeededGame game = testing::GameNumber(static_cast<uint64_t>(number));
    const auto course = GameCourse::Begin(game.start, Player::kGold, game.spaces);
    const Shuffle shuffle = SeededShuffle(game.seed);
    auto referee =
        Referee::Begin(*course, game.deck, DealFrom(game.deck, Player::kGold, shuffle), shuffle);
    REQUIRE(referee.ok());
    Random random(game.seed);
    SharpAgent sharp;
    for (int turn = 0; turn < 60 && !referee->state().ending(); ++turn) {
      const InformationSet view = OpenView(referee->state());
      if (turn % 5 == number % 5) visit(view);
      REQUIRE(referee->Play(sharp.Choose(view, random)->turn).ok());
    }
  }
}

TEST_CASE("in games, turns are legal and sorted, and dangers true, when few plays are looked at") {
  int dangers = 0;
  int wins = 0;
  OpenRandomJudge judge;
  ForEachOpenView(6, [&](const InformationSet& view) {
    OpenRandomRequest request;
    request.search.width = 3;
    request.expanded_for_bounds = 20;
    const auto judged = judge.Judge(view, request);
    REQUIRE(judged.ok());
    REQUIRE(!judged->judgement.turns.empty());
    PlayGenerator plays(view.position(), view.course().spaces_rule());
    double before = 1;
    for (const JudgedTurn& one : judged->judgement.turns) {
      REQUIRE(view.hand().Has(one.turn.card));
      REQUIRE(view.Check(one.turn).ok());
      REQUIRE(one.win.chance <= before);
      REQUIRE(one.win.low <= one.win.chance);
      REQUIRE(one.win.chance <= one.win.high);
      before = one.win.chance;
      const Position after = After(view.position(), one.turn);
      REQUIRE(one.wins == (after.FindHero(view.viewer()) == nullptr));
      if (one.wins) {
        ++wins;
        REQUIRE(one.win == Estimate{1, 1, 1});
        continue;
      }
      const CardKinds winning = plays.Winning(*plays.form().Compact(after), Opponent(view.viewer()),
                                              CardKinds::Of(view.other().known));
      REQUIRE(one.danger == (winning.empty() ? 0 : 1));
      if (one.danger == 1) {
        ++dangers;
        REQUIRE(one.win == Estimate{0, 0, 0});
      }
    }
  });
  CHECK(dangers > 0);
  CHECK(wins > 0);
}

TEST_CASE("the same question gets the same answer, whatever was asked before") {
  OpenRandomJudge busy;
  ForEachOpenView(2, [&](const InformationSet& view) {
    OpenRandomRequest request;
    request.search.width = 3;
    request.expanded_for_bounds = 20;
    const auto judged = busy.Judge(view, request);
    REQUIRE(judged.ok());
    REQUIRE(judged->judgement == Judged(view, request).judgement);
  });
}

TEST_CASE("a search that has to stop says so, and has finished the first turn") {
  const std::atomic<bool> interrupt = true;
  ForEachOpenView(1, [&](const InformationSet& view) {
    OpenRandomRequest request;
    request.depth = 3;
    request.limits.interrupt = &interrupt;
    const OpenRandomJudgement judged = Judged(view, request);
    if (judged.judgement.turns.front().wins) return;
    REQUIRE(judged.depth == 1);
    REQUIRE(judged.stopped_by == LimitKind::kInterrupt);
    request.depth = 1;
    request.limits.interrupt = nullptr;
    const OpenRandomJudgement first = Judged(view, request);
    REQUIRE_FALSE(first.stopped_by.has_value());
    for (size_t i = 0; i < first.judgement.turns.size(); ++i) {
      REQUIRE(first.judgement.turns[i].turn == judged.judgement.turns[i].turn);
      REQUIRE(first.judgement.turns[i].win.chance == judged.judgement.turns[i].win.chance);
    }
  });
}

TEST_CASE("what is not shown is not judged") {
  const testing::SeededGame game = testing::GameNumber(1);
  OpenRandomJudge judge;
  const auto course = GameCourse::Begin(game.start, Player::kGold, game.spaces);
  const Deal deal = DealFrom(game.deck, Player::kGold, SeededShuffle(1));
  const auto hidden = InformationSet::Begin(*course, Player::kGold, game.deck, deal.hands[0]);
  CHECK(judge.Judge(*hidden, {}).status() ==
        absl::FailedPreconditionError("the other player's hand is not shown"));
  const auto state = GameState::Begin(*course, game.deck, deal.hands, deal.pile);
  const auto other = InformationSet::Resume(*course, Player::kSilver, OpenView(*state).cards());
  CHECK(judge.Judge(*other, {}).status() ==
        absl::FailedPreconditionError("the other player is to move"));
}

TEST_CASE("an open view shows both hands and hides the order of the pile") {
  const testing::SeededGame game = testing::GameNumber(2);
  const auto course = GameCourse::Begin(game.start, Player::kGold, game.spaces);
  const Deal deal = DealFrom(game.deck, Player::kGold, SeededShuffle(1));
  const auto state = GameState::Begin(*course, game.deck, deal.hands, deal.pile);
  const InformationSet view = OpenView(*state);
  CHECK(view.hand() == deal.hands[0]);
  CHECK(view.other() == CardLedger::Held{deal.hands[1], 0});
  CHECK(view.unseen() == state->PileCounts());
  CHECK(view.cards().next_cards().empty());
  std::vector<Card> reversed(deal.pile.rbegin(), deal.pile.rend());
  CHECK(OpenView(*GameState::Begin(*course, game.deck, deal.hands, reversed)) == view);
}

}  // namespace
}  // namespace rushkit
