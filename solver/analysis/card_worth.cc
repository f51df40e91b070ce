#include "solver/analysis/card_worth.h"

#include <algorithm>
#include <cmath>

namespace rushkit {

void CardWorths::Add(const Hand& hand, const Hand& other, int more_wins) {
  const int64_t w = more_wins;
  for (const Card card : kAllCards) {
    const int64_t d = hand.Of(card) - other.Of(card);
    if (d == 0) continue;
    Sums& sums = sums_[static_cast<size_t>(card)];
    ++sums.pairs;
    sums.dd += d * d;
    sums.dw += d * w;
    sums.ddww += d * d * w * w;
    sums.dddw += d * d * d * w;
    sums.dddd += d * d * d * d;
  }
}

std::optional<CardWorth> CardWorths::Of(Card card) const {
  // Two games of a pair, and a game more for one is a game less for the other.
  constexpr double kWinsAChance = 4;
  const Sums& sums = sums_[static_cast<size_t>(card)];
  if (sums.pairs < kLeastUnits) return std::nullopt;
  const auto dd = static_cast<double>(sums.dd);
  const double slope = static_cast<double>(sums.dw) / dd;
  const double scatter = static_cast<double>(sums.ddww) -
                         2 * slope * static_cast<double>(sums.dddw) +
                         slope * slope * static_cast<double>(sums.dddd);
  const auto n = static_cast<double>(sums.pairs);
  const double error = std::sqrt(std::max(0.0, scatter) * n / (n - 1)) / dd;
  const double half = kNormal95 * error / kWinsAChance;
  const double worth = slope / kWinsAChance;
  return CardWorth{worth, {worth - half, worth + half}};
}

}  // namespace rushkit
