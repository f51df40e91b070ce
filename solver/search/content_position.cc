#include "solver/search/content_position.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <string>
#include <utility>

#include "absl/status/statusor.h"

namespace rushkit {
namespace {

// Writes the vehicles of a content, as it is seen by its hero, into a set-up.
class Writer {
 public:
  Writer(const Position& like, Offsets offsets) : offsets_(offsets) {
    setup_.grid = like.grid();
    setup_.left_offset = offsets.left.value();
    setup_.right_offset = offsets.right.value();
    // From the last letter on, so that the first ones are taken first.
    for (auto vehicle = like.vehicles().rbegin(); vehicle != like.vehicles().rend(); ++vehicle) {
      if (!vehicle->is_hero())
        LettersOf(vehicle->orientation, vehicle->length).push_back(vehicle->letter);
    }
  }

  void Write(int part, const Picture& picture) {
    const PartShape& shape = kPartShapes[static_cast<size_t>(part)];
    ForEachMark(picture, shape, [&](int row, int column, Mark mark) {
      const Cell cell{Row(row), Column(shape.first_column + column)};
      if (mark == Mark::kOtherTail && part == 0) {
        Add(kSilverLetter, cell);  // its first cell is off the grid
      } else if (!IsTail(mark)) {
        WriteVehicle(mark, cell);
      }
    });
  }

  Position ToPosition() const {
    absl::StatusOr<Position> position = Position::From(setup_);
    assert(position.ok());
    return *std::move(position);
  }

 private:
  std::string& LettersOf(Orientation orientation, Length length) {
    return letters_[{orientation, length.value()}];
  }

  char TakeLetter(Mark mark) {
    if (mark == Mark::kHero) return kGoldLetter;
    if (mark == Mark::kOther) return kSilverLetter;
    std::string& letters =
        LettersOf(IsVertical(mark) ? Orientation::kVertical : Orientation::kHorizontal,
                  Length(LengthOf(mark)));
    assert(!letters.empty());
    const char letter = letters.back();
    letters.pop_back();
    return letter;
  }

  void WriteVehicle(Mark mark, Cell first) {
    const char letter = TakeLetter(mark);
    const int table_row = first.row.value() + OffsetAt(first.column);
    for (int i = 0; i < LengthOf(mark); ++i) {
      if (IsVertical(mark)) {
        Add(letter, {Row(first.row.value() + i), first.column});
        continue;
      }
      const int column = first.column.value() + i;
      if (!setup_.grid.HasColumn(column)) continue;  // a hero that is leaving
      Add(letter, {Row(table_row - OffsetAt(Column(column))), Column(column)});
    }
  }

  int OffsetAt(Column column) const { return offsets_.Of(setup_.grid.PartAt(column)).value(); }
  void Add(char letter, Cell cell) { setup_.cells.push_back({letter, cell, {}}); }

  Offsets offsets_;
  Setup setup_;
  std::map<std::pair<Orientation, int>, std::string> letters_;
};

}  // namespace

Position PositionOf(const Contents& at, const ContentSpace& space, Player hero,
                    const Position& like) {
  assert(at.offsets.size() == 1);
  // A content is always seen so that its hero leaves at the right.
  Writer writer(like, at.offsets.First());
  for (int part = 0; part < kPartCount; ++part) {
    writer.Write(part, space.table(part)[at.content.Of(part)]);
  }
  const Position position = writer.ToPosition();
  return hero == Player::kGold ? position : position.Mirrored();
}

}  // namespace rushkit
