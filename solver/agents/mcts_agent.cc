#include "solver/agents/mcts_agent.h"

#include <utility>

#include "solver/evaluation/winning_turn.h"

namespace rushkit {

absl::StatusOr<Decision> MctsAgent::Choose(const InformationSet& view, Random& random) {
  HiddenRequest request;
  request.iterations = iterations_;
  request.seed = random.Next();
  const HiddenJudgement found = search_.Judge(view, request);
  const std::vector<JudgedTurn>& turns = found.judgement.turns;
  if (turns.front().wins) return DecisionToWin(turns.front().turn);
  Decision decision;
  decision.turn = turns.front().turn;
  for (const JudgedTurn& judged : turns) {
    decision.candidates.push_back({judged.turn, false, judged.win.chance, judged.danger});
  }
  return decision;
}

}  // namespace rushkit
