#include "solver/search/content_space.h"

#include <cassert>

#include "absl/container/inlined_vector.h"
#include "solver/search/lane_walk.h"

namespace rushkit {
namespace {

Mark MarkOf(const Vehicle& vehicle) {
  switch (vehicle.role) {
    case Role::kGoldHero:
      return Mark::kHero;
    case Role::kSilverHero:
      return Mark::kOther;
    case Role::kBlocker:
      break;
  }
  return vehicle.is_horizontal() ? HorizontalMark(vehicle.length.value())
                                 : VerticalMark(vehicle.length.value());
}

// A place in one part.
struct PartCell {
  int part;
  int row;
  int column;
};

PartCell Locate(const Position& position, int table_row, int column) {
  const int part = position.grid().PartAt(Column(column)).value();
  return {part, position.LocalRow(table_row, Column(column)),
          column - kPartShapes[static_cast<size_t>(part)].first_column};
}

void Draw(const Position& position, const Vehicle& vehicle,
          std::array<Picture, kPartCount>& pictures) {
  const auto mark_at = [&pictures](const PartCell& cell, Mark mark) {
    Picture& picture = pictures[static_cast<size_t>(cell.part)];
    picture =
        picture.With(cell.row, cell.column, kPartShapes[static_cast<size_t>(cell.part)], mark);
  };
  const Mark mark = MarkOf(vehicle);
  const int column = vehicle.at.column.value();
  const int table_row = position.TableRow(vehicle);
  if (!vehicle.is_horizontal()) return mark_at(Locate(position, table_row, column), mark);
  int head_part = -1;
  for (int i = 0; i < vehicle.length.value(); ++i) {
    if (!position.grid().HasColumn(column + i)) continue;
    const PartCell cell = Locate(position, table_row, column + i);
    if (i == 0) {
      head_part = cell.part;
      mark_at(cell, mark);
    } else if (cell.part != head_part) {
      mark_at(cell, TailOf(mark));
    }
  }
}

}  // namespace

ContentSpace::ContentSpace(const Grid& grid, Player hero, FreeSides sides, uint32_t most_pictures)
    : hero_(hero),
      sides_(hero == Player::kGold ? sides : sides.Mirrored()),
      shifts_(grid),
      tables_{PictureTable(kPartShapes[0], most_pictures),
              PictureTable(kPartShapes[1], most_pictures),
              PictureTable(kPartShapes[2], most_pictures)} {}

Contents ContentSpace::From(const Position& position) {
  const Position seen = hero_ == Player::kGold ? position : position.Mirrored();
  std::array<Picture, kPartCount> pictures;
  for (const Vehicle& vehicle : seen.vehicles()) Draw(seen, vehicle, pictures);
  return {Content(tables_[0].IdOf(pictures[0]), tables_[1].IdOf(pictures[1]),
                  tables_[2].IdOf(pictures[2])),
          OffsetSet::Only(seen.offsets())};
}

void ContentSpace::Drives(const Contents& from, Distance distance, Visit visit) {
  for (int part = 0; part < kPartCount; ++part) InnerDrives(from, part, distance, visit);
  SeamDrives(from, distance, visit);
}

void ContentSpace::InnerDrives(const Contents& from, int part, Distance distance, Visit visit) {
  PictureTable& table = TableOf(part);
  const PictureId id = from.content.Of(part);
  const absl::Span<const PictureId> after =
      distance == Distance::kOneSpace ? table.AfterOneSpace(id) : table.AfterDrive(id);
  // A copy, because `visit` may make the table grow.
  const absl::InlinedVector<PictureId, 64> outcomes(after.begin(), after.end());
  for (const PictureId outcome : outcomes) visit(from.content.With(part, outcome), from.offsets);
}

void ContentSpace::SeamDrives(const Contents& from, Distance distance, Visit visit) {
  const int most = distance == Distance::kOneSpace ? 1 : kGridColumns;
  const auto drive = [&](int part, int row, const EdgeView& view, bool from_right) {
    if (view.mark == Mark::kNothing) return;
    LaneWalk walk(*this, from.content, part, row, view.column);
    // A vehicle that straddles is seen from the right of its first part; it goes both ways.
    if (walk.straddles() && !from_right) return;
    for (const int step : {-1, 1}) {
      if (!walk.straddles() && (step > 0) != from_right) continue;
      walk.Walk(step, most, from.offsets, [&](int column, OffsetSet offsets) {
        if (column == kGridColumns || walk.IsInner(column)) return;
        visit(walk.Place(column, tables_), offsets);
      });
    }
  };
  for (int part = 0; part < kPartCount; ++part) {
    const PictureFacts facts = FactsOf(from.content, part);  // a copy: `visit` may add pictures
    for (int row = 0; row < kPictureRows; ++row) {
      const auto index = static_cast<size_t>(row);
      if (TableOf(part).shape().has_left_seam) drive(part, row, facts.from_left[index], false);
      if (TableOf(part).shape().has_right_seam) drive(part, row, facts.from_right[index], true);
    }
  }
}

OffsetSet ContentSpace::Shifts(const Contents& from, Distance distance) const {
  OffsetSet shifted;
  for (const Side side : {Side::kLeft, Side::kRight}) {
    if (!sides_.Has(side) || IsLocked(from.content, side)) continue;
    shifted = shifted | (distance == Distance::kOneSpace ? shifts_.OneRow(from.offsets, side)
                                                         : shifts_.AnyRows(from.offsets, side));
  }
  return shifted;
}

OffsetSet ContentSpace::Exits(const Contents& from, Distance distance) {
  OffsetSet exits;
  for (int part = 0; part < kPartCount; ++part) {
    const PictureFacts& facts = FactsOf(from.content, part);
    if (facts.hero_column < 0) continue;
    LaneWalk walk(*this, from.content, part, facts.hero_row, facts.hero_column);
    walk.Walk(1, distance == Distance::kOneSpace ? 1 : kGridColumns, from.offsets,
              [&exits](int column, OffsetSet offsets) {
                if (column == kGridColumns) exits = exits | offsets;
              });
  }
  return exits;
}

Content ContentSpace::WithoutHero(Content content) {
  for (int part = 0; part < kPartCount; ++part) {
    PictureTable& table = TableOf(part);
    const PartShape& shape = table.shape();
    const Picture picture = table[content.Of(part)];
    Picture without = picture;
    ForEachMark(picture, shape, [&](int row, int column, Mark mark) {
      if (mark == Mark::kHero || mark == Mark::kHeroTail) {
        without = without.With(row, column, shape, Mark::kNothing);
      }
    });
    content = content.With(part, table.IdOf(without));
  }
  return content;
}

bool ContentSpace::HasInnerDrive(Content content) {
  for (int part = 0; part < kPartCount; ++part) {
    if (!TableOf(part).AfterOneSpace(content.Of(part)).empty()) return true;
  }
  return false;
}

std::optional<Offset> ContentSpace::LockOf(Content content, Side side) const {
  const int left = side == Side::kLeft ? 0 : 1;
  const int out = FactsOf(content, left).reaches_out_row;
  const int in = FactsOf(content, left + 1).reaches_in_row;
  assert((out < 0) == (in < 0));
  if (out < 0) return std::nullopt;
  // A row of a side meets the row of the middle that lies its offset further down.
  return Offset(side == Side::kLeft ? in - out : out - in);
}

bool ContentSpace::overflowed() const {
  for (const PictureTable& table : tables_) {
    if (table.overflowed()) return true;
  }
  return false;
}

size_t ContentSpace::bytes() const {
  size_t bytes = 0;
  for (const PictureTable& table : tables_) bytes += table.bytes();
  return bytes;
}

}  // namespace rushkit
