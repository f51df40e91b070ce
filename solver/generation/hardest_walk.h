// One walk of a hunt for a long escape.
//
// Three insights make it quick. Most candidates are turned down without a proof: that a shorter way
// out than wished for exists is all there is to know, and a search that trusts an inflated bound
// finds one in a few milliseconds (some_escape.h). So the walk steps on what such a search finds,
// and a length is proven only where it would be the longest of the walk. A candidate for which it
// finds nothing is turned down too: most of those have no escape at all, and neighbours take about
// as much work, so it is given up after some times what the last one took. And taking a blocker
// away never makes an escape longer (leave out its moves), so it pays to keep nearly all of the box
// on the grid.
//
// A puzzle is exchanged for the one of its cluster whose escape is longest, where all of the
// cluster can be counted: its length is proven then, and so is that the cluster holds no longer
// one.
#ifndef RUSHKIT_SOLVER_GENERATION_HARDEST_WALK_H_
#define RUSHKIT_SOLVER_GENERATION_HARDEST_WALK_H_

#include <atomic>
#include <cstdint>
#include <optional>

#include "solver/board/position.h"
#include "solver/generation/setup_variation.h"
#include "solver/generation/sketch.h"
#include "solver/search/limits.h"
#include "solver/search/picture_library.h"
#include "solver/search/result.h"

namespace rushkit {

// Whose escape is to be long.
enum class HuntedEscape : uint8_t {
  kGold,
  kBoth,  // the shorter of the two; not of puzzles
};

struct HuntedSetup {
  Position position;  // with letters in reading order
  int length = 0;     // what was hunted for, proven
};

struct HuntWalkSettings {
  Design design;  // of a grid with sides
  HuntedEscape hunted = HuntedEscape::kGold;
  Metric metric = Metric::kMoves;  // or spaces
  uint64_t candidates = 1000;
  uint64_t most_for_some = 20'000;    // positions expanded when looking for some escape
  uint64_t most_for_proof = 400'000;  // positions stored in a proof
  uint64_t largest_cluster = 30'000;  // positions of those that are counted, of puzzles
  Limits world;                       // the clock and the interrupt; nothing else is looked at
};

struct HuntWalkResult {
  std::optional<HuntedSetup> best;
  uint64_t tried = 0;  // candidates
  uint64_t proofs = 0;
  std::optional<LimitKind> stopped;  // by the world, before its end
};

// From `start`, of the design's manner, or from anywhere. Depends on `seed` and what is given, but
// for the world. `tried` is counted up after each candidate.
HuntWalkResult WalkForHardest(const HuntWalkSettings& settings, const std::optional<Sketch>& start,
                              uint64_t seed, PictureLibrary& library, std::atomic<uint64_t>& tried);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_GENERATION_HARDEST_WALK_H_
