#include "solver/evaluation/race_distance.h"

#include <algorithm>
#include <cassert>
#include <climits>
#include <cstdlib>

namespace rushkit {
namespace {

constexpr int kRows = RaceDistance::kRows;
constexpr int kColumns = 14;
constexpr std::array<int, 3> kFirstColumns = {0, 5, 9};
constexpr std::array<int, 3> kWidths = {5, 4, 5};
// The hero's first column when it stands as far right as it can in the left and the middle part.
constexpr int kLastInLeft = 3;
constexpr int kLastInMiddle = 7;

// Of a row that a vehicle cannot get off at all: more than any other, and five of them in a byte.
constexpr int kNever = 40;
// Of a row in which the other hero stands, which is not ours to move but goes its own way.
constexpr int kOtherHero = 4;

int PartAt(int column) { return column < kFirstColumns[1] ? 0 : column < kFirstColumns[2] ? 1 : 2; }

RaceDistance::RowCosts InRow(int row, int cost) {
  return static_cast<RaceDistance::RowCosts>(cost) << (8 * row);
}
int RowOf(RaceDistance::RowCosts costs, int row) {
  return static_cast<int>(costs >> (8 * row) & 0xff);
}

// What shifts cost that align rows, in the units of a bound.
struct ByRows {
  int Aligning(int rows) const { return std::abs(rows); }
  int TurningBack(int spaces_back, int rows) const {
    return 2 * spaces_back + (rows == 0 ? 2 : std::abs(rows));
  }
  // The least of costs[row] + Aligning(row - wanted) over all rows, for each row wanted.
  static void Align(std::array<int, kRows>& costs) {
    for (size_t row = 1; row < kRows; ++row) {
      costs[row] = std::min(costs[row], costs[row - 1] + 1);
    }
    for (size_t row = kRows - 1; row > 0; --row) {
      costs[row - 1] = std::min(costs[row - 1], costs[row] + 1);
    }
  }
  // The same for a row so far outside of the part, beside its row `nearest`, from aligned costs.
  static int FromOutside(const std::array<int, kRows>& costs, int nearest, int rows) {
    return costs[static_cast<size_t>(nearest)] + rows;
  }
};
struct ByShifts {
  int a_shift;
  int Aligning(int rows) const { return rows == 0 ? 0 : a_shift; }
  int TurningBack(int /*spaces_back*/, int rows) const { return rows == 0 ? 2 * a_shift : a_shift; }
  void Align(std::array<int, kRows>& costs) const {
    const int least = *std::min_element(costs.begin(), costs.end());
    for (int& cost : costs) cost = std::min(cost, least + a_shift);
  }
  // One shift aligns with any row.
  int FromOutside(const std::array<int, kRows>& costs, int /*nearest*/, int /*rows*/) const {
    return *std::min_element(costs.begin(), costs.end()) + a_shift;
  }
};

// Spaces until an upright vehicle is off a row of its own, were nothing else there.
int UprightOff(int row, int top, int length) {
  int least = kNever;
  if (row >= length) least = std::min(least, top - (row - length));
  if (row + 1 + length <= kRows) least = std::min(least, row + 1 - top);
  return least;
}

}  // namespace

// Where the hero is, leaving at the right.
struct RaceDistance::Way {
  int column = 0;      // of its first cell, in the whole grid
  int front_part = 0;  // where its other cell is
  int row = 0;         // in that part
  int left = 0;        // offsets, as it sees them
  int right = 0;
};

struct RaceDistance::Sums {
  RowCosts middle = 0;
  RowCosts right = 0;
  RowCosts ahead = 0;

