#include "solver/game/card_streams.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <vector>

#include "solver/base/random.h"
#include "solver/game/card_ledger.h"

namespace rushkit {
namespace {

// Streams and seats are both counted from 0: X, and who plays first.
using TwoStreams = std::array<std::vector<Card>, 2>;

// By coin, each in order. A key is 64 random bits: the coin in front, then the number.
TwoStreams ByKeys(const CardCounts& cards, uint64_t seed) {
  std::vector<std::pair<uint64_t, Card>> keyed;
  keyed.reserve(static_cast<size_t>(cards.size()));
  for (const Card card : kAllCards) {
    const uint64_t of_kind = DerivedSeed(seed, static_cast<uint64_t>(card));
    for (int copy = 0; copy < cards.Of(card); ++copy) {
      keyed.emplace_back(DerivedSeed(of_kind, static_cast<uint64_t>(copy)), card);
    }
  }
  std::sort(keyed.begin(), keyed.end());
  TwoStreams streams;
  for (const auto& [key, card] : keyed) streams[key >> 63].push_back(card);
  return streams;
}

// Moves the last cards of one that has too many behind those of the other.
void Balance(size_t size_of_x, TwoStreams& streams) {
  const size_t from = streams[0].size() > size_of_x ? 0 : 1;
  const size_t all = streams[0].size() + streams[1].size();
  const size_t wanted = from == 0 ? size_of_x : all - size_of_x;
  std::vector<Card>& many = streams[from];
  std::vector<Card>& few = streams[1 - from];
  while (many.size() > wanted) {
    few.push_back(many.back());
    many.pop_back();
  }
}

// The pile that deals the `first` stream its cards from the place `from` on, and the other in turn.
void Weave(const std::vector<Card>& first, const std::vector<Card>& second, size_t from,
           std::vector<Card>& order) {
  for (size_t i = from; i < first.size(); ++i) {
    order.push_back(first[i]);
    if (i < second.size()) order.push_back(second[i]);
  }
}

}  // namespace

Shuffle StreamShuffle(uint64_t seed, Stream of_first) {
  return [seed, of_first](const CardCounts& cards, int number) {
    const size_t in_hands = number == 0 ? size_t{kDealtCards} : 0;
    const size_t pile = static_cast<size_t>(cards.size()) - in_hands;
    // Every pile has as many cards as the first one, so after an odd number of odd piles it is the
    // second player who draws next.
    const size_t drawing = static_cast<size_t>(number) * pile % 2;
    const size_t x_seat = of_first == Stream::kX ? 0 : 1;
    const size_t drawn_by_x = (pile + (x_seat == drawing ? 1 : 0)) / 2;
    TwoStreams streams = ByKeys(cards, DerivedSeed(seed, static_cast<uint64_t>(number)));
    Balance(in_hands / 2 + drawn_by_x, streams);
    std::array<std::vector<Card>, 2> seats = std::move(streams);
    if (x_seat == 1) std::swap(seats[0], seats[1]);
    std::vector<Card> order;
    for (const std::vector<Card>& seat : seats) {
      for (size_t i = 0; i < in_hands / 2; ++i) order.push_back(seat[i]);
    }
    Weave(seats[drawing], seats[1 - drawing], in_hands / 2, order);
    return order;
  };
}

}  // namespace rushkit
