#include "solver/notation/position_grid_csv.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "absl/algorithm/container.h"
#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "solver/notation/boxed_rows.h"
#include "solver/notation/text.h"
#include "solver/notation/written_grid.h"

namespace rushkit {
namespace {

constexpr absl::string_view kEmpty = "-1";

class GridReader {
 public:
  GridReader(absl::Span<const absl::string_view> lines, TextLocation start) : start_(start) {
    for (const absl::string_view line : lines) {
      rows_.push_back(SplitFields(line, ',', start));
      start = {start.line + 1, 1};
    }
  }

  absl::StatusOr<LetteredPosition> Read() {
    std::vector<int> widths;
    for (const std::vector<Word>& row : rows_) widths.push_back(static_cast<int>(row.size()));
    absl::StatusOr<WrittenGrid> written =
        StartBoxed(static_cast<int>(rows_.size()), UsualWidth(widths), start_);
    if (!written.ok()) return written.status();
    for (size_t row = 0; row < rows_.size(); ++row) ReadRow(static_cast<int>(row), *written);
    written->SetHero(PlaceholderOf(0));
    return Lettered(written->ToPosition());
  }

 private:
  void ReadRow(int row, WrittenGrid& written) {
    const std::vector<Word>& numbers = rows_[static_cast<size_t>(row)];
    const auto width = static_cast<size_t>(written.grid().width());
    for (size_t i = 0; i < std::min(numbers.size(), width); ++i) {
      ReadNumber(numbers[i], {Row(row), Column(static_cast<int>(i))}, written);
    }
    if (numbers.size() == width) return;
    written.DamageRow(row);
    written.Report(numbers.size() > width ? numbers[width].where : numbers.back().where,
                   absl::StrCat("row ", row, " has ", Counted(numbers.size(), "number"),
                                "; expected ", width));
  }

  void ReadNumber(const Word& word, Cell cell, WrittenGrid& written) {
    if (word.text == kEmpty) return;
    const std::optional<int> number = ReadDigits(word.text);
    if (!number.has_value() || *number == kHugeNumber) {
      written.DamageRow(cell.row.value());
      return written.Report(word.where,
                            absl::StrCat("unexpected ", Quoted(word.text),
                                         "; expected a vehicle's number or -1 for an empty cell"));
    }
    const auto known = absl::c_find(numbers_, *number);
    const auto index = static_cast<size_t>(known - numbers_.begin());
    if (known == numbers_.end()) {
      if (numbers_.size() == kMostVehicles) return ReportTooMany(word, written);
      numbers_.push_back(*number);
    }
    written.AddCell(PlaceholderOf(index), cell, word.where);
  }

  void ReportTooMany(const Word& word, WrittenGrid& written) {
    if (std::exchange(has_too_many_, true)) return;
    written.LoseRows();
    written.Report(
        word.where,
        absl::StrCat(word.text, " is one vehicle too many; expected at most ", kMostVehicles));
  }

  // The position under letters, or what is wrong with the vehicles under their numbers.
  absl::StatusOr<LetteredPosition> Lettered(const absl::StatusOr<Position>& position) const {
    if (position.ok()) {
      return WithCodeLetters(*position, [this](char letter) {
        return absl::StrCat(numbers_[IndexOfPlaceholder(letter)]);
      });
    }
    std::vector<std::pair<std::string, std::string>> names;
    for (size_t i = 0; i < numbers_.size(); ++i) {
      names.emplace_back(std::string(1, PlaceholderOf(i)), absl::StrCat(numbers_[i]));
    }
    Diagnostics wrong = FromStatus(position.status());
    for (Diagnostic& one : wrong) one.message = absl::StrReplaceAll(one.message, names);
    return ToStatus(wrong);
  }

  TextLocation start_;
  std::vector<std::vector<Word>> rows_;
  bool has_too_many_ = false;
  std::vector<int> numbers_ = {0};  // by the index of their placeholders; the hero's is 0
};

}  // namespace

bool IsIntegerRow(absl::string_view line) {
  return line.find(',') != absl::string_view::npos && absl::c_all_of(line, [](char c) {
           return absl::ascii_isdigit(static_cast<unsigned char>(c)) || c == '-' || c == ',' ||
                  IsBlank(c);
         });
}

absl::StatusOr<LetteredPosition> ReadPositionGridCsv(absl::Span<const absl::string_view> lines,
                                                     TextLocation start) {
  return GridReader(lines, start).Read();
}

std::string WritePositionGridCsv(const Position& position) {
  const Grid& grid = position.grid();
  std::map<char, int> numbers = {{position.FindHero(Player::kGold)->letter, 0}};
  std::string text;
  for (int row = 0; row < grid.height(); ++row) {
    std::vector<std::string> cells;
    for (int column = 0; column < grid.width(); ++column) {
      const Vehicle* vehicle = position.VehicleOn({Row(row), Column(column)});
      cells.push_back(
          vehicle == nullptr
              ? std::string(kEmpty)
              : absl::StrCat(numbers.emplace(vehicle->letter, numbers.size()).first->second));
    }
    absl::StrAppend(&text, absl::StrJoin(cells, ","), "\n");
  }
  return text;
}

}  // namespace rushkit
