// What the bytes of a CompactPosition mean: which vehicles there are, in which order.
#ifndef RUSHKIT_SOLVER_GAME_COMPACT_FORM_H_
#define RUSHKIT_SOLVER_GAME_COMPACT_FORM_H_

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "solver/board/position.h"
#include "solver/game/compact_position.h"
#include "solver/game/step_table.h"

namespace rushkit {

// The vehicles of one set-up in the order of their shapes, equal ones in the order of their
// letters. Two positions of a game have one form, also when heroes have left since.
class CompactForm {
 public:
  // A vehicle's byte, from CompactPosition::kFirstVehicle on.
  struct Slot {
    Shape shape;
    char letter = 0;
    // The equal vehicles have the bytes from `first_equal` to `last_equal`.
    int first_equal = 0;
    int last_equal = 0;
  };

  // The form of `position`, on a grid with sides, and of what comes of it. A hero that is not there
  // is none in this form.
  explicit CompactForm(const Position& position);

  int vehicle_count() const { return static_cast<int>(slots_.size()); }
  int end_byte() const { return CompactPosition::kFirstVehicle + vehicle_count(); }
  const Slot& SlotOf(int byte) const {
    return slots_[static_cast<size_t>(byte - CompactPosition::kFirstVehicle)];
  }
  // The bytes of the vehicles by letter.
  const std::vector<int>& by_letter() const { return by_letter_; }
  // The byte of a hero; nothing if this form has none.
  std::optional<int> HeroByte(Player player) const {
    return hero_bytes_[player == Player::kGold ? 0 : 1];
  }
  const StepTable& table() const { return *table_; }

  // Nothing if `position` has not the vehicles of this form (heroes may be missing), or another
  // connection rule.
  std::optional<CompactPosition> Compact(const Position& position) const;
  // The same with each vehicle in the byte of its letter: equal ones are not put in order. Nothing
  // also if the letters differ.
  std::optional<CompactPosition> Lettered(const Position& position) const;
  // With equal vehicles in order.
  CompactPosition Sorted(const CompactPosition& position) const;

  // The position with letters. Those of equal vehicles go to the lower anchor first, so in a game
  // where they have overtaken one another it differs from the real one in who is who.
  Position Expand(const CompactPosition& position) const;

  // The seams that are locked, as in StepTable::LocksOf.
  uint8_t LocksOf(const CompactPosition& position) const;
  // The cells that are covered, of the grid and beyond it.
  Occupancy OccupiedOf(const CompactPosition& position) const;

 private:
  Position like_;
  const StepTable* table_;
  std::vector<Slot> slots_;
  std::vector<int> by_letter_;
  std::array<std::optional<int>, 2> hero_bytes_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_GAME_COMPACT_FORM_H_
