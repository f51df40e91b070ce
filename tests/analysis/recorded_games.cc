#include "tests/analysis/recorded_games.h"

#include <memory>

#include "solver/agents/named_agents.h"
#include "solver/game/recorded_game.h"
#include "tests/catch.h"

namespace rushkit::testing {

GameRecord RecordedBetween(const SeededGame& game, const char* gold, const char* silver) {
  GameRecord record(game.start);
  record.deck = game.deck;
  record.spaces = game.spaces;
  record.seed = game.seed;
  auto played = RecordedGame::From(record);
  REQUIRE(played.ok());
  const std::unique_ptr<Agent> agents[] = {MakeAgent(gold), MakeAgent(silver)};
  Random random(game.seed);
  for (int turn = 0; turn < game.turns && !played->state().ending(); ++turn) {
    const Player player = played->state().to_move();
    const auto decision =
        agents[static_cast<size_t>(player)]->Choose(played->referee().ViewOf(player), random);
    REQUIRE(decision.ok());
    REQUIRE(played->Play(decision->turn).ok());
  }
  return played->record();
}

}  // namespace rushkit::testing
