// The shortest escape in moves or spaces on a grid with sides.
//
// A* finds an escape after a few positions where there is one; where there is none it must see all
// of them as the layered search does, and takes many times as long for each. So after a while both
// run side by side, each so many steps a round, and the first to finish has the answer. They share
// nothing, so a round takes one or two threads, and what comes out is the same.
#ifndef RUSHKIT_SOLVER_SEARCH_SOLVE_DRIVES_H_
#define RUSHKIT_SOLVER_SEARCH_SOLVE_DRIVES_H_

#include "solver/board/position.h"
#include "solver/search/result.h"
#include "solver/search/solve.h"

namespace rushkit {

// As Solve(), for a grid with sides and the metrics `moves` and `spaces`.
SearchResult SolveByDrives(const Position& position, const SolveRequest& request);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_SOLVE_DRIVES_H_
