// One search for a set-up that keeps all wishes: a random walk downhill, with some patience (see
// late_acceptance.h).
//
// On boxed grids all that can be reached from a position is counted in a moment. So there a walk
// goes from cluster to cluster rather than from position to position: each candidate is exchanged
// for the position of its cluster whose escape is longest, or for one on the way from there that is
// as long as wished.
#ifndef RUSHKIT_SOLVER_GENERATION_WALK_H_
#define RUSHKIT_SOLVER_GENERATION_WALK_H_

#include <array>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>

#include "solver/board/position.h"
#include "solver/generation/setup_candidate.h"
#include "solver/generation/setup_variation.h"
#include "solver/generation/sketch.h"
#include "solver/generation/wishes.h"
#include "solver/search/picture_library.h"

namespace rushkit {

// What a walk looks for, and from where.
struct WalkTask {
  Design design;
  Wishes wishes;
  // What it begins with, changed at random; nothing: anything. It is of the design's manner.
  std::optional<Sketch> start;
};

struct WalkSettings {
  MeasureSettings measures;
  uint64_t most_tries = 5000;   // candidates
  uint64_t most_in_vain = 600;  // after the last that was nearer than all before
  // After that no other candidate is begun; as SetupCandidate::work().
  uint64_t most_work = std::numeric_limits<uint64_t>::max();
  IsKnown is_known;  // called by several threads
};

// The nearest that came to all wishes.
struct NearMiss {
  Position position;
  WishVerdict verdict;
};

struct WalkResult {
  uint64_t tried = 0;                            // candidates
  uint64_t work = 0;                             // that it took, as SetupCandidate::work()
  std::array<uint64_t, kWishKinds> broken = {};  // of these, by the first wish that each broke
  std::optional<Position> kept;                  // with letters in reading order
  std::optional<FairnessResult> games;           // of it, if they were wished for
  std::optional<NearMiss> closest;               // where nothing is kept
  bool is_stopped = false;                       // by the clock or an interrupt
};

// `on_try` is called after each candidate.
WalkResult Walk(const WalkTask& task, const WalkSettings& settings, uint64_t seed,
                PictureLibrary& library, const std::function<void()>& on_try);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_GENERATION_WALK_H_
