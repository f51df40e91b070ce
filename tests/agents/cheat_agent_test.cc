// The reference that is shown both hands, and who shows them to it.
#include "solver/agents/cheat_agent.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "solver/agents/ask.h"
#include "solver/agents/greedy_agent.h"
#include "solver/agents/named_agents.h"
#include "solver/game/open_view.h"
#include "solver/game/play_generator.h"
#include "solver/game/plays.h"
#include "tests/catch.h"
#include "tests/games/views.h"

namespace rushkit {
namespace {

using testing::GameNumber;
using testing::SeededGame;

Referee Begun(const SeededGame& game) {
  const auto course = GameCourse::Begin(game.start, Player::kGold, game.spaces);
  REQUIRE(course.ok());
  const Shuffle shuffle = SeededShuffle(game.seed);
  auto referee =
      Referee::Begin(*course, game.deck, DealFrom(game.deck, Player::kGold, shuffle), shuffle);
  REQUIRE(referee.ok());
  return *std::move(referee);
}

CardKinds Winning(PlayGenerator& plays, const Position& position, Player player, const Hand& hand) {
  return plays.Winning(*plays.form().Compact(position), player, CardKinds::Of(hand));
}

TEST_CASE("cheat wins when a card wins, and stops a win when that can be done") {
  int wins = 0;
  int stopped = 0;
  for (uint64_t number = 0; number < 4; ++number) {
    const SeededGame game = GameNumber(number);
    Referee referee = Begun(game);
    PlayGenerator plays(game.start, game.spaces);
    CheatAgent cheat(1);
    GreedyAgent greedy;
    Random random(number);
    for (int turn = 0; turn < 60 && !referee.state().ending(); ++turn) {
      const GameState& state = referee.state();
      const Player player = state.to_move();
      const auto decision = Ask(cheat, referee, random);
      REQUIRE(decision.ok());
      REQUIRE(state.Check(decision->turn).ok());
      const Position after = After(state.position(), decision->turn);
      const bool can_win = !Winning(plays, state.position(), player, state.HandOf(player)).empty();
      REQUIRE((after.FindHero(player) == nullptr) == can_win);
      if (can_win) ++wins;
      const Player other = Opponent(player);
      const Hand& hand = state.HandOf(other);
      const bool is_threat = !Winning(plays, state.position(), other, hand).empty();
      if (!can_win && is_threat && Winning(plays, after, other, hand).empty()) ++stopped;
      // Every second turn is greedy's, who runs into danger.
      const auto played = turn % 2 == 0 ? *decision : *Ask(greedy, referee, random);
      REQUIRE(referee.Play(played.turn).ok());
    }
  }
  CHECK(wins > 2);
  CHECK(stopped > 2);
}

// Notes what it is shown, and plays as greedy does.
class Spy : public Agent {
 public:
  explicit Spy(bool sees_both_hands) : sees_both_hands_(sees_both_hands) {}
  bool sees_both_hands() const override { return sees_both_hands_; }
  absl::StatusOr<Decision> Choose(const InformationSet& view, Random& random) override {
    shown.emplace_back(view);
    return greedy_.Choose(view, random);
  }

  std::vector<InformationSet> shown;

 private:
  bool sees_both_hands_;
  GreedyAgent greedy_;
};

TEST_CASE("both hands are shown to a reference alone, and the order of the pile to nobody") {
  Referee referee = Begun(GameNumber(1));
  Spy player(false);
  Spy reference(true);
  Random random(1);
  for (int turn = 0; turn < 6; ++turn) {
    const Player to_move = referee.state().to_move();
    const InformationSet view = referee.ViewOf(to_move);
    REQUIRE(Ask(reference, referee, random).ok());
    REQUIRE(reference.shown.back() == OpenView(referee.state()));
    REQUIRE(reference.shown.back().other().hidden == 0);
    REQUIRE(reference.shown.back().cards().next_cards().empty());
    const auto decision = Ask(player, referee, random);
    REQUIRE(player.shown.back() == view);
    REQUIRE(player.shown.back().cards().next_cards().empty());
    REQUIRE(referee.Play(decision->turn).ok());
  }
  CHECK(player.shown.front().other().hidden == kHandSize);
}

TEST_CASE("cheat is a reference, whose name says how deep it looks") {
  for (const std::string name : {"cheat:1", "cheat:9"}) {
    const std::unique_ptr<Agent> agent = MakeAgent(name);
    REQUIRE(agent != nullptr);
    CHECK(agent->sees_both_hands());
    CHECK(IsReference(name));
  }
  for (const std::string name : {"cheat:", "cheat:0", "cheat:10", "cheat:-1"}) {
    CHECK(IsReference(name));
    CHECK(CheckAgentName(name) ==
          absl::InvalidArgumentError("found '" + name + "', expected cheat:D with D from 1 to 9"));
  }
  for (const std::string& name : AgentNames()) {
    CHECK_FALSE(IsReference(name));
    CHECK_FALSE(MakeAgent(name)->sees_both_hands());
  }
  CHECK_FALSE(IsReference("mcts:1"));
  CHECK_FALSE(MakeAgent("mcts:1")->sees_both_hands());
}

TEST_CASE("cheat has no answer where the other hand is hidden") {
  const Referee referee = Begun(GameNumber(1));
  CheatAgent cheat(1);
  Random random(1);
  CHECK(cheat.Choose(referee.ViewOf(Player::kGold), random).status() ==
        absl::FailedPreconditionError("the other player's hand is not shown"));
}

}  // namespace
}  // namespace rushkit
