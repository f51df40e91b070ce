#include "calculators/roadkill_rivals/reader.h"

#include "absl/strings/str_cat.h"

namespace rushkit::roadkill {
namespace {

JsonKeys WithCommon(JsonKeys keys) {
  keys.optional.insert(keys.optional.end(), {"facts", "rules"});
  return keys;
}

}  // namespace

Reader::Reader(const JsonValue& asked, Catalogue catalogue, JsonKeys keys)
    : asked_(asked),
      catalogue_(std::move(catalogue)),
      object_(asked, WithCommon(std::move(keys)), wrong_) {
  if (const JsonValue* facts = Find("facts")) catalogue_.Learn(*facts, wrong_);
  for (const ItemPair& pair : object_.Pairs("rules")) {
    ApplyRule(RuleNames(), pair, rules_, wrong_);
  }
}

Cards Reader::ReadCards(absl::string_view key, std::optional<CardKind> bare) {
  const JsonValue* value = Find(key);
  return value == nullptr ? Cards() : ReadCards(*value, bare);
}

Cards Reader::ReadCards(const JsonValue& value, std::optional<CardKind> bare) {
  return catalogue_.ReadCards(ReadItems(value, wrong_), bare, wrong_);
}

std::optional<Card> Reader::ReadCard(const JsonObject& object, absl::string_view key,
                                     std::optional<CardKind> bare) {
  const JsonValue* value = object.Find(key);
  if (value == nullptr) return std::nullopt;
  const std::vector<Item> items = ReadItems(*value, wrong_);
  if (items.size() == 1) return catalogue_.ReadCard(items[0], bare, wrong_);
  wrong_.push_back({value->where, absl::StrCat("expected one card under '", key, "'")});
  return std::nullopt;
}

Cards Reader::ReadFreeway() {
  Cards freeway = ReadCards("freeway");
  if (wrong_.empty() && freeway.size() != kFreewayCards) {
    Complain("freeway", absl::StrCat("found ", WriteCount(static_cast<int>(freeway.size()), "card"),
                                     ", expected four"));
  }
  return freeway;
}

void Reader::Complain(absl::string_view key, absl::string_view message) {
  const JsonValue* value = Find(key);
  wrong_.push_back({value == nullptr ? asked_.where : value->where, std::string(message)});
}

}  // namespace rushkit::roadkill
