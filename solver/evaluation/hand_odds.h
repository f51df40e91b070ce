// Chances that come from the cards of the other player, of whom some are known and the others are
// any of the unseen ones.
#ifndef RUSHKIT_SOLVER_EVALUATION_HAND_ODDS_H_
#define RUSHKIT_SOLVER_EVALUATION_HAND_ODDS_H_

#include "solver/game/card_counts.h"
#include "solver/game/card_kinds.h"
#include "solver/game/card_ledger.h"

namespace rushkit {

// The kinds of which `held` may hold a card.
CardKinds PossibleKinds(const CardLedger::Held& held, const CardCounts& unseen);

// The chance that `held` holds a card of one of `kinds`: 1 where one is known, else that of drawing
// one when the hidden cards are drawn from `unseen` without replacement.
double ChanceToHold(const CardLedger::Held& held, const CardCounts& unseen, CardKinds kinds);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_EVALUATION_HAND_ODDS_H_
