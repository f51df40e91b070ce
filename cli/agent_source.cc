#include "cli/agent_source.h"

#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "calculators/score_sheet/nearest.h"
#include "cli/command_words.h"
#include "cli/foreign_agent.h"
#include "cli/options.h"
#include "cli/units.h"
#include "solver/agents/named_agents.h"

namespace rushkit {
namespace {

constexpr absl::string_view kProgram = "exec:";

std::string Choices(const std::vector<std::string>& forms) {
  return absl::StrCat(absl::StrJoin(forms, "|"), "|", kProgram, "COMMAND");
}

// Those that have to see both hands too.
std::string AllChoices() {
  std::vector<std::string> forms = AgentForms();
  for (std::string& form : ReferenceForms()) forms.push_back(std::move(form));
  return Choices(forms);
}

absl::Status Check(const std::string& text, const std::string& choices) {
  if (absl::StartsWith(text, kProgram)) return SplitCommand(text.substr(kProgram.size())).status();
  absl::Status status = CheckAgentName(text);
  if (!absl::IsNotFound(status)) return status;
  const std::string near = Nearest(text, AgentNames());
  return absl::NotFoundError(
      absl::StrCat("found '", text, "', expected ", choices,
                   near.empty() ? "" : absl::StrCat("; did you mean ", near, "?")));
}

}  // namespace

std::string AgentChoices() { return Choices(AgentForms()); }

std::string StrongestAgent() { return AgentNames().back(); }

absl::Status CheckAgent(const std::string& text) {
  if (IsReference(text)) {
    return absl::InvalidArgumentError(
        absl::StrCat("found '", text, "', which has to see both hands: only selfplay shows them"));
  }
  return Check(text, AgentChoices());
}

absl::Status CheckAgentOrReference(const std::string& text) { return Check(text, AllChoices()); }

void AddAgentOption(CLI::App& app, const std::string& flag, const std::string& help,
                    std::string& name) {
  AddOption(app, flag, AllChoices(), help, [&name](const std::string& text) {
    absl::Status status = CheckAgentOrReference(text);
    if (status.ok()) name = text;
    return status;
  });
}

absl::StatusOr<std::unique_ptr<Agent>> OpenAgent(const std::string& text,
                                                 std::chrono::nanoseconds turn_time) {
  absl::Status status = CheckAgentOrReference(text);
  if (!status.ok()) return status;
  if (!absl::StartsWith(text, kProgram)) return MakeAgent(text);
  return ForeignAgent::Start(text.substr(kProgram.size()), turn_time);
}

void AddTurnTime(CLI::App& app, std::chrono::nanoseconds& turn_time) {
  AddValue(
      app, "--turn-time", "TIME",
      "How long an agent that is a program may think about a turn (default 30s)",
      [](const std::string& text) { return ReadDuration(text); }, turn_time);
}

}  // namespace rushkit
