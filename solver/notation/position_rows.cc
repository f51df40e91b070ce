#include "solver/notation/position_rows.h"

#include <algorithm>
#include <vector>

#include "absl/strings/ascii.h"
#include "solver/notation/boxed_rows.h"

namespace rushkit {

bool LooksLikeRows(absl::Span<const absl::string_view> lines) {
  std::vector<int> widths;
  for (const absl::string_view line : lines) {
    if (line.find('|') != absl::string_view::npos) return false;
    widths.push_back(static_cast<int>(absl::StripAsciiWhitespace(line).size()));
  }
  return UsualWidth(widths) <= kMostRows;
}

void ReadRowsCell(WrittenGrid& written, const Word& character, Cell cell) {
  if (character.text != "-") written.ReadCell(character.text, cell, character.where);
}

absl::StatusOr<Position> ReadPositionRows(absl::Span<const absl::string_view> lines,
                                          TextLocation start) {
  absl::StatusOr<WrittenGrid> written = ReadBoxedRows(RowsOf(lines, start), start, ReadRowsCell);
  if (!written.ok()) return written.status();
  return written->ToPosition();
}

}  // namespace rushkit
