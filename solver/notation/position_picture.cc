#include "solver/notation/position_picture.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "solver/notation/position_rows.h"
#include "solver/notation/text.h"
#include "solver/notation/written_grid.h"

namespace rushkit {
namespace {

constexpr int kParts = 3;
// The neighbours reading lets one side stand five rows up and the other five rows down.
constexpr int kMostLines = 16;
constexpr std::array<absl::string_view, kParts> kPartNames = {"left", "middle", "right"};

// What one line shows of each part: cells without blanks around, or an empty word.
using Line = std::array<Word, kParts>;

Word Stripped(absl::string_view text, TextLocation where) {
  const std::vector<Word> words = SplitWords(text, " ", where);
  if (words.empty()) return {"", where};
  const char* end = words.back().text.data() + words.back().text.size();
  const char* begin = words.front().text.data();
  return {absl::string_view(begin, static_cast<size_t>(end - begin)), words.front().where};
}

// The rows of one part on its way down the picture.
struct PartRows {
  int count = 0;
  int first_line = 0;
  int last_line = 0;
  TextLocation where;               // of the first row
  std::optional<TextLocation> gap;  // of the first row that does not follow the one before
};

class PictureReader {
 public:
  PictureReader(Connection connection, TextLocation start)
      : written_(Grid::Shift(connection), start), start_(start) {
    for (PartRows& part : parts_) part.where = start;
  }

  absl::StatusOr<Position> Read(absl::Span<const absl::string_view> lines) {
    const bool has_seams = std::any_of(lines.begin(), lines.end(), [](absl::string_view line) {
      return line.find('|') != absl::string_view::npos;
    });
    for (size_t i = 0; i < lines.size() && i < kMostLines; ++i) {
      const absl::string_view text = WithoutTrailingBlanks(lines[i]);
      const TextLocation where = LineStart(i);
      if (!CheckTabs(text, where)) continue;
      const std::optional<Line> line = has_seams ? AtSeams(text, where) : AtColumns(text, where);
      if (line) ReadLine(*line, static_cast<int>(i));
    }
    if (lines.size() > kMostLines) ReportTooLong(lines.size());
    CheckParts();
    return written_.ToPosition();
  }

 private:
  TextLocation LineStart(size_t index) const {
    return index == 0 ? start_ : TextLocation{start_.line + static_cast<int>(index), 1};
  }

  int WidthOf(int part) const {
    const int left = written_.grid().SeamColumn(Side::kLeft).value();
    const int right = written_.grid().SeamColumn(Side::kRight).value();
    return part == 0 ? left : part == 1 ? right - left : written_.grid().width() - right;
  }

  int FirstColumnOf(int part) const {
    return part == 0 ? 0 : FirstColumnOf(part - 1) + WidthOf(part - 1);
  }

  // A line that cannot be taken apart: its rows are missing, so no row is known any more.
  void LoseLine(TextLocation where, std::string message) {
    written_.Report(where, std::move(message));
    written_.LoseRows();
    lost_a_line_ = true;
  }

  void ReportTooLong(size_t lines) {
    LoseLine(LineStart(kMostLines),
             absl::StrCat("a picture of ", lines, " lines; expected at most ", kMostLines));
  }

  bool CheckTabs(absl::string_view text, TextLocation where) {
    const size_t tab = text.find('\t');
    if (tab == absl::string_view::npos) return true;
    LoseLine(Right(where, tab), "a tab in a picture; expected blanks");
    return false;
  }

  std::optional<Line> AtSeams(absl::string_view text, TextLocation where) {
    const auto seams = std::count(text.begin(), text.end(), '|');
    if (seams != kParts - 1) {
      LoseLine(where, absl::StrCat(seams, seams == 1 ? " seam" : " seams",
                                   " in this line; expected 2, as in .....|....|....."));
      return std::nullopt;
    }
    const size_t first = text.find('|');
    const size_t second = text.rfind('|');
    return Line{Stripped(text.substr(0, first), where),
                Stripped(text.substr(first + 1, second - first - 1), Right(where, first + 1)),
                Stripped(text.substr(second + 1), Right(where, second + 1))};
  }

  std::optional<Line> AtColumns(absl::string_view text, TextLocation where) {
    const Word row = Stripped(text, where);
    const std::vector<Word> cells = CharactersOf(row.text, row.where);
    const int width = written_.grid().width();
    if (cells.size() != static_cast<size_t>(width)) {
      LoseLine(row.where, absl::StrCat("a row of ", cells.size(), " cells; expected ", width));
      return std::nullopt;
    }
    Line line;
    for (int part = 0; part < kParts; ++part) {
      const Word& first = cells[FirstColumnOf(part)];
      const Word& last = cells[FirstColumnOf(part) + WidthOf(part) - 1];
      const size_t size = last.text.data() + last.text.size() - first.text.data();
      line[part] = {absl::string_view(first.text.data(), size), first.where};
    }
    return line;
  }

