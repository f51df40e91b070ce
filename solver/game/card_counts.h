// Cards as counts by kind: a deck, a hand, or what is left of either. Equal cards are one.
#ifndef RUSHKIT_SOLVER_GAME_CARD_COUNTS_H_
#define RUSHKIT_SOLVER_GAME_CARD_COUNTS_H_

#include <array>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <utility>

#include "solver/game/card.h"

namespace rushkit {

class CardCounts {
 public:
  constexpr CardCounts() = default;

  constexpr int Of(Card card) const { return counts_[Index(card)]; }
  constexpr bool Has(Card card) const { return Of(card) > 0; }
  // At most 255 of a kind.
  constexpr void Add(Card card, int count = 1) {
    assert(Of(card) + count <= UINT8_MAX);
    counts_[Index(card)] = static_cast<uint8_t>(Of(card) + count);
  }
  constexpr void Remove(Card card) {
    assert(Has(card));
    --counts_[Index(card)];
  }
  constexpr void Add(const CardCounts& more) {
    for (const Card card : kAllCards) Add(card, more.Of(card));
  }
  // All of `less` must be among them.
  constexpr void Remove(const CardCounts& less) {
    assert(Holds(less));
    for (const Card card : kAllCards) counts_[Index(card)] -= less.counts_[Index(card)];
  }
  // Whether it has as many of each kind, or more.
  constexpr bool Holds(const CardCounts& less) const {
    for (const Card card : kAllCards) {
      if (Of(card) < less.Of(card)) return false;
    }
    return true;
  }
  constexpr int size() const { return std::accumulate(counts_.begin(), counts_.end(), 0); }

  friend constexpr auto operator<=>(const CardCounts&, const CardCounts&) = default;
  template <typename H>
  friend H AbslHashValue(H h, const CardCounts& counts) {
    return H::combine(std::move(h), counts.counts_);
  }

 private:
  static constexpr size_t Index(Card card) { return static_cast<size_t>(card); }

  std::array<uint8_t, kCardKinds> counts_ = {};
};

// The 32 cards of the box, or a user's own. Which split the box has is not known: see data/decks/.
using Deck = CardCounts;
using Hand = CardCounts;

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_GAME_CARD_COUNTS_H_
