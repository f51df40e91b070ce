#include "solver/rating/dependency_closure.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <set>

namespace rushkit {
namespace {

class Closer {
 public:
  Closer(const Position& position, Player hero) : position_(position), hero_(hero) {}

  DependencyClosure Close() {
    const Vehicle* hero = position_.FindHero(hero_);
    assert(hero != nullptr);
    letters_.insert(hero->letter);
    WalkRow(*hero, hero_ == Player::kGold ? 1 : -1, true);
    while (!open_.empty()) {
      const Vehicle& vehicle = *open_.back();
      open_.pop_back();
      for (const int step : {-1, 1}) {
        if (vehicle.is_horizontal()) {
          WalkRow(vehicle, step, false);
        } else {
          WalkColumn(vehicle, step);
        }
      }
    }
    return {{letters_.begin(), letters_.end()}, has_side_[0], has_side_[1]};
  }

 private:
  void WalkColumn(const Vehicle& vehicle, int step) {
    const int first = vehicle.at.row.value();
    const int end = step < 0 ? first : first + vehicle.length.value() - 1;
    for (int row = end + step; position_.grid().HasRow(row); row += step) {
      if (!Meet({Row(row), vehicle.at.column})) return;
    }
  }

  void WalkRow(const Vehicle& vehicle, int step, bool is_hero) {
    const Grid& grid = position_.grid();
    const int table_row = position_.TableRow(vehicle);
    const int first = vehicle.at.column.value();
    int column = step < 0 ? first : first + vehicle.length.value() - 1;
    for (column += step; grid.HasColumn(column); column += step) {
      const int row = position_.LocalRow(table_row, Column(column));
      if (!grid.HasRow(row)) return AddSide(SeamBehind(column, step));
      const Cell cell{Row(row), Column(column)};
      if (!Meet(cell)) return;
      const Vehicle* met = position_.VehicleOn(cell);
      if (is_hero && grid.has_sides() && met != nullptr && met->is_horizontal()) AddBothSides();
    }
  }

  // Adds what stands there; false when the lane ends before it.
  bool Meet(Cell cell) {
    if (position_.grid().walls().Has(position_.grid().BitOf(cell))) return false;
    const Vehicle* met = position_.VehicleOn(cell);
    if (met == nullptr) return true;
    if (!IsFree(*met)) return false;
    Add(*met);
    return true;
  }

  bool IsFree(const Vehicle& vehicle) const {
    return !vehicle.is_hero() || vehicle.role == HeroOf(hero_);
  }

  void Add(const Vehicle& vehicle) {
    if (letters_.insert(vehicle.letter).second) open_.push_back(&vehicle);
  }

  void AddBothSides() {
    AddSide(Side::kLeft);
    AddSide(Side::kRight);
  }

  void AddSide(Side side) {
    bool& has = has_side_[static_cast<size_t>(side)];
    if (has) return;
    has = true;
    const int seam = position_.grid().SeamColumn(side).value();
    for (const Vehicle& vehicle : position_.vehicles()) {
      const int first = vehicle.at.column.value();
      const bool straddles =
          vehicle.is_horizontal() && first < seam && first + vehicle.length.value() > seam;
      if (straddles && IsFree(vehicle)) Add(vehicle);
    }
  }

  // The seam that was crossed with the step to `column`.
  Side SeamBehind(int column, int step) const {
    const int right_of_seam = step > 0 ? column : column + 1;
    return position_.grid().SeamColumn(Side::kLeft) == Column(right_of_seam) ? Side::kLeft
                                                                             : Side::kRight;
  }

  const Position& position_;
  Player hero_;
  std::set<char> letters_;
  std::array<bool, 2> has_side_ = {false, false};
  std::vector<const Vehicle*> open_;  // added, and not looked at yet
};

}  // namespace

DependencyClosure ClosureOf(const Position& position, Player hero) {
  return Closer(position, hero).Close();
}

}  // namespace rushkit
