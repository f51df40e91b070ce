#include "solver/rating/escape_shape.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <set>
#include <variant>

namespace rushkit {
namespace {

// One bit a part.
uint8_t PartsOf(const Position& position, const Vehicle& vehicle) {
  uint8_t parts = 0;
  const int first = vehicle.at.column.value();
  const int last = vehicle.is_horizontal() ? first + vehicle.length.value() - 1 : first;
  for (int column = first; column <= last; ++column) {
    if (!position.grid().HasColumn(column)) continue;
    parts = static_cast<uint8_t>(parts | 1U << position.grid().PartAt(Column(column)).value());
  }
  return parts;
}

uint8_t PartsAfter(const Position& after, const Vehicle& before) {
  const Vehicle* vehicle = after.Find(before.letter);
  if (vehicle != nullptr) return PartsOf(after, *vehicle);
  const Part end = before.role == Role::kGoldHero ? kRightPart : kLeftPart;
  return after.grid().has_sides() ? static_cast<uint8_t>(1U << end.value()) : 1;
}

// Counts moves one by one.
class Shaper {
 public:
  explicit Shaper(const Position& start) : position_(start) {}

  void Add(const Move& move) {
    const Position after = position_.After(move);
    if (const auto* drive = std::get_if<Drive>(&move)) {
      const Vehicle& vehicle = *position_.Find(drive->vehicle);
      if (PartsOf(position_, vehicle) != PartsAfter(after, vehicle)) ++shape_.seam_crossings;
      Turn(vehicle_signs_[drive->vehicle], drive->spaces.value());
    } else {
      const Shift& shift = std::get<Shift>(move);
      ++shape_.shifts;
      Turn(side_signs_[static_cast<size_t>(shift.side)], shift.rows.value());
    }
    position_ = after;
  }

  EscapeShape shape() const {
    EscapeShape shape = shape_;
    shape.vehicles = static_cast<int>(vehicle_signs_.size());
    return shape;
  }

 private:
  void Turn(int& sign, int distance) {
    const int now = distance > 0 ? 1 : -1;
    if (sign == -now) ++shape_.reversals;
    sign = now;
  }

  Position position_;
  EscapeShape shape_;
  std::map<char, int> vehicle_signs_;       // of its last move
  std::array<int, 2> side_signs_ = {0, 0};  // the same; 0: none yet
};

}  // namespace

EscapeShape ShapeOf(const Position& start, const Line& escape) {
  Shaper shaper(start);
  for (const Move& move : MovesOf(escape)) shaper.Add(move);
  return shaper.shape();
}

EscapeShape LeastOf(const EscapeShape& a, const EscapeShape& b) {
  return {std::min(a.vehicles, b.vehicles), std::min(a.reversals, b.reversals),
          std::min(a.seam_crossings, b.seam_crossings), std::min(a.shifts, b.shifts)};
}

std::vector<Move> MovesOf(const Line& line) {
  if (const auto* moves = std::get_if<std::vector<Move>>(&line)) return *moves;
  std::vector<Move> moves;
  for (const Turn& turn : std::get<std::vector<Turn>>(line)) {
    moves.insert(moves.end(), turn.moves.begin(), turn.moves.end());
  }
  return moves;
}

}  // namespace rushkit
