#include "cli/commands/command.h"

namespace rushkit {

std::vector<Command> AllCommands() {
  return {SolveCommand(), HintCommand(),  VerifyCommand(),
          ShowCommand(),  BenchCommand(), CompletionsCommand()};
}

}  // namespace rushkit
