// The arithmetic of race_distance.h: from what each row costs to the spaces of a hero that leaves
// at the right. For Silver the grid is looked at from behind.
#ifndef RUSHKIT_SOLVER_EVALUATION_RACE_SUMS_H_
#define RUSHKIT_SOLVER_EVALUATION_RACE_SUMS_H_

#include <algorithm>
#include <array>
#include <climits>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace rushkit {

// A number for each row of a part, one a byte.
using RowCosts = uint64_t;
inline constexpr int kRaceRows = 6;

constexpr RowCosts InRow(int row, int cost) { return static_cast<RowCosts>(cost) << (8 * row); }
constexpr int RowOf(RowCosts costs, int row) { return static_cast<int>(costs >> (8 * row) & 0xff); }
// Whether some row of `a` costs less than in `b`: of single vehicles, which cost less than 128.
constexpr bool IsSomeLower(RowCosts a, RowCosts b) {
  constexpr RowCosts kHighest = 0x8080808080808080;
  return (((a | kHighest) - b) & kHighest) != kHighest;
}

// Where the hero is.
struct RaceWay {
  int column = 0;      // of its first cell, in the whole grid
  int front_part = 0;  // where its other cell is
  int row = 0;         // in that part
  int left = 0;        // offsets, as it sees them
  int right = 0;

  friend constexpr bool operator==(const RaceWay&, const RaceWay&) = default;
};

// What all vehicles together cost in each row: of the middle part, of the right one, and of the
// part in which the hero's front is, there only those ahead of it.
//
// `Shifting` says what shifts cost that align rows: Aligning(rows) over the left seam, Align and
// FromOutside over the right one, and what turning back over either costs.
struct RaceSums {
  RowCosts middle = 0;
  RowCosts right = 0;
  RowCosts ahead = 0;

  constexpr void Add(const RaceSums& more) {
    middle += more.middle;
    right += more.right;
    ahead += more.ahead;
  }
  // Of what was added before.
  constexpr void Remove(const RaceSums& less) {
    middle -= less.middle;
    right -= less.right;
    ahead -= less.ahead;
  }

  // Beside the hero's own spaces.
  template <class Shifting>
  int Least(const RaceWay& way, const Shifting& shifting) const;

  friend constexpr bool operator==(const RaceSums&, const RaceSums&) = default;

 private:
  // The hero's first column when it stands as far right as it can in the left and the middle part.
  static constexpr int kLastInLeft = 3;
  static constexpr int kLastInMiddle = 7;

  template <class Shifting>
  std::array<int, kRaceRows> BeyondMiddle(const RaceWay& way, const Shifting& shifting) const;
};

// The least of costs[row] + |row - wanted| over all rows, for each row wanted.
inline void AlignByRows(std::array<int, kRaceRows>& costs) {
  for (size_t row = 1; row < kRaceRows; ++row) {
    costs[row] = std::min(costs[row], costs[row - 1] + 1);
  }
  for (size_t row = kRaceRows - 1; row > 0; --row) {
    costs[row - 1] = std::min(costs[row - 1], costs[row] + 1);
  }
}

// A row that a side is shifted by counts one.
struct ByRows {
  int Aligning(int rows) const { return std::abs(rows); }
  int TurningBack(int spaces_back, int rows) const {
    return 2 * spaces_back + (rows == 0 ? 2 : std::abs(rows));
  }
  int TurningBackLeft(int spaces_back, int rows) const { return TurningBack(spaces_back, rows); }
  static void Align(std::array<int, kRaceRows>& costs) { AlignByRows(costs); }
  // For a row so far outside of the part, beside its row `nearest`, from aligned costs.
  static int FromOutside(const std::array<int, kRaceRows>& costs, int nearest, int rows) {
    return costs[static_cast<size_t>(nearest)] + rows;
  }
};

