// Who plays: an agent by what stands on the command line.
#ifndef RUSHKIT_CLI_AGENTS_H_
#define RUSHKIT_CLI_AGENTS_H_

#include <memory>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "solver/agents/agent.h"

namespace CLI {
class App;
}

namespace rushkit {

// The agent of that name. Fails with what there is, and what was probably meant.
absl::StatusOr<std::unique_ptr<Agent>> MakeNamedAgent(absl::string_view name);

// An option whose value names an agent.
void AddAgentOption(CLI::App& app, const std::string& flag, const std::string& help,
                    std::string& name);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_AGENTS_H_
