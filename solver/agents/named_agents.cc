#include "solver/agents/named_agents.h"

#include "absl/strings/numbers.h"
#include "absl/strings/strip.h"
#include "solver/agents/cheat_agent.h"
#include "solver/agents/greedy_agent.h"
#include "solver/agents/random_agent.h"
#include "solver/agents/sharp_agent.h"

namespace rushkit {

std::vector<std::string> AgentNames() { return {"random", "greedy", "sharp"}; }

std::unique_ptr<Agent> MakeAgent(absl::string_view name) {
  if (name == "random") return std::make_unique<RandomAgent>();
  if (name == "greedy") return std::make_unique<GreedyAgent>();
  if (name == "sharp") return std::make_unique<SharpAgent>();
  int depth = 0;
  if (absl::ConsumePrefix(&name, "cheat:") && absl::SimpleAtoi(name, &depth) && depth > 0) {
    return std::make_unique<CheatAgent>(depth);
  }
  return nullptr;
}

}  // namespace rushkit
