// What was chosen in a turn, and what was thought of.
#ifndef RUSHKIT_SOLVER_GAME_DECISION_H_
#define RUSHKIT_SOLVER_GAME_DECISION_H_

#include <vector>

#include "solver/game/turn.h"

namespace rushkit {

// The score of a turn that wins, from whoever gives scores.
inline constexpr double kWinScore = 1e6;

// What an agent thinks of one turn.
struct Candidate {
  Turn turn;
  bool wins = false;
  // Of an agent's own making: higher is better, only comparable within a decision.
  double score = 0;
  // The chance that the other player can win at once; 0 where it is not asked.
  double danger = 0;

  friend bool operator==(const Candidate&, const Candidate&) = default;
};

struct Decision {
  Turn turn;
  // Turns that were looked at closely, the best first; may be empty.
  std::vector<Candidate> candidates;

  friend bool operator==(const Decision&, const Decision&) = default;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_GAME_DECISION_H_
