#include "solver/board/move.h"

#include <cstdlib>

namespace rushkit {

Move Reversed(const Move& move) {
  if (const auto* drive = std::get_if<Drive>(&move)) {
    return Drive{drive->vehicle, Spaces(-drive->spaces.value())};
  }
  const auto& shift = std::get<Shift>(move);
  return Shift{shift.side, Rows(-shift.rows.value())};
}

int SpacesOf(const Move& move) {
  if (const auto* drive = std::get_if<Drive>(&move)) return std::abs(drive->spaces.value());
  return std::abs(std::get<Shift>(move).rows.value());
}

}  // namespace rushkit
