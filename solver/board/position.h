// A legal arrangement of the traffic grid.
#ifndef RUSHKIT_SOLVER_BOARD_POSITION_H_
#define RUSHKIT_SOLVER_BOARD_POSITION_H_

#include <optional>
#include <utility>
#include <vector>

#include "absl/container/inlined_vector.h"
#include "absl/functional/function_ref.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "solver/base/diagnostics.h"
#include "solver/board/bitboard.h"
#include "solver/board/grid.h"
#include "solver/board/move.h"
#include "solver/board/setup.h"
#include "solver/board/vehicle.h"

namespace rushkit {

// Which shapes stand where, without letters: what a player sees of a position.
struct Placement {
  Offsets offsets;
  std::vector<Vehicle> vehicles;  // sorted, each with letter 0

  friend bool operator==(const Placement&, const Placement&) = default;
  template <typename H>
  friend H AbslHashValue(H h, const Placement& placement) {
    h = H::combine(std::move(h), placement.offsets.left.value(), placement.offsets.right.value());
    for (const Vehicle& vehicle : placement.vehicles) {
      h = H::combine(std::move(h), vehicle.role, vehicle.orientation, vehicle.length.value(),
                     vehicle.at.row.value(), vehicle.at.column.value());
    }
    return h;
  }
};

// There is no way to hold an illegal one, so nothing that takes a Position checks it again.
// Vehicles are kept in the order of their letters; one whose hero has left has no such vehicle.
// Two positions are equal when grid, offsets and every lettered vehicle are. To a player equal
// vehicles are interchangeable: two positions are the same to them when their Placements are equal.
class Position {
 public:
  // Every rule that `setup` breaks, in reading order; empty when it is legal.
  static Diagnostics Check(const Setup& setup);

  // Fails with InvalidArgument, naming every rule that `setup` breaks (see Check).
  static absl::StatusOr<Position> From(const Setup& setup);

  const Grid& grid() const { return grid_; }
  Offsets offsets() const { return offsets_; }
  absl::Span<const Vehicle> vehicles() const { return vehicles_; }
  const Bitboard& occupied() const { return occupied_; }

  // Null when no vehicle has that letter, or when that hero has left or never stood here.
  const Vehicle* Find(char letter) const;
  const Vehicle* FindHero(Player player) const;

  // The cells that `vehicle` covers; a cell that a hero has off the grid is not among them.
  Bitboard CellsOf(const Vehicle& vehicle) const;
  // The vehicle on `cell`, or null.
  const Vehicle* VehicleOn(Cell cell) const;

  // The row, counted from the top of the middle part, in which a horizontal vehicle stands.
  int TableRow(const Vehicle& vehicle) const;
  // The part-local row at `column` of the table row `table_row`; it may lie outside the part.
  int LocalRow(int table_row, Column column) const;

  // The first vehicle, by letter, that straddles the seam of `side` and so locks it, or null:
  // booklet, "Locking the Traffic Grid".
  const Vehicle* LockOf(Side side) const;

  // The position after `move`, which must be legal (see move_generation.h). A hero of a boxed grid
  // that drives over the edge has left with the first space (see goal.h).
  Position After(const Move& move) const;

  // Left and right exchanged, and the whole grid turned by half. The heroes swap colours, letters
  // included, so that each still leaves by its own end; on a boxed grid letters stay.
  Position Mirrored() const;
  Position HalfTurned() const;
  // Top and bottom exchanged. Nobody's exit changes, so it is the same puzzle.
  Position UpsideDown() const;

  // The same vehicles under other letters. Heroes of a grid with sides keep theirs, and no two
  // vehicles may get the same one.
  Position WithLetters(absl::FunctionRef<char(const Vehicle&)> letter_of) const;

  // Without the vehicle of that letter, which must be there.
  Position Without(char letter) const;

  // The same vehicles at other places, which must be legal ones; a hero without a place has left.
  Position WithPlaces(Offsets offsets,
                      absl::FunctionRef<std::optional<Cell>(const Vehicle&)> place_of) const;

  // Equal for two positions of one grid exactly if they differ in nothing but which of two equal
  // vehicles stands where.
  Placement ToPlacement() const;

  friend bool operator==(const Position&, const Position&) = default;

 private:
  using Vehicles = absl::InlinedVector<Vehicle, 14>;

  Position(const Grid& grid, Offsets offsets, Vehicles vehicles);

  Position AfterDrive(const Drive& drive) const;
  Position AfterShift(const Shift& shift) const;

  Grid grid_;
  Offsets offsets_;
  Vehicles vehicles_;
  Bitboard occupied_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_BOARD_POSITION_H_
