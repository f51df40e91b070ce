// The best place of a cluster: all positions that can be reached from one another.
#ifndef RUSHKIT_SOLVER_GENERATION_FARTHEST_H_
#define RUSHKIT_SOLVER_GENERATION_FARTHEST_H_

#include <cstdint>

#include "solver/board/position.h"
#include "solver/generation/setup_candidate.h"
#include "solver/generation/wishes.h"

namespace rushkit {

// Larger clusters are left alone.
inline constexpr uint64_t kLargestCluster = 100'000;

struct Farthest {
  Position position;
  uint64_t work = 0;  // that it took, as SetupCandidate::work()
};

// The position in the cluster of `position` whose escape is longest in moves, or in spaces if that
// alone is wished for; when it is longer than wished, the one on a shortest way from there that is
// as long as wished. `position` itself where there is no such wish, no escape, or no end of
// positions. For a boxed grid.
Farthest FarthestOfCluster(const Position& position, const Wishes& wishes,
                           const MeasureSettings& settings);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_GENERATION_FARTHEST_H_
