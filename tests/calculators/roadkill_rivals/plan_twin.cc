#include "tests/calculators/roadkill_rivals/plan_twin.h"

#include <algorithm>

namespace rushkit::twin {
namespace {

int Keys(const std::vector<Card>& cards) {
  int keys = 0;
  for (const Card& card : cards) keys += card.keys;
  return keys;
}

int Points(const std::vector<Card>& cards) {
  int points = 0;
  for (const Card& card : cards) points += card.points;
  return points;
}

std::vector<Card> Without(const std::vector<Card>& cards, unsigned set) {
  std::vector<Card> left;
  for (size_t i = 0; i < cards.size(); ++i) {
    if ((set >> i & 1) == 0) left.push_back(cards[i]);
  }
  return left;
}

// Behind a take: `road` has the lane as it is now, and three cards on the freeway.
Fraction AfterTake(const Road& road, int turns) {
  if (road.stream.size() + road.deck.size() == 1) return Fraction(Points(road.lane));
  const bool is_known = !road.stream.empty();
  const std::vector<Card>& coming = is_known ? road.stream : road.deck;
  Fraction sum;
  for (size_t i = 0; i < (is_known ? 1 : coming.size()); ++i) {
    const auto begin = coming.begin();
    const auto at = begin + static_cast<std::ptrdiff_t>(i);
    if (std::find(begin, at, *at) != at) continue;
    Road next = road;
    next.freeway.push_back(*at);
    (is_known ? next.stream : next.deck)
        .erase((is_known ? next.stream : next.deck).begin() + (at - begin));
    const auto count = is_known ? 1 : std::count(at, coming.end(), *at);
    sum += Fraction(count, is_known ? 1 : static_cast<int64_t>(coming.size())) *
           BestPoints(next, turns);
  }
  return sum;
}

// Adds the lanes that a forced discard can leave, one card at a time.
void Discard(const std::vector<Card>& lane, const Card& card, bool only_one, bool is_first,
             std::vector<std::vector<Card>>& lanes) {
  if (Keys(lane) + card.keys <= 3) {
    lanes.push_back(lane);
    lanes.back().push_back(card);
  } else if (is_first || !only_one) {
    for (size_t i = 0; i < lane.size(); ++i) {
      Discard(Without(lane, 1U << i), card, only_one, false, lanes);
    }
  }
}

}  // namespace

Fraction BestPoints(const Road& road, int turns) {
  if (turns == 0) return Fraction(0);
  Fraction best(-1);
  for (unsigned set = 1; set < 1U << road.lane.size(); ++set) {
    int animals = 0;
    int vehicles = 0;
    int points = 0;
    bool is_pure = true;
    for (size_t i = 0; i < road.lane.size(); ++i) {
      if ((set >> i & 1) == 0) continue;
      const Card& card = road.lane[i];
      (card.kind == 'a' ? animals : vehicles) += card.strength;
      points += card.points;
      is_pure = is_pure && card.kind != 'n';
    }
    if (!is_pure || animals == 0 || vehicles < animals) continue;
    Road next = road;
    next.lane = Without(road.lane, set);
    best = std::max(best, Fraction(points) + BestPoints(next, turns - 1));
  }
  for (size_t i = 0; i < road.freeway.size(); ++i) {
    const Card card = road.freeway[i];
    Road next = road;
    next.freeway = Without(road.freeway, 1U << i);
    std::vector<std::vector<Card>> lanes;
    if (card.keys == 0) lanes.push_back(road.lane);
    if (card.keys > 0) Discard(road.lane, card, road.only_one_discard, true, lanes);
    for (const std::vector<Card>& lane : lanes) {
      next.lane = lane;
      best = std::max(best, AfterTake(next, turns - 1 + card.extra_turns));
    }
  }
  return best < Fraction(0) ? BestPoints(road, turns - 1) : best;
}

}  // namespace rushkit::twin
