#include "solver/agents/ask.h"

#include "solver/game/open_view.h"

namespace rushkit {

absl::StatusOr<Decision> Ask(Agent& agent, const Referee& referee, Random& random) {
  const GameState& state = referee.state();
  if (agent.sees_both_hands()) return agent.Choose(OpenView(state), random);
  return agent.Choose(referee.ViewOf(state.to_move()), random);
}

}  // namespace rushkit
