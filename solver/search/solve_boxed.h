// The shortest escape on a boxed grid, by searches on lines: breadth-first up to 6 x 6 cells, where
// a bound would spare a tenth to a third of the positions, which is less than it costs; A* on
// larger boards, where it spares most of them (bench/README.md, `classic-large`). The general A* of
// best_first.h is left what they do not do: all shortest escapes, some escape behind a limit, and a
// second opinion for whoever names the algorithm.
#ifndef RUSHKIT_SOLVER_SEARCH_SOLVE_BOXED_H_
#define RUSHKIT_SOLVER_SEARCH_SOLVE_BOXED_H_

#include "solver/board/position.h"
#include "solver/search/result.h"
#include "solver/search/solve.h"

namespace rushkit {

// As Solve(), for a grid without sides.
SearchResult SolveBoxed(const Position& position, const SolveRequest& request);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_SOLVE_BOXED_H_
