#include "solver/board/grid.h"

#include <algorithm>
#include <cassert>

#include "absl/strings/str_cat.h"

namespace rushkit {
namespace {

constexpr int kSideColumns = 5;
constexpr int kMiddleColumns = 4;
constexpr int kShiftRows = 6;
constexpr int kSmallestBox = 4;
constexpr int kLargestBox = 12;

}  // namespace

Grid::Grid(int height, int width, bool has_sides, Connection connection, const Bitboard& walls)
    : height_(static_cast<int8_t>(height)),
      width_(static_cast<int8_t>(width)),
      has_sides_(has_sides),
      connection_(connection),
      walls_(walls) {}

Grid Grid::Shift(Connection connection) {
  return Grid(kShiftRows, kSideColumns + kMiddleColumns + kSideColumns, true, connection,
              Bitboard());
}

absl::StatusOr<Grid> Grid::Boxed(int height, int width, const Bitboard& walls) {
  if (std::min(height, width) < kSmallestBox || std::max(height, width) > kLargestBox) {
    return absl::InvalidArgumentError(absl::StrCat("1:1: a grid of ", height, " rows and ", width,
                                                   " columns; expected 4 to 12 each way"));
  }
  return Grid(height, width, false, Connection::kAllThree, walls);
}

Part Grid::PartAt(Column column) const {
  if (!has_sides_) return kLeftPart;
  if (column < SeamColumn(Side::kLeft)) return kLeftPart;
  return column < SeamColumn(Side::kRight) ? kMiddlePart : kRightPart;
}

Column Grid::SeamColumn(Side side) const {
  assert(has_sides_);
  return Column(side == Side::kLeft ? kSideColumns : kSideColumns + kMiddleColumns);
}

bool Grid::Allows(Offsets offsets) const {
  const int left = offsets.left.value();
  const int right = offsets.right.value();
  if (!has_sides_) return left == 0 && right == 0;
  if (connection_ == Connection::kNeighbours) return true;
  // A row through all three exists when the highest top is above the lowest bottom.
  return std::max({left, 0, right}) - std::min({left, 0, right}) < height_;
}

Grid Grid::Mirrored() const {
  Bitboard walls;
  for (int bit = 0; bit < height_ * width_; ++bit) {
    if (walls_.Has(bit)) walls.Add(bit / width_ * width_ + width_ - 1 - bit % width_);
  }
  return Grid(height_, width_, has_sides_, connection_, walls);
}

Grid Grid::UpsideDown() const {
  Bitboard walls;
  for (int bit = 0; bit < height_ * width_; ++bit) {
    if (walls_.Has(bit)) walls.Add((height_ - 1 - bit / width_) * width_ + bit % width_);
  }
  return Grid(height_, width_, has_sides_, connection_, walls);
}

}  // namespace rushkit
