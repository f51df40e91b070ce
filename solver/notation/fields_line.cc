#include "solver/notation/fields_line.h"

#include <optional>
#include <utility>

#include "absl/algorithm/container.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "solver/notation/position_classic.h"
#include "solver/notation/position_code.h"
#include "solver/notation/position_database.h"
#include "solver/notation/position_groups.h"

namespace rushkit {
namespace {

constexpr absl::string_view kBlanks = " \t";

bool HasSlash(const Word& word) { return absl::StrContains(word.text, '/'); }
bool IsCode(const Word& word) { return HasSlash(word) && LooksLikePositionCode(word.text); }
bool IsClassic(const Word& word) { return LooksLikeClassic(word.text); }

// What a line of that format must hold.
absl::string_view Expected(PositionFormat format) {
  switch (format) {
    case PositionFormat::kClassic:
    case PositionFormat::kDatabase:
      return "a word of 36 characters";
    case PositionFormat::kGroups:
      return "as many words of cells as each has cells, 4 to 12";
    default:
      return "a word of rows with / between, or of 36 characters";
  }
}

// The words that are the position, or what is wrong with their number.
absl::StatusOr<WordRange> FindPosition(absl::Span<const Word> words, PositionFormat format,
                                       TextLocation start) {
  if (format == PositionFormat::kGroups) {
    if (const std::optional<WordRange> groups = FindGroups(words)) return *groups;
  } else {
    const auto is_position = format != PositionFormat::kCode   ? IsClassic
                             : absl::c_any_of(words, IsCode)   ? IsCode
                             : absl::c_any_of(words, HasSlash) ? HasSlash
                                                               : IsClassic;
    const auto first = absl::c_find_if(words, is_position);
    const auto second =
        first == words.end() ? first : std::find_if(first + 1, words.end(), is_position);
    if (second != words.end()) {
      return Wrong(
          second->where,
          absl::StrCat("a second word ", HasSlash(*second) ? "with a /" : "of 36 characters", ", ",
                       Quoted(second->text), "; expected one position"));
    }
    if (first != words.end()) return WordRange{static_cast<size_t>(first - words.begin()), 1};
  }
  return Wrong(start, absl::StrCat("no position in this line; expected ", Expected(format)));
}

absl::StatusOr<Position> ReadWords(absl::Span<const Word> words, WordRange range,
                                   PositionFormat format, Connection connection) {
  const Word& first = words[range.first];
  switch (format) {
    case PositionFormat::kGroups:
      return ReadPositionGroups(words.subspan(range.first, range.count));
    case PositionFormat::kClassic:
      return ReadPositionClassic(first.text, first.where);
    case PositionFormat::kDatabase:
      return ReadPositionDatabase(words, range.first);
    default:
      return ReadPositionCode(first.text, connection, first.where);
  }
}

}  // namespace

PositionFormat FormatOfFields(absl::string_view line) {
  const std::vector<Word> words = SplitWords(line, kBlanks, {});
  if (absl::c_any_of(words, IsCode)) return PositionFormat::kCode;
  if (LooksLikeDatabase(words)) return PositionFormat::kDatabase;
  if (absl::c_any_of(words, IsClassic)) return PositionFormat::kClassic;
  return FindGroups(words) ? PositionFormat::kGroups : PositionFormat::kCode;
}

FieldsLine ReadFields(absl::string_view line, PositionFormat format, Connection connection,
                      TextLocation start) {
  const std::vector<Word> words = SplitWords(line, kBlanks, start);
  const absl::StatusOr<WordRange> range = FindPosition(words, format, start);
  const WordRange position = range.value_or(WordRange());
  FieldsLine read;
  for (size_t i = 0; i < words.size(); ++i) {
    const absl::string_view text = words[i].text;
    if (i >= position.first && i < position.first + position.count) continue;
    if (i == 0 && !IsNumber(text)) {
      read.name = std::string(text);
    } else {
      read.fields.emplace_back(text);
    }
  }
  if (range.ok()) {
    read.position = ReadWords(words, position, format, connection);
  } else {
    read.position = range.status();
  }
  return read;
}

}  // namespace rushkit
