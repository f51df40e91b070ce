#include "solver/notation/position_blocks.h"

#include <map>
#include <utility>
#include <vector>

#include "absl/algorithm/container.h"
#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "solver/notation/boxed_rows.h"
#include "solver/notation/text.h"
#include "solver/notation/written_grid.h"

namespace rushkit {
namespace {

constexpr char kHero = 'x';
// Cars of the mover's colour, of either length.
constexpr absl::string_view kOwnCars = "xyz";
constexpr absl::string_view kCars = "abcdefghijk";
constexpr absl::string_view kTrucks = "opqr";
constexpr int kCarLength = 2;
constexpr int kTruckLength = 3;

// The letters of vehicles of that length, but for those of the mover's colour.
absl::string_view LettersOf(int length) {
  return length == kCarLength ? kCars : length == kTruckLength ? kTrucks : "";
}

bool IsComment(absl::string_view line) {
  return absl::StartsWith(absl::StripLeadingAsciiWhitespace(line), "-");
}

// The cells of each letter, in reading order.
using Cells = std::map<char, std::vector<TextLocation>>;

void ReadCell(WrittenGrid& written, const Word& character, Cell cell, Cells& cells) {
  const char c = character.text.front();
  if (c == '.') return;
  for (const absl::string_view letters : {kOwnCars, kCars, kTrucks}) {
    if (!absl::StrContains(letters, c)) continue;
    written.AddCell(c, cell, character.where);
    cells[c].push_back(character.where);
    return;
  }
  written.DamageRow(cell.row.value());
  written.Report(character.where,
                 absl::StrCat("unexpected ", Quoted(character.text),
                              "; expected a to k, o to r, x, y, z, or . for an empty cell"));
}

void CheckLengths(const Cells& cells, WrittenGrid& written) {
  for (const auto& [letter, places] : cells) {
    const auto length = static_cast<int>(places.size());
    const bool is_free = absl::StrContains(kOwnCars, letter);
    // One cell alone is wrong whatever its letter.
    if (length < kCarLength || absl::StrContains(LettersOf(length), letter) ||
        (is_free && length <= kTruckLength)) {
      continue;
    }
    written.Report(
        places.front(),
        absl::StrCat("vehicle ", std::string(1, letter), " is ", length, " cells long; expected ",
                     is_free                            ? "2 or 3"
                     : absl::StrContains(kCars, letter) ? "2, as for a to k"
                                                        : "3, as for o to r"));
  }
}

// Why no letter is left for a vehicle of one of the lengths.
absl::Status NoLetter(const Position& position) {
  std::map<int, size_t> counts;
  for (const Vehicle& vehicle : position.vehicles()) {
    const int length = vehicle.length.value();
    if (length > kTruckLength) {
      return absl::InvalidArgumentError(absl::StrCat("blocks holds no vehicle of length ", length));
    }
    if (!vehicle.is_hero()) ++counts[length];
  }
  for (const auto& [length, count] : counts) {
    if (count > LettersOf(length).size()) {
      return absl::InvalidArgumentError(absl::StrCat(
          "blocks has letters for ", LettersOf(length).size(), " vehicles of length ", length));
    }
  }
  return absl::OkStatus();
}

}  // namespace

bool LooksLikeBlock(absl::Span<const absl::string_view> lines) {
  return absl::c_all_of(lines, [](absl::string_view line) {
    return IsComment(line) || absl::c_none_of(line, [](char c) {
             return absl::ascii_isupper(static_cast<unsigned char>(c));
           });
  });
}

absl::StatusOr<LetteredPosition> ReadPositionBlock(absl::Span<const absl::string_view> lines,
                                                   TextLocation start) {
  std::vector<Word> rows = RowsOf(lines, start);
  rows.erase(
      std::remove_if(rows.begin(), rows.end(), [](const Word& row) { return IsComment(row.text); }),
      rows.end());
  Cells cells;
  absl::StatusOr<WrittenGrid> written =
      ReadBoxedRows(rows, start, [&cells](WrittenGrid& grid, const Word& character, Cell cell) {
        ReadCell(grid, character, cell, cells);
      });
  if (!written.ok()) return written.status();
  CheckLengths(cells, *written);
  written->SetHero(kHero);
  const absl::StatusOr<Position> position = written->ToPosition();
  if (!position.ok()) return position.status();
  return WithCodeLetters(*position);
}

absl::StatusOr<WrittenPosition> WritePositionBlock(const Position& position) {
  if (absl::Status status = NoLetter(position); !status.ok()) return status;
  const auto letters_for = [](const Vehicle& vehicle) { return LettersOf(vehicle.length.value()); };
  const auto wish = [&](const Vehicle& vehicle) {
    if (vehicle.is_hero()) return kHero;
    const bool can_keep = absl::StrContains(letters_for(vehicle), vehicle.letter) ||
                          (vehicle.letter != kHero && absl::StrContains(kOwnCars, vehicle.letter));
    return can_keep ? vehicle.letter : '\0';
  };
  LetteredPosition lettered = WithLetters(position, *ChooseLetters(position, wish, letters_for));
  return WrittenPosition{absl::StrCat(absl::StrJoin(WriteRows(lettered.position), "\n"), "\n"),
                         std::move(lettered.renamed)};
}

}  // namespace rushkit
