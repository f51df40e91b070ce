#include "cli/agents.h"

#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "calculators/score_sheet/nearest.h"
#include "cli/options.h"
#include "solver/agents/named_agents.h"

namespace rushkit {

absl::StatusOr<std::unique_ptr<Agent>> MakeNamedAgent(absl::string_view name) {
  std::unique_ptr<Agent> agent = MakeAgent(name);
  if (agent != nullptr) return agent;
  const std::vector<std::string> names = AgentNames();
  const std::string near = Nearest(name, names);
  return absl::InvalidArgumentError(
      absl::StrCat("found '", name, "', expected an agent: ", absl::StrJoin(names, ", "),
                   near.empty() ? "" : absl::StrCat("; did you mean ", near, "?")));
}

void AddAgentOption(CLI::App& app, const std::string& flag, const std::string& help,
                    std::string& name) {
  AddOption(app, flag, absl::StrJoin(AgentNames(), "|"), help,
            [&name](const std::string& text) -> absl::Status {
              if (absl::Status status = MakeNamedAgent(text).status(); !status.ok()) return status;
              name = text;
              return absl::OkStatus();
            });
}

}  // namespace rushkit
