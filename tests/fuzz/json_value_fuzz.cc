// Any text as JSON with places.
#include "calculators/score_sheet/json_value.h"
#include "nlohmann/json.hpp"
#include "tests/fuzz/require.h"

using rushkit::JsonKind;
using rushkit::JsonValue;
using rushkit::testing::Require;

namespace {

// The text of the value, as far as `where` is right.
absl::string_view From(absl::string_view text, rushkit::TextLocation where) {
  for (; where.line > 1; --where.line) text.remove_prefix(text.find('\n') + 1);
  return text.substr(static_cast<size_t>(where.column) - 1);
}

void RequireInPlace(const JsonValue& value, absl::string_view text) {
  const absl::string_view here = From(text, value.where);
  Require(!here.empty(), "a value stands somewhere");
  const bool is_text = value.kind == JsonKind::kText;
  Require((here.front() == '"') == is_text, "a text begins with a quote, and nothing else does");
  if (value.kind == JsonKind::kList) Require(here.front() == '[', "a list begins with its bracket");
  if (value.kind == JsonKind::kObject) Require(here.front() == '{', "and an object with its brace");
  if (value.items.empty() && !is_text && value.kind != JsonKind::kList) {
    Require(here.substr(0, value.text.size()) == value.text, "a word is as written");
  }
  for (const JsonValue& item : value.items) {
    Require(item.where > value.where, "what is inside comes later");
    if (value.kind == JsonKind::kObject) {
      Require(From(text, item.key_where).front() == '"', "a key begins with a quote");
      Require(item.key_where < item.where, "a value comes behind its key");
    }
    RequireInPlace(item, text);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const absl::string_view text = rushkit::testing::TextOf(data, size);
  const auto value = rushkit::ParseJson(text);
  rushkit::testing::RequireGoodRefusal(value.status());
  if (!value.ok()) return 0;
  Require(nlohmann::json::accept(text.begin(), text.end()), "what is read is JSON");
  RequireInPlace(*value, text);
  return 0;
}
