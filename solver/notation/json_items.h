// The values of a JSON text one after the other, each with its key and its place, so that a reader
// can say where something is wrong and need not build the whole object.
#ifndef RUSHKIT_SOLVER_NOTATION_JSON_ITEMS_H_
#define RUSHKIT_SOLVER_NOTATION_JSON_ITEMS_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "solver/base/diagnostics.h"

namespace rushkit {

enum class JsonItemKind : uint8_t { kString, kWholeNumber, kBoolean, kOther, kObject, kArray };

struct JsonItem {
  int depth = 0;    // how many objects and arrays it is inside of
  std::string key;  // empty in an array
  JsonItemKind kind = JsonItemKind::kOther;
  std::string text;    // of a string
  int64_t number = 0;  // of a whole number, 0 or 1 of a boolean
  size_t offset = 0;   // of the key's opening quote in the text; without a key, of the value's end
  size_t key_end = 0;  // just behind the key's closing quote
};

struct JsonItems {
  // The last value of the outermost object under that key, or null.
  const JsonItem* Find(absl::string_view key) const;
  // Its string under "name"; empty without.
  std::string name() const;

  // In the order of the text. Only what is inside of at most `kDeepestItem` objects and arrays.
  std::vector<JsonItem> items;
  // What makes the text no JSON, if anything.
  Diagnostics wrong;
};

inline constexpr int kDeepestItem = 3;

// The values of `text`, which begins at `start`.
JsonItems ScanJson(absl::string_view text, TextLocation start);

// Where a byte of `text`, which begins at `start` and may have several lines, stands.
TextLocation PlaceIn(absl::string_view text, size_t offset, TextLocation start);

// `text` as a JSON string. What is no UTF-8 becomes the replacement character.
std::string JsonQuoted(absl::string_view text);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_NOTATION_JSON_ITEMS_H_
