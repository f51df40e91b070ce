#include "solver/analysis/card_worth.h"

#include <cmath>
#include <vector>

#include "solver/base/random.h"
#include "tests/catch.h"

namespace rushkit {
namespace {

Hand Hand4(Card card, int count) {
  Hand hand;
  hand.Add(card, count);
  hand.Add(Card::kMove1, 4 - count);
  return hand;
}

struct Seen {
  int difference;
  int more_wins;
};

CardWorths WorthsOf(const std::vector<Seen>& pairs) {
  CardWorths worths;
  for (const Seen& pair : pairs) {
    const int more = pair.difference > 0 ? pair.difference : 0;
    worths.Add(Hand4(Card::kSlide, more), Hand4(Card::kSlide, more - pair.difference),
               pair.more_wins);
  }
  return worths;
}

// Least squares through the origin with White's error, straight from the pairs.
CardWorth SlowWorth(const std::vector<Seen>& pairs) {
  double dd = 0;
  double dw = 0;
  double n = 0;
  for (const Seen& pair : pairs) {
    dd += pair.difference * pair.difference;
    dw += pair.difference * pair.more_wins;
    n += pair.difference != 0 ? 1 : 0;
  }
  const double slope = dw / dd;
  double scatter = 0;
  for (const Seen& pair : pairs) {
    const double residual = pair.more_wins - slope * pair.difference;
    scatter += pair.difference * pair.difference * residual * residual;
  }
  const double half = 1.959963984540054 * std::sqrt(scatter * n / (n - 1)) / dd / 4;
  return {slope / 4, {slope / 4 - half, slope / 4 + half}};
}

TEST_CASE("the worth of a card is the slope of least squares, with its error") {
  Random random(3);
  std::vector<Seen> pairs;
  for (int i = 0; i < 300; ++i) {
    const int difference = static_cast<int>(random.Below(5)) - 2;
    const int noise = static_cast<int>(random.Below(3)) - 1;
    pairs.push_back({difference, std::max(-2, std::min(2, difference + noise))});
  }
  const CardWorth worth = *WorthsOf(pairs).Of(Card::kSlide);
  const CardWorth slow = SlowWorth(pairs);
  CHECK(worth.worth == Approx(slow.worth));
  CHECK(worth.interval.low == Approx(slow.interval.low));
  CHECK(worth.interval.high == Approx(slow.interval.high));
}

TEST_CASE("a card that decides both games is worth a quarter of two games won more") {
  CHECK(WorthsOf(std::vector<Seen>(40, {1, 2})).Of(Card::kSlide)->worth == Approx(0.5));
  // Whoever has it is as well off as who has M1 instead: that one is worth as much less.
  CHECK(WorthsOf(std::vector<Seen>(40, {1, 2})).Of(Card::kMove1)->worth == Approx(-0.5));
}

TEST_CASE("nothing is said of a card in which few hands differ") {
  std::vector<Seen> pairs(kLeastUnits - 1, {1, 1});
  pairs.resize(1000, {0, 1});
  CHECK_FALSE(WorthsOf(pairs).Of(Card::kSlide).has_value());
  pairs.push_back({-1, 0});
  CHECK(WorthsOf(pairs).Of(Card::kSlide).has_value());
  CHECK_FALSE(WorthsOf(pairs).Of(Card::kShift).has_value());
}

}  // namespace
}  // namespace rushkit
