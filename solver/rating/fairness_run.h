// Games of an agent against itself until it is decided whether a set-up is fair: the cheapest
// answer to that question alone, for whoever asks it of many set-ups.
#ifndef RUSHKIT_SOLVER_RATING_FAIRNESS_RUN_H_
#define RUSHKIT_SOLVER_RATING_FAIRNESS_RUN_H_

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "solver/analysis/self_play.h"
#include "solver/analysis/self_play_summary.h"
#include "solver/board/position.h"
#include "solver/game/card_counts.h"
#include "solver/game/game_course.h"
#include "solver/game/rules.h"
#include "solver/rating/fairness.h"

namespace rushkit {

// After 32 pairs: of fewer, errors cannot be told from what was seen.
inline constexpr uint64_t kFirstLook = 64;

// Which games are played, by one agent on both sides.
struct AgentGames {
  Deck deck;
  std::string agent = "sharp";  // named_agents.h
  SpacesRule spaces = SpacesRule::kExact;
  GameLimits limits;
  uint64_t seed = 1;
  int threads = 1;  // they change nothing but the time
  // Asked after each game, on the calling thread; true ends the games there. Empty: never.
  std::function<bool()> is_stopped;
};

struct FairnessRequest : AgentGames {
  std::optional<double> within = kFairWithin;  // nothing: whoever is favoured, it is no matter
  std::optional<double> max_unfinished;        // the share that is too much
  uint64_t first_look = kFirstLook;  // even numbers of games, the first at most the second
  uint64_t most_games = 4096;
  // Told of each game in order, on the calling thread. Empty: nobody.
  std::function<void(const PlayedGame&)> on_game;
};

struct FairnessResult {
  Fairness fairness;
  SelfPlaySummary summary;  // of all games that were played
  bool is_own_half_turn = false;
  // It was stopped from outside: what there is by then was looked at as if it were all. When to
  // stop may not depend on how the games went, or the verdict errs more often than it says.
  bool is_stopped = false;
};

// Who begins changes from pair to pair (self_play.h). Fails when such a game cannot be played:
// without sides or without both heroes, with too small a deck, or when no agent has that name.
absl::StatusOr<FairnessResult> FairnessOf(const Position& position, const FairnessRequest& request);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_RATING_FAIRNESS_RUN_H_
