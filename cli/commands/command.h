// The commands of the program: one file a command.
#ifndef RUSHKIT_CLI_COMMANDS_COMMAND_H_
#define RUSHKIT_CLI_COMMANDS_COMMAND_H_

#include <functional>
#include <string>
#include <vector>

#include "cli/exit_status.h"

namespace CLI {
class App;
}

namespace rushkit {

// Does what the command line asks for, once `app` has read it.
using RunCommand = std::function<ExitStatus()>;

struct Command {
  std::string name;     // of a subcommand with its family's: "rooster check"
  std::string usage;    // what follows the name: "POSITION"
  std::string summary;  // one line without a full stop
  std::string examples;
  // Declares positionals and options on `app`. `words` is the command line from the command's name
  // on, to be repeated in messages.
  RunCommand (*declare)(CLI::App& app, const std::vector<std::string>& words) = nullptr;
  // Of a family, which declares nothing itself.
  std::vector<Command> subcommands = {};
  // What --rule can be, "a=x|a=y", for completion; empty: the solver's readings.
  std::string rule_values = "";

  bool is_family() const { return declare == nullptr; }
};

Command SolveCommand();
Command HintCommand();
Command ExploreCommand();
Command VerifyCommand();
Command PlaysCommand();
Command AdviseCommand();
Command ReviewCommand();
Command ShowCommand();
Command ConvertCommand();
Command PlayCommand();
Command SelfPlayCommand();
Command RateCommand();
Command GenerateCommand();
Command MergeCommand();
Command AgentCommand();
Command AgentCheckCommand();
Command BenchCommand();
Command CoasterCommand();
Command RoadkillCommand();
Command RoosterCommand();
Command CompletionsCommand();

// All of them, in the order of --help.
std::vector<Command> AllCommands();

}  // namespace rushkit

#endif  // RUSHKIT_CLI_COMMANDS_COMMAND_H_
