#include "solver/notation/boxed_rows.h"

#include <algorithm>
#include <string>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"

namespace rushkit {
namespace {

void ReadRow(WrittenGrid& written, const Word& text, int row, CellReader read_cell) {
  const std::vector<Word> cells = CharactersOf(text.text, text.where);
  const auto width = static_cast<size_t>(written.grid().width());
  for (size_t i = 0; i < std::min(cells.size(), width); ++i) {
    read_cell(written, cells[i], {Row(row), Column(static_cast<int>(i))});
  }
  if (cells.size() == width) return;
  written.DamageRow(row);
  written.Report(
      cells.size() > width ? cells[width].where : Right(text.where, text.text.size()),
      absl::StrCat("row ", row, " has ", Counted(cells.size(), "cell"), "; expected ", width));
}

}  // namespace

int UsualWidth(absl::Span<const int> widths) {
  // No grid is wider than what the last count is for.
  std::vector<int> counts(Column::kHighest + 3);
  const auto count_of = [&counts](int width) -> int& {
    return counts[std::min<size_t>(static_cast<size_t>(width), counts.size() - 1)];
  };
  for (const int width : widths) ++count_of(width);
  int usual = 0;
  int most = 0;
  for (const int width : widths) {
    if (count_of(width) > most) {
      most = count_of(width);
      usual = width;
    }
  }
  return usual;
}

absl::StatusOr<WrittenGrid> StartBoxed(int rows, int width, TextLocation where) {
  const std::string expected = absl::StrCat("; expected ", kFewestRows, " to ", kMostRows);
  if (!IsBoxedSize(rows)) {
    return Wrong(where, absl::StrCat(Counted(static_cast<size_t>(rows), "row"), expected));
  }
  if (!IsBoxedSize(width)) {
    return Wrong(where,
                 absl::StrCat("rows of ", Counted(static_cast<size_t>(width), "cell"), expected));
  }
  return WrittenGrid(*Grid::Boxed(rows, width, Bitboard()), where);
}

std::vector<Word> RowsOf(absl::Span<const absl::string_view> lines, TextLocation start) {
  std::vector<Word> rows;
  for (const absl::string_view line : lines) {
    const absl::string_view text = absl::StripAsciiWhitespace(line);
    rows.push_back({text, Right(start, static_cast<size_t>(text.data() - line.data()))});
    start = {start.line + 1, 1};
  }
  return rows;
}

absl::StatusOr<WrittenGrid> ReadBoxedRows(absl::Span<const Word> rows, TextLocation where,
                                          CellReader read_cell) {
  std::vector<int> widths;
  for (const Word& row : rows) {
    widths.push_back(static_cast<int>(CharactersOf(row.text, row.where).size()));
  }
  absl::StatusOr<WrittenGrid> written =
      StartBoxed(static_cast<int>(rows.size()), UsualWidth(widths), where);
  if (!written.ok()) return written;
  for (size_t i = 0; i < rows.size(); ++i) {
    ReadRow(*written, rows[i], static_cast<int>(i), read_cell);
  }
  return written;
}

}  // namespace rushkit
