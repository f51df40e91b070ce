#include "solver/notation/position_car_csv.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>
#include <vector>

#include "absl/algorithm/container.h"
#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "solver/notation/text.h"

namespace rushkit {
namespace {

constexpr absl::string_view kHero = "X";
enum Field : uint8_t { kCar, kOrientation, kColumn, kRow, kLength };
constexpr std::array<absl::string_view, 5> kFields = {"car", "orientation", "col", "row", "length"};

// Reads one list from top to bottom.
class ListReader {
 public:
  ListReader(std::optional<BoxSize> size, TextLocation start) {
    if (size.has_value()) list_.size = *size;
    list_.where = start;
    list_.hero = absl::StrCat("a car ", kHero);
  }

  absl::StatusOr<LetteredPosition> Read(absl::Span<const absl::string_view> lines) && {
    TextLocation where = list_.where;
    for (const absl::string_view line : lines) {
      if (header_.empty()) {
        if (!ReadHeader(line, where)) break;
      } else if (!absl::StartsWith(absl::StripLeadingAsciiWhitespace(line), "#")) {
        ReadCar(line, where);
      }
      where = {where.line + 1, 1};
    }
    return ToPosition(std::move(list_));
  }

 private:
  void Report(TextLocation where, std::string message) {
    list_.wrong.push_back({where, std::move(message)});
  }

  bool ReadHeader(absl::string_view line, TextLocation where) {
    header_ = SplitFields(line, ',', where);
    for (size_t field = 0; field < kFields.size(); ++field) {
      const auto is_it = [field](const Word& word) {
        return absl::EqualsIgnoreCase(word.text, kFields[field]);
      };
      const auto found = absl::c_find_if(header_, is_it);
      columns_[field] = static_cast<size_t>(found - header_.begin());
      if (found == header_.end()) {
        Report(where, absl::StrCat("no ", kFields[field], " in this header; expected ",
                                   absl::StrJoin(kFields, ",")));
      }
    }
    return list_.wrong.empty();
  }

  void ReadCar(absl::string_view line, TextLocation where) {
    const std::vector<Word> words = SplitFields(line, ',', where);
    if (words.size() != header_.size()) {
      return Report(where, absl::StrCat(Counted(words.size(), "field"), "; expected ",
                                        header_.size(), " as in the header"));
    }
    const size_t mistakes = list_.wrong.size();
    WrittenCar car;
    car.where = words[columns_[kCar]].where;
    car.name = std::string(words[columns_[kCar]].text);
    car.is_hero = car.name == kHero;
    if (car.name.empty()) Report(car.where, "no name; expected that of a car");
    const Word& orientation = words[columns_[kOrientation]];
    if (const std::optional<Orientation> read = ReadOrientation(orientation.text)) {
      car.orientation = *read;
    } else {
      Report(orientation.where,
             absl::StrCat("the orientation is ", Quoted(orientation.text), "; expected H or V"));
    }
    car.column = ReadNumber(words[columns_[kColumn]], kColumn) - 1;
    car.row = ReadNumber(words[columns_[kRow]], kRow) - 1;
    car.length = ReadNumber(words[columns_[kLength]], kLength);
    if (list_.wrong.size() == mistakes) list_.cars.push_back(std::move(car));
  }

  // 1 after a complaint.
  int ReadNumber(const Word& word, Field field) {
    const std::optional<int> number = ReadDigits(word.text);
    if (number.has_value() && *number > 0) return *number;
    Report(word.where, absl::StrCat("the ", kFields[field], " is ", Quoted(word.text),
                                    "; expected a whole number from 1 on"));
    return 1;
  }

  CarList list_;
  std::vector<Word> header_;
  std::array<size_t, kFields.size()> columns_ = {};
};

}  // namespace

bool IsCarHeader(absl::string_view line) {
  const std::vector<Word> words = SplitFields(line, ',', {});
  const auto has = [&words](Field field) {
    return absl::c_any_of(words, [field](const Word& word) {
      return absl::EqualsIgnoreCase(word.text, kFields[field]);
    });
  };
  return has(kCar) && has(kOrientation);
}

std::optional<BoxSize> ReadSizeComment(absl::string_view line, TextLocation where) {
  const std::vector<Word> words = SplitWords(line, " \t#", where);
  if (words.size() != 2 || words[0].text != "size") return std::nullopt;
  const size_t x = words[1].text.find('x');
  if (x == absl::string_view::npos) return std::nullopt;
  const std::optional<int> width = ReadDigits(words[1].text.substr(0, x));
  const std::optional<int> height = ReadDigits(words[1].text.substr(x + 1));
  if (!width || !height) return std::nullopt;
  return BoxSize{*height, *width, words[1].where};
}

absl::StatusOr<LetteredPosition> ReadPositionCarCsv(absl::Span<const absl::string_view> lines,
                                                    std::optional<BoxSize> size,
                                                    TextLocation start) {
  if (lines.empty() || !IsCarHeader(lines.front())) {
    return Wrong(start,
                 absl::StrCat("no list of cars; expected a header ", absl::StrJoin(kFields, ",")));
  }
  return ListReader(size, start).Read(lines);
}

WrittenPosition WritePositionCarCsv(const Position& position) {
  const Grid& grid = position.grid();
  WrittenPosition written;
  if (grid.width() != BoxSize().columns || grid.height() != BoxSize().rows) {
    written.text = absl::StrCat("# size ", grid.width(), "x", grid.height(), "\n");
  }
  absl::StrAppend(&written.text, absl::StrJoin(kFields, ","), "\n");
  for (const Vehicle& vehicle : position.vehicles()) {
    const std::string letter(1, vehicle.letter);
    const std::string name = vehicle.is_hero() ? std::string(kHero) : letter;
    assert(vehicle.is_hero() || name != kHero);
    if (name != letter) written.renamed.push_back({letter, kHero.front()});
    absl::StrAppend(&written.text, name, ",", vehicle.is_horizontal() ? "H" : "V", ",",
                    vehicle.at.column.value() + 1, ",", vehicle.at.row.value() + 1, ",",
                    vehicle.length.value(), "\n");
  }
  return written;
}

}  // namespace rushkit
