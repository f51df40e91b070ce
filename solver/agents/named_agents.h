// The agents that come with rushkit, by name, from the weakest to the strongest.
#ifndef RUSHKIT_SOLVER_AGENTS_NAMED_AGENTS_H_
#define RUSHKIT_SOLVER_AGENTS_NAMED_AGENTS_H_

#include <memory>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "solver/agents/agent.h"

namespace rushkit {

// "random", ...
std::vector<std::string> AgentNames();

// A new agent, which may be used by one thread at a time; null when none has that name.
std::unique_ptr<Agent> MakeAgent(absl::string_view name);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_AGENTS_NAMED_AGENTS_H_
