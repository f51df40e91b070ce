// A boxed grid without walls as a list of cars, each under a name and with its first cell.
#ifndef RUSHKIT_SOLVER_NOTATION_CAR_LIST_H_
#define RUSHKIT_SOLVER_NOTATION_CAR_LIST_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "solver/base/diagnostics.h"
#include "solver/board/vehicle.h"
#include "solver/notation/letters.h"

namespace rushkit {

struct BoxSize {
  int rows = 6;
  int columns = 6;
  TextLocation where;  // of what says so
};

// A car as it is written: it may stand anywhere, and on others.
struct WrittenCar {
  std::string name;
  bool is_hero = false;
  Orientation orientation = Orientation::kHorizontal;
  int length = 0;
  int row = 0;  // of its leftmost or topmost cell, from 0
  int column = 0;
  TextLocation where;
};

struct CarList {
  BoxSize size;
  std::vector<WrittenCar> cars;
  TextLocation where;
  std::string hero;   // how a hero is told: "X"
  Diagnostics wrong;  // so far; then some cars may be missing
};

// "h", "V", "horizontal", "vertical", in either case.
std::optional<Orientation> ReadOrientation(absl::string_view word);

// The position, or everything that is wrong, in reading order.
absl::StatusOr<LetteredPosition> ToPosition(CarList list);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_NOTATION_CAR_LIST_H_
