// Runs its own race and never looks at the other player.
#ifndef RUSHKIT_SOLVER_AGENTS_GREEDY_AGENT_H_
#define RUSHKIT_SOLVER_AGENTS_GREEDY_AGENT_H_

#include <memory>
#include <vector>

#include "solver/agents/agent.h"
#include "solver/evaluation/setup_tables.h"

namespace rushkit {

// Wins when a card wins. Else it leaves the least spaces to be done, and among those the least
// work, as far as the bounds of race_distance.h tell; of equal outcomes any one. The score of its
// candidate is the spaces, negative.
class GreedyAgent : public Agent {
 public:
  absl::StatusOr<Decision> Choose(const InformationSet& view, Random& random) override;

 private:
  struct Outcome {
    Card card;
    size_t index;
  };

  std::unique_ptr<SetupTables> tables_;
  std::vector<Outcome> best_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_AGENTS_GREEDY_AGENT_H_
