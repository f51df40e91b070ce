// Every different position that one card can leave, with a turn that gets there, one by one. Who
// asks more than once about one set-up asks a PlayGenerator (play_generator.h), which these are.
#ifndef RUSHKIT_SOLVER_GAME_PLAYS_H_
#define RUSHKIT_SOLVER_GAME_PLAYS_H_

#include <optional>
#include <vector>

#include "absl/status/status.h"
#include "solver/board/position.h"
#include "solver/game/card.h"
#include "solver/game/rules.h"
#include "solver/game/turn.h"

namespace rushkit {

// One outcome of a card. In `position` the mover's hero is missing if the play wins.
struct Play {
  Position position;
  Turn turn;
  bool wins = false;
};

// Every position that `card` can leave, each once (equal vehicles are interchangeable): wins first,
// then the others in the order of Outcomes. Never empty: a card that can do nothing leaves
// `position` as it is. Each comes with the turn of the canonical form: see turn_search.h. The grid
// has sides.
std::vector<Play> PlaysOf(const Position& position, Player mover, Card card, SpacesRule rule);

// The turn, if there is one, by which `card` leaves exactly `target` (up to equal vehicles).
std::optional<Turn> TurnBetween(const Position& position, const Position& target, Player mover,
                                Card card, SpacesRule rule);

// Ok, or FailedPrecondition that names the first move of `turn` that may not be made, or the clause
// by which the card has not been used as it must.
absl::Status CheckTurn(const Position& position, Player mover, const Turn& turn, SpacesRule rule);

// The position after `turn`, which must be legal.
Position After(const Position& position, const Turn& turn);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_GAME_PLAYS_H_
