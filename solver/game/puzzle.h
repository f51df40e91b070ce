// A moment of the card game with one right turn.
#ifndef RUSHKIT_SOLVER_GAME_PUZZLE_H_
#define RUSHKIT_SOLVER_GAME_PUZZLE_H_

#include <cstdint>

#include "solver/game/information_set.h"
#include "solver/game/turn.h"

namespace rushkit {

enum class PuzzleKind : uint8_t {
  // Whoever is to move wins within so many own turns whatever the other one holds and draws. With
  // one turn only one kind of card of the hand wins, and not by a simple drive; with more only one
  // turn begins the way.
  kWin,
  // The other hand is shown. After every turn but one the other player wins with the reply.
  kDefence,
};

struct Puzzle {
  PuzzleKind kind = PuzzleKind::kWin;
  InformationSet view;  // of whoever is to move
  int turns = 1;        // of kWin: own turns, the winning one included; else 1
  Turn solution;        // of a kWin with one turn: one of those with that card

  friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_GAME_PUZZLE_H_
