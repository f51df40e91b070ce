#include "cli/commands/command.h"

namespace rushkit {

std::vector<Command> AllCommands() {
  return {SolveCommand(),    HintCommand(),    VerifyCommand(),
          ShowCommand(),     BenchCommand(),   CoasterCommand(),
          RoadkillCommand(), RoosterCommand(), CompletionsCommand()};
}

}  // namespace rushkit
