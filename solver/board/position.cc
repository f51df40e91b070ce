#include "solver/board/position.h"

#include <algorithm>
#include <cassert>
#include <tuple>

#include "solver/board/setup_check.h"

namespace rushkit {
namespace {

bool LetterOrder(const Vehicle& a, const Vehicle& b) { return a.letter < b.letter; }

Role SwappedRole(Role role) {
  switch (role) {
    case Role::kGoldHero:
      return Role::kSilverHero;
    case Role::kSilverHero:
      return Role::kGoldHero;
    case Role::kBlocker:
      break;
  }
  return role;
}

char SwappedLetter(const Vehicle& vehicle) {
  switch (vehicle.role) {
    case Role::kGoldHero:
      return kSilverLetter;
    case Role::kSilverHero:
      return kGoldLetter;
    case Role::kBlocker:
      break;
  }
  return vehicle.letter;
}

}  // namespace

Diagnostics Position::Check(const Setup& setup) { return CheckSetup(setup).wrong; }

absl::StatusOr<Position> Position::From(const Setup& setup) {
  const CheckedSetup checked = CheckSetup(setup);
  if (!checked.wrong.empty()) return ToStatus(checked.wrong);
  return Position(setup.grid, checked.offsets,
                  Vehicles(checked.vehicles.begin(), checked.vehicles.end()));
}

Position::Position(const Grid& grid, Offsets offsets, Vehicles vehicles)
    : grid_(grid), offsets_(offsets), vehicles_(std::move(vehicles)) {
  std::sort(vehicles_.begin(), vehicles_.end(), LetterOrder);
  for (const Vehicle& vehicle : vehicles_) occupied_ = occupied_ | CellsOf(vehicle);
}

const Vehicle* Position::Find(char letter) const {
  for (const Vehicle& vehicle : vehicles_) {
    if (vehicle.letter == letter) return &vehicle;
  }
  return nullptr;
}

const Vehicle* Position::FindHero(Player player) const {
  for (const Vehicle& vehicle : vehicles_) {
    if (vehicle.role == HeroOf(player)) return &vehicle;
  }
  return nullptr;
}

int Position::LocalRow(int table_row, Column column) const {
  return table_row - offsets_.Of(grid_.PartAt(column)).value();
}

int Position::TableRow(const Vehicle& vehicle) const {
  return vehicle.at.row.value() + offsets_.Of(grid_.PartAt(vehicle.at.column)).value();
}

Bitboard Position::CellsOf(const Vehicle& vehicle) const {
  Bitboard cells;
  for (int i = 0; i < vehicle.length.value(); ++i) {
    if (!vehicle.is_horizontal()) {
      cells.Add(grid_.BitOf({Row(vehicle.at.row.value() + i), vehicle.at.column}));
      continue;
    }
    const int column = vehicle.at.column.value() + i;
    if (!grid_.HasColumn(column)) continue;
    const int row = LocalRow(TableRow(vehicle), Column(column));
    cells.Add(grid_.BitOf({Row(row), Column(column)}));
  }
  return cells;
}

const Vehicle* Position::VehicleOn(Cell cell) const {
  for (const Vehicle& vehicle : vehicles_) {
    if (CellsOf(vehicle).Has(grid_.BitOf(cell))) return &vehicle;
  }
  return nullptr;
}

const Vehicle* Position::LockOf(Side side) const {
  if (!grid_.has_sides()) return nullptr;
  const int seam = grid_.SeamColumn(side).value();
  for (const Vehicle& vehicle : vehicles_) {
    const int left = vehicle.at.column.value();
    if (vehicle.is_horizontal() && left < seam && left + vehicle.length.value() > seam) {
      return &vehicle;
    }
  }
  return nullptr;
}

Position Position::After(const Move& move) const {
  if (const auto* drive = std::get_if<Drive>(&move)) return AfterDrive(*drive);
  return AfterShift(std::get<Shift>(move));
}

Position Position::AfterDrive(const Drive& drive) const {
  Vehicles vehicles = vehicles_;
  auto* vehicle = std::find_if(vehicles.begin(), vehicles.end(), [&drive](const Vehicle& one) {
    return one.letter == drive.vehicle;
  });
  assert(vehicle != vehicles.end());
  if (!vehicle->is_horizontal()) {
    vehicle->at.row = Row(vehicle->at.row.value() + drive.spaces.value());
    return Position(grid_, offsets_, std::move(vehicles));
  }
  const int column = vehicle->at.column.value() + drive.spaces.value();
  const int end = column + vehicle->length.value();
  if (column >= grid_.width() || end <= 0 || (!grid_.has_sides() && end > grid_.width())) {
    vehicles.erase(vehicle);
  } else {
    const int table_row = TableRow(*vehicle);
    vehicle->at = {Row(LocalRow(table_row, Column(column))), Column(column)};
  }
  return Position(grid_, offsets_, std::move(vehicles));
}

Position Position::AfterShift(const Shift& shift) const {
  Offsets offsets = offsets_;
  Offset& moved = shift.side == Side::kLeft ? offsets.left : offsets.right;
  moved = Offset(moved.value() + shift.rows.value());
  assert(grid_.Allows(offsets) && LockOf(shift.side) == nullptr);
  // Rows are part-local: nothing that stands on the side changes its place.
  return Position(grid_, offsets, vehicles_);
}

Position Position::Mirrored() const {
  Vehicles vehicles = vehicles_;
  for (Vehicle& vehicle : vehicles) {
    const int cells = vehicle.is_horizontal() ? vehicle.length.value() : 1;
    const int last = vehicle.at.column.value() + cells - 1;
    const Column inside(std::min(last, grid_.width() - 1));
    const int row =
        vehicle.is_horizontal() ? LocalRow(TableRow(vehicle), inside) : vehicle.at.row.value();
    if (grid_.has_sides()) vehicle.letter = SwappedLetter(vehicle);
    vehicle.role = SwappedRole(vehicle.role);
    vehicle.at = {Row(row), Column(grid_.width() - 1 - last)};
  }
  return Position(grid_.Mirrored(), {offsets_.right, offsets_.left}, std::move(vehicles));
}

Position Position::HalfTurned() const { return Mirrored().UpsideDown(); }

Position Position::UpsideDown() const {
  Vehicles vehicles = vehicles_;
  for (Vehicle& vehicle : vehicles) {
    const int cells = vehicle.is_horizontal() ? 1 : vehicle.length.value();
    vehicle.at.row = Row(grid_.height() - cells - vehicle.at.row.value());
  }
  return Position(grid_.UpsideDown(),
                  {Offset(-offsets_.left.value()), Offset(-offsets_.right.value())},
                  std::move(vehicles));
}

Position Position::WithLetters(absl::FunctionRef<char(const Vehicle&)> letter_of) const {
  Vehicles vehicles = vehicles_;
  for (Vehicle& vehicle : vehicles) vehicle.letter = letter_of(vehicle);
  return Position(grid_, offsets_, std::move(vehicles));
}

Position Position::Without(char letter) const {
  assert(Find(letter) != nullptr);
  return WithPlaces(offsets_, [letter](const Vehicle& vehicle) {
    return vehicle.letter == letter ? std::nullopt : std::make_optional(vehicle.at);
  });
}

Position Position::WithPlaces(
    Offsets offsets, absl::FunctionRef<std::optional<Cell>(const Vehicle&)> place_of) const {
  Vehicles placed;
  for (const Vehicle& vehicle : vehicles_) {
    const std::optional<Cell> at = place_of(vehicle);
    if (!at) continue;
    placed.push_back(vehicle);
    placed.back().at = *at;
  }
  assert(grid_.Allows(offsets));
  return Position(grid_, offsets, std::move(placed));
}

Placement Position::ToPlacement() const {
  Placement placement{offsets_, {vehicles_.begin(), vehicles_.end()}};
  for (Vehicle& vehicle : placement.vehicles) vehicle.letter = 0;
  std::sort(placement.vehicles.begin(), placement.vehicles.end());
  return placement;
}

}  // namespace rushkit
