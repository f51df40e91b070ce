// Two games with one deal: each by itself is dealt like any game, and together they exchange cards.
#include "solver/game/card_streams.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <vector>

#include "solver/game/card_ledger.h"
#include "tests/catch.h"
#include "tests/game/cards.h"

namespace rushkit {
namespace {

using testing::CardsOf;
using testing::CountsOf;

const Deck kDeckA = [] {
  Deck deck;
  const std::array<int, kCardKinds> counts = {6, 6, 4, 3, 3, 4, 3, 3, 0};
  for (const Card card : kAllCards) deck.Add(card, counts[static_cast<size_t>(card)]);
  return deck;
}();

// Each kind `copies` times, of the first `kinds`.
CardCounts Some(size_t kinds, int copies) {
  CardCounts cards;
  for (size_t i = 0; i < kinds; ++i) cards.Add(kAllCards[i], copies);
  return cards;
}

// Every `step`th card from `from` on.
std::vector<Card> EverySecond(const std::vector<Card>& pile, size_t from) {
  std::vector<Card> cards;
  for (size_t i = from; i < pile.size(); i += 2) cards.push_back(pile[i]);
  return cards;
}

// How far the observed counts of equally likely classes lie from their expectation, in standard
// deviations of chi square with so many degrees of freedom.
double Surprise(const std::vector<int>& counts, int trials) {
  const double expected = static_cast<double>(trials) / static_cast<double>(counts.size());
  double chi_square = 0;
  for (const int count : counts) chi_square += (count - expected) * (count - expected) / expected;
  const auto freedom = static_cast<double>(counts.size() - 1);
  return (chi_square - freedom) / std::sqrt(2 * freedom);
}

TEST_CASE("In a pair each seat gets the hand and the stream that the other one had") {
  for (uint64_t seed = 1; seed <= 200; ++seed) {
    const Deal one = DealFrom(kDeckA, Player::kGold, StreamShuffle(seed, Stream::kX));
    const Deal two = DealFrom(kDeckA, Player::kGold, StreamShuffle(seed, Stream::kY));
    CHECK(one.hands[0] == two.hands[1]);
    CHECK(one.hands[1] == two.hands[0]);
    CHECK(EverySecond(one.pile, 0) == EverySecond(two.pile, 1));
    CHECK(EverySecond(one.pile, 1) == EverySecond(two.pile, 0));
  }
}

TEST_CASE("After a reshuffle both games draw the same cards if their discards are the same") {
  const CardCounts discards = Some(8, 3);
  for (uint64_t seed = 1; seed <= 100; ++seed) {
    for (int number = 1; number <= 3; ++number) {
      const std::vector<Card> one = StreamShuffle(seed, Stream::kX)(discards, number);
      const std::vector<Card> two = StreamShuffle(seed, Stream::kY)(discards, number);
      CHECK(EverySecond(one, 0) == EverySecond(two, 1));
      CHECK(EverySecond(one, 1) == EverySecond(two, 0));
    }
  }
}

TEST_CASE("Where the discards differ in a card, the streams differ little") {
  CardCounts discards = Some(8, 3);
  CardCounts others = discards;
  others.Remove(Card::kMove1);
  others.Add(Card::kMoveShift3);
  size_t equal = 0;
  size_t equal_starts = 0;
  constexpr int kSeeds = 500;
  for (uint64_t seed = 1; seed <= kSeeds; ++seed) {
    const std::vector<Card> one = EverySecond(StreamShuffle(seed, Stream::kX)(discards, 1), 0);
    const std::vector<Card> two = EverySecond(StreamShuffle(seed, Stream::kY)(others, 1), 1);
    for (size_t i = 0; i < one.size(); ++i) equal += one[i] == two[i] ? 1 : 0;
    equal_starts += std::equal(one.begin(), one.begin() + 3, two.begin()) ? 1 : 0;
  }
  // Of unrelated orders one card in nine or so would be equal.
  CHECK(equal > kSeeds * 12 * 6 / 10);
  CHECK(equal_starts > kSeeds * 6 / 10);
}

// Five cards of five kinds lie in 120 orders; seeds are fixed, so that this cannot fail by chance.
TEST_CASE("Every order of a pile is equally likely, whoever has which stream and draws first") {
  constexpr int kTrials = 60'000;
  const CardCounts cards = Some(5, 1);
  for (const Stream of_first : {Stream::kX, Stream::kY}) {
    for (const int number : {1, 2}) {
      std::map<std::vector<Card>, int> seen;
      for (uint64_t seed = 0; seed < kTrials; ++seed) {
        ++seen[StreamShuffle(seed, of_first)(cards, number)];
      }
      CHECK(seen.size() == 120);
      std::vector<int> counts;
      for (const auto& [order, count] : seen) counts.push_back(count);
      CHECK(std::abs(Surprise(counts, kTrials)) < 3);
    }
  }
}

TEST_CASE("Each place of a pile holds each of its cards equally often") {
  constexpr int kTrials = 24'000;
  const CardCounts cards = Some(8, 3);
  std::vector<std::vector<int>> by_place(24, std::vector<int>(8));
  for (uint64_t seed = 0; seed < kTrials; ++seed) {
    const std::vector<Card> order = StreamShuffle(seed, Stream::kX)(cards, 1);
    REQUIRE(CountsOf(order) == cards);
    for (size_t i = 0; i < order.size(); ++i) ++by_place[i][static_cast<size_t>(order[i])];
  }
  for (const std::vector<int>& counts : by_place) CHECK(Surprise(counts, kTrials) < 4);
}

double Choose(int n, int k) {
  double ways = 1;
  for (int i = 0; i < k; ++i) ways = ways * (n - i) / (i + 1);
  return ways;
}

TEST_CASE("Hands hold as many cards of a kind as four out of the deck do") {
  constexpr int kTrials = 40'000;
  for (const Stream of_first : {Stream::kX, Stream::kY}) {
    std::array<std::array<int, 5>, 2> seen = {};
    for (uint64_t seed = 0; seed < kTrials; ++seed) {
      const Deal deal = DealFrom(kDeckA, Player::kGold, StreamShuffle(seed, of_first));
      REQUIRE(CountsOf(deal.pile).size() == kDeckA.size() - kDealtCards);
      for (const size_t player : {size_t{0}, size_t{1}}) {
        REQUIRE(deal.hands[player].size() == kHandSize);
        ++seen[player][static_cast<size_t>(deal.hands[player].Of(Card::kMove1))];
      }
    }
    for (int count = 0; count <= kHandSize; ++count) {
      const double chance = Choose(6, count) * Choose(26, kHandSize - count) / Choose(32, 4);
      const double deviation = std::sqrt(chance * (1 - chance) * kTrials);
      for (const auto& of_player : seen) {
        CHECK(std::abs(of_player[static_cast<size_t>(count)] - chance * kTrials) < 4 * deviation);
      }
    }
  }
}

TEST_CASE("Of odd piles one card more goes to whoever draws first, in each pile in turn") {
  // Nine cards of one kind and one more: eight are dealt, and piles have two cards. With one more
  // card each pile has three, and the second one begins with the second player.
  CardCounts cards = Some(2, 5);
  cards.Add(Card::kMove3);
  for (uint64_t seed = 0; seed < 50; ++seed) {
    for (const Stream of_first : {Stream::kX, Stream::kY}) {
      const Shuffle shuffle = StreamShuffle(seed, of_first);
      CHECK(CountsOf(shuffle(cards, 0)) == cards);
      for (int number = 1; number < 4; ++number) {
        CHECK(CountsOf(shuffle(Some(3, 1), number)) == Some(3, 1));
      }
    }
  }
  // The player who draws second has the stream of the other seat from the second pile on.
  const CardCounts three = Some(3, 1);
  int same = 0;
  for (uint64_t seed = 0; seed < 400; ++seed) {
    const std::vector<Card> one = StreamShuffle(seed, Stream::kX)(three, 1);
    const std::vector<Card> two = StreamShuffle(seed, Stream::kY)(three, 1);
    // In the first game Y draws the first and the third card, in the second one X does.
    same += one[0] == two[1] && one[1] == two[0] ? 1 : 0;
  }
  CHECK(same > 250);
}

}  // namespace
}  // namespace rushkit
