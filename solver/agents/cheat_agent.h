// A reference from outside the ladder: plays what the search with open hands and random draws finds
// (open_random.h), to a depth.
#ifndef RUSHKIT_SOLVER_AGENTS_CHEAT_AGENT_H_
#define RUSHKIT_SOLVER_AGENTS_CHEAT_AGENT_H_

#include "solver/agents/agent.h"
#include "solver/judgement/open_random.h"

namespace rushkit {

class CheatAgent : public Agent {
 public:
  // At 3 a decision takes some tenths of a second, and more than ten times as long with each turn.
  static constexpr int kMostDepth = 9;

  // Tries out `depth` turns of both players, from 1 to kMostDepth. Of each hand the most promising
  // plays only.
  explicit CheatAgent(int depth);

  bool sees_both_hands() const override { return true; }
  // Fails when `view` hides a card of the other hand. The score is the chance to win.
  absl::StatusOr<Decision> Choose(const InformationSet& view, Random& random) override;

 private:
  OpenRandomRequest request_;
  OpenRandomJudge judge_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_AGENTS_CHEAT_AGENT_H_
