// Hunts for records: set-ups and puzzles whose shortest escape is as long as can be found.
//
// A hunt goes in rounds of numbered walks, each with a seed of its own (see hardest_walk.h). In the
// first round walks begin where they are told to, or anywhere; later, every other one begins with
// one of the best that earlier rounds have found, and the others anywhere. Walks of a round know
// nothing of each other and their results are taken in order: so the same order finds the same, on
// any number of threads, unless the clock or an interrupt ends it.
//
// What is found has the length that is said, proven. That there is nothing longer is not.
#ifndef RUSHKIT_SOLVER_GENERATION_HARDEST_H_
#define RUSHKIT_SOLVER_GENERATION_HARDEST_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "absl/functional/function_ref.h"
#include "solver/board/position.h"
#include "solver/generation/hardest_walk.h"
#include "solver/search/limits.h"

namespace rushkit {

// Walks in a round, and how many of the best are kept for the next ones.
inline constexpr uint64_t kWalksInRound = 8;
inline constexpr size_t kBestKept = 8;

struct HardestOrder {
  HuntWalkSettings walk;
  // Where walks of the first round that is gone through begin, one each: of the design's manner, no
  // hero leaving. Those that are more than the walks are left out.
  std::vector<Position> starts;
  uint64_t rounds = 4;
  uint64_t first_round = 0;  // that many others were there already: they count among `rounds`
  uint64_t seed = 1;
  int threads = 1;  // more than one change the time, and nothing else
};

struct HardestProgress {
  uint64_t rounds = 0;             // that are done
  uint64_t tried = 0;              // candidates, also of walks on their way
  std::optional<int> best_length;  // of walks whose results have been taken
};

struct HardestResult {
  std::optional<HuntedSetup> best;
  uint64_t tried = 0;
  uint64_t proofs = 0;
  std::optional<LimitKind> stopped;  // by the clock or an interrupt, before its end
  // With which to go on, starting at what was found: walks that were cut short are not begun again.
  uint64_t next_round = 0;
};

// `on_improvement` gets what is longer than all before, in the order of walks, `on_wait` is called
// now and then: both by the caller's thread.
HardestResult HuntHardest(const HardestOrder& order,
                          absl::FunctionRef<void(const HuntedSetup&)> on_improvement,
                          absl::FunctionRef<void(const HardestProgress&)> on_wait);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_GENERATION_HARDEST_H_
