#include "solver/search/boxed_space.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

#include "solver/search/heuristic.h"

namespace rushkit {
namespace {

int StandOf(const Vehicle& vehicle) {
  return vehicle.is_horizontal() ? vehicle.at.column.value() : vehicle.at.row.value();
}
// The row or column that a vehicle never leaves.
int LineOf(const Vehicle& vehicle) {
  return vehicle.is_horizontal() ? vehicle.at.row.value() : vehicle.at.column.value();
}

}  // namespace

BoxedSpace::BoxedSpace(const Position& position)
    : position_(position), vehicles_(position.vehicles().begin(), position.vehicles().end()) {
  assert(!position.grid().has_sides());
  const Grid& grid = position.grid();
  for (int bit = 0; bit < grid.height() * grid.width(); ++bit) {
    if (!grid.walls().Has(bit)) continue;
    Line& row = walls_.rows[static_cast<size_t>(bit / grid.width())];
    row = static_cast<Line>(row | 1U << (bit % grid.width()));
  }
  for (size_t i = 0; i < vehicles_.size(); ++i) {
    if (vehicles_[i].is_hero()) hero_ = i;
    reaches_.push_back(ReachOf(vehicles_[i]));
  }
  lane_ = LineOf(vehicles_[hero_]);
}

BoxedSpace::Reach BoxedSpace::ReachOf(const Vehicle& vehicle) const {
  const bool lies = vehicle.is_horizontal();
  const int cells = lies ? position_.grid().width() : position_.grid().height();
  const int line = LineOf(vehicle);
  const auto is_wall = [&](int cell) { return lies ? IsWall(line, cell) : IsWall(cell, line); };
  Reach reach{StandOf(vehicle), StandOf(vehicle)};
  while (reach.lowest > 0 && !is_wall(reach.lowest - 1)) --reach.lowest;
  int last = StandOf(vehicle) + vehicle.length.value() - 1;
  while (last + 1 < cells && !is_wall(last + 1)) ++last;
  reach.highest = last - vehicle.length.value() + 1;
  return reach;
}

Stands BoxedSpace::From(const Position& position) const {
  assert(position.vehicles().size() == vehicles_.size());
  Stands stands;
  for (size_t i = 0; i < vehicles_.size(); ++i) {
    stands = stands.With(i, StandOf(position.vehicles()[i]));
  }
  return stands;
}

Position BoxedSpace::ToPosition(const Stands& stands) const {
  Position position = position_;
  // One vehicle after the other may stand on another one's cells on the way; nobody looks.
  for (size_t i = 0; i < vehicles_.size(); ++i) {
    const int spaces = stands.Of(i) - StandOf(vehicles_[i]);
    if (spaces != 0) position = position.After(Drive{vehicles_[i].letter, Spaces(spaces)});
  }
  return position;
}

BoxedSpace::Filled BoxedSpace::FilledBy(const Stands& stands) const {
  Filled filled = walls_;
  for (size_t i = 0; i < vehicles_.size(); ++i) {
    const int at = stands.Of(i);
    const int line = LineOf(vehicles_[i]);
    const int length = vehicles_[i].length.value();
    if (vehicles_[i].is_horizontal()) {
      Line& row = filled.rows[static_cast<size_t>(line)];
      row = static_cast<Line>(row | ((1U << length) - 1) << at);
      continue;
    }
    for (int cell = at; cell < at + length; ++cell) {
      Line& row = filled.rows[static_cast<size_t>(cell)];
      row = static_cast<Line>(row | 1U << line);
    }
  }
  return filled;
}

void BoxedSpace::Drives(const Stands& from, Distance distance, Visit visit) const {
  const Filled filled = FilledBy(from);
  for (size_t i = 0; i < vehicles_.size(); ++i) {
    const bool lies = vehicles_[i].is_horizontal();
    const int line = LineOf(vehicles_[i]);
    const int length = vehicles_[i].length.value();
    const auto is_free = [&](int cell) {
      return lies ? !filled.Has(line, cell) : !filled.Has(cell, line);
    };
    const int start = from.Of(i);
    for (int at = start; at > reaches_[i].lowest && is_free(at - 1);) {
      visit(from.With(i, --at));
      if (distance == Distance::kOneSpace) break;
    }
    for (int at = start; at < reaches_[i].highest && is_free(at + length);) {
      visit(from.With(i, ++at));
      if (distance == Distance::kOneSpace) break;
    }
  }
}

Drive BoxedSpace::DriveBetween(const Stands& from, const Stands& to) const {
  size_t i = 0;
  while (from.Of(i) == to.Of(i)) ++i;
  return {vehicles_[i].letter, Spaces(to.Of(i) - from.Of(i))};
}

int BoxedSpace::SpacesToEdge(const Stands& stands) const {
  return position_.grid().width() - vehicles_[hero_].length.value() - stands.Of(hero_);
}

bool BoxedSpace::IsAtGoal(const Stands& stands, Goal goal) const {
  const int spaces = SpacesToEdge(stands);
  if (goal != Goal::kClear) return spaces == 0;
  const Line lane = FilledBy(stands).rows[static_cast<size_t>(lane_)];
  return lane >> (position_.grid().width() - spaces) == 0;
}

// What an upright vehicle that covers the lane needs at least to leave it.
int BoxedSpace::LeastToLeaveLane(size_t vehicle, int at, Distance distance) const {
  const int above = lane_ - vehicles_[vehicle].length.value();
  const int below = lane_ + 1;
  int least = kNoEscape;
  if (reaches_[vehicle].lowest <= above) least = std::min(least, at - above);
  if (reaches_[vehicle].highest >= below) least = std::min(least, below - at);
  return distance == Distance::kAny ? std::min(least, least == kNoEscape ? kNoEscape : 1) : least;
}

int BoxedSpace::ClearingBound(const Stands& stands, Distance distance) const {
  const int front = position_.grid().width() - SpacesToEdge(stands);
  if (walls_.rows[static_cast<size_t>(lane_)] >> front != 0) return kNoEscape;
  int bound = 0;
  for (size_t i = 0; i < vehicles_.size(); ++i) {
    const int at = stands.Of(i);
    int needed = 0;
    if (vehicles_[i].is_horizontal()) {
      // It stays in the lane, and to the right of the hero, whatever happens.
      if (i != hero_ && LineOf(vehicles_[i]) == lane_ && at >= front) return kNoEscape;
    } else if (LineOf(vehicles_[i]) >= front && at <= lane_ &&
               at + vehicles_[i].length.value() > lane_) {
      needed = LeastToLeaveLane(i, at, distance);
    }
    if (needed == kNoEscape) return kNoEscape;
    bound += needed;
  }
  return bound;
}

}  // namespace rushkit
