// rushkit roadkill: referee and calculators of Roadkill Rivals.

#include "cli/commands/command.h"

namespace rushkit {

Command RoadkillCommand() {
  return {"roadkill", "COMMAND", "Roadkill Rivals: check, options, score, plan, game",
          "",         nullptr,   {}};
}

}  // namespace rushkit
