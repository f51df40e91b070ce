// Deals with open hands on small grids, where heroes stand anywhere and many turns decide.
#ifndef RUSHKIT_TESTS_JUDGEMENT_OPEN_DEALS_H_
#define RUSHKIT_TESTS_JUDGEMENT_OPEN_DEALS_H_

#include <cstdint>
#include <vector>

#include "absl/functional/function_ref.h"
#include "solver/game/information_set.h"

namespace rushkit::testing {

struct OpenDeals {
  uint64_t seed = 1;
  int count = 100;
  size_t most_blockers = 2;
  std::vector<Card> cards;   // of which a deck of 9 to 12 is made
  bool knows_draws = false;  // of some of them the order of the pile, as far as the next two
};

// Under both readings of `spaces` and of `connection`, of either player. The player to move does
// not win at once.
void ForEachOpenDeal(const OpenDeals& deals, absl::FunctionRef<void(const InformationSet&)> visit);

// The same game after a half turn that swaps the players. Of the pile it must know no order.
InformationSet HalfTurned(const InformationSet& view);

}  // namespace rushkit::testing

#endif  // RUSHKIT_TESTS_JUDGEMENT_OPEN_DEALS_H_
