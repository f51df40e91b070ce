#include "calculators/roadkill_rivals/action_reader.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"

namespace rushkit::roadkill {
namespace {

bool Has(const JsonObject& object, absl::string_view key) { return object.Find(key) != nullptr; }

Cards CardsUnder(Reader& reader, const JsonObject& object, absl::string_view key,
                 std::optional<CardKind> bare) {
  const JsonValue* value = object.Find(key);
  return value == nullptr ? Cards() : reader.ReadCards(*value, bare);
}

std::optional<Action> ReadStrike(Reader& reader, const JsonObject& object, CardKind kind,
                                 absl::string_view key, const std::vector<std::string>& opponents) {
  const std::optional<Card> victim = reader.ReadCard(object, key, kind);
  const std::optional<Card> with = reader.ReadCard(object, "with", kind);
  if (!Has(object, "with")) {
    reader.wrong().push_back(
        {object.Find(key)->where, absl::StrCat("expected 'with' too: your card that does it")});
  }
  const std::optional<Item> of = object.Text("of");
  if (of.has_value() && std::count(opponents.begin(), opponents.end(), of->text) == 0) {
    reader.wrong().push_back(UnknownName(*of, "opponent", opponents));
  }
  if (!victim.has_value() || !with.has_value()) return std::nullopt;
  return Strike{kind, *victim, *with, std::string(of.value_or(Item()).text)};
}

// Complains of a key without the action that it belongs to.
void ExpectWith(Reader& reader, const JsonObject& object, absl::string_view key, bool has_action,
                absl::string_view action) {
  if (has_action || !Has(object, key)) return;
  reader.wrong().push_back({object.Find(key)->where, absl::StrCat("'", key, "' is for ", action)});
}

}  // namespace

JsonKeys WithActionKeys(JsonKeys keys) {
  keys.optional.insert(keys.optional.end(),
                       {"vehicles", "animals", "wreck", "attack", "with", "of", "take", "discard"});
  return keys;
}

std::optional<Action> ReadAction(Reader& reader, const JsonObject& object, TextLocation where,
                                 const std::vector<std::string>& opponents) {
  const bool is_roadkill = Has(object, "vehicles") || Has(object, "animals");
  const bool is_wreck = Has(object, "wreck");
  const bool is_attack = Has(object, "attack");
  const bool is_take = Has(object, "take");
  if (is_roadkill + is_wreck + is_attack + is_take > 1) {
    reader.wrong().push_back(
        {where, "expected one action: a roadkill, a wreck, an attack or a card to take"});
  }
  ExpectWith(reader, object, "with", is_wreck || is_attack, "a wreck or an attack");
  ExpectWith(reader, object, "of", is_wreck || is_attack, "a wreck or an attack");
  ExpectWith(reader, object, "discard", is_take, "a card that is taken");
  if (is_roadkill) {
    return Roadkill{CardsUnder(reader, object, "vehicles", CardKind::kVehicle),
                    CardsUnder(reader, object, "animals", CardKind::kAnimal)};
  }
  if (is_wreck) return ReadStrike(reader, object, CardKind::kVehicle, "wreck", opponents);
  if (is_attack) return ReadStrike(reader, object, CardKind::kAnimal, "attack", opponents);
  if (!is_take) return std::nullopt;
  Cards discards = CardsUnder(reader, object, "discard", std::nullopt);
  std::optional<Card> card = reader.ReadCard(object, "take");
  if (!card.has_value()) return std::nullopt;
  return Take{*std::move(card), std::move(discards)};
}

}  // namespace rushkit::roadkill
