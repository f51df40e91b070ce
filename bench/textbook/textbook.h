// The textbook solver: the position as an array of characters, one a cell, in a hash set of Abseil,
// and breadth-first search. Nothing is clever about it, and that is its use.
#ifndef RUSHKIT_BENCH_TEXTBOOK_TEXTBOOK_H_
#define RUSHKIT_BENCH_TEXTBOOK_TEXTBOOK_H_

#include "bench/textbook/plain_search.h"
#include "solver/board/position.h"

namespace rushkit::bench {

// A grid with sides and connection `all-three`, or a boxed grid of 6 by 6 with Goal::kEdge.
// request.hero must stand on `position`.
PlainResult SolveTextbook(const Position& position, const PlainRequest& request);

}  // namespace rushkit::bench

#endif  // RUSHKIT_BENCH_TEXTBOOK_TEXTBOOK_H_
