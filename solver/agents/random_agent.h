// Plays any card of the hand, and any of the positions that it can leave.
#ifndef RUSHKIT_SOLVER_AGENTS_RANDOM_AGENT_H_
#define RUSHKIT_SOLVER_AGENTS_RANDOM_AGENT_H_

#include <memory>

#include "solver/agents/agent.h"
#include "solver/evaluation/setup_tables.h"

namespace rushkit {

// Each card in hand is equally likely, and then each different position; of a card that can win
// too.
class RandomAgent : public Agent {
 public:
  absl::StatusOr<Decision> Choose(const InformationSet& view, Random& random) override;

 private:
  std::unique_ptr<SetupTables> tables_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_AGENTS_RANDOM_AGENT_H_
