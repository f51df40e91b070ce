// What a search says of the turns that a player has in the card game.
//
// A chance is the chance of the player to move to win, from 0 to 1. Searches know neither the turn
// cap nor repetitions (game_course.h) unless they say so: a game that nobody wins counts a half.
#ifndef RUSHKIT_SOLVER_JUDGEMENT_JUDGEMENT_H_
#define RUSHKIT_SOLVER_JUDGEMENT_JUDGEMENT_H_

#include <algorithm>
#include <cstdint>
#include <vector>

#include "solver/game/turn.h"

namespace rushkit {

// A chance and where it lies at 95 %. Of an exact one all three are equal.
struct Estimate {
  double chance = 0.5;
  double low = 0;
  double high = 1;

  bool is_exact() const { return low == high; }
  friend bool operator==(const Estimate&, const Estimate&) = default;
};

struct JudgedTurn {
  Turn turn;
  bool wins = false;  // at once
  Estimate win;
  // The exact chance that the other player wins with the reply, over all hands that it may have.
  double danger = 0;
  uint64_t visits = 0;  // how often it was tried, where that means something

  friend bool operator==(const JudgedTurn&, const JudgedTurn&) = default;
};

struct Judgement {
  // The best first; there is at least one. Not all that are legal: those worth looking at.
  std::vector<JudgedTurn> turns;
  uint64_t expanded = 0;   // positions of which the plays of a hand were made
  uint64_t generated = 0;  // outcomes of cards that were made for that

  // What is said of `turn`, as it is written, or null.
  const JudgedTurn* Find(const Turn& turn) const {
    const auto found = std::find_if(turns.begin(), turns.end(),
                                    [&](const JudgedTurn& one) { return one.turn == turn; });
    return found == turns.end() ? nullptr : &*found;
  }

  friend bool operator==(const Judgement&, const Judgement&) = default;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_JUDGEMENT_JUDGEMENT_H_
