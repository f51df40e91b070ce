// The agents that come with rushkit, by name, from the weakest to the strongest.
//
// Some take a number, which says how much they think: NAME:NUMBER.
#ifndef RUSHKIT_SOLVER_AGENTS_NAMED_AGENTS_H_
#define RUSHKIT_SOLVER_AGENTS_NAMED_AGENTS_H_

#include <memory>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "solver/agents/agent.h"

namespace rushkit {

// "random", ...: those that take no number.
std::vector<std::string> AgentNames();
// Those, and how the others are named: "mcts:N", ...
std::vector<std::string> AgentForms();
// "cheat:D": those that have to be shown both hands (agent.h). They are no rung of that ladder.
std::vector<std::string> ReferenceForms();
// Whether `name` has one of these forms, whatever its number.
bool IsReference(absl::string_view name);

// A new agent, which may be used by one thread at a time; null when none has that name.
std::unique_ptr<Agent> MakeAgent(absl::string_view name);

// Ok when MakeAgent() knows `name`. Fails with NotFound, naming AgentForms(), when it is none of
// these, and with InvalidArgument when only its number is wrong.
absl::Status CheckAgentName(absl::string_view name);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_AGENTS_NAMED_AGENTS_H_
