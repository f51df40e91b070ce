// What a position with two hands is worth to the player to move, at a glance: the race, the cards,
// whose turn it is, and whether the other player would win at once.
//
// In logits: 0 is an even game, and whoever stands at x wins with chance 1 / (1 + exp(-x)). Whole
// thousandths, so that sums and comparisons are the same everywhere. The numbers are those of a
// logistic regression of who won on all of this, over 60 000 turns of 2000 games of sharp against
// itself, 100 on each printed set-up with each deck, without the turns that win and the games that
// stand unfinished. Cards explain as much beyond the race as a space or two: that a hand is kept
// strong is what an agent that looks at the grid alone overlooks.
#ifndef RUSHKIT_SOLVER_JUDGEMENT_GAME_VALUE_H_
#define RUSHKIT_SOLVER_JUDGEMENT_GAME_VALUE_H_

#include "solver/game/card.h"
#include "solver/game/card_counts.h"
#include "solver/game/card_ledger.h"

namespace rushkit {

// Worth of standing so many spaces (race_distance.h) before the end against so many of the other.
// The last spaces count most: 0.323 s - 4.373 sqrt(s).
int WorthOfRace(int own_spaces, int other_spaces);

// Worth of a card in hand at the beginning of a turn.
int WorthOf(Card card);
int WorthOf(const CardCounts& cards);
// Of the cards that a hand is known to hold and, for each hidden one, the mean of the unseen cards.
int ExpectedWorth(const CardLedger::Held& held, const CardCounts& unseen);

// Worth of being the one to move, and what it costs to be so when the other would win at once.
inline constexpr int kTempo = 529;
inline constexpr int kThreatened = -297;

// The chance of whoever stands at so many thousandths.
double ChanceAt(int logit);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_JUDGEMENT_GAME_VALUE_H_
