// What cards can do for a race, on games that were really won.
#include "solver/judgement/race_effort.h"

#include <algorithm>
#include <vector>

#include "solver/agents/greedy_agent.h"
#include "solver/agents/random_agent.h"
#include "solver/game/play_generator.h"
#include "solver/game/plays.h"
#include "tests/catch.h"
#include "tests/games/views.h"
#include "tests/support/positions.h"

namespace rushkit {
namespace {

using testing::CodeOf;
using testing::GameNumber;
using testing::SeededGame;

struct PlayedTurn {
  Position before;
  Player player;
  Turn turn;
};

// The turns of a game that was won, the last one first; none if it was not.
std::vector<PlayedTurn> WonBackwards(const SeededGame& game, Random& random) {
  std::vector<PlayedTurn> played;
  Position position = game.start;
  Player mover = Player::kGold;
  PlayGenerator plays(position, game.spaces);
  for (int turn = 0; turn < game.turns; ++turn, mover = Opponent(mover)) {
    plays.Begin(position, mover);
    const Card card = kAllCards[random.Below(kAllCards.size())];
    const Outcomes outcomes = plays.Of(card);
    // Wins come first, and are taken.
    const size_t index = outcomes.win_count() > 0 ? 0 : random.Below(outcomes.size());
    played.push_back({position, mover, plays.TurnTo(card, outcomes[index])});
    position = After(position, played.back().turn);
    if (!outcomes.Wins(index)) continue;
    std::reverse(played.begin(), played.end());
    return played;
  }
  return {};
}

TEST_CASE("a race that was won was no longer than all cards on the way allow") {
  Random random(1);
  int checked = 0;
  int tight = 0;
  for (uint64_t number = 0; number < 60; ++number) {
    SeededGame game = GameNumber(number);
    game.turns = 200;
    const CompactForm form(game.start);
    const RaceDistance race(form, game.start, kEffortKinds);
    const std::vector<PlayedTurn> turns = WonBackwards(game, random);
    CardCounts winners;
    CardCounts others;
    for (const PlayedTurn& played : turns) {
      const bool is_winner = played.player == turns.front().player;
      (is_winner ? winners : others).Add(played.turn.card);
      if (winners.size() > 12) break;
      RaceEffort effort = MostEffort(winners, winners.size());
      effort.Add(MostEffort(others, others.size()));
      // The other hero has gone its own way.
      effort.Add({4, 4});
      const Race left = race.Of(*form.Compact(played.before), turns.front().player);
      INFO(CodeOf(played.before));
      REQUIRE(effort.IsEnoughFor(left));
      ++checked;
      if (winners.size() == 1 && others.size() == 0 && 2 * left.work > effort.work - 4) ++tight;
    }
  }
  CHECK(checked > 200);
  CHECK(tight > 5);
}

TEST_CASE("the most is done with the best cards, and the least with the idlest") {
  CardCounts cards;
  cards.Add(Card::kMove1);
  cards.Add(Card::kMove4);
  cards.Add(Card::kMove3);
  cards.Add(Card::kMoveShift2);
  CHECK(MostEffort(cards, 1).work == 4);
  CHECK(MostEffort(cards, 1).spaces == 12);
  CHECK(MostEffort(cards, 2).work == 8);
  CHECK(MostEffort(cards, 3).work == 11);
  CHECK(MostEffort(cards, 9).work == 12);
  CHECK(ForcedEffort(cards, 0, SpacesRule::kExact).work == 0);
  CHECK(ForcedEffort(cards, 1, SpacesRule::kExact).work == 0);
  // With one space, and the other hero out of the way.
  CHECK(ForcedEffort(cards, 2, SpacesRule::kExact).work == 1 + 4);
  CHECK(ForcedEffort(cards, 4, SpacesRule::kExact).work == 1 + 1 + 4 + 4);
  CHECK(ForcedEffort(cards, 4, SpacesRule::kUpTo).work == 0);
  CHECK(ForcedEffort(cards, 5, SpacesRule::kUpTo).work > 100);
}

// Calls `check` for the player to move at moments of random games, of both rules, if no card wins.
template <class Check>
void WhereNobodyWins(Check check) {
  for (uint64_t number = 0; number < 16; ++number) {
    SeededGame game = GameNumber(number);
    game.turns = 30;
    PlayGenerator plays(game.start, game.spaces);
    RandomAgent gold;
    GreedyAgent silver;
    testing::ForEachView(game, gold, silver, [&](const InformationSet& view) {
      const CompactPosition position = *plays.form().Compact(view.position());
      if (!plays.Winning(position, view.viewer(), CardKinds::All()).empty()) return;
      plays.Begin(position, view.viewer());
      INFO(CodeOf(view.position()));
      check(plays, position);
    });
  }
}

TEST_CASE("a card that can leave all as it stands does, whoever cannot win") {
  int checked = 0;
  WhereNobodyWins([&](PlayGenerator& plays, const CompactPosition& position) {
    for (const Card card : kAllCards) {
      if (!CanLeaveAll(card, plays.rule())) continue;
      CHECK(plays.Of(card).Find(position).has_value());
      ++checked;
    }
  });
  CHECK(checked > 500);
}

TEST_CASE("Move 3 and Slide can do what Move 1 can, once at least") {
  WhereNobodyWins([&](PlayGenerator& plays, const CompactPosition& /*position*/) {
    const Outcomes one_space = plays.Of(Card::kMove1);
    const Outcomes slides = plays.Of(Card::kSlide);
    const Outcomes three_spaces = plays.Of(Card::kMove3);
    CHECK(std::any_of(one_space.begin(), one_space.end(), [&](const CompactPosition& outcome) {
      return slides.Find(outcome).has_value();
    }));
    CHECK(std::any_of(one_space.begin(), one_space.end(), [&](const CompactPosition& outcome) {
      return three_spaces.Find(outcome).has_value();
    }));
  });
}

}  // namespace
}  // namespace rushkit
