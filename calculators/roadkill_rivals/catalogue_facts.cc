// What is said of cards beforehand: the shipped facts, and the user's.
#include <algorithm>
#include <array>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "calculators/roadkill_rivals/catalogue.h"
#include "calculators/roadkill_rivals/fact_form.h"

namespace rushkit::roadkill {
namespace {

constexpr IntRange kCopies = {1, 200};

constexpr std::array<Named<CardKind>, 4> kKinds = {{{"animal", CardKind::kAnimal},
                                                    {"vehicle", CardKind::kVehicle},
                                                    {"police", CardKind::kPolice},
                                                    {"roadside", CardKind::kRoadside}}};

constexpr std::array<Named<Confidence>, 5> kConfidences = {
    {{"certain", Confidence::kCertain},
     {"likely", Confidence::kLikely},
     {"unconfirmed", Confidence::kUnconfirmed},
     {"inferred", Confidence::kInferred},
     {"unknown", Confidence::kUnknown}}};

template <class Value>
std::optional<Value> ReadWordOf(const JsonValue& value, absl::string_view noun,
                                absl::Span<const Named<Value>> names, Diagnostics& wrong) {
  const std::optional<Item> word = ReadText(value, wrong);
  return word.has_value() ? ReadName(*word, noun, names, wrong) : std::nullopt;
}

// VALUE, which is certain, or [VALUE, CONFIDENCE].
std::pair<const JsonValue*, Confidence> CutConfidence(const JsonValue& value, Diagnostics& wrong) {
  if (value.kind != JsonKind::kList || value.items.size() != 2) {
    return {&value, Confidence::kCertain};
  }
  return {&value.items[0], ReadWordOf<Confidence>(value.items[1], "confidence", kConfidences, wrong)
                               .value_or(Confidence::kCertain)};
}

std::optional<Fact> ReadFact(const JsonValue& value, IntRange range, Diagnostics& wrong) {
  if (value.kind == JsonKind::kText && value.text == "?") return UnknownFact(range);
  const auto [number, confidence] = CutConfidence(value, wrong);
  const std::optional<int> known = ReadInt(*number, range, wrong);
  if (!known.has_value()) return std::nullopt;
  return KnownFact(*known, confidence, range);
}

// The number under the name of `form`, where there is one.
void ReadForm(const JsonObject& object, const FactForm& form, Card& card, Diagnostics& wrong) {
  const JsonValue* value = object.Find(form.name);
  if (value == nullptr) return;
  const std::optional<IntRange> range = RangeOf(form, card.kind, value->where, wrong);
  if (range.has_value()) card.*form.field = ReadFact(*value, *range, wrong).value_or(Fact());
}

// A card of which nothing is known but its kind: it has one key, as all but two that are named, and
// gives no extra turn unless it is a roadside card.
Card NewCard(const std::string& name, CardKind kind) {
  Card card;
  card.text = name;
  card.kind = kind;
  card.is_named = name != KindName(CardKind::kAnimal) && name != KindName(CardKind::kVehicle);
  const std::optional<IntRange> strength = StrengthRange(kind);
  if (card.is_named && strength.has_value()) card.strength = UnknownFact(*strength);
  const std::optional<IntRange> points = PointsRange(kind);
  if (points.has_value()) card.points = UnknownFact(*points);
  if (KeysRange(kind).has_value()) card.keys = KnownFact(1, Confidence::kCertain, {1, 1});
  if (kind == CardKind::kRoadside) card.extra_turns = UnknownFact(*ExtraRange(kind));
  return card;
}

bool IsName(absl::string_view text) {
  return !text.empty() && text != kNoCards && absl::ascii_isalpha(text[0]) &&
         std::all_of(text.begin(), text.end(), absl::ascii_isalnum);
}

}  // namespace

absl::StatusOr<Catalogue> Catalogue::Read(absl::string_view json) {
  const absl::StatusOr<JsonValue> root = ParseJson(json);
  if (!root.ok()) return root.status();
  Diagnostics wrong;
  Catalogue catalogue;
  const JsonObject object(*root, {{"cards", "deck"}, {"about"}}, wrong);
  if (const JsonValue* cards = object.Find("cards")) catalogue.Learn(*cards, wrong);
  if (const JsonValue* deck = object.Find("deck")) {
    catalogue.deck_size_ = ReadFact(*deck, kCopies, wrong).value_or(Fact());
  }
  if (!wrong.empty()) return ToStatus(InReadingOrder(std::move(wrong)));
  return catalogue;
}

void Catalogue::Learn(const JsonValue& facts, Diagnostics& wrong) {
  if (facts.kind == JsonKind::kText) {
    for (const Item& word : SplitItems(facts.item())) LearnWord(word, wrong);
    return;
  }
  for (const JsonValue& one : ReadList(facts, wrong)) {
    if (one.kind == JsonKind::kText) {
      LearnWord(one.item(), wrong);
    } else {
      LearnObject(one, wrong);
    }
  }
}

void Catalogue::LearnWord(Item item, Diagnostics& wrong) {
  std::optional<Card> card = ReadWord(item, std::nullopt, wrong);
  if (!card.has_value()) return;
  card->text = NameOf(*card);
  Keep(*card);
}

void Catalogue::LearnObject(const JsonValue& value, Diagnostics& wrong) {
  const size_t mistakes = wrong.size();
  const JsonObject object(
      value,
      {{"name"}, {"kind", "strength", "keys", "points", "extra", "copies", "strikes", "source"}},
      wrong);
  const std::optional<Item> name = object.Text("name");
  if (!name.has_value()) return;
  const std::string normal = NormalName(name->text);
  if (!IsName(normal)) {
    wrong.push_back(
        {name->where, absl::StrCat("found ", InQuotes(name->text),
                                   ", expected a name of letters and digits, but not ", kNoCards)});
  }
  const Card* known = Find(normal);
  Card card = known != nullptr ? *known : Card();
  if (const JsonValue* kind = object.Find("kind")) {
    const auto [word, confidence] = CutConfidence(*kind, wrong);
    const std::optional<int> copies = card.copies;
    card = NewCard(normal,
                   ReadWordOf<CardKind>(*word, "kind", kKinds, wrong).value_or(CardKind::kAnimal));
    card.kind_confidence = confidence;
    card.copies = copies;
  } else if (known == nullptr) {
    wrong.push_back({value.where, absl::StrCat("'kind' is missing for the new card ", normal)});
  }
  ReadForm(object, kStrengthForm, card, wrong);
  for (const FactForm& form : kOtherForms) ReadForm(object, form, card, wrong);
  card.strikes = object.Bool("strikes").value_or(card.strikes);
  if (object.Find("copies") != nullptr) card.copies = object.Int("copies", kCopies);
  Settle(card);
  if (wrong.size() == mistakes) Keep(card);
}

void Catalogue::Keep(const Card& card) {
  for (Card& one : known_) {
    const bool is_same = one.text == card.text && (card.is_named || one.strength == card.strength);
    if (is_same) {
      one = card;
      return;
    }
  }
  known_.push_back(card);
}

}  // namespace rushkit::roadkill
