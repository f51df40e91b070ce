// Shuffling and dealing: booklet, "Set-Up".
#ifndef RUSHKIT_SOLVER_GAME_DEAL_H_
#define RUSHKIT_SOLVER_GAME_DEAL_H_

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "absl/types/span.h"
#include "solver/base/random.h"
#include "solver/board/vehicle.h"
#include "solver/game/card.h"
#include "solver/game/card_counts.h"

namespace rushkit {

// The cards in an order of which each is equally likely: the shuffle of Fisher and Yates, from the
// last place down, of the cards sorted by kind.
std::vector<Card> Shuffled(const CardCounts& cards, Random& random);

// The order that some cards get in a game when they are shuffled for the `number`th time, from 0
// for the deal.
using Shuffle = std::function<std::vector<Card>(const CardCounts& cards, int number)>;
// Each of its orders depends on `seed` and on nothing that was shuffled before.
Shuffle SeededShuffle(uint64_t seed);

struct Deal {
  std::array<Hand, 2> hands;  // by player
  std::vector<Card> pile;     // in order, the next card first
};

// Deals a deck of at least kSmallestDeck cards that lie in `order`: the first four go to `first`,
// the next four to the other player, and the rest is the draw pile.
Deal DealInOrder(absl::Span<const Card> order, Player first);
// Shuffles, then deals.
Deal DealFrom(const Deck& deck, Player first, const Shuffle& shuffle);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_GAME_DEAL_H_
