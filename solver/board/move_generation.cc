#include "solver/board/move_generation.h"

#include <cassert>
#include <cstdlib>
#include <optional>
#include <string>

#include "absl/strings/str_cat.h"

namespace rushkit {
namespace {

int SignOf(Direction direction) { return direction == Direction::kForward ? 1 : -1; }

// Whether a vehicle may newly cover this cell of the table.
bool IsFree(const Position& position, int row, int column) {
  const Grid& grid = position.grid();
  if (!grid.HasRow(row) || !grid.HasColumn(column)) return false;
  const int bit = grid.BitOf({Row(row), Column(column)});
  return !position.occupied().Has(bit) && !grid.walls().Has(bit);
}

int FreeSpacesVertical(const Position& position, const Vehicle& vehicle, int sign) {
  const int top = vehicle.at.row.value();
  const int front = sign > 0 ? top + vehicle.length.value() - 1 : top;
  int spaces = 0;
  while (IsFree(position, front + sign * (spaces + 1), vehicle.at.column.value())) ++spaces;
  return spaces;
}

// The end by which `vehicle` may leave, as the sign of its direction; 0 where it may not.
int ExitSign(const Grid& grid, const Vehicle& vehicle) {
  if (!grid.has_sides()) return 0;
  switch (vehicle.role) {
    case Role::kGoldHero:
      return 1;
    case Role::kSilverHero:
      return -1;
    case Role::kBlocker:
      break;
  }
  return 0;
}

int FreeSpacesHorizontal(const Position& position, const Vehicle& vehicle, int sign) {
  const int table_row = position.TableRow(vehicle);
  const int left = vehicle.at.column.value();
  const int front = sign > 0 ? left + vehicle.length.value() - 1 : left;
  int column = front + sign;
  while (position.grid().HasColumn(column) &&
         IsFree(position, position.LocalRow(table_row, Column(column)), column)) {
    column += sign;
  }
  const bool over_the_edge = !position.grid().HasColumn(column);
  if (over_the_edge && ExitSign(position.grid(), vehicle) == sign) {
    return sign > 0 ? position.grid().width() - left : left + vehicle.length.value();
  }
  return std::abs(column - front) - 1;
}

std::string DirectionName(const Vehicle& vehicle, int sign) {
  if (vehicle.is_horizontal()) return sign > 0 ? "right" : "left";
  return sign > 0 ? "down" : "up";
}

absl::Status CheckDrive(const Position& position, Player mover, const Drive& drive) {
  const std::string letter(1, drive.vehicle);
  const Vehicle* vehicle = position.Find(drive.vehicle);
  if (vehicle == nullptr) {
    return absl::FailedPreconditionError(absl::StrCat("no vehicle ", letter, " on the grid"));
  }
  if (!MayDrive(mover, *vehicle)) {
    return absl::FailedPreconditionError(absl::StrCat(
        letter, " is the other player's hero and may not be moved", " (Vehicle Movement Rules)"));
  }
  const int spaces = drive.spaces.value();
  if (spaces == 0) {
    return absl::FailedPreconditionError(absl::StrCat(letter, " does not move"));
  }
  const Direction direction = spaces > 0 ? Direction::kForward : Direction::kBackward;
  const int free = FreeSpaces(position, *vehicle, direction);
  if (std::abs(spaces) <= free) return absl::OkStatus();
  return absl::FailedPreconditionError(
      absl::StrCat(letter, " cannot move ", std::abs(spaces), " ",
                   DirectionName(*vehicle, SignOf(direction)), ": ",
                   free == 0 ? std::string("no space is")
                             : absl::StrCat("only ", free, free == 1 ? " is" : " are"),
                   " free (Vehicle Movement Rules)"));
}

// Whether the parts would stand at legal offsets after `shift`. A side that stays connected at both
// ends of a shift does so at every row between.
bool StaysConnected(const Position& position, const Shift& shift) {
  Offsets offsets = position.offsets();
  const std::optional<Offset> moved =
      Offset::From(offsets.Of(shift.side).value() + shift.rows.value());
  if (!moved) return false;
  (shift.side == Side::kLeft ? offsets.left : offsets.right) = *moved;
  return position.grid().Allows(offsets);
}

absl::Status CheckShift(const Position& position, const Shift& shift) {
  const std::string side = shift.side == Side::kLeft ? "left" : "right";
  if (!position.grid().has_sides()) {
    return absl::FailedPreconditionError("this grid has no sides to shift");
  }
  if (shift.rows.value() == 0) {
    return absl::FailedPreconditionError(absl::StrCat("the ", side, " side does not move"));
  }
  if (const Vehicle* lock = position.LockOf(shift.side)) {
    return absl::FailedPreconditionError(absl::StrCat("the ", side, " side is locked by ",
                                                      std::string(1, lock->letter),
                                                      " (Locking the Traffic Grid)"));
  }
  if (StaysConnected(position, shift)) return absl::OkStatus();
  return absl::FailedPreconditionError(
      absl::StrCat("the ", side, " side at offset ",
                   position.offsets().Of(shift.side).value() + shift.rows.value(),
                   " would not stay connected (Shift the Grid)"));
}

}  // namespace

int FreeSpaces(const Position& position, const Vehicle& vehicle, Direction direction) {
  return vehicle.is_horizontal() ? FreeSpacesHorizontal(position, vehicle, SignOf(direction))
                                 : FreeSpacesVertical(position, vehicle, SignOf(direction));
}

bool Leaves(const Position& position, const Drive& drive) {
  const Vehicle* vehicle = position.Find(drive.vehicle);
  assert(vehicle != nullptr);
  if (!vehicle->is_horizontal()) return false;
  const Grid& grid = position.grid();
  const int column = vehicle->at.column.value() + drive.spaces.value();
  const int end = column + vehicle->length.value();
  return column >= grid.width() || end <= 0 || (!grid.has_sides() && end > grid.width());
}

bool MayDrive(Player mover, const Vehicle& vehicle) {
  return vehicle.role != HeroOf(Opponent(mover));
}

std::vector<Drive> LegalDrives(const Position& position, Player mover) {
  std::vector<Drive> drives;
  for (const Vehicle& vehicle : position.vehicles()) {
    if (!MayDrive(mover, vehicle)) continue;
    for (const Direction direction : {Direction::kBackward, Direction::kForward}) {
      const int free = FreeSpaces(position, vehicle, direction);
      for (int spaces = 1; spaces <= free; ++spaces) {
        drives.push_back({vehicle.letter, Spaces(SignOf(direction) * spaces)});
      }
    }
  }
  return drives;
}

std::vector<Shift> LegalShifts(const Position& position) {
  std::vector<Shift> shifts;
  if (!position.grid().has_sides()) return shifts;
  for (const Side side : {Side::kLeft, Side::kRight}) {
    if (position.LockOf(side) != nullptr) continue;
    for (const int sign : {-1, 1}) {
      for (int rows = 1; rows <= Rows::kHighest; ++rows) {
        const Shift shift{side, Rows(sign * rows)};
        if (!StaysConnected(position, shift)) break;
        shifts.push_back(shift);
      }
    }
  }
  return shifts;
}

std::vector<Move> LegalMoves(const Position& position, Player mover) {
  std::vector<Move> moves;
  for (const Drive& drive : LegalDrives(position, mover)) moves.push_back(drive);
  for (const Shift& shift : LegalShifts(position)) moves.push_back(shift);
  return moves;
}

absl::Status CheckMove(const Position& position, Player mover, const Move& move) {
  if (const auto* drive = std::get_if<Drive>(&move)) return CheckDrive(position, mover, *drive);
  return CheckShift(position, std::get<Shift>(move));
}

}  // namespace rushkit
