// Turns, and lines of play as they are typed: moves, or turns.
//
//   turn     = card ":" { move }          "M3: a+2 G+1", "MS2: G+1 left-2 G+1", "SH:"
//   line     = { move } | { turn }        moves and turns do not mix
//
// Words stand apart by blanks or commas. A number with a dot may come before a word, "3. b-2" or
// "3.b-2", and is ignored, so that a printed solution can be typed in again. See move_notation.h
// and card_notation.h for moves and cards.
#ifndef RUSHKIT_SOLVER_NOTATION_TURN_NOTATION_H_
#define RUSHKIT_SOLVER_NOTATION_TURN_NOTATION_H_

#include <string>
#include <variant>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "solver/base/diagnostics.h"
#include "solver/board/move.h"
#include "solver/board/position.h"
#include "solver/game/turn.h"

namespace rushkit {

using MovesOrTurns = std::variant<std::vector<Move>, std::vector<Turn>>;

// Reads exactly one turn; fails with all that is wrong at once.
absl::StatusOr<Turn> ReadTurn(absl::string_view text, TextLocation start = {});
// "M3: a+2 G+1", "SH:". Reading it gives the same turn.
std::string WriteTurn(const Turn& turn);

// A line of play from the words of a command line, each of which may hold several. In what is
// wrong, the line is the number of the argument, from 1, and the column counts in that argument.
// No words at all are no moves. With `position` directions are checked too (see ReadMove).
absl::StatusOr<MovesOrTurns> ReadLine(absl::Span<const std::string> arguments,
                                      const Position* position = nullptr);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_NOTATION_TURN_NOTATION_H_
