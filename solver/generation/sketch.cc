#include "solver/generation/sketch.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "solver/board/setup.h"
#include "solver/notation/letters.h"

namespace rushkit {
namespace {

// Blockers that are more than the letters are no legal position, and Position says so.
char LetterOf(const Grid& grid, const SketchVehicle& vehicle, size_t blockers_before) {
  if (!grid.has_sides()) {
    return vehicle.is_blocker() ? kFreeLetters[blockers_before % kFreeLetters.size()]
                                : kBoxedHeroLetter;
  }
  if (vehicle.role == Role::kGoldHero) return kGoldLetter;
  if (vehicle.role == Role::kSilverHero) return kSilverLetter;
  return static_cast<char>('a' + blockers_before % kMostVehicles);
}

Role Swapped(Role role) {
  return role == Role::kGoldHero     ? Role::kSilverHero
         : role == Role::kSilverHero ? Role::kGoldHero
                                     : Role::kBlocker;
}

}  // namespace

std::optional<Sketch> Sketch::Of(const Position& position) {
  Sketch sketch(position.grid());
  sketch.offsets_ = position.offsets();
  for (const Vehicle& vehicle : position.vehicles()) {
    const int row = vehicle.at.row.value() +
                    position.offsets().Of(position.grid().PartAt(vehicle.at.column)).value();
    if (!sketch.Add({vehicle.role, vehicle.orientation, vehicle.length, SketchRow(row),
                     vehicle.at.column})) {
      return std::nullopt;
    }
  }
  return sketch;
}

size_t Sketch::blockers() const {
  return static_cast<size_t>(
      std::count_if(vehicles_.begin(), vehicles_.end(),
                    [](const SketchVehicle& vehicle) { return vehicle.is_blocker(); }));
}

size_t Sketch::IndexOfHero(Player player) const {
  const auto hero =
      std::find_if(vehicles_.begin(), vehicles_.end(),
                   [&](const SketchVehicle& vehicle) { return vehicle.role == HeroOf(player); });
  return static_cast<size_t>(hero - vehicles_.begin());
}

size_t Sketch::CountOf(Length length) const {
  return static_cast<size_t>(
      std::count_if(vehicles_.begin(), vehicles_.end(), [&](const SketchVehicle& vehicle) {
        return vehicle.is_blocker() && vehicle.length == length;
      }));
}

std::vector<Cell> Sketch::CellsOf(const SketchVehicle& vehicle) const {
  std::vector<Cell> cells;
  for (int i = 0; i < vehicle.length.value(); ++i) {
    const int column = vehicle.column.value() + (vehicle.is_horizontal() ? i : 0);
    const int table_row = vehicle.row.value() + (vehicle.is_horizontal() ? 0 : i);
    if (!grid_.HasColumn(column)) return {};
    const int row = table_row - offsets_.Of(grid_.PartAt(Column(column))).value();
    if (!grid_.HasRow(row)) return {};
    cells.push_back({Row(row), Column(column)});
  }
  return cells;
}

std::optional<Bitboard> Sketch::BitsOf(const SketchVehicle& vehicle) const {
  const std::vector<Cell> cells = CellsOf(vehicle);
  if (cells.empty()) return std::nullopt;
  Bitboard bits;
  for (const Cell cell : cells) bits.Add(grid_.BitOf(cell));
  return bits;
}

bool Sketch::Add(const SketchVehicle& vehicle) {
  const std::optional<Bitboard> bits = BitsOf(vehicle);
  if (!bits || !(*bits & (occupied_ | grid_.walls())).empty()) return false;
  occupied_ = occupied_ | *bits;
  vehicles_.push_back(vehicle);
  return true;
}

void Sketch::Remove(size_t index) {
  occupied_ = occupied_ - *BitsOf(vehicles_[index]);
  vehicles_.erase(vehicles_.begin() + static_cast<std::ptrdiff_t>(index));
}

bool Sketch::ShiftTo(Offsets offsets) {
  if (!grid_.Allows(offsets)) return false;
  Sketch shifted(grid_);
  shifted.offsets_ = offsets;
  for (SketchVehicle vehicle : vehicles_) {
    const Part part = grid_.PartAt(vehicle.column);
    const int by = offsets.Of(part).value() - offsets_.Of(part).value();
    vehicle.row = SketchRow(vehicle.row.value() + by);
    if (!shifted.Add(vehicle)) return false;
  }
  // A vehicle over a seam is locked where its part and the next one do not move alike.
  if (!(shifted.occupied_ == occupied_)) return false;
  *this = std::move(shifted);
  return true;
}

SketchVehicle Sketch::HalfTurned(const SketchVehicle& vehicle) const {
  const int down = vehicle.is_horizontal() ? 1 : vehicle.length.value();
  const int across = vehicle.is_horizontal() ? vehicle.length.value() : 1;
  return {Swapped(vehicle.role), vehicle.orientation, vehicle.length,
          SketchRow(grid_.height() - down - vehicle.row.value()),
          Column(grid_.width() - across - vehicle.column.value())};
}

size_t Sketch::PartnerOf(size_t index) const {
  const auto partner = std::find(vehicles_.begin(), vehicles_.end(), HalfTurned(vehicles_[index]));
  return static_cast<size_t>(partner - vehicles_.begin());
}

absl::StatusOr<Position> Sketch::ToPosition() const {
  Setup setup;
  setup.grid = grid_;
  setup.left_offset = offsets_.left.value();
  setup.right_offset = offsets_.right.value();
  size_t blockers = 0;
  for (const SketchVehicle& vehicle : vehicles_) {
    const char letter = LetterOf(grid_, vehicle, blockers);
    if (vehicle.is_blocker()) ++blockers;
    for (const Cell cell : CellsOf(vehicle)) setup.cells.push_back({letter, cell, {}});
  }
  return Position::From(setup);
}

Position Sketch::ToLegalPosition() const {
  absl::StatusOr<Position> position = ToPosition();
  assert(position.ok());
  return *std::move(position);
}

}  // namespace rushkit
