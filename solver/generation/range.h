// Whole numbers from one to another.
#ifndef RUSHKIT_SOLVER_GENERATION_RANGE_H_
#define RUSHKIT_SOLVER_GENERATION_RANGE_H_

#include <limits>

namespace rushkit {

// From `low` to `high`.
struct Range {
  int low = 0;
  int high = std::numeric_limits<int>::max();

  constexpr bool Holds(int value) const { return low <= value && value <= high; }
  // How far `value` is outside; 0 if it is not.
  constexpr int Gap(int value) const {
    return value < low ? low - value : value > high ? value - high : 0;
  }
  friend constexpr bool operator==(const Range&, const Range&) = default;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_GENERATION_RANGE_H_
