#include "solver/evaluation/race_distance.h"

#include <algorithm>
#include <cassert>
#include <climits>
#include <cstdlib>

namespace rushkit {
namespace {

constexpr int kRows = kRaceRows;
constexpr int kColumns = 14;
constexpr std::array<int, 3> kFirstColumns = {0, 5, 9};
constexpr std::array<int, 3> kWidths = {5, 4, 5};
// Of a row that a vehicle cannot get off at all: more than any other, and five of them in a byte.
constexpr int kNever = 40;
// Of a row in which the other hero stands, which is not ours to move but goes its own way.
constexpr int kOtherHero = 4;

int PartAt(int column) { return column < kFirstColumns[1] ? 0 : column < kFirstColumns[2] ? 1 : 2; }

// Spaces until an upright vehicle is off a row of its own, were nothing else there.
int UprightOff(int row, int top, int length) {
  int least = kNever;
  if (row >= length) least = std::min(least, top - (row - length));
  if (row + 1 + length <= kRows) least = std::min(least, row + 1 - top);
  return least;
}

}  // namespace

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
  for (const Unit unit : {Unit::kSpaces, Unit::kWork, Unit::kFloor}) {
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
  // What is beyond a seam already need not be driven there, and belongs to the middle as soon as it
  // is over the seam: its cost goes with one space, however long it is.
  const int begin = kFirstColumns[static_cast<size_t>(obstacle.part)];
  const int end = begin + kWidths[static_cast<size_t>(obstacle.part)];
  const int to_seam = unit == Unit::kFloor ? length - 1 : 0;
  const int off_left = obstacle.part == 0   ? kNever
                       : obstacle.part == 2 ? last + 1 - begin - to_seam
                                            : std::min(last + 1, end) - begin;
  const int off_right = obstacle.part == 2   ? kNever
                        : obstacle.part == 0 ? end - first - to_seam
                                             : end - std::max(first, begin);
  AddCosts(obstacle, unit, row, std::min(off_left, off_right), off_right);
  return obstacle;
}

void RaceDistance::AddCosts(Obstacle& obstacle, Unit unit, int row, int spaces,
                            int spaces_ahead) const {
  const auto in_unit = [&](int of_spaces) {
    if (unit != Unit::kWork || of_spaces == kNever) return of_spaces;
    return std::min(of_spaces, work_a_card_);
  };
  if (obstacle.part == 1) obstacle.middle += InRow(row, in_unit(spaces));
  if (obstacle.part == 2) obstacle.right += InRow(row, in_unit(spaces));
  obstacle.ahead += InRow(row, in_unit(spaces_ahead));
}

RaceWay RaceDistance::WayOf(const CompactPosition& position, Player player) const {
  const int byte = *form_.HeroByte(player);
  const Cell cell = CellOf(form_.SlotOf(byte).shape, position[byte]);
  const Offsets offsets = OffsetsOf(position[CompactPosition::kOffsets]);
  const int column = cell.column.value();
  const int real_part = PartAt(std::max(column, 0));
  const std::array<int, 3> real_offsets = {offsets.left.value(), 0, offsets.right.value()};
  const bool gold = player == Player::kGold;
  RaceWay way;
  way.column = gold ? column : kColumns - column - kHeroLength;
  way.left = real_offsets[gold ? 0 : 2];
  way.right = real_offsets[gold ? 2 : 0];
  way.front_part = PartAt(std::min(way.column + 1, kColumns - 1));
  const int table_row = cell.row.value() + real_offsets[static_cast<size_t>(real_part)];
  const std::array<int, 3> seen_offsets = {way.left, 0, way.right};
  way.row = table_row - seen_offsets[static_cast<size_t>(way.front_part)];
  return way;
}

RaceSums RaceDistance::WithOffset(const RaceSums& costs, Offset left) {
  const auto moved = [rows = left.value()](RowCosts of_row) {
    return rows >= 0 ? of_row << (8 * rows) : of_row >> (-8 * rows);
  };
  return {moved(costs.middle), moved(costs.right), moved(costs.ahead)};
}

RaceSums RaceDistance::AddUp(Unit unit, const CompactPosition& position, Player player,
                             const RaceWay& way) const {
  const Offset left = OffsetsOf(position[CompactPosition::kOffsets]).left;
  RaceSums sums;
  for (int byte = CompactPosition::kFirstVehicle; byte < form_.end_byte(); ++byte) {
    sums.Add(CostsOf(unit, player, byte, position[byte], left, way));
  }
  return sums;
}

int RaceDistance::SpacesOf(const CompactPosition& position, Player player) const {
  if (position[*form_.HeroByte(player)] == kGoneAnchor) return 0;
  const RaceWay way = WayOf(position, player);
  const RaceSums sums = AddUp(Unit::kSpaces, position, player, way);
  return SpacesFrom(way, sums);
}

Race RaceDistance::Of(const CompactPosition& position, Player player) const {
  if (position[*form_.HeroByte(player)] == kGoneAnchor) return {};
  const RaceWay way = WayOf(position, player);
  const RaceSums sums = AddUp(Unit::kWork, position, player, way);
  return {SpacesOf(position, player),
          std::min(kColumns - way.column, work_a_card_) + sums.Least(way, ByShifts{work_a_shift_})};
}

}  // namespace rushkit
