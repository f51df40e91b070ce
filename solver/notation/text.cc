#include "solver/notation/text.h"

#include <algorithm>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/escaping.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"

namespace rushkit {
namespace {

constexpr size_t kLongestExcerpt = 40;

// A byte as a number from 0 to 255.
int ByteOf(char c) { return static_cast<unsigned char>(c); }

// How many bytes a UTF-8 character has whose first byte is this; 1 for a byte that begins none.
size_t BytesFrom(char first) {
  const int byte = ByteOf(first);
  if (byte >= 0xF0 && byte <= 0xF4) return 4;
  if (byte >= 0xE0 && byte <= 0xEF) return 3;
  return byte >= 0xC2 && byte <= 0xDF ? 2 : 1;
}

// Whether the second byte may follow the first: no character is written longer than it needs to be,
// none is half a surrogate pair, and none is above U+10FFFF.
bool MayFollow(char first, char second) {
  switch (ByteOf(first)) {
    case 0xE0:
      return ByteOf(second) >= 0xA0;
    case 0xED:
      return ByteOf(second) <= 0x9F;
    case 0xF0:
      return ByteOf(second) >= 0x90;
    case 0xF4:
      return ByteOf(second) <= 0x8F;
    default:
      return true;
  }
}

bool IsWhole(absl::string_view character) {
  const auto continues = [](char c) { return (ByteOf(c) & 0xC0) == 0x80; };
  return character.size() == BytesFrom(character[0]) &&
         std::all_of(character.begin() + 1, character.end(), continues) &&
         (character.size() == 1 || MayFollow(character[0], character[1]));
}

}  // namespace

bool IsVehicleLetter(char c) {
  return absl::ascii_isalpha(static_cast<unsigned char>(c)) && c != 'o' && c != 'x';
}

absl::string_view CharacterAt(absl::string_view text, size_t index) {
  const absl::string_view character = text.substr(index, BytesFrom(text[index]));
  return IsWhole(character) ? character : text.substr(index, 1);
}

std::string Quoted(absl::string_view text) {
  std::string quoted = "'";
  size_t end = 0;
  while (end < text.size() && end < kLongestExcerpt) {
    const absl::string_view character = CharacterAt(text, end);
    absl::StrAppend(&quoted,
                    character.size() > 1 ? std::string(character) : absl::CHexEscape(character));
    end += character.size();
  }
  return absl::StrCat(quoted, end < text.size() ? "...'" : "'");
}

absl::string_view WithoutTrailingBlanks(absl::string_view text) {
  const size_t last = text.find_last_not_of(" \t\r");
  return text.substr(0, last == absl::string_view::npos ? 0 : last + 1);
}

TextLocation Right(TextLocation where, size_t bytes) {
  return {where.line, where.column + static_cast<int>(bytes)};
}

std::vector<Word> SplitWords(absl::string_view line, absl::string_view separators,
                             TextLocation start) {
  std::vector<Word> words;
  size_t begin = line.find_first_not_of(separators);
  while (begin != absl::string_view::npos) {
    const size_t end = std::min(line.find_first_of(separators, begin), line.size());
    words.push_back({line.substr(begin, end - begin), Right(start, begin)});
    begin = line.find_first_not_of(separators, end);
  }
  return words;
}

std::vector<Word> SplitFields(absl::string_view line, char separator, TextLocation start) {
  std::vector<Word> fields;
  for (size_t begin = 0; begin <= line.size();) {
    const size_t end = std::min(line.find(separator, begin), line.size());
    const size_t first = std::min(line.find_first_not_of(" \t\r", begin), end);
    fields.push_back({WithoutTrailingBlanks(line.substr(first, end - first)), Right(start, first)});
    begin = end + 1;
  }
  return fields;
}

std::vector<Word> CharactersOf(absl::string_view line, TextLocation start) {
  std::vector<Word> characters;
  for (size_t i = 0; i < line.size(); i += characters.back().text.size()) {
    characters.push_back({CharacterAt(line, i), Right(start, i)});
  }
  return characters;
}

std::optional<int> ReadDigits(absl::string_view text) {
  if (text.empty()) return std::nullopt;
  int number = 0;
  for (const char c : text) {
    if (!absl::ascii_isdigit(static_cast<unsigned char>(c))) return std::nullopt;
    number = std::min(number * 10 + (c - '0'), kHugeNumber);
  }
  return number;
}

bool IsNumber(absl::string_view word) {
  double number = 0;
  const bool has_digit = std::any_of(word.begin(), word.end(), [](char c) {
    return absl::ascii_isdigit(static_cast<unsigned char>(c));
  });
  return has_digit && absl::SimpleAtod(word, &number);
}

absl::Status Wrong(TextLocation where, std::string message) {
  return ToStatus({{where, std::move(message)}});
}

std::string Counted(size_t number, absl::string_view noun) {
  return absl::StrCat(number, " ", noun, number == 1 ? "" : "s");
}

void AddTo(Diagnostics& all, const absl::Status& status) {
  for (Diagnostic& diagnostic : FromStatus(status)) all.push_back(std::move(diagnostic));
}

}  // namespace rushkit
