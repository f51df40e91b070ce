// What a player does along one escape, in numbers.
#ifndef RUSHKIT_SOLVER_RATING_ESCAPE_SHAPE_H_
#define RUSHKIT_SOLVER_RATING_ESCAPE_SHAPE_H_

#include <vector>

#include "solver/board/move.h"
#include "solver/board/position.h"
#include "solver/search/result.h"

namespace rushkit {

struct EscapeShape {
  int vehicles = 0;   // different ones that drive, the hero among them
  int reversals = 0;  // moves of a vehicle or side that went the other way when it last moved
  // Drives after which a vehicle stands on other parts than before. A hero that has left stands on
  // the part at its own end.
  int seam_crossings = 0;
  int shifts = 0;  // whatever the rows: rows that one side shifts one after the other are one

  friend bool operator==(const EscapeShape&, const EscapeShape&) = default;
};

// `escape` must be legal from `start`.
EscapeShape ShapeOf(const Position& start, const Line& escape);

// The least of each number by itself.
EscapeShape LeastOf(const EscapeShape& a, const EscapeShape& b);

// The moves of a line in order, whatever cards paid for them.
std::vector<Move> MovesOf(const Line& line);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_RATING_ESCAPE_SHAPE_H_
