#include "cli/commands/command.h"

namespace rushkit {

std::vector<Command> AllCommands() {
  return {SolveCommand(),   HintCommand(),       ExploreCommand(), VerifyCommand(),
          ShowCommand(),    ConvertCommand(),    BenchCommand(),   CoasterCommand(),
          RoosterCommand(), CompletionsCommand()};
}

}  // namespace rushkit
