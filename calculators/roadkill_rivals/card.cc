#include "calculators/roadkill_rivals/card.h"

#include <algorithm>
#include <map>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "calculators/roadkill_rivals/clauses.h"
#include "calculators/roadkill_rivals/fact_form.h"

namespace rushkit::roadkill {
namespace {

struct FactWords {
  Fact Card::*field;
  absl::string_view noun;
  absl::string_view how;  // the user can give it
};

FactWords WordsOf(FactKind kind) {
  switch (kind) {
    case FactKind::kStrength:
      return {&Card::strength, "strength", ":N"};
    case FactKind::kKeys:
      return {&Card::keys, "keys", ":keys=N"};
    case FactKind::kPoints:
      return {&Card::points, "points", ":points=N"};
    case FactKind::kInstructions:
      return {&Card::extra_turns, "instructions", ":extra=N where all they give is extra turns"};
  }
  return {};
}

}  // namespace

absl::string_view KindName(CardKind kind) {
  switch (kind) {
    case CardKind::kAnimal:
      return "animal";
    case CardKind::kVehicle:
      return "vehicle";
    case CardKind::kPolice:
      return "police";
    case CardKind::kRoadside:
      return "roadside";
  }
  return "";
}

Fact KnownFact(int value, Confidence confidence, IntRange all) {
  const bool is_weak = confidence == Confidence::kUnconfirmed || confidence == Confidence::kUnknown;
  return {is_weak ? all.lowest : value, is_weak ? all.highest : value, confidence, value};
}

Fact UnknownFact(IntRange all) { return KnownFact(all.lowest, Confidence::kUnknown, all); }

Range& Range::operator+=(const Fact& fact) {
  lowest += fact.lowest;
  highest += fact.highest;
  return *this;
}

std::string WriteRange(Range range) {
  return range.lowest == range.highest ? absl::StrCat(range.lowest)
                                       : absl::StrCat(range.lowest, " to ", range.highest);
}

std::string WriteCount(Range range, absl::string_view noun) {
  return absl::StrCat(WriteRange(range), " ", noun, range == Range{1, 1} ? "" : "s");
}

std::string WriteCount(int count, absl::string_view noun) {
  return WriteCount(Range{count, count}, noun);
}

std::string NameOf(const Card& card) { return card.text.substr(0, card.text.find(':')); }

std::string KindOfCopies(const Card& card) {
  return card.is_named ? NameOf(card) : absl::StrCat(NameOf(card), ":", card.strength.assumed);
}

std::string NormalName(absl::string_view name) {
  std::string normal;
  for (const char c : name) {
    if (c != ' ' && c != '-' && c != '_') normal += absl::ascii_tolower(c);
  }
  return normal;
}

void Settle(Card& card) {
  if (card.kind == CardKind::kAnimal) card.points = card.strength;
  const std::optional<IntRange> strengths = StrengthRange(card.kind);
  if (!card.is_named && strengths.has_value() && card.strength.lowest == strengths->highest) {
    card.keys.confidence = Confidence::kInferred;
  }
}

std::string WriteCards(absl::Span<const Card> cards, absl::string_view separator) {
  if (cards.empty()) return "nothing";
  return absl::StrJoin(cards, separator,
                       [](std::string* out, const Card& card) { out->append(card.text); });
}

int KeysOf(absl::Span<const Card> cards) {
  int keys = 0;
  for (const Card& card : cards) keys += card.keys.assumed;
  return keys;
}

Range KeyRangeOf(absl::Span<const Card> cards) {
  Range keys;
  for (const Card& card : cards) keys += card.keys;
  return keys;
}

Range PointsOf(absl::Span<const Card> cards) {
  Range points;
  for (const Card& card : cards) points += card.points;
  return points;
}

std::optional<Cards> Without(const Cards& cards, absl::Span<const Card> taken) {
  Cards left = cards;
  for (const Card& card : taken) {
    const auto found = std::find(left.begin(), left.end(), card);
    if (found == left.end()) return std::nullopt;
    left.erase(found);
  }
  return left;
}

void RestOn(const Card& card, FactKind kind, bool decides, ScoreSheet& sheet) {
  const FactWords words = WordsOf(kind);
  const Fact& fact = card.*words.field;
  if (fact.confidence == Confidence::kCertain) return;
  std::string text = absl::StrCat("the ", words.noun, " of ", card.text);
  if (kind != FactKind::kInstructions) {
    absl::StrAppend(&text, ": ", WriteRange({fact.lowest, fact.highest}));
  }
  if (fact.is_open()) absl::StrAppend(&text, "; write ", card.text, words.how);
  sheet.Rest({std::move(text), fact.confidence, decides && fact.is_open()});
}

void RestOnPoints(const Card& card, bool decides, ScoreSheet& sheet) {
  RestOn(card, card.kind == CardKind::kAnimal ? FactKind::kStrength : FactKind::kPoints, decides,
         sheet);
}

void ScoreCards(absl::Span<const Card> cards, absl::string_view clause, ScoreSheet& sheet) {
  for (const Card& card : cards) {
    const Fact& points = card.points;
    const std::string range = WriteCount(Range{points.lowest, points.highest}, "point");
    sheet.Score(clause, points.is_open() ? absl::StrCat(card.text, ", ", range) : card.text,
                points.assumed);
    RestOnPoints(card, false, sheet);
  }
}

void ExpectCopies(absl::Span<const Card> cards, ScoreSheet& sheet) {
  std::map<std::string, int> counts;
  for (const Card& card : cards) ++counts[KindOfCopies(card)];
  for (const Card& card : cards) {
    const int count = std::exchange(counts[KindOfCopies(card)], 0);
    if (!card.copies.has_value() || count <= *card.copies) continue;
    sheet.Break(kTypesOfCards, absl::StrCat(count, " cards ", KindOfCopies(card)),
                absl::StrCat("the deck holds ", *card.copies));
  }
}

void RestOnKind(const Card& card, ScoreSheet& sheet) {
  if (card.kind_confidence == Confidence::kCertain) return;
  sheet.Rest({absl::StrCat("the kind of ", card.text, ": ", KindName(card.kind)),
              card.kind_confidence, false});
}

}  // namespace rushkit::roadkill
