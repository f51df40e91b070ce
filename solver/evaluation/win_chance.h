// What a search takes a position to be worth that it does not look beyond: a guess of the chance to
// win from both races, whatever cards are held.
//
// It is one function for both players: what is good for one is as bad for the other, so that the
// guesses of the two add up to 1.
#ifndef RUSHKIT_SOLVER_EVALUATION_WIN_CHANCE_H_
#define RUSHKIT_SOLVER_EVALUATION_WIN_CHANCE_H_

#include "solver/board/vehicle.h"
#include "solver/evaluation/race_distance.h"
#include "solver/game/compact_position.h"

namespace rushkit {

// How far the player to move is ahead, in tenths of a space, the move counted in.
int LeadOf(const RaceDistance& distance, const CompactPosition& position, Player to_move);

// The chance to win of the player to move: grows with its lead, and is neither 0 nor 1.
double WinChance(int lead);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_EVALUATION_WIN_CHANCE_H_
