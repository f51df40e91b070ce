#include "cli/commands/command.h"

namespace rushkit {

std::vector<Command> AllCommands() {
  return {SolveCommand(),      HintCommand(),       ExploreCommand(), VerifyCommand(),
          ShowCommand(),       ConvertCommand(),    PlayCommand(),    AgentCommand(),
          AgentCheckCommand(), BenchCommand(),      CoasterCommand(), RoadkillCommand(),
          RoosterCommand(),    CompletionsCommand()};
}

}  // namespace rushkit
