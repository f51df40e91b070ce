#include "calculators/score_sheet/rule_table.h"

#include "absl/strings/numbers.h"
#include "absl/strings/str_join.h"

namespace rushkit {
namespace {

std::vector<std::string> WordsOf(const Reading& reading) {
  std::vector<std::string> words;
  for (const auto& [word, value] : reading.values) words.push_back(word);
  return words;
}

}  // namespace

std::string Reading::NameOf(int value) const {
  for (const auto& [word, one] : values) {
    if (one == value) return word;
  }
  return absl::StrCat(value);
}

std::string Reading::ValueList() const {
  return absl::StrCat(absl::StrJoin(WordsOf(*this), "|"), numbers.has_value() ? "|N" : "");
}

std::optional<int> ReadValue(const Reading& reading, Item item, Diagnostics& wrong) {
  for (const auto& [word, value] : reading.values) {
    if (word == item.text) return value;
  }
  if (reading.numbers.has_value()) return ReadInt(item, *reading.numbers, wrong);
  wrong.push_back(UnknownName(item, absl::StrCat("value for ", reading.name), WordsOf(reading)));
  return std::nullopt;
}

}  // namespace rushkit
