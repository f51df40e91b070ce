#include "solver/evaluation/hand_odds.h"

namespace rushkit {

CardKinds PossibleKinds(const CardLedger::Held& held, const CardCounts& unseen) {
  CardKinds kinds = CardKinds::Of(held.known);
  if (held.hidden == 0) return kinds;
  for (const Card card : kAllCards) {
    if (unseen.Has(card)) kinds.Add(card);
  }
  return kinds;
}

double ChanceToHold(const CardLedger::Held& held, const CardCounts& unseen, CardKinds kinds) {
  int wanted = 0;
  for (const Card card : kAllCards) {
    if (!kinds.Has(card)) continue;
    if (held.known.Has(card)) return 1;
    wanted += unseen.Of(card);
  }
  double none = 1;
  const int all = unseen.size();
  for (int drawn = 0; drawn < held.hidden; ++drawn) {
    none *= static_cast<double>(all - wanted - drawn) / (all - drawn);
    if (none <= 0) return 1;
  }
  return 1 - none;
}

}  // namespace rushkit
