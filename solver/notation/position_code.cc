#include "solver/notation/position_code.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "solver/notation/boxed_rows.h"
#include "solver/notation/position_classic.h"
#include "solver/notation/text.h"
#include "solver/notation/written_grid.h"

namespace rushkit {
namespace {

constexpr int kShiftRows = 6;
constexpr int kShiftWidth = 14;

bool IsDigit(char c) { return absl::ascii_isdigit(static_cast<unsigned char>(c)); }

// Reads one row of a code from left to right.
class RowReader {
 public:
  RowReader(WrittenGrid& written, int row, TextLocation start)
      : written_(written), row_(row), start_(start) {}

  void Read(absl::string_view text) {
    for (size_t i = 0; i < text.size();) {
      const absl::string_view character = CharacterAt(text, i);
      ReadCharacter(character, Right(start_, i));
      i += character.size();
    }
    EndNumber();
    if (columns_ == Width()) return;
    written_.Report(columns_ > Width() ? end_of_grid_ : Right(start_, text.size()),
                    absl::StrCat("row ", row_, " has ", columns_, " cells; expected ", Width()));
    written_.DamageRow(row_);
  }

 private:
  struct Number {
    std::string digits;
    TextLocation where;
  };

  int Width() const { return written_.grid().width(); }

  void ReadCharacter(absl::string_view character, TextLocation where) {
    const char c = character.front();
    if (IsBlank(c)) return;
    if (IsDigit(c)) {
      if (!number_) number_ = Number{"", where};
      number_->digits.push_back(c);
      return;
    }
    EndNumber();
    if (c == '|') return ReadSeam(where);
    if (columns_ < Width()) {
      written_.ReadCell(character, {Row(row_), Column(columns_)}, where);
    }
    AddColumns(1, where);
  }

  void EndNumber() {
    if (!number_) return;
    const int cells = ReadDigits(number_->digits).value_or(0);
    if (cells == 0 && !std::exchange(complained_of_number_, true)) {
      written_.Report(number_->where, "a run of 0 empty cells; expected 1 or more");
    }
    AddColumns(cells, number_->where);
    number_.reset();
  }

  void AddColumns(int cells, TextLocation where) {
    if (columns_ <= Width() && columns_ + cells > Width()) end_of_grid_ = where;
    columns_ = std::min(columns_ + cells, kHugeNumber);
  }

  void ReadSeam(TextLocation where) {
    const Grid& grid = written_.grid();
    const bool is_seam = columns_ == grid.SeamColumn(Side::kLeft).value() ||
                         columns_ == grid.SeamColumn(Side::kRight).value();
    if ((!is_seam || columns_ == last_seam_) && !complained_of_seam_) {
      complained_of_seam_ = true;
      written_.Report(where, is_seam ? absl::StrCat("a second | after ", columns_, " cells")
                                     : absl::StrCat("a seam after ", columns_,
                                                    columns_ == 1 ? " cell" : " cells",
                                                    "; expected after 5 or 9"));
      written_.DamageRow(row_);
    }
    last_seam_ = columns_;
  }