  template <class Shifting>
  int Least(const Way& way, const Shifting& shifting) const;
  template <class Shifting>
  std::array<int, kRows> BeyondMiddle(const Way& way, const Shifting& shifting) const;
};

RaceDistance::RaceDistance(const CompactForm& form, const Position& setup, CardKinds cards)
    : form_(form) {
  assert(form.HeroByte(Player::kGold) && form.HeroByte(Player::kSilver));
  int most_beside_a_shift = 0;
  for (const Card card : kAllCards) {
    if (!cards.Has(card)) continue;
    const CardPower power = PowerOf(card);
    work_a_card_ = std::max(work_a_card_, power.spaces);
    if (power.shift) most_beside_a_shift = std::max(most_beside_a_shift, power.spaces);
  }
  work_a_shift_ = work_a_card_ - most_beside_a_shift;
  for (const Unit unit : {Unit::kSpaces, Unit::kWork}) {
    for (const Player player : kPlayers) Of(unit, player) = ObstaclesFor(unit, player, setup);
  }
}

std::vector<RaceDistance::Obstacle> RaceDistance::ObstaclesFor(Unit unit, Player player,
                                                               const Position& setup) const {
  std::vector<Obstacle> obstacles(static_cast<size_t>(form_.end_byte()) * kAnchorCount);
  for (int byte = CompactPosition::kFirstVehicle; byte < form_.end_byte(); ++byte) {
    if (byte == form_.HeroByte(player)) continue;
    Vehicle vehicle = *setup.Find(form_.SlotOf(byte).letter);
    for (int row = 0; row < kRows; ++row) {
      for (int column = Column::kLowest; column < kColumns; ++column) {
        vehicle.at = {Row(row), Column(column)};
        const int bottom = vehicle.is_horizontal() ? row : row + vehicle.length.value() - 1;
        const bool is_there = bottom < kRows && (column >= 0 || vehicle.is_horizontal());
        if (!is_there) continue;
        obstacles[static_cast<size_t>(byte * kAnchorCount + AnchorOf(vehicle))] =
            ObstacleOf(vehicle, unit, player);
      }
    }
  }
  return obstacles;
}

RaceDistance::Obstacle RaceDistance::ObstacleOf(const Vehicle& vehicle, Unit unit,
                                                Player player) const {
  const int length = vehicle.length.value();
  const int row = vehicle.at.row.value();
  const int width = vehicle.is_horizontal() ? length : 1;
  const int first = player == Player::kGold ? vehicle.at.column.value()
                                            : kColumns - vehicle.at.column.value() - width;
  const int last = first + width - 1;
  Obstacle obstacle;
  obstacle.column = static_cast<int8_t>(first);
  obstacle.part = static_cast<int8_t>(PartAt(std::max(first, 0)));
  if (!vehicle.is_horizontal()) {
    for (int in_way = row; in_way < row + length; ++in_way) {
      const int off = UprightOff(in_way, row, length);
      AddCosts(obstacle, unit, in_way, off, off);
    }
    return obstacle;
  }
  // One that straddles a seam belongs to the middle.
  if (PartAt(std::max(first, 0)) != PartAt(std::min(last, kColumns - 1))) obstacle.part = 1;
  obstacle.is_over_left_seam = vehicle.at.column < Column(kFirstColumns[1]) &&
                               vehicle.at.column.value() + length > kFirstColumns[1];
  if (vehicle.is_hero()) {
    AddCosts(obstacle, unit, row, kOtherHero, kOtherHero);
    return obstacle;
  }
  // What is beyond a seam already need not be driven there.
  const int begin = kFirstColumns[static_cast<size_t>(obstacle.part)];
  const int end = begin + kWidths[static_cast<size_t>(obstacle.part)];
  const int off_left = obstacle.part == 0 ? kNever : std::min(last + 1, end) - begin;
  const int off_right = obstacle.part == 2 ? kNever : end - std::max(first, begin);
  AddCosts(obstacle, unit, row, std::min(off_left, off_right), off_right);
  return obstacle;
}

void RaceDistance::AddCosts(Obstacle& obstacle, Unit unit, int row, int spaces,
                            int spaces_ahead) const {
  const auto in_unit = [&](int of_spaces) {
    if (unit == Unit::kSpaces || of_spaces == kNever) return of_spaces;
    return std::min(of_spaces, work_a_card_);
  };
  if (obstacle.part == 1) obstacle.middle += InRow(row, in_unit(spaces));
  if (obstacle.part == 2) obstacle.right += InRow(row, in_unit(spaces));
  obstacle.ahead += InRow(row, in_unit(spaces_ahead));
}

RaceDistance::Way RaceDistance::WayOf(const CompactPosition& position, Player player) const {
  const int byte = *form_.HeroByte(player);
  const Cell cell = CellOf(form_.SlotOf(byte).shape, position[byte]);
  const Offsets offsets = OffsetsOf(position[CompactPosition::kOffsets]);
  const int column = cell.column.value();
  const int real_part = PartAt(std::max(column, 0));
  const std::array<int, 3> real_offsets = {offsets.left.value(), 0, offsets.right.value()};
  const bool gold = player == Player::kGold;
  Way way;
  way.column = gold ? column : kColumns - column - kHeroLength;
  way.left = real_offsets[gold ? 0 : 2];
  way.right = real_offsets[gold ? 2 : 0];
  way.front_part = PartAt(std::min(way.column + 1, kColumns - 1));
  const int table_row = cell.row.value() + real_offsets[static_cast<size_t>(real_part)];
  const std::array<int, 3> seen_offsets = {way.left, 0, way.right};
  way.row = table_row - seen_offsets[static_cast<size_t>(way.front_part)];
  return way;
}

RaceDistance::Obstacle RaceDistance::WithOffset(const Obstacle& obstacle, int left) {
  Obstacle moved = obstacle;
  for (RowCosts* costs : {&moved.middle, &moved.right, &moved.ahead}) {
    *costs = left >= 0 ? *costs << (8 * left) : *costs >> (-8 * left);
  }
  return moved;
}

// The hero itself is no obstacle to it: nothing stands in its byte of the table.
RaceDistance::Sums RaceDistance::AddUp(Unit unit, const CompactPosition& position, Player player,
                                       const Way& way) const {
  const Obstacle* of_byte = Of(unit, player).data();
  Sums sums;
  for (int byte = CompactPosition::kFirstVehicle; byte < form_.end_byte(); ++byte) {
    const Obstacle* obstacle = &of_byte[byte * kAnchorCount + position[byte]];
    Obstacle moved;
    if (obstacle->is_over_left_seam) {
      moved = WithOffset(*obstacle, OffsetsOf(position[CompactPosition::kOffsets]).left.value());
      obstacle = &moved;
    }
    sums.middle += obstacle->middle;
    sums.right += obstacle->right;
    const bool is_ahead = obstacle->part == way.front_part && obstacle->column > way.column;
    sums.ahead += is_ahead ? obstacle->ahead : 0;
  }
  return sums;
}

// The best row of the right part for a hero that comes through each row of the middle.
template <class Shifting>
std::array<int, kRows> RaceDistance::Sums::BeyondMiddle(const Way& way,
                                                        const Shifting& shifting) const {
  std::array<int, kRows> of_right;
  for (int row = 0; row < kRows; ++row) of_right[static_cast<size_t>(row)] = RowOf(right, row);
  shifting.Align(of_right);
  std::array<int, kRows> beyond;
  for (int middle_row = 0; middle_row < kRows; ++middle_row) {
    const int wanted = middle_row - way.right;
    const int nearest = std::clamp(wanted, 0, kRows - 1);
    beyond[static_cast<size_t>(middle_row)] =
        nearest == wanted ? of_right[static_cast<size_t>(nearest)]
                          : shifting.FromOutside(of_right, nearest, std::abs(nearest - wanted));
  }
  return beyond;
}

template <class Shifting>
int RaceDistance::Sums::Least(const Way& way, const Shifting& shifting) const {
  // It goes on in its row, or turns back over the seam behind it and comes again; from the left
  // part it goes on in any row of the middle.
  if (way.column > kLastInMiddle) {
    int least = RowOf(ahead, way.row);
    for (int row = 0; row < kRows; ++row) {
      const int back = shifting.TurningBack(way.column - kLastInMiddle, row - way.row);
      least = std::min(least, back + RowOf(right, row));
    }
    return least;
  }
  const std::array<int, kRows> beyond = BeyondMiddle(way, shifting);
  if (way.column > kLastInLeft) {
    int least = RowOf(ahead, way.row) + beyond[static_cast<size_t>(way.row)];
    for (int row = 0; row < kRows; ++row) {
      const int back = shifting.TurningBack(way.column - kLastInLeft, row - way.row);
      least = std::min(least, back + RowOf(middle, row) + beyond[static_cast<size_t>(row)]);
    }
    return least;
  }
  int least = INT_MAX;
  for (int row = 0; row < kRows; ++row) {
    const int aligning = shifting.Aligning(way.row + way.left - row);
    least = std::min(least, RowOf(middle, row) + aligning + beyond[static_cast<size_t>(row)]);
  }
  return RowOf(ahead, way.row) + least;
}

int RaceDistance::SpacesOf(const CompactPosition& position, Player player) const {
  if (position[*form_.HeroByte(player)] == kGoneAnchor) return 0;
  const Way way = WayOf(position, player);
  const Sums sums = AddUp(Unit::kSpaces, position, player, way);
  return kColumns - way.column + sums.Least(way, ByRows());
}

Race RaceDistance::Of(const CompactPosition& position, Player player) const {
  if (position[*form_.HeroByte(player)] == kGoneAnchor) return {};
  const Way way = WayOf(position, player);
  const Sums sums = AddUp(Unit::kWork, position, player, way);
  return {SpacesOf(position, player),
          std::min(kColumns - way.column, work_a_card_) + sums.Least(way, ByShifts{work_a_shift_})};
}

}  // namespace rushkit
