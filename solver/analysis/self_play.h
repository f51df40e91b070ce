// Games between two agents, many at a time, each repeatable by its number.
//
// Every game has seeds of its own, derived from the seed of the run and its number: one for the
// cards and one for each agent. So a game is the same whatever was played before it and on however
// many threads, and two runs with one seed deal the same cards whoever plays.
//
// Games come in pairs: games 2k and 2k + 1 have the same deal and the same seating (which agent
// plays which colour, and who begins), and the seats exchange hands and streams of cards
// (card_streams.h); what chance an agent needs goes with the stream. So in a pair each agent, the
// first player and Gold all have either stream once, and the figure of each of them is free of what
// luck the cards are. Had the agents changed seats instead of cards, the first player would have
// had the same cards twice.
//
// The seating changes from pair to pair. With FirstPlayer::kAlternate Gold begins in every other
// pair, and where the colours are not alike, two different agents also change colours after every
// two pairs; so each of them has each seat in four pairs, and no figure has a share of another's.
// Where the set-up is its own half turn (all ten printed ones are) a game in which Silver begins is
// a game in which Gold begins, seen from behind. Such a copy is never played: each pair has a deal
// of its own. There Gold's advantage is the first player's where Gold begins, and none otherwise.
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
#include "solver/analysis/race_story.h"
#include "solver/board/position.h"
#include "solver/game/card_counts.h"
#include "solver/game/card_streams.h"
#include "solver/game/deal.h"
#include "solver/game/game_course.h"
#include "solver/game/game_record.h"
#include "solver/game/rules.h"
#include "solver/game/turn.h"

namespace rushkit {

enum class FirstPlayer : uint8_t {
  kGold,
  kSilver,
  kAlternate,  // Gold in pairs, or single games, of even number
};

// What is played.
struct SelfPlayRun {
  Position position;
  Deck deck;
  SpacesRule spaces = SpacesRule::kExact;
  FirstPlayer first = FirstPlayer::kGold;
  uint64_t seed = 1;
  GameLimits limits;
  bool in_pairs = true;  // else each game has a deal of its own
  // With kAlternate, agents change colours after every two pairs or single games.
  bool agents_alternate = false;
};

// Whether the half turn of `position` is the same position to both players.
bool IsOwnHalfTurn(const Position& position);

// Ok, or InvalidArgument with all that keeps `run` from being played.
absl::Status Check(const SelfPlayRun& run);

inline constexpr uint64_t kGamesOfPair = 2;

// What is settled about a game before its first turn.
struct GameSeating {
  uint64_t number = 0;  // from 0 on
  uint64_t seed = 0;    // of its deal alone
  Player first = Player::kGold;
  Stream stream_of_first = Stream::kX;  // in single games X
  bool agents_exchanged = false;        // Gold's agent plays Silver, and the other way round
  Deal deal;
};

// With how it went.
struct GameOutcome : GameSeating {
  Ending ending = Ending::kTurnCap;
  int turn_count = 0;
  int reshuffles = 0;
  RaceStory story;
};

struct PlayedGame : GameOutcome {
  std::vector<Turn> turns;
};

// Of game `number` of a run that Check() lets pass.
GameSeating SeatingOf(const SelfPlayRun& run, uint64_t number);

// One agent for each player: for Gold, and for Silver, unless they are exchanged.
using AgentPair = std::array<std::unique_ptr<Agent>, 2>;
using MakeAgentPair = std::function<absl::StatusOr<AgentPair>()>;

// Game `number` of a run that Check() lets pass. Fails when an agent does, or plays what is not
// legal.
absl::StatusOr<PlayedGame> PlayGame(const SelfPlayRun& run, uint64_t number, AgentPair& agents);

// What is written down of a game of `run`, with every card. A single game has the seed of its
// cards; of a pair no seed tells them.
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