  void ReadLine(const Line& line, int index) {
    for (int part = 0; part < kParts; ++part) {
      if (line[part].text.empty()) continue;
      PartRows& rows = parts_[part];
      if (rows.count == 0) {
        rows.first_line = index;
        rows.where = line[part].where;
      } else if (index != rows.last_line + 1 && !rows.gap) {
        rows.gap = line[part].where;
      }
      rows.last_line = index;
      if (rows.count < written_.grid().height()) ReadPartRow(line[part], part, rows.count);
      ++rows.count;
    }
  }

  void ReadPartRow(const Word& cells, int part, int row) {
    int columns = 0;
    for (const Word& character : CharactersOf(cells.text, cells.where)) {
      if (columns < WidthOf(part)) {
        written_.ReadCell(character.text, {Row(row), Column(FirstColumnOf(part) + columns)},
                          character.where);
      }
      ++columns;
    }
    if (columns == WidthOf(part)) return;
    written_.DamageRow(row);
    written_.Report(cells.where, absl::StrCat("the ", kPartNames[part], " part shows ", columns,
                                              columns == 1 ? " cell" : " cells", " here; expected ",
                                              WidthOf(part), " or none"));
  }

  void CheckParts() {
    if (lost_a_line_) return;
    const int rows = parts_[0].count;
    const bool agree = std::all_of(parts_.begin(), parts_.end(), [rows](const PartRows& part) {
      return part.count == rows && !part.gap;
    });
    if (agree && rows != written_.grid().height()) {
      return LoseLine(start_, absl::StrCat(rows, rows == 1 ? " row" : " rows", "; expected ",
                                           written_.grid().height()));
    }
    for (int part = 0; part < kParts; ++part) CheckPart(parts_[part], kPartNames[part]);
    const std::optional<int> left = OffsetOf(0);
    const std::optional<int> right = OffsetOf(2);
    if (left && right) return written_.SetOffsets(*left, *right, start_);
    written_.LoseOffsets();
  }

  // How many rows a side stands down against the middle, or nothing after a complaint.
  std::optional<int> OffsetOf(int side) {
    const int rows = parts_[side].first_line - parts_[1].first_line;
    if (Offset::Holds(rows)) return rows;
    written_.Report(parts_[side].where,
                    absl::StrCat("the ", kPartNames[side], " part begins ", std::abs(rows),
                                 rows < 0 ? " rows above" : " rows below",
                                 " the middle; expected at most ", Offset::kHighest));
    return std::nullopt;
  }

  void CheckPart(const PartRows& part, absl::string_view name) {
    const int expected = written_.grid().height();
    if (part.gap) {
      written_.Report(*part.gap, absl::StrCat("the ", name, " part is interrupted; expected its ",
                                              expected, " rows one below the other"));
    }
    if (part.count != expected) {
      written_.Report(part.where,
                      absl::StrCat("the ", name, " part shows ", part.count,
                                   part.count == 1 ? " row" : " rows", "; expected ", expected));
    }
    if (part.gap || part.count != expected) written_.LoseRows();
  }

  WrittenGrid written_;
  TextLocation start_;
  std::array<PartRows, kParts> parts_;
  bool lost_a_line_ = false;
};

bool IsBlankLine(absl::string_view line) { return WithoutTrailingBlanks(line).empty(); }

}  // namespace

absl::StatusOr<Position> ReadPositionPicture(absl::Span<const absl::string_view> lines,
                                             Connection connection, TextLocation start) {
  while (!lines.empty() && IsBlankLine(lines.back())) lines.remove_suffix(1);
  while (!lines.empty() && IsBlankLine(lines.front())) {
    lines.remove_prefix(1);
    start = {start.line + 1, 1};
  }
  const bool is_boxed = !lines.empty() && LooksLikeRows(lines);
  if (is_boxed) return ReadPositionRows(lines, start);
  return PictureReader(connection, start).Read(lines);
}

std::string WritePositionPicture(const Position& position) {
  const Grid& grid = position.grid();
  const std::vector<std::string> rows = WriteRows(position);
  if (!grid.has_sides()) return absl::StrCat(absl::StrJoin(rows, "\n"), "\n");
  const int left = position.offsets().left.value();
  const int right = position.offsets().right.value();
  std::string picture;
  for (int line = std::min({left, 0, right}); line < std::max({left, 0, right}) + grid.height();
       ++line) {
    std::string text;
    for (int column = 0; column < grid.width(); ++column) {
      if (column == grid.SeamColumn(Side::kLeft).value() ||
          column == grid.SeamColumn(Side::kRight).value()) {
        text.push_back('|');
      }
      const int row = position.LocalRow(line, Column(column));
      text.push_back(grid.HasRow(row) ? rows[row][column] : ' ');
    }
    absl::StrAppend(&picture, WithoutTrailingBlanks(text), "\n");
  }
  return picture;
}

}  // namespace rushkit
