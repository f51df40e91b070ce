#include "solver/search/picture_table.h"

#include <algorithm>

namespace rushkit {
namespace {

uint32_t BitOf(int row, int column, const PartShape& shape) {
  return uint32_t{1} << (row * shape.width + column);
}

// The cells of the part that a vehicle covers, given the mark of its first cell here.
uint32_t CellsOf(int row, int column, Mark mark, const PartShape& shape) {
  uint32_t cells = 0;
  for (int i = 0; i < LengthOf(mark); ++i) {
    if (IsVertical(mark)) {
      cells |= BitOf(row + i, column, shape);
    } else if (column + i < shape.width) {
      cells |= BitOf(row, column + i, shape);
    }
  }
  return cells;
}

bool ReachesOut(int column, Mark mark, const PartShape& shape) {
  return shape.has_right_seam && IsHorizontal(mark) && column + LengthOf(mark) > shape.width;
}

bool MayMove(Mark mark) { return mark != Mark::kOther && !IsTail(mark); }

// A row seen from the edge at which `column` starts, going by `step`.
EdgeView ViewFrom(int column, int step, int row, const Picture& picture, uint32_t occupied,
                  const PartShape& shape) {
  EdgeView view;
  const auto is_inside = [&shape](int c) { return c >= 0 && c < shape.width; };
  while (is_inside(column) && (occupied & BitOf(row, column, shape)) == 0) {
    ++view.room;
    column += step;
  }
  // From the right the cell met first is a vehicle's last one here: its mark is further left.
  for (int first = column; is_inside(column) && is_inside(first); --first) {
    const Mark mark = picture.At(row, first, shape);
    if (mark == Mark::kNothing) continue;
    const bool covers = (CellsOf(row, first, mark, shape) & BitOf(row, column, shape)) != 0;
    if (covers && IsHorizontal(mark) && MayMove(mark)) {
      view.mark = mark;
      view.column = static_cast<int8_t>(first);
    }
    break;
  }
  return view;
}

}  // namespace

PictureFacts FactsOf(const Picture& picture, const PartShape& shape) {
  PictureFacts facts;
  ForEachMark(picture, shape, [&](int row, int column, Mark mark) {
    facts.occupied |= CellsOf(row, column, mark, shape);
    if (facts.reaches_out_row < 0 && ReachesOut(column, mark, shape)) {
      facts.reaches_out_row = static_cast<int8_t>(row);
    }
    if (facts.reaches_in_row < 0 && shape.has_left_seam && IsTail(mark)) {
      facts.reaches_in_row = static_cast<int8_t>(row);
    }
    if (mark == Mark::kHero) {
      facts.hero_row = static_cast<int8_t>(row);
      facts.hero_column = static_cast<int8_t>(column);
    }
  });
  for (int row = 0; row < kPictureRows; ++row) {
    const auto index = static_cast<size_t>(row);
    facts.from_left[index] = ViewFrom(0, 1, row, picture, facts.occupied, shape);
    facts.from_right[index] = ViewFrom(shape.width - 1, -1, row, picture, facts.occupied, shape);
  }
  return facts;
}

PictureId PictureTable::IdOf(const Picture& picture) {
  if (pictures_.size() == most_ && pictures_.Find(picture) == pictures_.kNone) {
    overflowed_ = true;
    return 0;
  }
  const PictureId id = pictures_.FindOrAdd(picture);
  if (id == facts_.size()) {
    facts_.push_back(rushkit::FactsOf(picture, shape_));
    ranges_.push_back({});
  }
  return id;
}

size_t PictureTable::bytes() const {
  return pictures_.bytes() + facts_.capacity() * sizeof(PictureFacts) +
         ranges_.capacity() * sizeof(Range) + outcomes_.capacity() * sizeof(PictureId);
}

absl::Span<const PictureId> PictureTable::AfterOneSpace(PictureId id) {
  const Range& range = RangeOf(id);
  return absl::MakeSpan(outcomes_).subspan(range.begin, range.middle - range.begin);
}

absl::Span<const PictureId> PictureTable::AfterMoreSpaces(PictureId id) {
  const Range& range = RangeOf(id);
  return absl::MakeSpan(outcomes_).subspan(range.middle, range.end - range.middle);
}

absl::Span<const PictureId> PictureTable::AfterDrive(PictureId id) {
  const Range& range = RangeOf(id);
  return absl::MakeSpan(outcomes_).subspan(range.begin, range.end - range.begin);
}

const PictureTable::Range& PictureTable::RangeOf(PictureId id) {
  if (ranges_[id].is_known) return ranges_[id];
  Range range;
  range.is_known = true;
  const Picture picture = pictures_[id];
  const auto add = [&](bool one_space) {
    ForEachMark(picture, shape_, [&](int row, int column, Mark mark) {
      if (MayMove(mark) && !ReachesOut(column, mark, shape_)) {
        AddDrives(id, row, column, mark, one_space);
      }
    });
    return static_cast<uint32_t>(outcomes_.size());
  };
  range.begin = static_cast<uint32_t>(outcomes_.size());
  range.middle = add(true);
  range.end = add(false);
  ranges_[id] = range;
  return ranges_[id];
}

// Both ways, by one space or by two and more. The hero may stand with its front over the right edge
// of the grid; every other vehicle stays wholly in the part.
void PictureTable::AddDrives(PictureId id, int row, int column, Mark mark, bool one_space) {
  const Picture picture = pictures_[id];
  const Picture without = picture.With(row, column, shape_, Mark::kNothing);
  const uint32_t others = facts_[id].occupied & ~CellsOf(row, column, mark, shape_);
  const bool is_vertical = IsVertical(mark);
  const bool may_overhang = mark == Mark::kHero && !shape_.has_right_seam;
  const int last = is_vertical ? kPictureRows - LengthOf(mark)
                               : shape_.width - (may_overhang ? 1 : LengthOf(mark));
  const int start = is_vertical ? row : column;
  for (const int step : {-1, 1}) {
    for (int place = start + step; place >= 0 && place <= last; place += step) {
      const int new_row = is_vertical ? place : row;
      const int new_column = is_vertical ? column : place;
      if ((CellsOf(new_row, new_column, mark, shape_) & others) != 0) break;
      const bool is_near = place == start + step;
      if (is_near != one_space) continue;
      outcomes_.push_back(IdOf(without.With(new_row, new_column, shape_, mark)));
    }
  }
}

}  // namespace rushkit
