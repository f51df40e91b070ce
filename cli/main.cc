// The program.

#include <string>
#include <vector>

#include "cli/command_line.h"
#include "cli/commands/command.h"
#include "cli/interrupt.h"

int main(int argc, char** argv) {
  rushkit::OccupyStandardDescriptors();
  rushkit::CatchSignals();
  const rushkit::Program program = {
      "rushkit", "rushkit",
      "rushkit solves Rush Hour Shift: shortest escapes, proven optimal. It is also the referee "
      "of\n"
      "Roller Coaster Rush, Roadkill Rivals and Rooster Rush.",
      "A POSITION is a built-in name (booklet-1 to booklet-10), a code, a file, or -.\n",
      rushkit::AllCommands()};
  return static_cast<int>(
      rushkit::RunCommandLine(program, std::vector<std::string>(argv + 1, argv + argc)));
}
