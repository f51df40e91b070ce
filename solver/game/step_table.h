// What one space of one vehicle does on a grid with sides, looked up instead of worked out.
//
// An *anchor* is one byte that says where a vehicle of a known shape stands: its leftmost or
// topmost cell, part-local, or that it has left. Anchors of vertical vehicles run down the columns,
// those of horizontal ones along the rows, so that a step inside a part changes an anchor by one
// and never carries a vehicle past an equal one. What a step does depends on shape, anchor and the
// offset pair alone; whether it is free is one bit of an Occupancy.
#ifndef RUSHKIT_SOLVER_GAME_STEP_TABLE_H_
#define RUSHKIT_SOLVER_GAME_STEP_TABLE_H_

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "solver/board/grid.h"
#include "solver/board/vehicle.h"

namespace rushkit {

// Bits 0 to 83 are the cells of the grid (Grid::BitOf). Beyond them stand the cells that leaving
// heroes cover, two at each end, and one that is always occupied, which blocked steps enter.
class Occupancy {
 public:
  static constexpr int kOffRight = 84;  // and 85, outwards
  static constexpr int kOffLeft = 86;   // and 87, outwards
  static constexpr int kNever = 127;

  constexpr Occupancy() = default;  // nothing at all, kNever included

  constexpr bool Has(int bit) const { return ((bit < 64 ? low_ : high_) >> (bit & 63) & 1) != 0; }
  constexpr void Flip(int bit) { (bit < 64 ? low_ : high_) ^= uint64_t{1} << (bit & 63); }
  // Whether the two outermost cells of an end are covered: its hero has left with a drive.
  constexpr bool HasLeft(Player player) const {
    const uint64_t both = uint64_t{3} << ((player == Player::kGold ? kOffRight : kOffLeft) & 63);
    return (high_ & both) == both;
  }
  constexpr int Common(const Occupancy& other) const {
    return std::popcount(low_ & other.low_) + std::popcount(high_ & other.high_);
  }
  constexpr int Difference(const Occupancy& other) const {
    return std::popcount(low_ ^ other.low_) + std::popcount(high_ ^ other.high_);
  }

 private:
  uint64_t low_ = 0;
  uint64_t high_ = 0;
};

// Role, orientation and length in one number.
using Shape = Bounded<struct ShapeTag, 0, 9>;
inline constexpr int kShapeCount = Shape::kHighest + 1;
Shape ShapeOf(const Vehicle& vehicle);

// The anchor of a vehicle that has left or never stood here.
inline constexpr uint8_t kGoneAnchor = 95;
inline constexpr int kAnchorCount = 96;
uint8_t AnchorOf(const Vehicle& vehicle);
// The cell of an anchor that is not kGoneAnchor.
Cell CellOf(Shape shape, uint8_t anchor);

// Pairs of offsets, numbered.
inline constexpr int kOffsetPairs = 121;
constexpr uint8_t NumberOf(Offsets offsets) {
  return static_cast<uint8_t>((offsets.left.value() + 5) * 11 + offsets.right.value() + 5);
}
constexpr Offsets OffsetsOf(uint8_t number) {
  return {Offset(number / 11 - 5), Offset(number % 11 - 5)};
}

// One space backward or forward.
struct Step {
  uint8_t enter = Occupancy::kNever;  // the bit that must be free and is then occupied
  uint8_t leave = Occupancy::kNever;  // the bit that becomes free
  uint8_t next = 0;                   // the new anchor
  bool leaves : 1 = false;            // the hero is now off the grid
  bool touches_seam : 1 = false;  // it covers cells of two parts before or after; also if blocked
  bool changes_row : 1 = false;   // of its anchor
};

using StepPair = std::array<Step, 2>;  // backward, forward
using StepsOfShape = std::array<StepPair, kAnchorCount>;
using StepsOfGrid = std::array<StepsOfShape, kShapeCount>;

// How far a hero is from having left: `spaces` of its own, and the cells that it enters first.
struct ExitLane {
  uint8_t spaces = UINT8_MAX;  // for kGoneAnchor
  Occupancy ahead;             // only where the rest of its way lies in one part
};

// Where one shift can lead, in the order of LegalShifts: rows up, near before far, then down.
using ShiftTargets = std::vector<uint8_t>;

// Made once; what is given out lives as long as the program.
class StepTable {
 public:
  static const StepTable& Of(Connection connection);

  const StepsOfGrid& At(uint8_t offsets) const { return (*steps_)[offsets]; }
  const ShiftTargets& ShiftsFrom(uint8_t offsets, Side side) const {
    return shifts_[offsets][side == Side::kLeft ? 0 : 1];
  }
  // The seams that a vehicle locks; those of several vehicles are or-ed.
  static uint8_t LocksOf(Shape shape, uint8_t anchor);
  static bool IsLocked(uint8_t locks, Side side) {
    return (locks & (side == Side::kLeft ? kLeftLock : kRightLock)) != 0;
  }
  const ExitLane& ExitOf(Player player, uint8_t anchor) const {
    return exits_[player == Player::kGold ? 0 : 1][anchor];
  }
  // Adds the cells that a vehicle covers; none if it has left.
  static void Occupy(Shape shape, uint8_t anchor, Offsets offsets, Occupancy& occupied);

 private:
  static constexpr uint8_t kLeftLock = 1;
  static constexpr uint8_t kRightLock = 2;

  explicit StepTable(Connection connection);

  const std::vector<StepsOfGrid>* steps_;  // by offset pair, for both connections
  std::array<std::array<ShiftTargets, 2>, kOffsetPairs> shifts_;
  std::array<std::array<ExitLane, kAnchorCount>, 2> exits_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_GAME_STEP_TABLE_H_
