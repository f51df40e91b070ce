// Moves: who moves, and how far.
//
//   move     = ( vehicle | side ) sign number | vehicle direction number
//   vehicle  = its letter: "a-2", "G+7"; spaces 1 to 15, "+" is right or down
//   side     = "left" | "right": "left+2", "right-1"; rows 1 to 10, "+" is down
//   sign     = "+" | "-", never left out; a number has no leading zero
//   direction = "R" | "L" for a vehicle that lies along a row, "D" | "U" for an upright one: "XR4"
//              is "X+4"
//
// A hero that leaves counts the spaces until it is just off the grid.
#ifndef RUSHKIT_SOLVER_NOTATION_MOVE_NOTATION_H_
#define RUSHKIT_SOLVER_NOTATION_MOVE_NOTATION_H_

#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "solver/base/diagnostics.h"
#include "solver/board/move.h"
#include "solver/board/position.h"
#include "solver/board/vehicle.h"

namespace rushkit {

// Reads exactly one move; `start` is where `word` begins. Whether it is legal is not asked, only
// whether a direction fits its vehicle: of `position`, where a move of the whole play may be read,
// since no vehicle ever turns. Without it any direction is taken.
absl::StatusOr<Move> ReadMove(absl::string_view word, TextLocation start = {},
                              const Position* position = nullptr);

// "a-2", "left+2". Reading it gives the same move.
std::string WriteMove(const Move& move);
// The moves in order, one blank between: "a-2 left+2".
std::string WriteMoves(absl::Span<const Move> moves);

// The move in words: "blocker b, 2 up", "gold hero, 9 right and off the grid", "left side, 2 down".
// `move` must be legal in `before`.
std::string DescribeMove(const Position& before, const Move& move);

// "gold" and "silver"; anything else is nothing.
std::optional<Player> ReadPlayer(absl::string_view word);
std::string WritePlayer(Player player);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_NOTATION_MOVE_NOTATION_H_
