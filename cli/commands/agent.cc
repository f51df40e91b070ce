// rushkit agent: one of our agents, for other programs to play with.

#include <memory>
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "cli/agent_server.h"
#include "cli/agent_source.h"
#include "cli/commands/command.h"
#include "cli/options.h"
#include "cli/terminal.h"
#include "solver/agents/named_agents.h"

namespace rushkit {
namespace {

constexpr char kExamples[] = R"(Examples:
  rushkit agent random
  rushkit play booklet-1 --gold random --silver 'exec:rushkit agent random' --turn-cap 20

Reads requests from standard input and writes answers to standard output, one JSON object a line:
  {"id":1,"type":"hello","protocol":1}
  {"id":2,"type":"ping"}
  {"id":3,"type":"choose","view":{...},"seed":7}
  {"id":3,"type":"stop"}
  {"type":"quit"}
)";

ExitStatus RunAgent(const std::string& name) {
  const absl::Status status = IsReference(name) ? CheckAgent(name) : CheckAgentName(name);
  if (!status.ok()) {
    ReportError(absl::StrCat("agent: ", status.message(), "\nTry: rushkit agent --help"));
    return ExitStatus::kBadInput;
  }
  return AgentServer(name, MakeAgent(name)).Run();
}

RunCommand DeclareAgent(CLI::App& app, const std::vector<std::string>& /*words*/) {
  auto name = std::make_shared<std::string>();
  AddWord(app, "AGENT", absl::StrJoin(AgentForms(), "|"), *name);
  return [name] { return RunAgent(*name); };
}

}  // namespace

Command AgentCommand() {
  return {"agent", "AGENT", "Let other programs play with one of our agents", kExamples,
          DeclareAgent};
}

}  // namespace rushkit
