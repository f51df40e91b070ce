// Small tools for reading text: characters, words with their places, and excerpts for messages.
#ifndef RUSHKIT_SOLVER_NOTATION_TEXT_H_
#define RUSHKIT_SOLVER_NOTATION_TEXT_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "solver/base/diagnostics.h"

namespace rushkit {

constexpr bool IsBlank(char c) { return c == ' ' || c == '\t'; }

// A letter that may stand for a vehicle: any but "o", an empty cell, and "x", a wall.
bool IsVehicleLetter(char c);
// "." or "o".
constexpr bool IsEmptyCell(char c) { return c == '.' || c == 'o'; }

// The character that begins at `text[index]`, which is more than one byte if it is valid UTF-8.
absl::string_view CharacterAt(absl::string_view text, size_t index);

// `text` in quotes for a message: shortened, and always valid UTF-8 without control characters.
std::string Quoted(absl::string_view text);

// `text` without blanks and carriage returns at its end.
absl::string_view WithoutTrailingBlanks(absl::string_view text);

// `where` moved to the right by some bytes.
TextLocation Right(TextLocation where, size_t bytes);

// A part of a text and where it begins.
struct Word {
  absl::string_view text;
  TextLocation where;
};

// Some of the words of a line, one after the other.
struct WordRange {
  size_t first = 0;
  size_t count = 0;
};

// The words of one line that begins at `start`: what stands between any of `separators`.
std::vector<Word> SplitWords(absl::string_view line, absl::string_view separators,
                             TextLocation start);

// What stands between the separators of one line that begins at `start`, without blanks around;
// empty fields are fields too.
std::vector<Word> SplitFields(absl::string_view line, char separator, TextLocation start);

// The characters of one line that begins at `start`, each with its place.
std::vector<Word> CharactersOf(absl::string_view line, TextLocation start);

// A number of digits only. One that is too large to be meant is `kHugeNumber`; nothing when there
// is another character, or none.
inline constexpr int kHugeNumber = 1'000'000;
std::optional<int> ReadDigits(absl::string_view text);

// One thing that is wrong, as a status.
absl::Status Wrong(TextLocation where, std::string message);
// "1 row", "3 rows".
std::string Counted(size_t number, absl::string_view noun);
// Whether a word is a number of any kind: "51", "-1.5".
bool IsNumber(absl::string_view word);

// The diagnostics of `status`, added to `all`.
void AddTo(Diagnostics& all, const absl::Status& status);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_NOTATION_TEXT_H_
