// Shuffling and dealing: booklet, "Set-Up".
#ifndef RUSHKIT_SOLVER_GAME_DEAL_H_
#define RUSHKIT_SOLVER_GAME_DEAL_H_

#include <array>
#include <vector>

#include "solver/base/random.h"
#include "solver/board/vehicle.h"
#include "solver/game/card.h"
#include "solver/game/card_counts.h"

namespace rushkit {

// The cards in an order of which each is equally likely: the shuffle of Fisher and Yates, from the
// last place down, of the cards sorted by kind.
std::vector<Card> Shuffled(const CardCounts& cards, Random& random);

struct Deal {
  std::array<Hand, 2> hands;  // by player
  std::vector<Card> pile;     // in order, the next card first
};

// A shuffled deck of at least kSmallestDeck cards: the first four go to `first`, the next four to
// the other player, and the rest is the draw pile.
Deal DealFrom(const Deck& deck, Player first, Random& random);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_GAME_DEAL_H_
