// What the card game on a set-up is like, from games of named agents with a named deck.
//
// All figures are measured and have 95 % intervals (interval.h, self_play_summary.h, luck.h); none
// of them says more than what these agents make of it. All parts have the same seed, so they deal
// the same cards where the deck is the same.
#ifndef RUSHKIT_SOLVER_RATING_GAME_RATING_H_
#define RUSHKIT_SOLVER_RATING_GAME_RATING_H_

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/analysis/self_play_summary.h"
#include "solver/board/position.h"
#include "solver/game/card_counts.h"
#include "solver/game/game_course.h"
#include "solver/game/rules.h"
#include "solver/rating/fairness_run.h"
#include "solver/rating/luck.h"

namespace rushkit {

enum class Effort : uint8_t {
  kQuick,     // seconds a set-up: the game itself and skill
  kNormal,    // about a minute
  kThorough,  // until it is decided whether it is fair, or many minutes
};

// How many games each part has, on every set-up; 0: the part is left out.
struct EffortGames {
  uint64_t first_look = 0;  // of the agent against itself: fairness is looked at from here on
  uint64_t most = 0;        // of those
  uint64_t skill = 0;       // of the second against the third rung of the ladder
  uint64_t search = 0;      // of the first against the second
  uint64_t variation = 0;   // with each other deck or rule
};
EffortGames GamesOf(Effort effort);

// A stronger agent against a weaker one; how much it gains is how much skill can gain.
struct Skill {
  std::string stronger;
  std::string weaker;
  SelfPlaySummary summary;  // the first agent is the stronger one
};

inline constexpr char kStrong[] = "sharp";
inline constexpr char kWeak[] = "greedy";
inline constexpr char kSearching[] = "mcts:50";

// What is changed against the games that were asked for.
enum class Changed : uint8_t { kDeck, kSpaces, kConnection };

// The same games with one thing changed; how far the first player's rate moves is how much hangs on
// what nobody knows of the box.
struct Variation {
  Changed changed = Changed::kDeck;
  Rules rules;              // of these games
  SelfPlaySummary summary;  // of the agent against itself
};

enum class GamePart : uint8_t { kGame, kSkill, kSearch, kVariation };

struct GameProgress {
  GamePart part = GamePart::kGame;
  uint64_t games = 0;  // of the part
  uint64_t most = 0;
};

struct GameRatingRequest : AgentGames {
  Deck other_deck;  // of the variation
  Effort effort = Effort::kNormal;
  double within = kFairWithin;
  // Told on the calling thread after each game. Empty: nobody.
  std::function<void(const GameProgress&)> on_progress;
};

// Parts that the effort leaves out, or that were not begun when it was stopped, are not there.
struct GameRating {
  FairnessResult game;  // of the agent against itself
  std::optional<Luck> luck;
  std::optional<Skill> skill;
  std::optional<Skill> search;
  // Other connections only where the set-up is legal under them too.
  std::vector<Variation> variations;
  // All games that the effort has were played; else the last part may have fewer.
  bool is_complete = true;
};

// Fails as FairnessOf() does.
absl::StatusOr<GameRating> RateGame(const Position& position, const GameRatingRequest& request);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_RATING_GAME_RATING_H_