  WrittenGrid& written_;
  int row_;
  TextLocation start_;
  TextLocation end_of_grid_;  // of the first cell too many
  int columns_ = 0;
  int last_seam_ = -1;
  // One complaint of each kind a row is enough, and keeps a long text from giving a million.
  bool complained_of_number_ = false;
  bool complained_of_seam_ = false;
  std::optional<Number> number_;
};

void ReadRows(absl::string_view text, TextLocation start, WrittenGrid& written) {
  const int expected = written.grid().height();
  int rows = 0;
  TextLocation first_too_many;
  for (size_t begin = 0; begin <= text.size(); ++rows) {
    const size_t end = std::min(text.find('/', begin), text.size());
    const TextLocation where = Right(start, begin);
    if (rows == expected) first_too_many = where;
    if (rows < expected) RowReader(written, rows, where).Read(text.substr(begin, end - begin));
    begin = end + 1;
  }
  if (rows == expected) return;
  written.LoseRows();
  written.Report(rows > expected ? first_too_many : Right(start, text.size()),
                 absl::StrCat(rows, rows == 1 ? " row" : " rows", "; expected ", expected,
                              " with a / between"));
}

// One offset, blanks ignored, or nothing after a complaint.
std::optional<int> ReadOffset(absl::string_view side, const Word& word, WrittenGrid& written) {
  const std::string text = absl::StrReplaceAll(word.text, {{" ", ""}, {"\t", ""}});
  const bool has_sign = !text.empty() && (text.front() == '-' || text.front() == '+');
  const std::optional<int> rows = ReadDigits(absl::string_view(text).substr(has_sign ? 1 : 0));
  if (rows && *rows <= Offset::kHighest) return has_sign && text.front() == '-' ? -*rows : *rows;
  written.Report(word.where, absl::StrCat("the ", side, " offset is ", Quoted(text),
                                          "; expected a number from -5 to 5"));
  return std::nullopt;
}

void ReadOffsets(absl::string_view text, TextLocation start, WrittenGrid& written) {
  const size_t comma = text.find(',');
  if (comma == absl::string_view::npos) {
    written.Report(start, absl::StrCat("the offsets are ", Quoted(text),
                                       "; expected two numbers, as in 0,-2"));
    return written.LoseOffsets();
  }
  const std::optional<int> left = ReadOffset("left", {text.substr(0, comma), start}, written);
  const std::optional<int> right =
      ReadOffset("right", {text.substr(comma + 1), Right(start, comma + 1)}, written);
  if (left && right) return written.SetOffsets(*left, *right, start);
  written.LoseOffsets();
}

// How many cells each row has, if its characters are right.
std::vector<int> WidthsOf(absl::string_view rows) {
  std::vector<int> widths;
  for (const absl::string_view row : absl::StrSplit(rows, '/')) {
    int cells = 0;
    int run = 0;
    for (size_t i = 0; i < row.size(); i += CharacterAt(row, i).size()) {
      if (IsBlank(row[i])) continue;
      if (IsDigit(row[i])) {
        run = std::min(run * 10 + (row[i] - '0'), kHugeNumber);
        continue;
      }
      cells += std::exchange(run, 0) + 1;
    }
    widths.push_back(std::min(cells + run, kHugeNumber));
  }
  return widths;
}

// 36 letters and dots, blanks aside.
bool IsClassicWord(absl::string_view text) {
  int cells = 0;
  for (const char c : text) {
    if (IsBlank(c)) continue;
    if (!absl::ascii_isalpha(static_cast<unsigned char>(c)) && c != '.') return false;
    ++cells;
  }
  return cells == kClassicSize * kClassicSize;
}

// Whether a row without "/" around is rather six rows than one of a grid with sides.
bool IsLongWord(absl::string_view text) {
  return text.size() > 2 * kShiftWidth && text.size() < 3 * kClassicSize * kClassicSize &&
         std::none_of(text.begin(), text.end(), [](char c) { return c == '/' || IsDigit(c); });
}

bool IsMeantAsShift(absl::string_view code) {
  if (code.find_first_of(":|") != absl::string_view::npos) return true;
  return !IsLongWord(code) && !IsBoxedSize(UsualWidth(WidthsOf(code)));
}

absl::StatusOr<Position> ReadBoxed(absl::string_view code, TextLocation start) {
  if (code.find('/') == absl::string_view::npos) return ReadPositionClassic(code, start);
  const std::vector<int> widths = WidthsOf(code);
  absl::StatusOr<WrittenGrid> written =
      StartBoxed(static_cast<int>(widths.size()), UsualWidth(widths), start);
  if (!written.ok()) return written.status();
  ReadRows(code, start, *written);
  return written->ToPosition();
}

}  // namespace

bool LooksLikePositionCode(absl::string_view text) {
  const auto is_of_code = [](char c) {
    return absl::ascii_isalnum(static_cast<unsigned char>(c)) || IsBlank(c) ||
           absl::string_view("./|:,+-").find(c) != absl::string_view::npos;
  };
  if (!std::all_of(text.begin(), text.end(), is_of_code)) return false;
  const auto slashes = std::count(text.begin(), text.end(), '/');
  if (slashes == 0) return IsClassicWord(text);
  if (slashes == kShiftRows - 1) return true;
  const std::vector<int> widths = WidthsOf(text);
  const int usual = UsualWidth(widths);
  return IsBoxedSize(usual) && IsBoxedSize(static_cast<int>(widths.size())) &&
         2 * std::count(widths.begin(), widths.end(), usual) > static_cast<int>(widths.size());
}

absl::StatusOr<Position> ReadPositionCode(absl::string_view code, Connection connection,
                                          TextLocation start) {
  const size_t colon = code.find(':');
  const absl::string_view rows = code.substr(0, colon);
  if (!IsMeantAsShift(code)) return ReadBoxed(code, start);
  WrittenGrid written(Grid::Shift(connection), start);
  ReadRows(rows, start, written);
  if (colon != absl::string_view::npos) {
    ReadOffsets(code.substr(colon + 1), Right(start, colon + 1), written);
  }
  return written.ToPosition();
}

std::string WritePositionCode(const Position& position) {
  if (IsClassicGrid(position.grid())) return WritePositionClassic(position);
  std::string rows = absl::StrJoin(WriteRows(position), "/");
  if (!position.grid().has_sides()) return rows;
  const Offsets offsets = position.offsets();
  return absl::StrCat(rows, ":", offsets.left.value(), ",", offsets.right.value());
}

}  // namespace rushkit
