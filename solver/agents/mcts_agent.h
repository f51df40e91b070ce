// Plays what a search of hidden hands with a fixed number of iterations finds best.
#ifndef RUSHKIT_SOLVER_AGENTS_MCTS_AGENT_H_
#define RUSHKIT_SOLVER_AGENTS_MCTS_AGENT_H_

#include <cstdint>

#include "solver/agents/agent.h"
#include "solver/judgement/hidden_search.h"

namespace rushkit {

// The score of a candidate is its chance to win.
class MctsAgent : public Agent {
 public:
  explicit MctsAgent(uint64_t iterations) : iterations_(iterations) {}

  absl::StatusOr<Decision> Choose(const InformationSet& view, Random& random) override;

 private:
  uint64_t iterations_;
  HiddenSearch search_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_AGENTS_MCTS_AGENT_H_
