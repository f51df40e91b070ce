#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/functional/function_ref.h"
#include "solver/agents/agent.h"
#include "solver/agents/greedy_agent.h"
#include "solver/agents/named_agents.h"
#include "solver/agents/random_agent.h"
#include "solver/agents/sharp_agent.h"
#include "solver/evaluation/expected_reply.h"
#include "solver/evaluation/hand_odds.h"
#include "solver/evaluation/nearest_outcomes.h"
#include "solver/game/deal.h"
#include "solver/game/play_generator.h"
#include "solver/game/plays.h"
#include "tests/catch.h"
#include "tests/games/views.h"
#include "tests/support/positions.h"
#include "tests/support/random_positions.h"

namespace rushkit {
namespace {

using testing::ForEachView;
using testing::GameNumber;
using testing::SeededGame;

// One of each, those that take a number with a small one.
std::vector<std::string> OneOfEach() {
  std::vector<std::string> names = AgentNames();
  names.emplace_back("mcts:1");
  return names;
}

// Whether an agent thinks so long that it cannot be asked about everything.
bool IsSlow(const std::string& name) { return name.find(':') != name.npos; }

// Whether some outcome of `card` wins: by generating all of them, which no agent does for that.
bool CanWin(PlayGenerator& plays, const CompactPosition& position, Player player, Card card) {
  plays.Begin(position, player);
  return plays.Of(card).win_count() > 0;
}

bool CanWin(const InformationSet& view) {
  PlayGenerator plays(view.position(), view.course().spaces_rule());
  const CompactPosition position = *plays.form().Compact(view.position());
  return std::any_of(kAllCards.begin(), kAllCards.end(), [&](Card card) {
    return view.hand().Has(card) && CanWin(plays, position, view.viewer(), card);
  });
}

bool MayHold(const InformationSet& view, Card card) {
  return view.other().known.Has(card) || (view.other().hidden > 0 && view.unseen().Has(card));
}

// The danger of a turn from its definition, card by card.
double SlowDanger(const InformationSet& view, const Turn& turn) {
  PlayGenerator plays(view.position(), view.course().spaces_rule());
  const CompactPosition position = *plays.form().Compact(After(view.position(), turn));
  CardKinds winning;
  for (const Card card : kAllCards) {
    if (MayHold(view, card) && CanWin(plays, position, Opponent(view.viewer()), card)) {
      winning.Add(card);
    }
  }
  return ChanceToHold(view.other(), view.unseen(), winning);
}

// Whether some turn leaves no danger at all.
bool CanBeSafe(const InformationSet& view) {
  PlayGenerator own(view.position(), view.course().spaces_rule());
  PlayGenerator reply(view.position(), view.course().spaces_rule());
  for (const Card card : kAllCards) {
    if (!view.hand().Has(card)) continue;
    own.Begin(view.position(), view.viewer());
    for (const CompactPosition& outcome : own.Of(card)) {
      const bool is_safe = std::none_of(kAllCards.begin(), kAllCards.end(), [&](Card answer) {
        return MayHold(view, answer) && CanWin(reply, outcome, Opponent(view.viewer()), answer);
      });
      if (is_safe) return true;
    }
  }
  return false;
}

// Calls `visit` with what the first player sees of deals on random positions, where heroes stand
// anywhere and many turns decide.
void ForEachDeal(int count, absl::FunctionRef<void(const InformationSet&)> visit) {
  Random random(11);
  for (int i = 0; i < count;) {
    const Position position = testing::RandomShift(random);
    const SpacesRule rule = i % 3 == 0 ? SpacesRule::kUpTo : SpacesRule::kExact;
    const auto course = GameCourse::Begin(position, Player::kGold, rule);
    if (!course.ok()) continue;  // a hero is missing
    const Deck deck = i % 2 == 0 ? testing::DeckA() : testing::DeckB();
    const Deal deal = DealFrom(deck, Player::kGold, SeededShuffle(static_cast<uint64_t>(i)));
    const auto view = InformationSet::Begin(*course, Player::kGold, deck, deal.hands[0]);
    REQUIRE(view.ok());
    INFO(testing::CodeOf(position));
    visit(*view);
    ++i;
  }
}

TEST_CASE("every agent plays legal turns under every reading of the rules") {
  for (const std::string& name : OneOfEach()) {
    const std::unique_ptr<Agent> asked = MakeAgent(name);
    int views = 0;
    for (uint64_t number = 0; number < 8; ++number) {
      RandomAgent random_agent;
      GreedyAgent greedy;
      ForEachView(GameNumber(number), random_agent, greedy, [&](const InformationSet& view) {
        Random random(static_cast<uint64_t>(++views));
        if (IsSlow(name) && views % 8 != 0) return;
        const auto decision = asked->Choose(view, random);
        REQUIRE(decision.ok());
        INFO(name << " in game " << number << " after " << view.course().turns() << " turns");
        CHECK(view.hand().Has(decision->turn.card));
        CHECK(view.Check(decision->turn).ok());
        for (const Candidate& candidate : decision->candidates) {
          CHECK(view.Check(candidate.turn).ok());
        }
      });
    }
    CHECK(views > 100);
  }
}

TEST_CASE("all that are stronger than random win when a card wins") {
  for (const std::string name : {"greedy", "sharp", "mcts:1"}) {
    const std::unique_ptr<Agent> asked = MakeAgent(name);
    int wins = 0;
    ForEachDeal(200, [&](const InformationSet& view) {
      const bool can_win = CanWin(view);
      if (IsSlow(name) && !can_win) return;
      Random random(1);
      const auto decision = asked->Choose(view, random);
      REQUIRE(decision.ok());
      CHECK(view.Check(decision->turn).ok());
      const bool wins_now =
          After(view.position(), decision->turn).FindHero(view.viewer()) == nullptr;
      CHECK(wins_now == can_win);
      CHECK(decision->candidates.front().wins == wins_now);
      if (wins_now) ++wins;
    });
    CHECK(wins >= 20);
  }
}

TEST_CASE("what sharp says of the danger of a turn is the chance from its definition") {
  SharpAgent sharp;
  int dangers = 0;
  ForEachDeal(100, [&](const InformationSet& view) {
    Random random(1);
    const auto decision = sharp.Choose(view, random);
    REQUIRE(decision.ok());
    for (const Candidate& candidate : decision->candidates) {
      if (candidate.wins) continue;
      CHECK(candidate.danger == Approx(SlowDanger(view, candidate.turn)));
      if (candidate.danger > 0) ++dangers;
    }
  });
  CHECK(dangers > 10);
}

// The mean of `least` over all ways to draw the hidden cards one by one.
double MeanOfBest(const std::array<int, kCardKinds>& least, CardCounts unseen, int hidden,
                  int best) {
  if (hidden == 0) return best;
  double mean = 0;
  for (const Card card : kAllCards) {
    if (!unseen.Has(card)) continue;
    CardCounts rest = unseen;
    rest.Remove(card);
    mean += MeanOfBest(least, rest, hidden - 1, std::min(best, least[static_cast<size_t>(card)])) *
            unseen.Of(card) / unseen.size();
  }
  return mean;
}

TEST_CASE("the expected reply is the mean over all hands of the best outcome of their cards") {
  int checked = 0;
  ForEachDeal(12, [&](const InformationSet& view) {
    const Player other = Opponent(view.viewer());
    PlayGenerator plays(view.position(), view.course().spaces_rule());
    const RaceDistance distance(plays.form(), view.position(), CardKinds::All());
    std::array<int, kCardKinds> least = {};
    for (const Card card : kAllCards) {
      int& spaces = least[static_cast<size_t>(card)];
      spaces = 1000;
      for (const Play& play : PlaysOf(view.position(), other, card, view.course().spaces_rule())) {
        spaces = std::min(spaces, distance.Of(*plays.form().Compact(play.position), other).spaces);
      }
    }
    const double expected = MeanOfBest(least, view.unseen(), view.other().hidden, 1000);
    NearestOutcomes nearest(plays, distance);
    CHECK(ExpectedReply(nearest, view, *plays.form().Compact(view.position())) == Approx(expected));
    if (expected > 0) ++checked;
  });
  CHECK(checked > 3);
}

TEST_CASE("sharp stops a win when it can be stopped") {
  SharpAgent sharp;
  int dangers = 0;
  ForEachDeal(300, [&](const InformationSet& view) {
    // Only hands of few outcomes: the slow check takes all of them.
    for (const Card card :
         {Card::kMove3, Card::kMove4, Card::kMoveShift1, Card::kMoveShift2, Card::kMoveShift3}) {
      if (view.hand().Has(card)) return;
    }
    Random random(1);
    const auto decision = sharp.Choose(view, random);
    REQUIRE(decision.ok());
    const Candidate& first = decision->candidates.front();
    if (first.wins || first.danger == 0) return;
    ++dangers;
    CHECK_FALSE(CanBeSafe(view));
  });
  CHECK(dangers > 3);
}

TEST_CASE("an agent answers the same whatever it was asked before") {
  for (const std::string& name : OneOfEach()) {
    const std::unique_ptr<Agent> busy = MakeAgent(name);
    for (uint64_t number = 0; number < 8; ++number) {
      RandomAgent gold;
      GreedyAgent silver;
      SeededGame game = GameNumber(number);
      game.turns = IsSlow(name) ? 2 : 12;
      ForEachView(game, gold, silver, [&](const InformationSet& view) {
        Random random_a(7);
        Random random_b(7);
        const auto a = busy->Choose(view, random_a);
        const auto b = MakeAgent(name)->Choose(view, random_b);
        REQUIRE((a.ok() && b.ok()));
        CHECK(a->turn == b->turn);
        REQUIRE(a->candidates.size() == b->candidates.size());
        for (size_t i = 0; i < a->candidates.size(); ++i) {
          CHECK(a->candidates[i].turn == b->candidates[i].turn);
          CHECK(a->candidates[i].score == b->candidates[i].score);
        }
      });
    }
  }
}

TEST_CASE("a half turn that swaps the heroes changes nothing in what sharp thinks of a deal") {
  SharpAgent sharp;
  for (uint64_t number = 0; number < 20; ++number) {
    const SeededGame game = GameNumber(number);
    Random random(number);
    Position position = game.start;
    // Some plays of both, so that nothing is symmetric any more.
    for (const Player player : {Player::kGold, Player::kSilver, Player::kGold, Player::kSilver}) {
      const std::vector<Play> plays = PlaysOf(position, player, Card::kMoveShift1, game.spaces);
      position = plays[random.Below(plays.size())].position;
    }
    const Deal deal = DealFrom(game.deck, Player::kGold, SeededShuffle(number));
    const Hand& hand = deal.hands[0];
    const auto think = [&](const Position& start, Player player) {
      const auto course = GameCourse::Begin(start, player, game.spaces);
      REQUIRE(course.ok());
      const auto view = InformationSet::Begin(*course, player, game.deck, hand);
      REQUIRE(view.ok());
      const auto decision = sharp.Choose(*view, random);
      REQUIRE(decision.ok());
      return *decision;
    };
    const Decision gold = think(position, Player::kGold);
    const Decision silver = think(position.HalfTurned(), Player::kSilver);
    INFO(testing::CodeOf(position));
    REQUIRE(gold.candidates.size() == silver.candidates.size());
    for (size_t i = 0; i < gold.candidates.size(); ++i) {
      CHECK(gold.candidates[i].score == silver.candidates[i].score);
      CHECK(gold.candidates[i].danger == silver.candidates[i].danger);
      CHECK(gold.candidates[i].wins == silver.candidates[i].wins);
    }
  }
}

TEST_CASE("there is no agent of another name") {
  CHECK(AgentNames() == std::vector<std::string>{"random", "greedy", "sharp"});
  CHECK(AgentForms() == std::vector<std::string>{"random", "greedy", "sharp", "mcts:N"});
  CHECK(ReferenceForms() == std::vector<std::string>{"cheat:D"});
  for (const std::string name : {"dull", "", "mcts", "sharp:3", "dull:3"}) {
    INFO(name);
    CHECK(MakeAgent(name) == nullptr);
    CHECK(CheckAgentName(name) ==
          absl::NotFoundError("found '" + name + "', expected random|greedy|sharp|mcts:N"));
  }
}

TEST_CASE("an agent that takes a number has one in its name") {
  for (const std::string name : {"mcts:1", "mcts:400", "mcts:1000000000"}) {
    INFO(name);
    CHECK(MakeAgent(name) != nullptr);
    CHECK(CheckAgentName(name).ok());
  }
  for (const std::string name :
       {"mcts:", "mcts:0", "mcts:x", "mcts:-1", "mcts:+1", "mcts: 1", "mcts:01", "mcts:1.5",
        "mcts:1000000001", "mcts:4:4", "mcts:99999999999999999999999"}) {
    INFO(name);
    CHECK(MakeAgent(name) == nullptr);
    CHECK(CheckAgentName(name) ==
          absl::InvalidArgumentError("found '" + name +
                                     "', expected mcts:N with N from 1 to 1000000000"));
  }
}

}  // namespace
}  // namespace rushkit
