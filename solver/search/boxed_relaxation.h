// How far the vehicles of a boxed grid could get if none ever stood in another one's way: a proof,
// in a microsecond, that many a grid has no escape.
#ifndef RUSHKIT_SOLVER_SEARCH_BOXED_RELAXATION_H_
#define RUSHKIT_SOLVER_SEARCH_BOXED_RELAXATION_H_

#include "absl/container/inlined_vector.h"
#include "solver/board/position.h"

namespace rushkit {

// The first cells, columns or rows, that a vehicle may have.
struct RelaxedRange {
  int lowest = 0;
  int highest = 0;
};

// By vehicle of `position`: where it gets at most. Each may drive into every cell that no wall and
// no vehicle covers wherever it gets in this relaxation; those of one line stay in order.
using Ranges = absl::InlinedVector<RelaxedRange, 16>;
Ranges RelaxedRanges(const Position& position);

// False only if the hero can never stand at the right edge, nor its lane be free as far as there.
bool MayReachEdge(const Position& position, const Ranges& ranges);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_BOXED_RELAXATION_H_
