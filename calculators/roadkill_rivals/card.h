// A card: what stands on it, and how surely that is known.
#ifndef RUSHKIT_CALCULATORS_ROADKILL_RIVALS_CARD_H_
#define RUSHKIT_CALCULATORS_ROADKILL_RIVALS_CARD_H_

#include <compare>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "calculators/score_sheet/item.h"
#include "calculators/score_sheet/score_sheet.h"

namespace rushkit::roadkill {

enum class CardKind : uint8_t { kAnimal, kVehicle, kPolice, kRoadside };

absl::string_view KindName(CardKind kind);  // "animal"

// A number that is known, or one of several. What is certain, likely or inferred is taken as it is;
// what is unconfirmed or unknown is open: nothing may hang on it.
struct Fact {
  int lowest = 0;
  int highest = 0;
  Confidence confidence = Confidence::kCertain;
  int assumed = 0;  // where one number must do: as far as is known, else the lowest

  bool is_open() const { return lowest < highest; }

  friend auto operator<=>(const Fact&, const Fact&) = default;
};

// A fact that is `value` with that confidence, which is one of `all`.
Fact KnownFact(int value, Confidence confidence, IntRange all);
Fact UnknownFact(IntRange all);

// Sums of facts, and the difference of two sums.
struct Range {
  int lowest = 0;
  int highest = 0;

  Range& operator+=(const Fact& fact);
  friend bool operator==(const Range&, const Range&) = default;
};

std::string WriteRange(Range range);                          // "3", "3 to 4"
std::string WriteCount(Range range, absl::string_view noun);  // "1 point", "0 to 1 points"
std::string WriteCount(int count, absl::string_view noun);

inline constexpr int kMostKeys = 3;

struct Card {
  std::string text;  // as it is written: "rv", "vehicle:4", "skunk:3"
  CardKind kind = CardKind::kAnimal;
  Confidence kind_confidence = Confidence::kCertain;
  bool is_named = false;  // all cards of its text are alike; else it is known by its strength only
  bool strikes = false;   // wrecks or attacks
  Fact strength;          // of animals and vehicles
  Fact keys;              // of all but roadside cards
  Fact points;
  Fact extra_turns;           // open: a roadside card whose instructions are not known
  std::optional<int> copies;  // that the deck holds, where that is known

  bool goes_to_lane() const { return kind != CardKind::kRoadside; }

  friend auto operator<=>(const Card&, const Card&) = default;
};

using Cards = std::vector<Card>;

// The name alone: "skunk" of "skunk:3".
std::string NameOf(const Card& card);
// What the copies of a card have in common: the name, or the strength too where there is no other.
std::string KindOfCopies(const Card& card);
// "Big Rig" as it stands in texts: "bigrig".
std::string NormalName(absl::string_view name);

// Makes what follows from the rest hold: an animal scores its strength, and the strongest animal or
// vehicle that has no name may be a Rattler or a Big Rig, whose keys are two.
void Settle(Card& card);

std::string WriteCards(absl::Span<const Card> cards, absl::string_view separator = ", ");
int KeysOf(absl::Span<const Card> cards);  // as assumed
Range KeyRangeOf(absl::Span<const Card> cards);
Range PointsOf(absl::Span<const Card> cards);

// `cards` without one copy of each of `taken`; nothing when some are not there.
std::optional<Cards> Without(const Cards& cards, absl::Span<const Card> taken);

enum class FactKind : uint8_t { kStrength, kKeys, kPoints, kInstructions };

// That an answer rests on a fact, unless it is certain; `decides`: other values of it, where it is
// open, turn the answer.
void RestOn(const Card& card, FactKind kind, bool decides, ScoreSheet& sheet);
// That it rests on what a card scores, which is an animal's strength.
void RestOnPoints(const Card& card, bool decides, ScoreSheet& sheet);
// A line for what each card scores, taken as assumed.
void ScoreCards(absl::Span<const Card> cards, absl::string_view clause, ScoreSheet& sheet);
// Breaks where there are more of a card than the deck holds.
void ExpectCopies(absl::Span<const Card> cards, ScoreSheet& sheet);
// That it rests on a card's being what it is taken for.
void RestOnKind(const Card& card, ScoreSheet& sheet);

}  // namespace rushkit::roadkill

#endif  // RUSHKIT_CALCULATORS_ROADKILL_RIVALS_CARD_H_
