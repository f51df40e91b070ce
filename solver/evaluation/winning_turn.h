// Win when a card wins: the same for every agent that can count to one.
#ifndef RUSHKIT_SOLVER_EVALUATION_WINNING_TURN_H_
#define RUSHKIT_SOLVER_EVALUATION_WINNING_TURN_H_

#include <optional>

#include "solver/game/decision.h"
#include "solver/game/information_set.h"
#include "solver/game/play_generator.h"
#include "solver/game/turn.h"

namespace rushkit {

// A turn that wins at once, with the first card of the hand that can, in the order of kAllCards.
// `plays` has begun with the position of `view`.
std::optional<Turn> WinningTurn(PlayGenerator& plays, const InformationSet& view);

// Whether `turn`, which is legal, wins at once for the viewer, who is to move.
bool Wins(const InformationSet& view, const Turn& turn);

// A turn that wins, and no other to be thought about.
Decision DecisionToWin(Turn turn);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_EVALUATION_WINNING_TURN_H_
