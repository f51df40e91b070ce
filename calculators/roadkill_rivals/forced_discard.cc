#include "calculators/roadkill_rivals/forced_discard.h"

#include <algorithm>
#include <bitset>
#include <utility>

namespace rushkit::roadkill {
namespace {

int KeysLeft(absl::Span<const int> keys, unsigned discards) {
  int left = 0;
  for (size_t i = 0; i < keys.size(); ++i) left += (discards >> i & 1) != 0 ? 0 : keys[i];
  return left;
}

size_t CountOf(unsigned set) { return std::bitset<kMostKeys>(set).count(); }

// The keys of each card, in every way in which open numbers can be settled: cards of one text have
// the same.
std::vector<std::vector<int>> WaysToSettle(absl::Span<const Card> cards) {
  std::vector<std::vector<int>> ways = {{}};
  for (size_t i = 0; i < cards.size(); ++i) {
    const auto is_same = [&](const Card& other) { return other.text == cards[i].text; };
    const auto first =
        static_cast<size_t>(std::find_if(cards.begin(), cards.end(), is_same) - cards.begin());
    std::vector<std::vector<int>> more;
    for (const std::vector<int>& way : ways) {
      for (int keys = cards[i].keys.lowest; keys <= cards[i].keys.highest; ++keys) {
        if (first < i && way[first] != keys) continue;
        more.push_back(way);
        more.back().push_back(keys);
      }
    }
    ways = std::move(more);
  }
  return ways;
}

Cards CardsOf(const Cards& lane, unsigned set) {
  Cards cards;
  for (size_t i = 0; i < lane.size(); ++i) {
    if ((set >> i & 1) != 0) cards.push_back(lane[i]);
  }
  std::sort(cards.begin(), cards.end());
  return cards;
}

}  // namespace

std::vector<unsigned> ForcedDiscards(absl::Span<const int> keys, int added, const Rules& rules) {
  const auto fits = [&](unsigned discards) {
    return KeysLeft(keys, discards) + added <= kMostKeys;
  };
  // Cards go one after another and only while they must: so before some last card went, it did not
  // fit yet.
  const auto is_forced = [&](unsigned discards) {
    for (size_t i = 0; i < keys.size(); ++i) {
      if ((discards >> i & 1) != 0 && !fits(discards & ~(1U << i))) return true;
    }
    return discards == 0;
  };
  std::vector<unsigned> sets;
  for (unsigned discards = 0; discards < 1U << keys.size(); ++discards) {
    const bool too_many = rules.forced_discard == ForcedDiscard::kOne && CountOf(discards) > 1;
    if (!too_many && fits(discards) && is_forced(discards)) sets.push_back(discards);
  }
  std::stable_sort(sets.begin(), sets.end(),
                   [](unsigned a, unsigned b) { return CountOf(a) < CountOf(b); });
  return sets;
}

std::vector<Discards> DiscardsFor(const Cards& lane, const Card& card, const Rules& rules) {
  Cards cards = lane;
  cards.push_back(card);
  const std::vector<std::vector<int>> ways = WaysToSettle(cards);
  std::vector<std::pair<unsigned, size_t>> sets;  // with the number of ways that allow them
  size_t legal = 0;
  for (const std::vector<int>& way : ways) {
    const auto keys = absl::MakeSpan(way).first(lane.size());
    if (KeysLeft(keys, 0) > kMostKeys) continue;
    ++legal;
    for (const unsigned set : ForcedDiscards(keys, way.back(), rules)) {
      const auto found = std::find_if(sets.begin(), sets.end(),
                                      [set](const auto& one) { return one.first == set; });
      if (found != sets.end()) {
        ++found->second;
      } else {
        sets.emplace_back(set, 1);
      }
    }
  }
  std::vector<Discards> all;
  for (const auto& [set, count] : sets) {
    Discards discards = {CardsOf(lane, set), count == legal};
    const auto is_same = [&](const Discards& one) { return one.cards == discards.cards; };
    if (std::none_of(all.begin(), all.end(), is_same)) all.push_back(std::move(discards));
  }
  return all;
}

}  // namespace rushkit::roadkill
