// Which previous cards a new one forces out of a lane.
#ifndef RUSHKIT_CALCULATORS_ROADKILL_RIVALS_FORCED_DISCARD_H_
#define RUSHKIT_CALCULATORS_ROADKILL_RIVALS_FORCED_DISCARD_H_

#include <vector>

#include "absl/types/span.h"
#include "calculators/roadkill_rivals/card.h"
#include "calculators/roadkill_rivals/rules.h"

namespace rushkit::roadkill {

// The sets of cards that a player may discard, so that a card of `added` keys can come into a lane
// whose cards have `keys`, three at most together. Bit i is the i-th card; the smallest set first.
// Just the empty set where the card fits; no set where no discard that the rules allow is enough.
std::vector<unsigned> ForcedDiscards(absl::Span<const int> keys, int added, const Rules& rules);

// Cards that leave the lane, sorted.
struct Discards {
  Cards cards;
  bool is_certain = true;  // else they may be discarded with some numbers of keys that are open
};

// What the player may discard in order to take `card`, each set once. The lane must be legal, with
// its keys as they can be.
std::vector<Discards> DiscardsFor(const Cards& lane, const Card& card, const Rules& rules);

}  // namespace rushkit::roadkill

#endif  // RUSHKIT_CALCULATORS_ROADKILL_RIVALS_FORCED_DISCARD_H_
