// The shortest escape on a boxed grid: breadth-first on a small board, A* on others.
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
