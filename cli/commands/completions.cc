// rushkit completions: what a shell needs to complete commands, options and their words.

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "CLI/CLI.hpp"
#include "absl/strings/str_cat.h"
#include "cli/commands/command.h"
#include "cli/options.h"
#include "cli/render/completion_scripts.h"
#include "cli/result_sink.h"
#include "cli/terminal.h"

namespace rushkit {
namespace {

constexpr char kExamples[] = R"(Examples:
  rushkit completions bash > rushkit
  rushkit completions zsh > _rushkit
  rushkit completions fish > rushkit.fish

Put the file where the shell looks: ~/.local/share/bash-completion/completions for bash, a
folder of $fpath for zsh, ~/.config/fish/completions for fish.
)";

CompletedOption Describe(const CLI::Option& option, const Command& command) {
  CompletedOption completed;
  for (const std::string& name : option.get_lnames()) completed.names.push_back("--" + name);
  for (const std::string& name : option.get_snames()) completed.names.push_back("-" + name);
  completed.help = option.get_description();
  completed.takes_value = option.get_items_expected_max() > 0;
  if (completed.takes_value) completed.values = option.get_type_name();
  if (option.check_lname("rule")) {
    completed.values = command.rule_values.empty() ? kRuleValues : command.rule_values;
  }
  return completed;
}

std::vector<CompletedCommand> Describe(const std::vector<Command>& commands) {
  std::vector<CompletedCommand> all;
  for (const Command& command : commands) {
    CompletedCommand completed{command.name, command.summary};
    completed.subcommands = Describe(command.subcommands);
    CLI::App app;
    AddHelp(app);
    const RunCommand run = command.is_family() ? nullptr : command.declare(app, {});
    for (const CLI::Option* option : app.get_options()) {
      if (option->get_positional()) {
        completed.positionals.push_back(option->get_name());
      } else {
        completed.options.push_back(Describe(*option, command));
      }
    }
    all.push_back(std::move(completed));
  }
  return all;
}

ExitStatus RunCompletions(const std::string& shell) {
  const std::vector<CompletedCommand> commands = Describe(AllCommands());
  std::string script;
  if (shell == "bash") {
    script = BashCompletions(commands);
  } else if (shell == "zsh") {
    script = ZshCompletions(commands);
  } else if (shell == "fish") {
    script = FishCompletions(commands);
  } else {
    ReportError(absl::StrCat("completions: found '", shell, "', expected bash, zsh or fish"));
    return ExitStatus::kBadInput;
  }
  return WriteToStandardOutput(script);
}

RunCommand DeclareCompletions(CLI::App& app, const std::vector<std::string>& /*words*/) {
  auto shell = std::make_shared<std::string>();
  AddWord(app, "SHELL", "bash, zsh or fish", *shell);
  return [shell] { return RunCompletions(*shell); };
}

}  // namespace

Command CompletionsCommand() {
  return {"completions", "bash|zsh|fish", "Print what a shell needs to complete rushkit's words",
          kExamples, DeclareCompletions};
}

}  // namespace rushkit
