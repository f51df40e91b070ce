// Breadth-first search on a board of at most 6 x 6 cells, layer by layer: see line_engine.h.
#ifndef RUSHKIT_SOLVER_SEARCH_SMALL_BOARD_SEARCH_H_
#define RUSHKIT_SOLVER_SEARCH_SMALL_BOARD_SEARCH_H_

#include "solver/search/line_engine.h"
#include "solver/search/line_outcome.h"
#include "solver/search/meter.h"
#include "solver/search/small_board.h"

namespace rushkit {

using SmallBoardArena = LineArena<SmallBoard>;

class SmallBoardSearch : private LineEngine<SmallBoard> {
 public:
  SmallBoardSearch(const SmallBoard& board, Meter& meter, SmallBoardArena& arena)
      : LineEngine(board, meter, arena) {}

  using Outcome = LineOutcome<Lines>;
  Outcome Run();
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_SMALL_BOARD_SEARCH_H_
