#include "calculators/score_sheet/json_reader.h"

#include <algorithm>
#include <iterator>

#include "absl/strings/str_cat.h"

namespace rushkit {
namespace {

std::string Found(const JsonValue& value) {
  switch (value.kind) {
    case JsonKind::kNull:
    case JsonKind::kBoolean:
    case JsonKind::kNumber:
      return value.text;
    case JsonKind::kText:
      return absl::StrCat("the text ", InQuotes(value.text));
    case JsonKind::kList:
      return "a list";
    case JsonKind::kObject:
      return "an object";
  }
  return "";
}

bool Expect(const JsonValue& value, JsonKind kind, absl::string_view what, Diagnostics& wrong) {
  if (value.kind == kind) return true;
  wrong.push_back({value.where, absl::StrCat("found ", Found(value), ", expected ", what)});
  return false;
}

bool IsWord(const JsonValue& value) {
  return value.kind == JsonKind::kText || value.kind == JsonKind::kNumber ||
         value.kind == JsonKind::kBoolean;
}

}  // namespace

std::optional<int> ReadInt(const JsonValue& value, IntRange range, Diagnostics& wrong) {
  if (!Expect(value, JsonKind::kNumber, Describe(range), wrong)) return std::nullopt;
  return ReadInt(value.item(), range, wrong);
}

std::optional<bool> ReadBool(const JsonValue& value, Diagnostics& wrong) {
  if (!Expect(value, JsonKind::kBoolean, "true or false", wrong)) return std::nullopt;
  return value.text == "true";
}

std::optional<Item> ReadText(const JsonValue& value, Diagnostics& wrong) {
  if (!Expect(value, JsonKind::kText, "a text", wrong)) return std::nullopt;
  return value.item();
}

absl::Span<const JsonValue> ReadList(const JsonValue& value, Diagnostics& wrong) {
  if (!Expect(value, JsonKind::kList, "a list", wrong)) return {};
  return value.items;
}

std::vector<Item> ReadItems(const JsonValue& value, Diagnostics& wrong) {
  if (IsWord(value)) return SplitItems(value.item());
  std::vector<Item> items;
  for (const JsonValue& one : ReadList(value, wrong)) {
    if (IsWord(one)) {
      items.push_back(one.item());
    } else {
      Expect(one, JsonKind::kText, "a text or a number", wrong);
    }
  }
  return items;
}

std::vector<ItemPair> ReadPairs(const JsonValue& value, Diagnostics& wrong, bool may_repeat) {
  if (value.kind == JsonKind::kText) return ReadPairs(value.item(), wrong, may_repeat);
  std::vector<ItemPair> pairs;
  if (!Expect(value, JsonKind::kObject, "an object or a text of NAME=VALUE", wrong)) return pairs;
  for (const JsonValue& member : value.items) {
    if (IsWord(member)) {
      pairs.push_back({{member.key, member.key_where}, member.item()});
    } else {
      Expect(member, JsonKind::kText, "a text or a number", wrong);
    }
  }
  return pairs;
}

JsonObject::JsonObject(const JsonValue& value, const JsonKeys& keys, Diagnostics& wrong)
    : value_(&value), wrong_(&wrong) {
  if (!Expect(value, JsonKind::kObject, "an object", wrong)) return;
  std::vector<std::string> known = keys.required;
  known.insert(known.end(), keys.optional.begin(), keys.optional.end());
  for (const JsonValue& member : value.items) {
    if (std::find(known.begin(), known.end(), member.key) != known.end()) continue;
    wrong.push_back(UnknownName({member.key, member.key_where}, "key", known));
  }
  for (const std::string& key : keys.required) {
    if (Find(key) != nullptr) continue;
    wrong.push_back({value.where, absl::StrCat(InQuotes(key), " is missing")});
  }
}

const JsonValue* JsonObject::Find(absl::string_view key) const {
  if (value_->kind != JsonKind::kObject) return nullptr;
  const auto found = std::find_if(value_->items.begin(), value_->items.end(),
                                  [key](const JsonValue& member) { return member.key == key; });
  return found == value_->items.end() ? nullptr : &*found;
}

std::optional<int> JsonObject::Int(absl::string_view key, IntRange range) const {
  const JsonValue* value = Find(key);
  return value == nullptr ? std::nullopt : ReadInt(*value, range, *wrong_);
}

std::optional<bool> JsonObject::Bool(absl::string_view key) const {
  const JsonValue* value = Find(key);
  return value == nullptr ? std::nullopt : ReadBool(*value, *wrong_);
}

std::optional<Item> JsonObject::Text(absl::string_view key) const {
  const JsonValue* value = Find(key);
  return value == nullptr ? std::nullopt : ReadText(*value, *wrong_);
}

absl::Span<const JsonValue> JsonObject::List(absl::string_view key) const {
  const JsonValue* value = Find(key);
  return value == nullptr ? absl::Span<const JsonValue>() : ReadList(*value, *wrong_);
}

std::vector<Item> JsonObject::Items(absl::string_view key) const {
  const JsonValue* value = Find(key);
  return value == nullptr ? std::vector<Item>() : ReadItems(*value, *wrong_);
}

std::vector<ItemPair> JsonObject::Pairs(absl::string_view key) const {
  const JsonValue* value = Find(key);
  return value == nullptr ? std::vector<ItemPair>() : ReadPairs(*value, *wrong_);
}

}  // namespace rushkit
