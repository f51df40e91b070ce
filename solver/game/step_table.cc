#include "solver/game/step_table.h"

#include <algorithm>
#include <optional>

namespace rushkit {
namespace {

constexpr int kRows = 6;
constexpr int kColumns = 14;
constexpr int kMiddle = 5;  // the first columns of the parts
constexpr int kRight = 9;
constexpr int kRowStride = 16;  // of horizontal anchors, whose columns begin at -1
constexpr int kFirstVertical = 6;
constexpr Shape kGoldShape{4};
constexpr Shape kSilverShape{5};
constexpr int kLastPartSpaces = 4;  // a hero this near its end stands in the outer part

bool IsHorizontal(Shape shape) { return shape.value() < kFirstVertical; }

int LengthOf(Shape shape) {
  if (shape == kGoldShape || shape == kSilverShape) return kHeroLength;
  return Length::kLowest + (IsHorizontal(shape) ? shape.value() : shape.value() - kFirstVertical);
}

uint8_t HorizontalAnchor(int row, int column) {
  return static_cast<uint8_t>(row * kRowStride + column + 1);
}
uint8_t VerticalAnchor(int row, int column) { return static_cast<uint8_t>(column * kRows + row); }

int PartOf(int column) { return column < kMiddle ? 0 : column < kRight ? 1 : 2; }
int OffsetAt(Offsets offsets, int column) { return offsets.Of(Part(PartOf(column))).value(); }

// A bit of the row `table_row` of the table; nothing where it is no cell that `shape` may cover.
std::optional<int> BitAt(Shape shape, int table_row, int column, Offsets offsets) {
  if (column >= kColumns) {
    return shape == kGoldShape ? std::optional(Occupancy::kOffRight + column - kColumns)
                               : std::nullopt;
  }
  if (column < 0) {
    return shape == kSilverShape ? std::optional(Occupancy::kOffLeft - 1 - column) : std::nullopt;
  }
  const int row = table_row - OffsetAt(offsets, column);
  if (row < 0 || row >= kRows) return std::nullopt;
  return row * kColumns + column;
}

// Whether the cells from `column` on lie in two parts.
bool Straddles(Shape shape, int column) {
  const int first = std::max(column, 0);
  const int last = std::min(column + LengthOf(shape), kColumns) - 1;
  return first <= last && PartOf(first) != PartOf(last);
}

Step VerticalStep(Shape shape, Cell cell, int sign) {
  const int row = cell.row.value();
  const int column = cell.column.value();
  const int front = sign > 0 ? row + LengthOf(shape) : row - 1;
  const int rear = sign > 0 ? row : row + LengthOf(shape) - 1;
  if (front < 0 || front >= kRows) return Step();
  return Step{static_cast<uint8_t>(front * kColumns + column),
              static_cast<uint8_t>(rear * kColumns + column), VerticalAnchor(row + sign, column)};
}

// Whether it touches a seam is said of blocked steps too.
Step HorizontalStep(Shape shape, Cell cell, int sign, Offsets offsets) {
  const int column = cell.column.value();
  const int next = column + sign;
  const int table_row = cell.row.value() + OffsetAt(offsets, column);
  const int front = sign > 0 ? column + LengthOf(shape) : next;
  const int rear = sign > 0 ? column : column + LengthOf(shape) - 1;
  Step step;
  step.touches_seam = Straddles(shape, column) || Straddles(shape, next);
  const std::optional<int> enter = BitAt(shape, table_row, front, offsets);
  const std::optional<int> leave = BitAt(shape, table_row, rear, offsets);
  if (!enter || !leave) return step;
  step.leaves = next >= kColumns || next + LengthOf(shape) <= 0;
  const int next_row = step.leaves ? cell.row.value() : table_row - OffsetAt(offsets, next);
  if (next_row < 0 || next_row >= kRows) return step;
  step.enter = static_cast<uint8_t>(*enter);
  step.leave = static_cast<uint8_t>(*leave);
  step.next = step.leaves ? kGoneAnchor : HorizontalAnchor(next_row, next);
  step.changes_row = next_row != cell.row.value();
  return step;
}

// Calls `visit(anchor)` for each anchor at which a vehicle of this shape can stand.
template <class Visit>
void ForEachAnchor(Shape shape, Visit visit) {
  for (int row = 0; row < kRows; ++row) {
    for (int column = shape == kSilverShape ? -1 : 0; column < kColumns; ++column) {
      const int bottom = IsHorizontal(shape) ? row : row + LengthOf(shape) - 1;
      if (bottom >= kRows) continue;
      visit(IsHorizontal(shape) ? HorizontalAnchor(row, column) : VerticalAnchor(row, column));
    }
  }
}

StepsOfGrid StepsAt(Offsets offsets) {
  StepsOfGrid steps;
  for (int number = 0; number < kShapeCount; ++number) {
    const Shape shape(number);
    ForEachAnchor(shape, [&](uint8_t anchor) {
      const Cell cell = CellOf(shape, anchor);
      for (const int sign : {-1, 1}) {
        steps[static_cast<size_t>(number)][anchor][sign > 0 ? 1 : 0] =
            IsHorizontal(shape) ? HorizontalStep(shape, cell, sign, offsets)
                                : VerticalStep(shape, cell, sign);
      }
    });
  }
  return steps;
}

std::vector<StepsOfGrid> AllSteps() {
  std::vector<StepsOfGrid> steps;
  steps.reserve(size_t{kOffsetPairs});
  for (int number = 0; number < kOffsetPairs; ++number) {
    steps.push_back(StepsAt(OffsetsOf(static_cast<uint8_t>(number))));
  }
  return steps;
}

ShiftTargets ShiftsOf(const Grid& grid, Offsets from, Side side) {
  ShiftTargets targets;
  if (!grid.Allows(from)) return targets;
  for (const int sign : {-1, 1}) {
    for (int rows = 1;; ++rows) {
      const std::optional<Offset> moved = Offset::From(from.Of(side).value() + sign * rows);
      if (!moved) break;
      Offsets to = from;
      (side == Side::kLeft ? to.left : to.right) = *moved;
      if (!grid.Allows(to)) break;
      targets.push_back(NumberOf(to));
    }
  }
  return targets;
}

ExitLane LaneOf(Player player, uint8_t anchor) {
  const bool gold = player == Player::kGold;
  const Cell cell = CellOf(gold ? kGoldShape : kSilverShape, anchor);
  const int column = cell.column.value();
  ExitLane lane;
  lane.spaces = static_cast<uint8_t>(gold ? kColumns - column : column + kHeroLength);
  if (lane.spaces > kLastPartSpaces) return lane;
  const int first = gold ? column + kHeroLength : 0;
  const int last = gold ? kColumns - 1 : column - 1;
  for (int ahead = first; ahead <= last; ++ahead) {
    lane.ahead.Flip(cell.row.value() * kColumns + ahead);
  }
  return lane;
}

}  // namespace

Shape ShapeOf(const Vehicle& vehicle) {
  if (vehicle.role == Role::kGoldHero) return kGoldShape;
  if (vehicle.role == Role::kSilverHero) return kSilverShape;
  const int longer = vehicle.length.value() - Length::kLowest;
  return Shape(vehicle.is_horizontal() ? longer : kFirstVertical + longer);
}

uint8_t AnchorOf(const Vehicle& vehicle) {
  const int row = vehicle.at.row.value();
  const int column = vehicle.at.column.value();
  return vehicle.is_horizontal() ? HorizontalAnchor(row, column) : VerticalAnchor(row, column);
}

Cell CellOf(Shape shape, uint8_t anchor) {
  if (!IsHorizontal(shape)) return {Row(anchor % kRows), Column(anchor / kRows)};
  return {Row(anchor / kRowStride), Column(anchor % kRowStride - 1)};
}

const StepTable& StepTable::Of(Connection connection) {
  static const StepTable all_three(Connection::kAllThree);
  static const StepTable neighbours(Connection::kNeighbours);
  return connection == Connection::kAllThree ? all_three : neighbours;
}

StepTable::StepTable(Connection connection) {
  static const std::vector<StepsOfGrid> steps = AllSteps();
  steps_ = &steps;
  const Grid grid = Grid::Shift(connection);
  for (int number = 0; number < kOffsetPairs; ++number) {
    const Offsets from = OffsetsOf(static_cast<uint8_t>(number));
    shifts_[static_cast<size_t>(number)] = {ShiftsOf(grid, from, Side::kLeft),
                                            ShiftsOf(grid, from, Side::kRight)};
  }
  for (const Player player : {Player::kGold, Player::kSilver}) {
    const bool gold = player == Player::kGold;
    ForEachAnchor(gold ? kGoldShape : kSilverShape,
                  [&](uint8_t anchor) { exits_[gold ? 0 : 1][anchor] = LaneOf(player, anchor); });
  }
}

uint8_t StepTable::LocksOf(Shape shape, uint8_t anchor) {
  if (!IsHorizontal(shape) || anchor == kGoneAnchor) return 0;
  const int column = anchor % kRowStride - 1;
  const int end = column + LengthOf(shape);
  uint8_t locks = 0;
  if (column < kMiddle && end > kMiddle) locks |= kLeftLock;
  if (column < kRight && end > kRight) locks |= kRightLock;
  return locks;
}

void StepTable::Occupy(Shape shape, uint8_t anchor, Offsets offsets, Occupancy& occupied) {
  if (anchor == kGoneAnchor) return;
  const Cell cell = CellOf(shape, anchor);
  const int column = cell.column.value();
  const int length = LengthOf(shape);
  if (!IsHorizontal(shape)) {
    const int top = cell.row.value() * kColumns + column;
    for (int i = 0; i < length; ++i) occupied.Flip(top + i * kColumns);
    return;
  }
  const int table_row = cell.row.value() + OffsetAt(offsets, column);
  for (int i = 0; i < length; ++i) {
    occupied.Flip(*BitAt(shape, table_row, column + i, offsets));
  }
}

}  // namespace rushkit
