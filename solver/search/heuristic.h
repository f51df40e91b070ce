// Lower bounds on what is still to be done, for many offset pairs at once.
#ifndef RUSHKIT_SOLVER_SEARCH_HEURISTIC_H_
#define RUSHKIT_SOLVER_SEARCH_HEURISTIC_H_

#include <cstddef>
#include <limits>

#include "absl/functional/function_ref.h"
#include "solver/search/offset_set.h"

namespace rushkit {

// The bound of a position that can be proved to have no escape at all.
inline constexpr int kNoEscape = std::numeric_limits<int>::max();

// Admissible: the bound never exceeds the length of a shortest escape, the hero's leaving included,
// so it is at least 1. `At` is what is asked about: something at a set of offset pairs, in a member
// `offsets`.
template <class At>
class Heuristic {
 public:
  virtual ~Heuristic() = default;

  // Calls `visit` with each bound and the offset pairs of `at` that have it; the parts are disjoint
  // and together all of `at`.
  using Visit = absl::FunctionRef<void(int bound, OffsetSet offsets)>;
  virtual void Split(const At& at, Visit visit) = 0;

  virtual size_t bytes() const = 0;
};

// Knows nothing: every position is at least one move away from the end. With it A* is
// breadth-first.
template <class At>
class BlindHeuristic : public Heuristic<At> {
 public:
  using Visit = typename Heuristic<At>::Visit;
  void Split(const At& at, Visit visit) override { visit(1, at.offsets); }
  size_t bytes() const override { return 0; }
};

// Not admissible: another bound several times over. A* with it runs for some escape and proves
// nothing about its length.
template <class At>
class InflatedHeuristic : public Heuristic<At> {
 public:
  using Visit = typename Heuristic<At>::Visit;
  explicit InflatedHeuristic(Heuristic<At>& bound, int factor = kFactor)
      : bound_(bound), factor_(factor) {}

  void Split(const At& at, Visit visit) override {
    bound_.Split(at, [this, &visit](int bound, OffsetSet offsets) {
      visit(bound > 1 && bound != kNoEscape ? factor_ * bound : bound, offsets);
    });
  }
  size_t bytes() const override { return bound_.bytes(); }

 private:
  static constexpr int kFactor = 5;

  Heuristic<At>& bound_;
  int factor_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_HEURISTIC_H_
