// What a reader of a JSON file asks of its values. Each question complains, with the place, where
// the value is not as expected, and gives nothing; so one pass finds all that is wrong.
#ifndef RUSHKIT_CALCULATORS_SCORE_SHEET_JSON_READER_H_
#define RUSHKIT_CALCULATORS_SCORE_SHEET_JSON_READER_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "calculators/score_sheet/item.h"
#include "calculators/score_sheet/json_value.h"
#include "solver/base/diagnostics.h"

namespace rushkit {

std::optional<int> ReadInt(const JsonValue& value, IntRange range, Diagnostics& wrong);
std::optional<bool> ReadBool(const JsonValue& value, Diagnostics& wrong);
// A text. Its words may be read on with the functions of item.h.
std::optional<Item> ReadText(const JsonValue& value, Diagnostics& wrong);
// The items of a list; none when it is no list.
absl::Span<const JsonValue> ReadList(const JsonValue& value, Diagnostics& wrong);
// The words of a list of texts and numbers, ["C", "J"], or of a text "C,J"; a number is one word.
std::vector<Item> ReadItems(const JsonValue& value, Diagnostics& wrong);
// An object of texts, numbers and booleans, {"p1": 4}, or a text "p1=4".
std::vector<ItemPair> ReadPairs(const JsonValue& value, Diagnostics& wrong,
                                bool may_repeat = false);

struct JsonKeys {
  std::vector<std::string> required;
  std::vector<std::string> optional;
};

// An object with known keys. What it gives lives as long as the value and the diagnostics.
class JsonObject {
 public:
  // Complains when `value` is no object, lacks a required key, or has an unknown one.
  JsonObject(const JsonValue& value, const JsonKeys& keys, Diagnostics& wrong);

  // Null when there is none. The others ask the value, where there is one.
  const JsonValue* Find(absl::string_view key) const;
  std::optional<int> Int(absl::string_view key, IntRange range) const;
  std::optional<bool> Bool(absl::string_view key) const;
  std::optional<Item> Text(absl::string_view key) const;
  absl::Span<const JsonValue> List(absl::string_view key) const;
  std::vector<Item> Items(absl::string_view key) const;
  std::vector<ItemPair> Pairs(absl::string_view key) const;

 private:
  const JsonValue* value_;
  Diagnostics* wrong_;
};

}  // namespace rushkit

#endif  // RUSHKIT_CALCULATORS_SCORE_SHEET_JSON_READER_H_
