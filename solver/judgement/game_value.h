// What a position with two hands is worth to the player to move, at a glance.
//
// In logits: 0 is an even game, and whoever stands at x wins with chance 1 / (1 + exp(-x)). Whole
// thousandths, so that sums and comparisons are the same everywhere.
#ifndef RUSHKIT_SOLVER_JUDGEMENT_GAME_VALUE_H_
#define RUSHKIT_SOLVER_JUDGEMENT_GAME_VALUE_H_

#include "solver/game/card.h"
#include "solver/game/card_counts.h"
#include "solver/game/card_ledger.h"

namespace rushkit {

// Worth of standing so many spaces (race_distance.h) before the end against so many of the other.
int WorthOfRace(int own_spaces, int other_spaces);

// Worth of a card in hand at the beginning of a turn.
int WorthOf(Card card);
int WorthOf(const CardCounts& cards);
// Of the cards that a hand is known to hold and, for each hidden one, the mean of the unseen cards.
int ExpectedWorth(const CardLedger::Held& held, const CardCounts& unseen);

// Worth of being the one to move, and what it costs to be so when the other would win at once.
inline constexpr int kTempo = 529;
inline constexpr int kThreatened = -297;

double ChanceAt(int logit);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_JUDGEMENT_GAME_VALUE_H_
