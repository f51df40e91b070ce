// A set-up in the making: vehicles without letters, cheap to change and to put back.
//
// Vehicles stand on the table here: rows count from the top of the middle part through all three,
// so that a horizontal vehicle has one row, whatever parts it covers and however these are shifted.
#ifndef RUSHKIT_SOLVER_GENERATION_SKETCH_H_
#define RUSHKIT_SOLVER_GENERATION_SKETCH_H_

#include <cstddef>
#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/base/bounded.h"
#include "solver/board/bitboard.h"
#include "solver/board/grid.h"
#include "solver/board/position.h"
#include "solver/board/vehicle.h"
#include "solver/generation/box.h"

namespace rushkit {

using SketchRow = Bounded<struct SketchRowTag, -5, 16>;  // on the table

struct SketchVehicle {
  Role role = Role::kBlocker;
  Orientation orientation = Orientation::kHorizontal;
  Length length;
  SketchRow row;  // of the leftmost or topmost cell
  Column column;

  bool is_blocker() const { return role == Role::kBlocker; }
  bool is_horizontal() const { return orientation == Orientation::kHorizontal; }
  friend constexpr bool operator==(const SketchVehicle&, const SketchVehicle&) = default;
};

class Sketch {
 public:
  explicit Sketch(const Grid& grid) : grid_(grid) {}
  // Nothing where a hero has left or is leaving: no set-up begins like that.
  static std::optional<Sketch> Of(const Position& position);

  const Grid& grid() const { return grid_; }
  Offsets offsets() const { return offsets_; }
  const std::vector<SketchVehicle>& vehicles() const { return vehicles_; }
  size_t blockers() const;
  // Where Gold or Silver stands among the vehicles; vehicles().size() if nowhere.
  size_t IndexOfHero(Player player) const;
  // The blockers of that length.
  size_t CountOf(Length length) const;

  // Puts `vehicle` behind the others, if it fits: on the grid, on no wall and on no other vehicle.
  bool Add(const SketchVehicle& vehicle);
  void Remove(size_t index);
  // Shifts the sides, if each vehicle keeps its place in its own part: none may straddle a seam
  // whose sides part.
  bool ShiftTo(Offsets offsets);

  // Where `vehicle` stands after a half turn of a grid whose parts are in line; the hero becomes
  // the other one.
  SketchVehicle HalfTurned(const SketchVehicle& vehicle) const;
  // The vehicle that the half turn of that one is, or vehicles().size().
  size_t PartnerOf(size_t index) const;

  // With letters in the order of vehicles(), the heroes' as the grid wants them. Fails if it is no
  // legal position, for want of a hero say.
  absl::StatusOr<Position> ToPosition() const;
  // The same of a sketch that is legal, as variations are.
  Position ToLegalPosition() const;

 private:
  // Both nothing where a cell would be off the grid.
  std::vector<Cell> CellsOf(const SketchVehicle& vehicle) const;
  std::optional<Bitboard> BitsOf(const SketchVehicle& vehicle) const;

  Grid grid_;
  Offsets offsets_;
  std::vector<SketchVehicle> vehicles_;
  Bitboard occupied_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_GENERATION_SKETCH_H_
