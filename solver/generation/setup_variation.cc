#include "solver/generation/setup_variation.h"

#include <algorithm>
#include <array>
#include <utility>

namespace rushkit {
namespace {

// As many places are tried for one blocker, and as many changes of one kind.
constexpr int kPlaceTries = 40;
constexpr int kChangeTries = 6;
// Heroes alone can be in each other's way only on grids that are walled up.
constexpr int kHeroTries = 1000;

SketchVehicle Hero(Player player, int row, Column column) {
  return {HeroOf(player), Orientation::kHorizontal, Length(kHeroLength), SketchRow(row), column};
}

}  // namespace

bool SetupVariation::HasRoomFor(const Sketch& sketch, Length length) const {
  return sketch.CountOf(length) + AtATime() <=
         (length == kCarLength ? design_.box.cars : design_.box.trucks);
}

// As often as there are such in the box.
Length SetupVariation::RandomLength() {
  const int all = static_cast<int>(std::max<size_t>(design_.box.blockers(), 1));
  return Below(all) < static_cast<int>(design_.box.cars) ? kCarLength : kTruckLength;
}

Column SetupVariation::HeroColumn(Player player) {
  const int last = design_.grid.width() - kHeroLength;
  if (design_.manner == Manner::kPuzzle || design_.manner == Manner::kClassic) {
    return Column(Below(last + 1));
  }
  return Column(player == Player::kGold ? 0 : last);
}

bool SetupVariation::PlaceHero(Sketch& sketch, Player player) {
  const Column column = HeroColumn(player);
  const bool is_first = player == Player::kGold;
  const int local =
      is_first && design_.hero_row ? design_.hero_row->value() : Below(design_.grid.height());
  const int row = local + sketch.offsets().Of(sketch.grid().PartAt(column)).value();
  return sketch.Add(Hero(player, row, column));
}

bool SetupVariation::PlaceHeroes(Sketch& sketch) {
  if (!PlaceHero(sketch, Player::kGold)) return false;
  switch (design_.manner) {
    case Manner::kSymmetric:
      return sketch.Add(sketch.HalfTurned(sketch.vehicles().back()));
    case Manner::kAsymmetric:
      return PlaceHero(sketch, Player::kSilver);
    case Manner::kPuzzle:
      return Below(2) == 0 || PlaceHero(sketch, Player::kSilver);
    case Manner::kClassic:
      break;
  }
  return true;
}

// Another place for a vehicle of that shape, on the grid or over its edge.
SketchVehicle SetupVariation::AnywhereLike(const Sketch& sketch, SketchVehicle vehicle) {
  const Grid& grid = sketch.grid();
  const int columns = grid.width() - (vehicle.is_horizontal() ? vehicle.length.value() - 1 : 0);
  vehicle.column = Column(Below(columns));
  vehicle.row =
      SketchRow(Below(grid.height()) + sketch.offsets().Of(grid.PartAt(vehicle.column)).value());
  return vehicle;
}

std::optional<size_t> SetupVariation::AnyBlocker(const Sketch& sketch) {
  const size_t blockers = sketch.blockers();
  if (blockers == 0) return std::nullopt;
  size_t left = random_.Below(blockers);
  for (size_t i = 0; i < sketch.vehicles().size(); ++i) {
    if (!sketch.vehicles()[i].is_blocker()) continue;
    if (left-- == 0) return i;
  }
  return std::nullopt;
}

bool SetupVariation::AddWithPartner(Sketch& sketch, const SketchVehicle& vehicle) {
  if (!sketch.Add(vehicle)) return false;
  return !is_symmetric() || sketch.Add(sketch.HalfTurned(vehicle));
}

void SetupVariation::RemoveWithPartner(Sketch& sketch, size_t index) {
  const size_t partner = is_symmetric() ? sketch.PartnerOf(index) : index;
  sketch.Remove(std::max(index, partner));
  if (partner != index) sketch.Remove(std::min(index, partner));
}

bool SetupVariation::AddBlocker(Sketch& sketch) {
  if (sketch.blockers() + AtATime() > design_.most_blockers) return false;
  const Length length = RandomLength();
  if (!HasRoomFor(sketch, length)) return false;
  const Orientation orientation = Below(2) == 0 ? Orientation::kHorizontal : Orientation::kVertical;
  for (int i = 0; i < kPlaceTries; ++i) {
    Sketch tried = sketch;
    const SketchVehicle blocker{Role::kBlocker, orientation, length, {}, {}};
    if (!AddWithPartner(tried, AnywhereLike(tried, blocker))) continue;
    sketch = std::move(tried);
    return true;
  }
  return false;
}

bool SetupVariation::RemoveBlocker(Sketch& sketch) {
  const std::optional<size_t> index = AnyBlocker(sketch);
  if (!index || sketch.blockers() < design_.least_blockers + AtATime()) return false;
  RemoveWithPartner(sketch, *index);
  return true;
}

bool SetupVariation::MoveBlocker(Sketch& sketch) {
  const std::optional<size_t> index = AnyBlocker(sketch);
  if (!index) return false;
  const SketchVehicle blocker = sketch.vehicles()[*index];
  RemoveWithPartner(sketch, *index);
  return AddWithPartner(sketch, AnywhereLike(sketch, blocker));
}

// By one cell, in any of the four directions.
bool SetupVariation::NudgeBlocker(Sketch& sketch) {
  const std::optional<size_t> index = AnyBlocker(sketch);
  if (!index) return false;
  SketchVehicle blocker = sketch.vehicles()[*index];
  RemoveWithPartner(sketch, *index);
  const int by = Below(2) == 0 ? 1 : -1;
  const bool is_across = Below(2) == 0;
  const int column = blocker.column.value() + (is_across ? by : 0);
  const std::optional<SketchRow> row = SketchRow::From(blocker.row.value() + (is_across ? 0 : by));
  if (!row || !sketch.grid().HasColumn(column)) return false;
  blocker.row = *row;
  blocker.column = Column(column);
  return AddWithPartner(sketch, blocker);
}

bool SetupVariation::TurnBlocker(Sketch& sketch) {
  const std::optional<size_t> index = AnyBlocker(sketch);
  if (!index) return false;
  SketchVehicle blocker = sketch.vehicles()[*index];
  RemoveWithPartner(sketch, *index);
  blocker.orientation = blocker.is_horizontal() ? Orientation::kVertical : Orientation::kHorizontal;
  return AddWithPartner(sketch, blocker);
}

bool SetupVariation::StretchBlocker(Sketch& sketch) {
  const std::optional<size_t> index = AnyBlocker(sketch);
  if (!index) return false;
  SketchVehicle blocker = sketch.vehicles()[*index];
  RemoveWithPartner(sketch, *index);
  blocker.length = blocker.length == kCarLength ? kTruckLength : kCarLength;
  return HasRoomFor(sketch, blocker.length) && AddWithPartner(sketch, blocker);
}

// Blockers that are in the way stay away.
bool SetupVariation::MoveHeroes(Sketch& sketch) {
  Sketch moved(sketch.grid());
  if (!moved.ShiftTo(sketch.offsets())) return false;
  const bool has_silver = sketch.IndexOfHero(Player::kSilver) < sketch.vehicles().size();
  if (!PlaceHero(moved, Player::kGold)) return false;
  if (is_symmetric() && !moved.Add(moved.HalfTurned(moved.vehicles().back()))) return false;
  if (!is_symmetric() && has_silver && !PlaceHero(moved, Player::kSilver)) return false;
  for (const SketchVehicle& vehicle : sketch.vehicles()) {
    if (!vehicle.is_blocker()) continue;
    Sketch tried = moved;
    // The partner of one that stands already does not fit again.
    if (AddWithPartner(tried, vehicle)) moved = std::move(tried);
  }
  if (moved.blockers() < std::min(sketch.blockers(), design_.least_blockers)) return false;
  sketch = std::move(moved);
  return true;
}

bool SetupVariation::ShiftSide(Sketch& sketch) {
  if (design_.manner != Manner::kPuzzle) return false;
  Offsets offsets = sketch.offsets();
  Offset& side = Below(2) == 0 ? offsets.left : offsets.right;
  side = Offset(Offset::kLowest + Below(Offset::kHighest - Offset::kLowest + 1));
  return offsets != sketch.offsets() && sketch.ShiftTo(offsets);
}

bool SetupVariation::SwitchSilver(Sketch& sketch) {
  if (design_.manner != Manner::kPuzzle) return false;
  const size_t index = sketch.IndexOfHero(Player::kSilver);
  if (index == sketch.vehicles().size()) return PlaceHero(sketch, Player::kSilver);
  sketch.Remove(index);
  return true;
}

Sketch SetupVariation::RandomSketch() {
  Sketch sketch(design_.grid);
  if (design_.manner == Manner::kPuzzle) {
    while (!sketch.ShiftTo({Offset(Below(11) - 5), Offset(Below(11) - 5)})) {
    }
  }
  for (int i = 0; i < kHeroTries; ++i) {
    Sketch with_heroes = sketch;
    if (!PlaceHeroes(with_heroes)) continue;
    sketch = std::move(with_heroes);
    break;
  }
  const size_t span = design_.most_blockers - design_.least_blockers + 1;
  const size_t wanted = design_.least_blockers + random_.Below(span);
  for (int i = 0; i < kPlaceTries && sketch.blockers() < wanted; ++i) AddBlocker(sketch);
  return sketch;
}

std::optional<Sketch> SetupVariation::Vary(const Sketch& sketch) {
  // Kinds of change by how often they are made.
  using Change = bool (SetupVariation::*)(Sketch&);
  static constexpr std::array<Change, 16> kChanges = {
      &SetupVariation::AddBlocker,     &SetupVariation::AddBlocker,
      &SetupVariation::RemoveBlocker,  &SetupVariation::RemoveBlocker,
      &SetupVariation::MoveBlocker,    &SetupVariation::MoveBlocker,
      &SetupVariation::MoveBlocker,    &SetupVariation::MoveBlocker,
      &SetupVariation::NudgeBlocker,   &SetupVariation::NudgeBlocker,
      &SetupVariation::NudgeBlocker,   &SetupVariation::TurnBlocker,
      &SetupVariation::StretchBlocker, &SetupVariation::MoveHeroes,
      &SetupVariation::ShiftSide,      &SetupVariation::SwitchSilver};
  const Change change = kChanges[random_.Below(kChanges.size())];
  for (int i = 0; i < kChangeTries; ++i) {
    Sketch varied = sketch;
    if ((this->*change)(varied)) return varied;
  }
  return std::nullopt;
}

}  // namespace rushkit
