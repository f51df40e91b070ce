// Games between two agents, many at a time, each repeatable by its number.
//
// Every game has seeds of its own, derived from the seed of the run and its number: one for the
// cards and one for each agent. So a game is the same whatever was played before it and on however
// many threads, and two runs with one seed deal the same cards whoever plays.
#ifndef RUSHKIT_SOLVER_ANALYSIS_SELF_PLAY_H_
#define RUSHKIT_SOLVER_ANALYSIS_SELF_PLAY_H_

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "solver/agents/agent.h"
#include "solver/board/position.h"
#include "solver/game/card_counts.h"
#include "solver/game/deal.h"
#include "solver/game/game_course.h"
#include "solver/game/game_record.h"
#include "solver/game/rules.h"
#include "solver/game/turn.h"

namespace rushkit {

enum class FirstPlayer : uint8_t {
  kGold,
  kSilver,
  kAlternate,  // Gold in games of even number
};

// What is played.
struct SelfPlayRun {
  Position position;
  Deck deck;
  SpacesRule spaces = SpacesRule::kExact;
  FirstPlayer first = FirstPlayer::kGold;
  uint64_t seed = 1;
  GameLimits limits;
};

// Ok, or InvalidArgument with all that keeps `run` from being played.
absl::Status Check(const SelfPlayRun& run);

struct PlayedGame {
  uint64_t number = 0;  // from 0 on
  uint64_t seed = 0;    // of this game alone
  Player first = Player::kGold;
  Ending ending = Ending::kTurnCap;
  int reshuffles = 0;
  Deal deal;
  std::vector<Turn> turns;
};

// One agent for each player.
using AgentPair = std::array<std::unique_ptr<Agent>, 2>;
using MakeAgentPair = std::function<absl::StatusOr<AgentPair>()>;

// Game `number` of a run that Check() lets pass. Fails when an agent does, or plays what is not
// legal.
absl::StatusOr<PlayedGame> PlayGame(const SelfPlayRun& run, uint64_t number, AgentPair& agents);

// What is written down of a game of `run`, with every card. Its seed is the one of the cards.
GameRecord RecordOf(const SelfPlayRun& run, const PlayedGame& game);

// Which games, and on how many threads.
struct GameRange {
  uint64_t begin = 0;
  uint64_t end = 0;
  int threads = 1;
};

// Calls `on_game` with the games of a range in order, on this thread, until it returns false. Each
// thread has agents of its own. Fails with the first game that cannot be played.
absl::Status PlayGames(const SelfPlayRun& run, const GameRange& range,
                       const MakeAgentPair& make_agents,
                       absl::FunctionRef<bool(const PlayedGame&)> on_game);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_ANALYSIS_SELF_PLAY_H_
