// rushkit rooster: referee and calculators of Rooster Rush.

#include "cli/commands/command.h"

namespace rushkit {

Command RoosterCommand() {
  return {"rooster", "COMMAND", "Rooster Rush: check, odds, game", "", nullptr, {}};
}

}  // namespace rushkit
