// The actions on a boxed grid: one drive; and the bound that goes with them.
#ifndef RUSHKIT_SOLVER_SEARCH_BOXED_ACTIONS_H_
#define RUSHKIT_SOLVER_SEARCH_BOXED_ACTIONS_H_

#include <cstddef>
#include <cstdint>
#include <limits>

#include "absl/types/span.h"
#include "solver/search/boxed_space.h"
#include "solver/search/heuristic.h"
#include "solver/search/search_state.h"

namespace rushkit {

// See best_first.h for what each member is. The last action is no drive but the statement that the
// goal is reached (with Goal::kOff: the drive over the edge), so that a start at the goal is one
// action away from the end, and every length is one more than that of the drives.
class BoxedActions {
 public:
  using Key = Stands;
  struct Hash {
    uint64_t operator()(const Stands& stands) const {
      return MixBits(absl::Uint128Low64(stands.bits()) ^
                     MixBits(absl::Uint128High64(stands.bits())));
    }
  };
  using State = SearchState<Key, Hash>;
  using At = State;

  BoxedActions(const BoxedSpace& space, Distance distance, Goal goal)
      : space_(space), distance_(distance), goal_(goal) {}

  // A grid without sides stands in one way.
  static constexpr OffsetSet kInLine = OffsetSet::Only({Offset(0), Offset(0)});

  int batch() const { return 1; }
  int longest() const { return std::numeric_limits<int>::max(); }
  size_t bytes() const { return 0; }
  bool overflowed() const { return false; }
  const State& AtOf(const State& state) const { return state; }

  template <class Push>
  void Expand(absl::Span<const State> states, Push push) const {
    for (const State& state : states) {
      space_.Drives(state.key, distance_, [&push](const Stands& next) { push(next, kInLine); });
    }
  }

  OffsetSet Finishes(const State& state) const {
    return space_.IsAtGoal(state.key, goal_) ? kInLine : OffsetSet();
  }

  // Every drive can be taken back, so what comes before is what comes after.
  template <class Visit>
  void Before(const State& state, Visit visit) const {
    Expand(absl::MakeConstSpan(&state, 1), visit);
  }
  bool LeadsTo(const State&, const State&) const { return true; }
  int WaysTo(const State&, const State&) const { return 1; }
  int WaysToFinish(const State&) const { return 1; }

 private:
  const BoxedSpace& space_;
  Distance distance_;
  Goal goal_;
};

// What stands in the hero's lane has to go, and the hero has to drive: different actions, so their
// sum is a bound, and the last action comes on top.
class BoxedBound : public Heuristic<BoxedActions::State> {
 public:
  BoxedBound(const BoxedSpace& space, Distance distance, Goal goal)
      : space_(space), distance_(distance), goal_(goal) {}

  void Split(const BoxedActions::State& at, Visit visit) override {
    const int clearing = space_.ClearingBound(at.key, distance_);
    visit(clearing == kNoEscape ? kNoEscape : clearing + OfHero(at.key) + 1, at.offsets);
  }
  size_t bytes() const override { return 0; }

 private:
  int OfHero(const Stands& stands) const {
    if (goal_ == Goal::kClear) return 0;
    const int spaces = space_.SpacesToEdge(stands);
    return distance_ == Distance::kOneSpace ? spaces : spaces > 0 ? 1 : 0;
  }

  const BoxedSpace& space_;
  Distance distance_;
  Goal goal_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_BOXED_ACTIONS_H_
