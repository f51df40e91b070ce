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

// What aligning two rows costs that are so far apart.
struct ByRows {
  int Aligning(int rows) const { return std::abs(rows); }
  int TurningBack(int spaces_back, int rows) const {
    return 2 * spaces_back + (rows == 0 ? 2 : std::abs(rows));
  }
};
struct ByShifts {
  int a_shift;
  int Aligning(int rows) const { return rows == 0 ? 0 : a_shift; }
  int TurningBack(int /*spaces_back*/, int rows) const { return rows == 0 ? 2 * a_shift : a_shift; }
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
  struct Costs {
    RowCosts middle = 0;
    RowCosts right = 0;
    RowCosts ahead = 0;

    template <class Unit>
    int Least(const Way& way, const Unit& unit) const;
    template <class Unit>
    int BeyondMiddle(int middle_row, const Way& way, const Unit& unit) const;
  };
  Costs spaces;
  Costs work;
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
  for (const Player player : kPlayers) {
    obstacles_[static_cast<size_t>(player)] = ObstaclesFor(player, setup);
  }
}

std::vector<RaceDistance::Obstacle> RaceDistance::ObstaclesFor(Player player,
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
            ObstacleOf(vehicle, player);
      }
    }
  }
  return obstacles;
}

RaceDistance::Obstacle RaceDistance::ObstacleOf(const Vehicle& vehicle, Player player) const {
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
      AddCosts(obstacle, in_way, off, off);
    }
    return obstacle;
  }
  // One that straddles a seam belongs to the middle.
  if (PartAt(std::max(first, 0)) != PartAt(std::min(last, kColumns - 1))) obstacle.part = 1;
  obstacle.is_over_left_seam = vehicle.at.column < Column(kFirstColumns[1]) &&
                               vehicle.at.column.value() + length > kFirstColumns[1];
  if (vehicle.is_hero()) {
    AddCosts(obstacle, row, kOtherHero, kOtherHero);
    return obstacle;
  }
  // What is beyond a seam already need not be driven there.
  const int begin = kFirstColumns[static_cast<size_t>(obstacle.part)];
  const int end = begin + kWidths[static_cast<size_t>(obstacle.part)];
  const int off_left = obstacle.part == 0 ? kNever : std::min(last + 1, end) - begin;
  const int off_right = obstacle.part == 2 ? kNever : end - std::max(first, begin);
  AddCosts(obstacle, row, std::min(off_left, off_right), off_right);
  return obstacle;
}

void RaceDistance::AddCosts(Obstacle& obstacle, int row, int spaces, int spaces_ahead) const {
  const auto work = [this](int of_spaces) {
    return of_spaces == kNever ? kNever : std::min(of_spaces, work_a_card_);
  };
  obstacle.spaces += InRow(row, spaces);
  obstacle.work += InRow(row, work(spaces));
  obstacle.spaces_ahead += InRow(row, spaces_ahead);
  obstacle.work_ahead += InRow(row, work(spaces_ahead));
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

RaceDistance::Sums RaceDistance::AddUp(const CompactPosition& position, Player player,
                                       const Way& way) const {
  const std::vector<Obstacle>& obstacles = obstacles_[static_cast<size_t>(player)];
  const int own_byte = *form_.HeroByte(player);
  std::array<std::array<RowCosts, 2>, 3> sums = {};
  std::array<RowCosts, 2> ahead = {};
  for (int byte = CompactPosition::kFirstVehicle; byte < form_.end_byte(); ++byte) {
    if (byte == own_byte) continue;
    const Obstacle& obstacle = obstacles[static_cast<size_t>(byte * kAnchorCount + position[byte])];
    Obstacle costs = obstacle;
    if (obstacle.is_over_left_seam) {
      const int offset = OffsetsOf(position[CompactPosition::kOffsets]).left.value();
      for (RowCosts* moved : {&costs.spaces, &costs.work, &costs.spaces_ahead, &costs.work_ahead}) {
        *moved = offset >= 0 ? *moved << (8 * offset) : *moved >> (-8 * offset);
      }
    }
    const auto part = static_cast<size_t>(costs.part);
    sums[part][0] += costs.spaces;
    sums[part][1] += costs.work;
    const bool is_ahead = costs.part == way.front_part && costs.column > way.column;
    ahead[0] += is_ahead ? costs.spaces_ahead : 0;
    ahead[1] += is_ahead ? costs.work_ahead : 0;
  }
  return {{sums[1][0], sums[2][0], ahead[0]}, {sums[1][1], sums[2][1], ahead[1]}};
}

// The best row of the right part for a hero that comes through `middle_row`.
template <class Unit>
int RaceDistance::Sums::Costs::BeyondMiddle(int middle_row, const Way& way,
                                            const Unit& unit) const {
  int least = 2 * kNever;
  for (int row = 0; row < kRows; ++row) {
    least = std::min(least, RowOf(right, row) + unit.Aligning(row + way.right - middle_row));
  }
  return least;
}

template <class Unit>
int RaceDistance::Sums::Costs::Least(const Way& way, const Unit& unit) const {
  int least = INT_MAX;
  if (way.column <= kLastInLeft) {
    for (int row = 0; row < kRows; ++row) {
      least = std::min(least, RowOf(middle, row) + unit.Aligning(way.row + way.left - row) +
                                  BeyondMiddle(row, way, unit));
    }
    return RowOf(ahead, way.row) + least;
  }
  // It goes on in its row, or turns back over the seam behind it and comes again.
  const bool is_in_middle = way.column <= kLastInMiddle;
  const int spaces_back = way.column - (is_in_middle ? kLastInLeft : kLastInMiddle);
  least = RowOf(ahead, way.row) + (is_in_middle ? BeyondMiddle(way.row, way, unit) : 0);
  for (int row = 0; row < kRows; ++row) {
    least = std::min(least, unit.TurningBack(spaces_back, row - way.row) +
                                (is_in_middle ? RowOf(middle, row) + BeyondMiddle(row, way, unit)
                                              : RowOf(right, row)));
  }
  return least;
}

Race RaceDistance::Of(const CompactPosition& position, Player player) const {
  if (position[*form_.HeroByte(player)] == kGoneAnchor) return {};
  const Way way = WayOf(position, player);
  const Sums sums = AddUp(position, player, way);
  const int own = kColumns - way.column;
  return {own + sums.spaces.Least(way, ByRows()),
          std::min(own, work_a_card_) + sums.work.Least(way, ByShifts{work_a_shift_})};
}

}  // namespace rushkit
