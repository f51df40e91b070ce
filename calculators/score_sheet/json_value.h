// JSON in which every value knows where it stands.
#ifndef RUSHKIT_CALCULATORS_SCORE_SHEET_JSON_VALUE_H_
#define RUSHKIT_CALCULATORS_SCORE_SHEET_JSON_VALUE_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "calculators/score_sheet/item.h"
#include "solver/base/diagnostics.h"

namespace rushkit {

enum class JsonKind : uint8_t { kNull, kBoolean, kNumber, kText, kList, kObject };

struct JsonValue {
  JsonKind kind = JsonKind::kNull;
  TextLocation where = {};  // of its first character
  std::string text = "";    // what a text says; of the others the first token as written
  // Of a list; of an object its members in the order written, each with its key.
  std::vector<JsonValue> items = {};
  std::string key = "";
  TextLocation key_where = {};

  // What a text, number or boolean says, and where it begins: inside the quotes of a text, whose
  // escapes make places behind them inexact.
  Item item() const;
};

// Fails (see ToStatus) where `text` is no JSON, with a key that an object has twice, and when it is
// nested too deeply to be meant.
absl::StatusOr<JsonValue> ParseJson(absl::string_view text);

}  // namespace rushkit

#endif  // RUSHKIT_CALCULATORS_SCORE_SHEET_JSON_VALUE_H_
