// rushkit coaster: referee and calculators of Roller Coaster Rush.

#include "cli/commands/command.h"

namespace rushkit {

Command CoasterCommand() {
  return {"coaster", "COMMAND", "Roller Coaster Rush: check, score, auction, demo, best, game",
          "",        nullptr,   {}};
}

}  // namespace rushkit
