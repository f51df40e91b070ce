// A game as a player would see it if both hands lay open.
#ifndef RUSHKIT_SOLVER_GAME_OPEN_VIEW_H_
#define RUSHKIT_SOLVER_GAME_OPEN_VIEW_H_

#include "solver/game/game_state.h"
#include "solver/game/information_set.h"

namespace rushkit {

// For the player to move, between two turns. The order of the pile is not in it, also where `state`
// knows it.
InformationSet OpenView(const GameState& state);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_GAME_OPEN_VIEW_H_
