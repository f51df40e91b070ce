// From letters in cells to vehicles, with all that is wrong on the way.
#ifndef RUSHKIT_SOLVER_BOARD_SETUP_CHECK_H_
#define RUSHKIT_SOLVER_BOARD_SETUP_CHECK_H_

#include <vector>

#include "solver/base/diagnostics.h"
#include "solver/board/setup.h"
#include "solver/board/vehicle.h"

namespace rushkit {

// What a set-up says: legal offsets and vehicles in the order of letters if `wrong` is empty.
struct CheckedSetup {
  Offsets offsets;
  std::vector<Vehicle> vehicles;
  Diagnostics wrong;  // in reading order
};

CheckedSetup CheckSetup(const Setup& setup);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_BOARD_SETUP_CHECK_H_
