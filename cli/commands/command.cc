#include "cli/commands/command.h"

namespace rushkit {

std::vector<Command> AllCommands() {
  return {SolveCommand(),      HintCommand(),    ExploreCommand(),  VerifyCommand(),
          PlaysCommand(),      ShowCommand(),    ConvertCommand(),  SelfPlayCommand(),
          BenchCommand(),      CoasterCommand(), RoadkillCommand(), RoosterCommand(),
          CompletionsCommand()};
}

}  // namespace rushkit
