#include "calculators/roadkill_rivals/catalogue.h"

#include <algorithm>
#include <array>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "calculators/roadkill_rivals/fact_form.h"

namespace rushkit::roadkill {
namespace {

constexpr absl::string_view kDigits = "0123456789";
constexpr IntRange kCounts = {1, 99};

bool IsNumber(absl::string_view text) {
  return !text.empty() && text.find_first_not_of(kDigits) == absl::string_view::npos;
}

// Puts the number, which is certain, into `card`.
bool TakeNumber(Item number, const FactForm& form, Card& card, Diagnostics& wrong) {
  const std::optional<IntRange> range = RangeOf(form, card.kind, number.where, wrong);
  if (!range.has_value()) return false;
  const std::optional<int> value = ReadInt(number, *range, wrong);
  if (value.has_value()) card.*form.field = KnownFact(*value, Confidence::kCertain, *range);
  return value.has_value();
}

// Puts "points=1" and its like into `card`, and into its text in the order of the forms.
void TakeFacts(absl::Span<const Item> parts, Card& card, Diagnostics& wrong) {
  std::vector<Named<size_t>> names;
  names.reserve(kOtherForms.size());
  for (const FactForm& form : kOtherForms) names.push_back({form.name, names.size()});
  std::array<std::string, kOtherForms.size()> texts;
  for (const Item& part : parts) {
    const auto [name, value] = CutItem(part, '=');
    const std::optional<size_t> index = ReadName<size_t>(name, "fact", names, wrong);
    if (!index.has_value()) continue;
    const FactForm& form = kOtherForms[*index];
    if (!texts[*index].empty()) {
      wrong.push_back({part.where, absl::StrCat("a second '", form.name, "'; expected one")});
      continue;
    }
    if (TakeNumber(value.value_or(Item{"", part.where}), form, card, wrong)) {
      texts[*index] = absl::StrCat(":", form.name, "=", (card.*form.field).assumed);
    }
  }
  for (const std::string& text : texts) card.text += text;
}

// Cuts "4x" off the front.
size_t TakeCount(Item& item, Diagnostics& wrong) {
  const size_t x = item.text.find_first_not_of(kDigits);
  if (x == 0 || x == absl::string_view::npos || item.text[x] != 'x') return 1;
  const std::optional<int> count = ReadInt({item.text.substr(0, x), item.where}, kCounts, wrong);
  item = {item.text.substr(x + 1), {item.where.line, item.where.column + static_cast<int>(x) + 1}};
  return static_cast<size_t>(count.value_or(1));
}

}  // namespace

const Card* Catalogue::Find(absl::string_view name, std::optional<int> strength) const {
  const Card* found = nullptr;
  for (const Card& card : known_) {
    if (card.text != name) continue;
    if (found == nullptr || card.strength.assumed == strength) found = &card;
  }
  return found;
}

std::optional<Card> Catalogue::ReadWord(Item item, std::optional<CardKind> bare,
                                        Diagnostics& wrong) const {
  std::vector<Item> parts = SplitItems(item, ':');
  if (parts.empty()) parts.push_back(item);
  if (bare.has_value() && IsNumber(parts[0].text)) {
    parts.insert(parts.begin(), {KindName(*bare), item.where});
  }
  const Card* known = Find(NormalName(parts[0].text));
  if (known == nullptr) {
    std::vector<std::string> names;
    for (const Card& one : known_) names.push_back(one.text);
    wrong.push_back(UnknownName(parts[0], "card", names));
    return std::nullopt;
  }
  const size_t mistakes = wrong.size();
  Card card = *known;
  absl::Span<const Item> rest = absl::MakeSpan(parts).subspan(1);
  if (!rest.empty() && !absl::StrContains(rest[0].text, '=')) {
    if (TakeNumber(rest[0], kStrengthForm, card, wrong)) {
      const Fact strength = card.strength;
      card = *Find(card.text, strength.assumed);
      card.strength = strength;
      absl::StrAppend(&card.text, ":", strength.assumed);
    }
    rest.remove_prefix(1);
  }
  Settle(card);
  TakeFacts(rest, card, wrong);
  return wrong.size() == mistakes ? std::make_optional(card) : std::nullopt;
}

std::optional<Card> Catalogue::ReadCard(Item item, std::optional<CardKind> bare,
                                        Diagnostics& wrong) const {
  std::optional<Card> card = ReadWord(item, bare, wrong);
  if (!card.has_value() || card->is_named || card->strength.highest > 0) return card;
  wrong.push_back({item.where, absl::StrCat("found ", InQuotes(item.text), ", expected ",
                                            KindName(card->kind), ":STRENGTH")});
  return std::nullopt;
}

Cards Catalogue::ReadCards(std::vector<Item> items, std::optional<CardKind> bare,
                           Diagnostics& wrong) const {
  if (items.size() == 1 && items[0].text == kNoCards) return {};
  Cards cards;
  for (Item& item : items) {
    const size_t count = TakeCount(item, wrong);
    const std::optional<Card> card = ReadCard(item, bare, wrong);
    if (card.has_value()) cards.insert(cards.end(), count, *card);
  }
  return cards;
}

}  // namespace rushkit::roadkill
