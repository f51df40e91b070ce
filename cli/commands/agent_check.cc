// rushkit agent-check: whether a program keeps to the protocol of agents.

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "cli/agent_source.h"
#include "cli/command_words.h"
#include "cli/commands/command.h"
#include "cli/compliance.h"
#include "cli/options.h"
#include "cli/render/json.h"
#include "cli/render/words.h"
#include "cli/result_sink.h"
#include "cli/terminal.h"
#include "cli/units.h"

namespace rushkit {
namespace {

constexpr char kExamples[] = R"(Examples:
  rushkit agent-check 'rushkit agent random'
  rushkit agent-check --format json --games 2 -- rushkit agent random

COMMAND is one word that is split at blanks, or several as they are, behind --. No shell takes it:
say sh -c '...' for one.
Exit status: 0 all checks passed, 1 not all, 2 the program cannot be started.
)";

constexpr uint64_t kMostGames = 100'000;

struct AgentCheckOptions {
  std::vector<std::string> words;
  std::chrono::nanoseconds turn_time = kDefaultTurnTime;
  uint64_t games = 8;
  OutputOptions output;
};

std::string ToText(const ComplianceCheck& check) {
  if (check.status.ok()) return absl::StrCat("ok      ", check.name, "\n");
  return absl::StrCat("FAILED  ", check.name, ": ", Printable(check.status.message()), "\n");
}

std::string ToJson(const ComplianceCheck& check) {
  Json object;
  object["check"] = check.name;
  object["passed"] = check.status.ok();
  if (!check.status.ok()) object["message"] = std::string(check.status.message());
  return WriteJsonLine(object);
}

ExitStatus RunChecks(const AgentCheckOptions& options, const ComplianceOptions& asked,
                     ResultSink& sink) {
  const bool json = options.output.format() == Format::kJson;
  int made = 0;
  int passed = 0;
  const absl::Status status = CheckCompliance(asked, [&](const ComplianceCheck& check) {
    ++made;
    if (check.status.ok()) ++passed;
    return sink.Write(json ? ToJson(check) : ToText(check));
  });
  if (!status.ok()) {
    ReportError(status.message());
    return absl::IsCancelled(status) ? ExitStatus::kInterrupted : ExitStatus::kBadInput;
  }
  if (!json) sink.Write(absl::StrCat(passed, " of ", made, " checks passed\n"));
  return passed == made ? ExitStatus::kHolds : ExitStatus::kNo;
}

ExitStatus RunAgentCheck(const AgentCheckOptions& options) {
  absl::StatusOr<std::vector<std::string>> words =
      options.words.size() == 1 ? SplitCommand(options.words.front()) : options.words;
  if (words.ok() && words->empty()) words = absl::InvalidArgumentError("no COMMAND");
  if (!words.ok()) {
    ReportError(absl::StrCat("agent-check: ", words.status().message(),
                             "\nTry: rushkit agent-check --help"));
    return ExitStatus::kBadInput;
  }
  absl::StatusOr<ResultSink> sink = ResultSink::Open(options.output.file, 0);
  if (!sink.ok()) {
    ReportError(sink.status().message());
    return ExitStatus::kBadInput;
  }
  const ComplianceOptions asked{*std::move(words), options.turn_time,
                                static_cast<int>(options.games)};
  const ExitStatus result = RunChecks(options, asked, *sink);
  if (result == ExitStatus::kBadInput || result == ExitStatus::kInterrupted) return result;
  const absl::Status finished = sink->Finish();
  if (finished.ok()) return result;
  ReportError(finished.message());
  return ExitStatus::kBadInput;
}

RunCommand DeclareAgentCheck(CLI::App& app, const std::vector<std::string>& /*words*/) {
  auto options = std::make_shared<AgentCheckOptions>();
  AddWords(app, "COMMAND", "The program and its arguments", options->words);
  AddOption(app, "--games", "N", "Games against random players (default 8)",
            [options = options.get()](const std::string& text) -> absl::Status {
              const absl::StatusOr<uint64_t> games = ReadCount(text, 0);
              if (!games.ok()) return games.status();
              options->games = std::min(*games, kMostGames);
              return absl::OkStatus();
            });
  AddTurnTime(app, options->turn_time);
  AddOutputOptions(app, options->output);
  return [options] { return RunAgentCheck(*options); };
}

}  // namespace

Command AgentCheckCommand() {
  return {"agent-check", "COMMAND...", "Check that a program keeps to the protocol of agents",
          kExamples, DeclareAgentCheck};
}

}  // namespace rushkit
