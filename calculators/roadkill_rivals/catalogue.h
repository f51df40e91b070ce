// What is known of the cards by name, and the reader of cards.
//
//   cards = "none" | card { "," card }
//   card  = [ COUNT "x" ] name [ ":" STRENGTH ] { ":" ( "keys" | "points" | "extra" ) "=" NUMBER }
//   name  = "animal" | "vehicle"       these two with their strength
//         | a name of the catalogue    in any case; blanks, "-" and "_" don't count
//
// "rv", "vehicle:4", "skunk:3", "4xanimal:1", "rv:points=1". What stands behind the name is
// certain.
//
// A file can say more of a card: {"name", "kind", "strength", "keys", "points", "extra", "copies",
// "strikes", "source"}, kind and numbers also as [VALUE, CONFIDENCE], numbers also as "?".
#ifndef RUSHKIT_CALCULATORS_ROADKILL_RIVALS_CATALOGUE_H_
#define RUSHKIT_CALCULATORS_ROADKILL_RIVALS_CATALOGUE_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "calculators/roadkill_rivals/card.h"
#include "calculators/score_sheet/item.h"
#include "calculators/score_sheet/json_reader.h"
#include "solver/base/diagnostics.h"

namespace rushkit::roadkill {

inline constexpr char kNoCards[] = "none";

class Catalogue {
 public:
  // Of {"cards": [...], "deck": NUMBER of all cards}.
  static absl::StatusOr<Catalogue> Read(absl::string_view json);

  // Takes over what `facts` says: objects and card texts in a list, or a text of cards.
  // "skunk:3" is about every skunk, "vehicle:4:points=1" about every vehicle:4.
  void Learn(const JsonValue& facts, Diagnostics& wrong);

  // A number alone is the strength of a card of the kind `bare`, where there is one.
  std::optional<Card> ReadCard(Item item, std::optional<CardKind> bare, Diagnostics& wrong) const;
  // Complains of what is no card, and leaves it out.
  Cards ReadCards(std::vector<Item> items, std::optional<CardKind> bare, Diagnostics& wrong) const;

  const Fact& deck_size() const { return deck_size_; }

 private:
  const Card* Find(absl::string_view name, std::optional<int> strength = std::nullopt) const;
  std::optional<Card> ReadWord(Item item, std::optional<CardKind> bare, Diagnostics& wrong) const;
  void LearnWord(Item item, Diagnostics& wrong);
  void LearnObject(const JsonValue& value, Diagnostics& wrong);
  void Keep(const Card& card);

  // Each with its name alone for a text. Cards without a name of their own are there without a
  // strength, and once more with each strength of which more is known.
  std::vector<Card> known_;
  Fact deck_size_;
};

}  // namespace rushkit::roadkill

#endif  // RUSHKIT_CALCULATORS_ROADKILL_RIVALS_CATALOGUE_H_
