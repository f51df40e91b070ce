// Who runs a game asks here what is played, and thereby shows each agent what is meant for it.
#ifndef RUSHKIT_SOLVER_AGENTS_ASK_H_
#define RUSHKIT_SOLVER_AGENTS_ASK_H_

#include "absl/status/statusor.h"
#include "solver/agents/agent.h"
#include "solver/base/random.h"
#include "solver/game/decision.h"
#include "solver/game/referee.h"

namespace rushkit {

// What `agent` plays for the player to move. It sees what that player sees, and both hands if it is
// a reference that has to (Agent::sees_both_hands); the order of the pile is shown to nobody.
absl::StatusOr<Decision> Ask(Agent& agent, const Referee& referee, Random& random);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_AGENTS_ASK_H_
