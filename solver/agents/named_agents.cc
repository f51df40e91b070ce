#include "solver/agents/named_agents.h"

#include "solver/agents/greedy_agent.h"
#include "solver/agents/random_agent.h"
#include "solver/agents/sharp_agent.h"

namespace rushkit {

std::vector<std::string> AgentNames() { return {"random", "greedy", "sharp"}; }

std::unique_ptr<Agent> MakeAgent(absl::string_view name) {
  if (name == "random") return std::make_unique<RandomAgent>();
  if (name == "greedy") return std::make_unique<GreedyAgent>();
  if (name == "sharp") return std::make_unique<SharpAgent>();
  return nullptr;
}

}  // namespace rushkit