// Each shift counts the same.
struct ByShifts {
  int a_shift;
  int Aligning(int rows) const { return rows == 0 ? 0 : a_shift; }
  int TurningBack(int /*spaces_back*/, int rows) const { return rows == 0 ? 2 * a_shift : a_shift; }
  int TurningBackLeft(int spaces_back, int rows) const { return TurningBack(spaces_back, rows); }
  void Align(std::array<int, kRaceRows>& costs) const {
    const int least = *std::min_element(costs.begin(), costs.end());
    for (int& cost : costs) cost = std::min(cost, least + a_shift);
  }
  // One shift aligns with any row.
  int FromOutside(const std::array<int, kRaceRows>& costs, int /*nearest*/, int /*rows*/) const {
    return *std::min_element(costs.begin(), costs.end()) + a_shift;
  }
};

// As by rows, but turning back costs no more than the spaces and rows of it, and a side that is
// free is aligned for nothing.
template <bool kLeftIsFree, bool kRightIsFree>
struct ByRowsAtLeast {
  int Aligning(int rows) const { return kLeftIsFree ? 0 : std::abs(rows); }
  int TurningBack(int spaces_back, int rows) const {
    return 2 * spaces_back + (kRightIsFree ? 0 : std::abs(rows));
  }
  int TurningBackLeft(int spaces_back, int rows) const { return 2 * spaces_back + Aligning(rows); }
  static void Align(std::array<int, kRaceRows>& costs) {
    if constexpr (kRightIsFree) {
      costs.fill(*std::min_element(costs.begin(), costs.end()));
    } else {
      AlignByRows(costs);
    }
  }
  static int FromOutside(const std::array<int, kRaceRows>& costs, int nearest, int rows) {
    return costs[static_cast<size_t>(nearest)] + (kRightIsFree ? 0 : rows);
  }
};

// The best row of the right part for a hero that comes through each row of the middle.
template <class Shifting>
std::array<int, kRaceRows> RaceSums::BeyondMiddle(const RaceWay& way,
                                                  const Shifting& shifting) const {
  std::array<int, kRaceRows> of_right;
  for (int row = 0; row < kRaceRows; ++row) of_right[static_cast<size_t>(row)] = RowOf(right, row);
  shifting.Align(of_right);
  std::array<int, kRaceRows> beyond;
  for (int middle_row = 0; middle_row < kRaceRows; ++middle_row) {
    const int wanted = middle_row - way.right;
    const int nearest = std::clamp(wanted, 0, kRaceRows - 1);
    beyond[static_cast<size_t>(middle_row)] =
        nearest == wanted ? of_right[static_cast<size_t>(nearest)]
                          : shifting.FromOutside(of_right, nearest, std::abs(nearest - wanted));
  }
  return beyond;
}

template <class Shifting>
int RaceSums::Least(const RaceWay& way, const Shifting& shifting) const {
  // It goes on in its row, or turns back over the seam behind it and comes again; from the left
  // part it goes on in any row of the middle.
  if (way.column > kLastInMiddle) {
    int least = RowOf(ahead, way.row);
    for (int row = 0; row < kRaceRows; ++row) {
      const int back = shifting.TurningBack(way.column - kLastInMiddle, row - way.row);
      least = std::min(least, back + RowOf(right, row));
    }
    return least;
  }
  const std::array<int, kRaceRows> beyond = BeyondMiddle(way, shifting);
  if (way.column > kLastInLeft) {
    int least = RowOf(ahead, way.row) + beyond[static_cast<size_t>(way.row)];
    for (int row = 0; row < kRaceRows; ++row) {
      const int back = shifting.TurningBackLeft(way.column - kLastInLeft, row - way.row);
      least = std::min(least, back + RowOf(middle, row) + beyond[static_cast<size_t>(row)]);
    }
    return least;
  }
  int least = INT_MAX;
  for (int row = 0; row < kRaceRows; ++row) {
    const int aligning = shifting.Aligning(way.row + way.left - row);
    least = std::min(least, RowOf(middle, row) + aligning + beyond[static_cast<size_t>(row)]);
  }
  return RowOf(ahead, way.row) + least;
}

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_EVALUATION_RACE_SUMS_H_
