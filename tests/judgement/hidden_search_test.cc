#include "solver/judgement/hidden_search.h"

#include <algorithm>
#include <atomic>
#include <chrono>

#include "absl/functional/function_ref.h"
#include "solver/agents/greedy_agent.h"
#include "solver/agents/random_agent.h"
#include "solver/evaluation/hand_odds.h"
#include "solver/game/deal.h"
#include "solver/game/plays.h"
#include "tests/catch.h"
#include "tests/games/views.h"
#include "tests/judgement/toy_games.h"
#include "tests/support/positions.h"
#include "tests/support/random_positions.h"

namespace rushkit {
namespace {

using testing::ForEachView;
using testing::GameNumber;

HiddenRequest Iterations(uint64_t iterations, uint64_t seed = 1, int threads = 1) {
  HiddenRequest request;
  request.iterations = iterations;
  request.seed = seed;
  request.threads = threads;
  return request;
}

// Calls `visit` with what the first player sees of deals on random positions, where heroes stand
// anywhere and many turns decide; only of hands with few outcomes.
void ForEachDeal(int count, absl::FunctionRef<void(const InformationSet&)> visit) {
  Random random(11);
  for (int i = 0; i < count;) {
    const Position position = testing::RandomShift(random);
    const auto course = GameCourse::Begin(position, Player::kGold, SpacesRule::kExact);
    if (!course.ok()) continue;  // a hero is missing
    ++i;
    const Deck deck = i % 2 == 0 ? testing::DeckA() : testing::DeckB();
    const Deal deal = DealFrom(deck, Player::kGold, SeededShuffle(static_cast<uint64_t>(i)));
    if (deal.hands[0].Has(Card::kMove4) || deal.hands[0].Has(Card::kMoveShift2) ||
        deal.hands[0].Has(Card::kMoveShift3)) {
      continue;
    }
    const auto view = InformationSet::Begin(*course, Player::kGold, deck, deal.hands[0]);
    REQUIRE(view.ok());
    INFO(testing::CodeOf(position));
    visit(*view);
  }
}

CardKinds AnswersTo(const InformationSet& view, PlayGenerator& plays, const Position& position) {
  return plays.Winning(*plays.form().Compact(position), Opponent(view.viewer()),
                       PossibleKinds(view.other(), view.unseen()));
}

TEST_CASE("a search of hidden hands answers the same on any number of threads") {
  HiddenSearch search;
  int checked = 0;
  for (uint64_t number = 0; number < 4; ++number) {
    RandomAgent gold;
    GreedyAgent silver;
    testing::SeededGame game = GameNumber(number);
    game.turns = 9;
    ForEachView(game, gold, silver, [&](const InformationSet& view) {
      if (view.course().turns() % 4 != 0) return;
      const HiddenJudgement one = search.Judge(view, Iterations(80, number));
      for (const int threads : {2, 3}) {
        const HiddenJudgement many = HiddenSearch().Judge(view, Iterations(80, number, threads));
        CHECK(many.judgement == one.judgement);
        CHECK(many.iterations == one.iterations);
        ++checked;
      }
    });
  }
  CHECK(checked > 10);
}

TEST_CASE("a search of hidden hands wins when a card wins, and all that it ranks is legal") {
  HiddenSearch search;
  int wins = 0;
  ForEachDeal(100, [&](const InformationSet& view) {
    const Judgement judgement = search.Judge(view, Iterations(1)).judgement;
    bool can_win = false;
    for (const Card card : kAllCards) {
      if (!view.hand().Has(card)) continue;
      can_win =
          can_win || PlaysOf(view.position(), view.viewer(), card, SpacesRule::kExact).front().wins;
    }
    REQUIRE_FALSE(judgement.turns.empty());
    CHECK(judgement.turns.front().wins == can_win);
    for (const JudgedTurn& judged : judgement.turns) {
      CHECK(view.hand().Has(judged.turn.card));
      CHECK(view.Check(judged.turn).ok());
      CHECK(judged.win.low <= judged.win.chance);
      CHECK(judged.win.chance <= judged.win.high);
      const bool wins_now = After(view.position(), judged.turn).FindHero(view.viewer()) == nullptr;
      CHECK(wins_now == can_win);
    }
    if (can_win) ++wins;
  });
  CHECK(wins > 5);
}

TEST_CASE("the danger of a judged turn is exact, and a defence is found when there is one") {
  HiddenSearch search;
  int dangers = 0;
  int defences = 0;
  ForEachDeal(150, [&](const InformationSet& view) {
    const Judgement judgement = search.Judge(view, Iterations(60)).judgement;
    if (judgement.turns.front().wins) return;
    PlayGenerator plays(view.position(), SpacesRule::kExact);
    for (const JudgedTurn& judged : judgement.turns) {
      const CardKinds answers = AnswersTo(view, plays, After(view.position(), judged.turn));
      CHECK(judged.danger == Approx(ChanceToHold(view.other(), view.unseen(), answers)));
      CHECK(judged.win.high <= 1 - judged.danger + 1e-9);
    }
    int safe = 0;
    int all = 0;
    for (const Card card : kAllCards) {
      if (!view.hand().Has(card)) continue;
      for (const Play& play : PlaysOf(view.position(), view.viewer(), card, SpacesRule::kExact)) {
        ++all;
        if (AnswersTo(view, plays, play.position).empty()) ++safe;
      }
    }
    if (safe == all) return;
    ++dangers;
    if (safe == 0) return;
    CHECK(judgement.turns.front().danger == 0);
    ++defences;
  });
  CHECK(dangers > 10);
  CHECK(defences > 3);
}

TEST_CASE("the exact chance of a small game lies in the interval of the turn that is found best") {
  Random random(1);
  int sure = 0;
  int mixed = 0;
  for (uint64_t i = 0; i < 80; ++i) {
    const testing::ToyGame toy = testing::RandomToy(random);
    const testing::Bounds exact = testing::ExactChance(toy);
    if (exact.high - exact.low > 1e-9) continue;
    const Judgement judgement = HiddenSearch().Judge(toy.View(), Iterations(2000, i)).judgement;
    const JudgedTurn& best = judgement.turns.front();
    if (best.wins || best.win.is_exact()) continue;
    INFO(testing::CodeOf(toy.position));
    CHECK(best.win.low <= exact.low + 1e-9);
    CHECK(best.win.high >= exact.low - 1e-9);
    CHECK(best.win.chance == Approx(exact.low).margin(0.15));
    ++(exact.low == 0 || exact.low == 1 ? sure : mixed);
  }
  CHECK(sure > 5);
  CHECK(mixed > 0);
}

// The same moment, in which to leave everything as it stands ends the game.
InformationSet BeforeRepetition(const InformationSet& view) {
  const GameLimits limits;
  const Standing present{view.position(), view.viewer(), 1};
  const std::vector<Standing> earlier = {
      {view.position(), Opponent(view.viewer()), limits.repetitions - 1}};
  const auto course = GameCourse::Resume(present, earlier, SpacesRule::kExact, limits, 20);
  REQUIRE(course.ok());
  const auto again = InformationSet::Resume(*course, view.viewer(), view.cards());
  REQUIRE(again.ok());
  return *again;
}

TEST_CASE("a turn that ends the game by repetition counts a half, and no reply is to be feared") {
  int checked = 0;
  ForEachDeal(150, [&](const InformationSet& view) {
    PlayGenerator plays(view.position(), SpacesRule::kExact);
    if (!view.hand().Has(Card::kMove2) || AnswersTo(view, plays, view.position()).empty()) return;
    const auto nothing = TurnBetween(view.position(), view.position(), Player::kGold, Card::kMove2,
                                     SpacesRule::kExact);
    if (!nothing) return;
    HiddenRequest request = Iterations(20);
    request.also = {*nothing};
    const auto before = HiddenSearch().Judge(view, request);
    const auto ending = HiddenSearch().Judge(BeforeRepetition(view), request);
    if (before.judgement.turns.front().wins) return;
    CHECK(before.judgement.Find(*nothing)->danger > 0);
    CHECK(ending.judgement.Find(*nothing)->win == Estimate{0.5, 0.5, 0.5});
    CHECK(ending.judgement.Find(*nothing)->danger == 0);
    ++checked;
  });
  CHECK(checked > 3);
}

TEST_CASE("a search of hidden hands stops when it is told to, and says so") {
  RandomAgent gold;
  GreedyAgent silver;
  testing::SeededGame game = GameNumber(0);
  game.turns = 1;
  ForEachView(game, gold, silver, [](const InformationSet& view) {
    HiddenRequest request = Iterations(1'000'000'000);
    const std::atomic<bool> stop = true;
    request.limits.interrupt = &stop;
    const HiddenJudgement interrupted = HiddenSearch().Judge(view, request);
    CHECK(interrupted.limit == LimitKind::kInterrupt);
    CHECK(interrupted.iterations == 0);
    CHECK(view.Check(interrupted.judgement.turns.front().turn).ok());
    request.limits = {};
    request.limits.deadline = std::chrono::steady_clock::now() + std::chrono::milliseconds(20);
    const HiddenJudgement late = HiddenSearch().Judge(view, request);
    CHECK(late.limit == LimitKind::kTime);
    CHECK(HiddenSearch().Judge(view, Iterations(20)).limit == std::nullopt);
  });
}

}  // namespace
}  // namespace rushkit
