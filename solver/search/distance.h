// How far one action of a search may take a vehicle or a side.
#ifndef RUSHKIT_SOLVER_SEARCH_DISTANCE_H_
#define RUSHKIT_SOLVER_SEARCH_DISTANCE_H_

#include <cstdint>

namespace rushkit {

enum class Distance : uint8_t {
  kOneSpace,  // the metric `spaces`
  kAny,       // the metric `moves`
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_DISTANCE_H_
