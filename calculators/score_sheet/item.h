// The small words of options and files, each with its place: one reader for both.
//
//   list  = item { "," item }              "C,J,F"        blanks around an item are dropped
//   pairs = pair { "," pair }              "p1=4,p2=4"
//   pair  = name "=" value
#ifndef RUSHKIT_CALCULATORS_SCORE_SHEET_ITEM_H_
#define RUSHKIT_CALCULATORS_SCORE_SHEET_ITEM_H_

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "solver/base/diagnostics.h"

namespace rushkit {

// A part of a text that is kept elsewhere, and where it begins. An option's value begins at 1:1.
struct Item {
  absl::string_view text;
  TextLocation where = {};
};

struct ItemPair {
  Item name;
  Item value;
};

// Both ends included.
struct IntRange {
  int lowest = 0;
  int highest = 1'000'000;

  bool Holds(int number) const { return number >= lowest && number <= highest; }
};

// `text` in quotes for a message: shortened, and without control characters.
std::string InQuotes(absl::string_view text);
// "a number from 2 to 4".
std::string Describe(IntRange range);

// What stands between the separators; nothing of an empty text.
std::vector<Item> SplitItems(Item list, char separator = ',');
// `item` cut at its first `separator`; the second half is nothing where there is none.
std::pair<Item, std::optional<Item>> CutItem(Item item, char separator);

// Each of these complains where it gives nothing. A name may stand in a list just once, unless it
// `may_repeat`.
std::vector<ItemPair> ReadPairs(Item list, Diagnostics& wrong, bool may_repeat = false);
std::optional<int> ReadInt(Item item, IntRange range, Diagnostics& wrong);

// A word and what it means; a table of them is a vocabulary.
template <class Value>
struct Named {
  absl::string_view name;
  Value value;
};

// "unknown NOUN 'texi'; did you mean taxi?"
Diagnostic UnknownName(Item item, absl::string_view noun, absl::Span<const std::string> names);

template <class Value>
std::vector<std::string> NamesOf(absl::Span<const Named<Value>> vocabulary) {
  std::vector<std::string> names;
  for (const Named<Value>& one : vocabulary) names.emplace_back(one.name);
  return names;
}

template <class Value>
std::optional<Value> ReadName(Item item, absl::string_view noun,
                              absl::Span<const Named<Value>> vocabulary, Diagnostics& wrong) {
  for (const auto& [name, value] : vocabulary) {
    if (name == item.text) return value;
  }
  wrong.push_back(UnknownName(item, noun, NamesOf(vocabulary)));
  return std::nullopt;
}

// The word for `value`, which must be in the vocabulary.
template <class Value>
absl::string_view NameOf(Value value, absl::Span<const Named<Value>> vocabulary) {
  for (const auto& [name, one] : vocabulary) {
    if (one == value) return name;
  }
  return "";
}

}  // namespace rushkit

#endif  // RUSHKIT_CALCULATORS_SCORE_SHEET_ITEM_H_
