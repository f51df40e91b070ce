// Someone who plays: sees an information set, answers a turn.
#ifndef RUSHKIT_SOLVER_AGENTS_AGENT_H_
#define RUSHKIT_SOLVER_AGENTS_AGENT_H_

#include <vector>

#include "absl/status/statusor.h"
#include "solver/base/random.h"
#include "solver/game/information_set.h"
#include "solver/game/turn.h"

namespace rushkit {

// What an agent thinks of one turn.
// The score of a turn that wins, from whoever gives scores.
inline constexpr double kWinScore = 1e6;

struct Candidate {
  Turn turn;
  bool wins = false;
  double score =
      0;  // of an agent's own making: higher is better, only comparable within a decision
  double danger = 0;  // the chance that the other player can win at once; 0 where it is not asked
};

struct Decision {
  Turn turn;
  // Turns that were looked at closely, the best first; may be empty.
  std::vector<Candidate> candidates;
};

class Agent {
 public:
  virtual ~Agent() = default;

  // A legal turn for the player to move, who is the viewer of `view`; the game is not over. All
  // chance comes from `random`, and nothing is kept from one call to the next that could change an
  // answer: the same view and the same random numbers give the same decision. Fails only where an
  // agent is a program of its own that does not answer.
  virtual absl::StatusOr<Decision> Choose(const InformationSet& view, Random& random) = 0;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_AGENTS_AGENT_H_
