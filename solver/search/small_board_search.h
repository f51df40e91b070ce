// Breadth-first search on a board of at most 6 x 6 cells, layer by layer: see line_engine.h.
#ifndef RUSHKIT_SOLVER_SEARCH_SMALL_BOARD_SEARCH_H_
#define RUSHKIT_SOLVER_SEARCH_SMALL_BOARD_SEARCH_H_

#include <cstdint>
#include <vector>

#include "absl/types/span.h"
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

  // After a Run() that reached everything, on a board for a count: begins again, at all positions
  // that are at the goal, in the same tables. Every move can be taken back, so all that was reached
  // will be again, if there is one at the goal. Idea 1 of line_engine.h holds from several starts
  // as from one: a way that is as short and comes sooner has the same start.
  Outcome RunFromGoal();

  // Positions at each distance from where the search began, of the distances that are complete.
  const std::vector<uint64_t>& layer_counts() const { return layer_counts_; }
  // After a run that reached everything: those of the last distance.
  absl::Span<const SmallBoardArena::Reached> LastLayer() const;

 private:
  Outcome Continue();

  std::vector<uint64_t> layer_counts_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_SMALL_BOARD_SEARCH_H_
