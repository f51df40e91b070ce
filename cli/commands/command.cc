#include "cli/commands/command.h"

namespace rushkit {

std::vector<Command> AllCommands() {
  return {SolveCommand(),      HintCommand(),    ExploreCommand(),  VerifyCommand(),
          PlaysCommand(),      AdviseCommand(),  ReviewCommand(),   ShowCommand(),
          ConvertCommand(),    PlayCommand(),    SelfPlayCommand(), RateCommand(),
          GenerateCommand(),   MergeCommand(),   AgentCommand(),    AgentCheckCommand(),
          BenchCommand(),      CoasterCommand(), RoadkillCommand(), RoosterCommand(),
          CompletionsCommand()};
}

}  // namespace rushkit
