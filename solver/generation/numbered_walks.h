// The walks of an order, each of which depends on the seed of the order and its own number alone:
// so they can be done in any sequence, at the same time, or in different places.
#ifndef RUSHKIT_SOLVER_GENERATION_NUMBERED_WALKS_H_
#define RUSHKIT_SOLVER_GENERATION_NUMBERED_WALKS_H_

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>

#include "absl/container/flat_hash_set.h"
#include "absl/status/statusor.h"
#include "solver/board/position.h"
#include "solver/generation/generator.h"
#include "solver/generation/walk.h"
#include "solver/search/picture_library.h"

namespace rushkit {

// The same for positions that are one another under a symmetry, or but for letters.
std::string KeyOfSetup(const Position& position);

class NumberedWalks {
 public:
  // `order` and `interrupt` must outlive it. A walk stops soon after `interrupt` turns true, and
  // does not look at the clock.
  NumberedWalks(const GenerationOrder& order, const std::atomic<bool>& interrupt);
  NumberedWalks(const NumberedWalks&) = delete;
  NumberedWalks& operator=(const NumberedWalks&) = delete;

  // Several threads may call it, each with a library of its own. What is kept has been measured
  // anew; fails if it does not hold what it was kept for: a mistake of ours. `on_try` is called
  // after each candidate.
  absl::StatusOr<WalkResult> Do(uint64_t number, PictureLibrary& library,
                                const std::function<void()>& on_try) const;

 private:
  bool Verify(const WalkTask& task, WalkResult& walk) const;

  const GenerationOrder& order_;
  absl::flat_hash_set<std::string> known_;
  WalkSettings settings_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_GENERATION_NUMBERED_WALKS_H_
