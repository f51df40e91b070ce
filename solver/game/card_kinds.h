// A set of kinds of cards.
#ifndef RUSHKIT_SOLVER_GAME_CARD_KINDS_H_
#define RUSHKIT_SOLVER_GAME_CARD_KINDS_H_

#include <bit>
#include <cstdint>
#include <initializer_list>

#include "solver/game/card.h"
#include "solver/game/card_counts.h"

namespace rushkit {

class CardKinds {
 public:
  constexpr CardKinds() = default;
  constexpr CardKinds(std::initializer_list<Card> cards) {
    for (const Card card : cards) Add(card);
  }

  static constexpr CardKinds All() {
    CardKinds kinds;
    for (const Card card : kAllCards) kinds.Add(card);
    return kinds;
  }
  // The kinds of which there is a card.
  static constexpr CardKinds Of(const CardCounts& counts) {
    CardKinds kinds;
    for (const Card card : kAllCards) {
      if (counts.Has(card)) kinds.Add(card);
    }
    return kinds;
  }

  constexpr bool Has(Card card) const { return (bits_ & Bit(card)) != 0; }
  constexpr void Add(Card card) { bits_ = static_cast<uint16_t>(bits_ | Bit(card)); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }

  friend constexpr bool operator==(const CardKinds&, const CardKinds&) = default;

 private:
  static constexpr uint16_t Bit(Card card) {
    return static_cast<uint16_t>(1 << static_cast<int>(card));
  }

  uint16_t bits_ = 0;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_GAME_CARD_KINDS_H_
