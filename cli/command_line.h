// A command line: finds the command, has its options read, and turns what happens into an exit
// status.
#ifndef RUSHKIT_CLI_COMMAND_LINE_H_
#define RUSHKIT_CLI_COMMAND_LINE_H_

#include <string>
#include <vector>

#include "cli/commands/command.h"
#include "cli/exit_status.h"

namespace rushkit {

// One of the programs that are made of these commands.
struct Program {
  std::string name;   // "rushkit"
  std::string usage;  // how it is called: "mpirun -n N rushkit-mpi"
  std::string about;  // what --help says first
  std::string notes;  // what it says about all commands, each line with its newline
  std::vector<Command> commands;
  std::vector<Command> commands_elsewhere = {};  // that rushkit has
  std::vector<std::string> understood = {};      // options that need not be typed
};

// Does what `words` say, the program's name not among them. Throws nothing.
ExitStatus RunCommandLine(const Program& program, const std::vector<std::string>& words);

// A descriptor of the standard three that is closed would be given to the next file that is opened,
// and messages would land in it. From now on it stands for a file that cannot be used as meant.
void OccupyStandardDescriptors();

}  // namespace rushkit

#endif  // RUSHKIT_CLI_COMMAND_LINE_H_
