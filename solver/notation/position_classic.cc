#include "solver/notation/position_classic.h"

#include <algorithm>
#include <cassert>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "solver/notation/text.h"
#include "solver/notation/written_grid.h"

namespace rushkit {
namespace {

constexpr int kCells = kClassicSize * kClassicSize;
// How many characters a word may have too many or too few, and how many may be wrong.
constexpr int kTolerance = 3;

Grid EmptyGrid() { return *Grid::Boxed(kClassicSize, kClassicSize, Bitboard()); }

}  // namespace

bool IsClassicGrid(const Grid& grid) {
  return !grid.has_sides() && grid.height() == kClassicSize && grid.width() == kClassicSize;
}

bool LooksLikeClassic(absl::string_view word) {
  const int size = static_cast<int>(word.size());
  if (size < kCells - kTolerance || size > kCells + kTolerance) return false;
  const auto cells = std::count_if(word.begin(), word.end(), [](char c) {
    return absl::ascii_isalpha(static_cast<unsigned char>(c)) || c == '.';
  });
  return cells >= size - kTolerance;
}

absl::StatusOr<Position> ReadPositionClassic(absl::string_view text, TextLocation start) {
  WrittenGrid written(EmptyGrid(), start);
  int cells = 0;
  TextLocation end = Right(start, text.size());
  for (size_t i = 0; i < text.size();) {
    const absl::string_view character = CharacterAt(text, i);
    const TextLocation where = Right(start, i);
    i += character.size();
    if (IsBlank(character.front())) continue;
    if (cells == kCells) end = where;
    if (cells < kCells) {
      const Cell cell{Row(cells / kClassicSize), Column(cells % kClassicSize)};
      written.ReadCell(character, cell, where);
    }
    ++cells;
  }
  if (cells != kCells) {
    written.LoseRows();
    written.Report(end, absl::StrCat(cells, cells == 1 ? " cell" : " cells",
                                     "; expected 36, six rows of six"));
  }
  return written.ToPosition();
}

std::string WritePositionClassic(const Position& position) {
  assert(IsClassicGrid(position.grid()));
  return absl::StrJoin(WriteRows(position, 'o'), "");
}

}  // namespace rushkit
