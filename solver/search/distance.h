// How far one action of a search may take a vehicle or a side.
#ifndef RUSHKIT_SOLVER_SEARCH_DISTANCE_H_
#define RUSHKIT_SOLVER_SEARCH_DISTANCE_H_

#include <cassert>
#include <cstdint>

#include "solver/search/result.h"

namespace rushkit {

enum class Distance : uint8_t {
  kOneSpace,  // the metric `spaces`
  kAny,       // the metric `moves`
};

// `metric` is not `turns`.
inline Distance DistanceOf(Metric metric) {
  assert(metric != Metric::kTurns);
  return metric == Metric::kMoves ? Distance::kAny : Distance::kOneSpace;
}

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_DISTANCE_H_
