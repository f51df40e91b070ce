#include "solver/evaluation/nearest_outcomes.h"

#include <algorithm>
#include <climits>

#include "solver/agents/greedy_agent.h"
#include "solver/agents/random_agent.h"
#include "tests/catch.h"
#include "tests/game/generator_play.h"
#include "tests/games/views.h"

namespace rushkit {
namespace {

using testing::CodeOf;
using testing::ForEachView;
using testing::GameNumber;
using testing::OnRandomPlay;
using testing::SeededGame;

bool HasBothHeroes(const Position& position) {
  return position.FindHero(Player::kGold) != nullptr &&
         position.FindHero(Player::kSilver) != nullptr;
}

// What each card leaves at best, by looking at all that it can leave.
NearestOutcomes::Spaces LeastOfAll(PlayGenerator& plays, const RaceDistance& race,
                                   const CompactPosition& position, Player mover, CardKinds cards) {
  NearestOutcomes::Spaces spaces = {};
  plays.Begin(position, mover);
  for (const Card card : kAllCards) {
    if (!cards.Has(card)) continue;
    int& least = spaces[static_cast<size_t>(card)];
    least = INT_MAX;
    for (const CompactPosition& outcome : plays.Of(card)) {
      least = std::min(least, race.SpacesOf(outcome, mover));
    }
  }
  return spaces;
}

// Any of them, and often all.
CardKinds SomeKinds(Random& random) {
  if (random.Below(3) == 0) return CardKinds::All();
  CardKinds kinds;
  for (const Card card : kAllCards) {
    if (random.Below(2) == 0) kinds.Add(card);
  }
  return kinds;
}

TEST_CASE("the nearest outcome of a card is the least of all that it can leave in random play") {
  Random random(3);
  int checked = 0;
  OnRandomPlay(60, 12, [&](PlayGenerator& plays, const Position& position, Player mover) {
    if (!HasBothHeroes(position)) return;
    const CompactForm& form = plays.form();
    const CompactPosition compact = *form.Compact(position);
    const RaceDistance race(form, position, CardKinds::All());
    NearestOutcomes nearest(plays, race);
    const CardKinds kinds = SomeKinds(random);
    const NearestOutcomes::Spaces found = nearest.Of(compact, mover, kinds);
    CHECK(found == LeastOfAll(plays, race, compact, mover, kinds));
    ++checked;
  });
  CHECK(checked > 300);
}

TEST_CASE("the nearest outcome of a card is the least of all that it can leave in games") {
  int checked = 0;
  for (uint64_t number = 0; number < 8; ++number) {
    SeededGame game = GameNumber(number);
    game.turns = 60;
    PlayGenerator plays(game.start, game.spaces);
    const RaceDistance race(plays.form(), game.start, CardKinds::Of(game.deck));
    NearestOutcomes nearest(plays, race);
    RandomAgent gold;
    GreedyAgent silver;
    ForEachView(game, gold, silver, [&](const InformationSet& view) {
      if (view.course().turns() % 3 != 0) return;
      const CompactPosition position = *plays.form().Compact(view.position());
      for (const Player mover : kPlayers) {
        INFO(CodeOf(view.position()) << (mover == Player::kGold ? " gold" : " silver"));
        const NearestOutcomes::Spaces found = nearest.Of(position, mover, CardKinds::All());
        CHECK(found == LeastOfAll(plays, race, position, mover, CardKinds::All()));
        ++checked;
      }
    });
  }
  CHECK(checked > 80);
}

}  // namespace
}  // namespace rushkit
