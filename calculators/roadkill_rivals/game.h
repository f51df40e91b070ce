// The log of a game, refereed from the deal to the end.
#ifndef RUSHKIT_CALCULATORS_ROADKILL_RIVALS_GAME_H_
#define RUSHKIT_CALCULATORS_ROADKILL_RIVALS_GAME_H_

#include <optional>
#include <string>
#include <vector>

#include "calculators/roadkill_rivals/action.h"
#include "calculators/roadkill_rivals/final_score.h"
#include "calculators/roadkill_rivals/rules.h"
#include "calculators/score_sheet/score_sheet.h"

namespace rushkit::roadkill {

// Where a card can go by a roadside card's instructions: a lane or a pile of a player, or the
// discard pile.
struct Place {
  std::optional<size_t> player;  // nothing: the discard pile
  bool is_pile = false;
};

struct CardMove {
  Card card;
  Place from;
  Place to;
};

struct GameTurn {
  size_t player = 0;
  Action action;
  std::optional<Card> reveal;   // what comes to the freeway in place of a card that is taken
  std::vector<CardMove> moves;  // what the instructions of a roadside card did
};

struct GameLog {
  std::vector<std::string> players;  // clockwise
  size_t first = 0;
  Cards freeway;
  size_t deck_size = 0;  // after the deal
  Confidence deck_size_confidence = Confidence::kCertain;
  std::optional<Cards> deck;  // the same cards in order, the top first, where that is known
  std::vector<GameTurn> turns;
  Rules rules;
};

// How things stand behind the last turn.
struct GameState {
  std::vector<Holdings> players;
  Cards freeway;
  Cards discards;
  size_t deck_left = 0;
  size_t mover = 0;     // whose turn it is
  int extra_turns = 0;  // that the mover has after this one
  bool is_over = false;

  friend bool operator==(const GameState&, const GameState&) = default;
};

struct GameResult {
  GameState state;
  ScoreSheet sheet;                 // a line a turn, up to the first that breaks a rule
  std::optional<size_t> broken_at;  // that turn, from 1; nothing: the deal breaks one
  std::optional<FinalScore> score;  // of a game that is over

  Verdict verdict() const;
};

GameResult RefereeGame(const GameLog& log);

}  // namespace rushkit::roadkill

#endif  // RUSHKIT_CALCULATORS_ROADKILL_RIVALS_GAME_H_
