#include "solver/search/lane_walk.h"

#include <algorithm>
#include <cassert>

namespace rushkit {
namespace {

constexpr int kMiddle = 1;

const PartShape& ShapeOf(int part) { return kPartShapes[static_cast<size_t>(part)]; }

int PartAt(int column) {
  int part = kPartCount - 1;
  while (column < ShapeOf(part).first_column) --part;
  return part;
}

Side SeamBetween(int a, int b) { return std::min(a, b) == 0 ? Side::kLeft : Side::kRight; }

// The row of part `to` that meets `row` of the neighbouring part.
int RowBeyond(int row, int to, Offset offset) {
  return to == kMiddle ? row + offset.value() : row - offset.value();
}

}  // namespace

LaneWalk::LaneWalk(const ContentSpace& space, Content content, int part, int row, int column)
    : space_(space),
      content_(content),
      part_(part),
      column_(ShapeOf(part).first_column + column),
      mark_(space.table(part)[content.Of(part)].At(row, column, ShapeOf(part))) {
  rows_[static_cast<size_t>(part)] = row;
  straddles_ = ShapeOf(part).has_right_seam && column + LengthOf(mark_) > ShapeOf(part).width;
  if (straddles_) {
    const std::optional<Offset> lock = space.LockOf(content, SeamBetween(part, part + 1));
    assert(lock.has_value());
    rows_[static_cast<size_t>(part) + 1] = RowBeyond(row, part + 1, *lock);
  }
}

void LaneWalk::Walk(int step, int most, OffsetSet offsets, Stop stop) {
  WalkFrom(column_, step, most, offsets, stop);
}

void LaneWalk::WalkFrom(int column, int step, int left_to_go, OffsetSet offsets, Stop stop) {
  for (; left_to_go > 0; --left_to_go) {
    const int next = step > 0 ? column + LengthOf(mark_) : column - 1;
    if (next < 0 || column == kGridColumns) return;
    if (next >= kGridColumns && mark_ != Mark::kHero) return;
    if (next < kGridColumns) {
      const int to = PartAt(next);
      if (rows_[static_cast<size_t>(to)] < 0) {
        return CrossSeam(column, step, left_to_go, offsets, stop, PartAt(next - step), to);
      }
      if (!IsFree(to, next)) return;
    }
    column += step;
    stop(column, offsets);
  }
}

void LaneWalk::CrossSeam(int column, int step, int left_to_go, OffsetSet offsets, Stop stop,
                         int from, int to) {
  int& row = rows_[static_cast<size_t>(to)];
  for (int value = Offset::kLowest; value <= Offset::kHighest; ++value) {
    const OffsetSet here = offsets & space_.shifts().At(SeamBetween(from, to), Offset(value));
    if (here.empty()) continue;
    row = RowBeyond(rows_[static_cast<size_t>(from)], to, Offset(value));
    if (row >= 0 && row < kPictureRows) WalkFrom(column, step, left_to_go, here, stop);
  }
  row = -1;
}

bool LaneWalk::IsFree(int part, int column) const {
  const PartShape& shape = ShapeOf(part);
  const int bit = rows_[static_cast<size_t>(part)] * shape.width + column - shape.first_column;
  return (space_.table(part).FactsOf(content_.Of(part)).occupied >> bit & 1) == 0;
}

bool LaneWalk::IsInner(int column) const {
  const PartShape& shape = ShapeOf(part_);
  if (straddles_ || column < shape.first_column) return false;
  return !shape.has_right_seam || column + LengthOf(mark_) <= shape.first_column + shape.width;
}

bool LaneWalk::Covers(int part, int column) const {
  const int inside = column - ShapeOf(part).first_column;
  return inside < ShapeOf(part).width && inside + LengthOf(mark_) > 0;
}

Picture LaneWalk::PictureWithout(int part) const {
  const PartShape& shape = ShapeOf(part);
  Picture picture = space_.table(part)[content_.Of(part)];
  if (!IsAtStart(part)) return picture;
  for (int i = 0; i < LengthOf(mark_); ++i) {
    const int column = column_ + i - shape.first_column;
    if (column < 0 || column >= shape.width) continue;
    picture = picture.With(rows_[static_cast<size_t>(part)], column, shape, Mark::kNothing);
  }
  return picture;
}

Content LaneWalk::Place(int column, std::array<PictureTable, kPartCount>& tables) {
  Content content = content_;
  for (int part = 0; part < kPartCount; ++part) {
    const auto index = static_cast<size_t>(part);
    if (rows_[index] < 0) continue;
    if (!Covers(part, column)) {
      if (!IsAtStart(part)) continue;
      if (!without_[index]) without_[index] = tables[index].IdOf(PictureWithout(part));
      content = content.With(part, *without_[index]);
      continue;
    }
    const PartShape& shape = ShapeOf(part);
    Picture picture = PictureWithout(part);
    for (int i = 0; i < LengthOf(mark_); ++i) {
      const int inside = column + i - shape.first_column;
      if (inside < 0 || inside >= shape.width) continue;
      if (i == 0) {
        picture = picture.With(rows_[index], inside, shape, mark_);
      } else if (column < shape.first_column) {
        picture = picture.With(rows_[index], inside, shape, TailOf(mark_));
      }
    }
    content = content.With(part, tables[index].IdOf(picture));
  }
  return content;
}

}  // namespace rushkit
