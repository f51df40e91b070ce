#include "calculators/score_sheet/item.h"

#include <algorithm>
#include <set>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/escaping.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "calculators/score_sheet/nearest.h"

namespace rushkit {
namespace {

constexpr size_t kLongestExcerpt = 40;

bool ContinuesCharacter(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

Item Part(Item item, size_t begin, size_t count) {
  const absl::string_view text = item.text.substr(begin, count);
  const absl::string_view trimmed = absl::StripLeadingAsciiWhitespace(text);
  const size_t skipped = begin + (text.size() - trimmed.size());
  return {absl::StripTrailingAsciiWhitespace(trimmed),
          {item.where.line, item.where.column + static_cast<int>(skipped)}};
}

// "a, b or c".
std::string OrList(absl::Span<const std::string> words) {
  if (words.size() < 2) return absl::StrJoin(words, "");
  return absl::StrCat(absl::StrJoin(words.first(words.size() - 1), ", "), " or ", words.back());
}

}  // namespace

std::string InQuotes(absl::string_view text) {
  size_t end = std::min(text.size(), kLongestExcerpt);
  while (end < text.size() && end > 0 && ContinuesCharacter(text[end])) --end;
  return absl::StrCat("'", absl::Utf8SafeCHexEscape(text.substr(0, end)),
                      end < text.size() ? "...'" : "'");
}

std::string Describe(IntRange range) {
  return absl::StrCat("a number from ", range.lowest, " to ", range.highest);
}

std::vector<Item> SplitItems(Item list, char separator) {
  std::vector<Item> items;
  if (absl::StripAsciiWhitespace(list.text).empty()) return items;
  size_t begin = 0;
  while (begin <= list.text.size()) {
    const size_t end = std::min(list.text.find(separator, begin), list.text.size());
    items.push_back(Part(list, begin, end - begin));
    begin = end + 1;
  }
  return items;
}

std::pair<Item, std::optional<Item>> CutItem(Item item, char separator) {
  const size_t at = item.text.find(separator);
  if (at == absl::string_view::npos) return {item, std::nullopt};
  return {Part(item, 0, at), Part(item, at + 1, item.text.size())};
}

std::vector<ItemPair> ReadPairs(Item list, Diagnostics& wrong, bool may_repeat) {
  std::vector<ItemPair> pairs;
  std::set<absl::string_view> names;
  for (const Item& item : SplitItems(list)) {
    const auto [name, value] = CutItem(item, '=');
    if (!value.has_value() || name.text.empty()) {
      wrong.push_back(
          {item.where, absl::StrCat("found ", InQuotes(item.text), ", expected NAME=VALUE")});
    } else if (!names.insert(name.text).second && !may_repeat) {
      wrong.push_back({name.where, absl::StrCat(InQuotes(name.text), " stands here twice")});
    } else {
      pairs.push_back({name, *value});
    }
  }
  return pairs;
}

std::optional<int> ReadInt(Item item, IntRange range, Diagnostics& wrong) {
  int number = 0;
  if (absl::SimpleAtoi(item.text, &number) && range.Holds(number)) return number;
  wrong.push_back(
      {item.where, absl::StrCat("found ", InQuotes(item.text), ", expected ", Describe(range))});
  return std::nullopt;
}

Diagnostic UnknownName(Item item, absl::string_view noun, absl::Span<const std::string> names) {
  const std::string near = Nearest(item.text, names);
  return {item.where, absl::StrCat("unknown ", noun, " ", InQuotes(item.text),
                                   near.empty() ? absl::StrCat("; expected ", OrList(names))
                                                : absl::StrCat("; did you mean ", near, "?"))};
}

}  // namespace rushkit
