// Seeded open deals that are small enough for the slow twin.
#ifndef RUSHKIT_TESTS_JUDGEMENT_SMALL_DEALS_H_
#define RUSHKIT_TESTS_JUDGEMENT_SMALL_DEALS_H_

#include <vector>

#include "solver/base/random.h"
#include "solver/game/deal.h"
#include "solver/judgement/open_deal.h"
#include "tests/support/random_positions.h"

namespace rushkit::testing {

// Both heroes and at most two blockers.
inline Position SmallStart(Random& random, Connection connection) {
  for (;;) {
    const Position position = RandomShift(random, {connection, 2});
    const bool has_both = position.FindHero(Player::kGold) != nullptr &&
                          position.FindHero(Player::kSilver) != nullptr;
    if (has_both && position.vehicles().size() > 2) return position;
  }
}

// 8 cards in hands and up to four to draw: one deck in four has cards that leave much.
inline Deck SmallDeck(Random& random) {
  const std::vector<Card> often = {Card::kMove1, Card::kMove1, Card::kMove2,
                                   Card::kSlide, Card::kShift, Card::kMoveShift1};
  Deck deck;
  const bool has_any = random.Below(4) == 0;
  const int size = kSmallestDeck + static_cast<int>(random.Below(4));
  for (int i = 0; i < size; ++i) {
    deck.Add(has_any && random.Below(4) == 0 ? kAllCards[random.Below(kAllCards.size())]
                                             : often[random.Below(often.size())]);
  }
  return deck;
}

// Dealt from such a deck. Now and then not all of the order is known.
inline OpenDeal SmallDeal(const Position& start, Random& random) {
  const Player first = kPlayers[random.Below(2)];
  const Deal deal = DealInOrder(Shuffled(SmallDeck(random), random), first);
  OpenDeal open{start, first, deal.hands, deal.pile};
  if (random.Below(3) == 0) open.draws.resize(random.Below(open.draws.size() + 1));
  return open;
}

}  // namespace rushkit::testing

#endif  // RUSHKIT_TESTS_JUDGEMENT_SMALL_DEALS_H_
