#include "calculators/roadkill_rivals/forced_discard.h"

#include <algorithm>
#include <bitset>

#include "calculators/roadkill_rivals/card.h"

namespace rushkit::roadkill {
namespace {

int KeysLeft(absl::Span<const int> keys, unsigned discards) {
  int left = 0;
  for (size_t i = 0; i < keys.size(); ++i) left += (discards >> i & 1) != 0 ? 0 : keys[i];
  return left;
}

size_t CountOf(unsigned set) { return std::bitset<kMostKeys>(set).count(); }

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

}  // namespace rushkit::roadkill
