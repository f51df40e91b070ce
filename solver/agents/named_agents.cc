#include "solver/agents/named_agents.h"

#include "solver/agents/random_agent.h"

namespace rushkit {

std::vector<std::string> AgentNames() { return {"random"}; }

std::unique_ptr<Agent> MakeAgent(absl::string_view name) {
  if (name == "random") return std::make_unique<RandomAgent>();
  return nullptr;
}

}  // namespace rushkit
