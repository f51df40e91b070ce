#include "solver/game/deal.h"

#include <cassert>
#include <utility>

#include "solver/game/card_ledger.h"

namespace rushkit {

std::vector<Card> Shuffled(const CardCounts& cards, Random& random) {
  std::vector<Card> order;
  for (const Card card : kAllCards)
    order.insert(order.end(), static_cast<size_t>(cards.Of(card)), card);
  for (size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[random.Below(i)]);
  return order;
}

Shuffle SeededShuffle(uint64_t seed) {
  return [seed](const CardCounts& cards, int number) {
    Random random(DerivedSeed(seed, static_cast<uint64_t>(number)));
    return Shuffled(cards, random);
  };
}

Deal DealInOrder(absl::Span<const Card> order, Player first) {
  assert(order.size() >= size_t{kSmallestDeck});
  Deal deal;
  for (size_t i = 0; i < size_t{kDealtCards}; ++i) {
    const Player player = i < size_t{kHandSize} ? first : Opponent(first);
    deal.hands[static_cast<size_t>(player)].Add(order[i]);
  }
  deal.pile.assign(order.begin() + kDealtCards, order.end());
  return deal;
}

Deal DealFrom(const Deck& deck, Player first, const Shuffle& shuffle) {
  return DealInOrder(shuffle(deck, 0), first);
}

}  // namespace rushkit
