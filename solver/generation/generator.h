// New set-ups to order.
//
// Walks are numbered, and each depends on the seed and its number alone (see walk.h). Many may go
// on at the same time; what they find is taken in the order of their numbers, and what is there
// already is dropped then. So the same order gives the same set-ups, on any number of threads.
#ifndef RUSHKIT_SOLVER_GENERATION_GENERATOR_H_
#define RUSHKIT_SOLVER_GENERATION_GENERATOR_H_

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "absl/functional/function_ref.h"
#include "absl/status/statusor.h"
#include "solver/board/position.h"
#include "solver/generation/walk.h"
#include "solver/generation/wishes.h"

namespace rushkit {

// About two minutes of one thread, and several times what most orders that can be had take
// for one set-up.
inline constexpr uint64_t kMostWork = 6'000'000;

struct GenerationOrder {
  // Walks take them in turns; one at least.
  std::vector<WalkTask> tasks;
  std::vector<Position> known;  // not to be found again, under any symmetry
  MeasureSettings measures;
  uint64_t count = 1;
  uint64_t seed = 1;
  uint64_t first_walk = 0;
  // Since the last that was kept, one walk after the other, before it is given up: candidates that
  // are tried, and what it takes to measure them, as SetupCandidate::work(). The latter makes an
  // end where a candidate takes long.
  uint64_t most_tries = 20'000;
  uint64_t most_work = kMostWork;
  int threads = 1;  // more than one change the time, and nothing else
};

struct GeneratedSetup {
  Position position;
  uint64_t walk = 0;                    // its number
  std::optional<FairnessResult> games;  // if they were wished for
};

// Of all walks whose results have been taken.
struct GenerationTally {
  uint64_t kept = 0;
  uint64_t walks = 0;
  uint64_t tried = 0;
  uint64_t work = 0;
  uint64_t repeated = 0;  // found by two walks
  std::array<uint64_t, kWishKinds> broken = {};
};

enum class GenerationEnd : uint8_t {
  kComplete,
  kGivenUp,  // after so many tries or so much work in vain
  kStopped,  // by the clock or an interrupt
  kRefused,  // by who takes what is found
};

struct GenerationResult {
  GenerationEnd end = GenerationEnd::kComplete;
  GenerationTally tally;
  uint64_t tried_in_vain = 0;       // since the last that was kept
  uint64_t work_in_vain = 0;        // likewise
  uint64_t next_walk = 0;           // with which to go on
  std::optional<NearMiss> closest;  // of what was not kept
};

// What goes on meanwhile: `tried` by walks that are on their way too.
struct GenerationProgress {
  const GenerationTally& tally;
  uint64_t tried = 0;
};

// `on_kept` gets each set-up as soon as it is settled, and is false when no more are wanted;
// `on_wait` is called now and then. Fails if a set-up does not hold what it was kept for, when that
// is measured anew: a mistake of ours.
absl::StatusOr<GenerationResult> Generate(
    const GenerationOrder& order, absl::FunctionRef<bool(const GeneratedSetup&)> on_kept,
    absl::FunctionRef<void(const GenerationProgress&)> on_wait);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_GENERATION_GENERATOR_H_
