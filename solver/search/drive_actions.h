// The actions of the metrics `moves` and `spaces`: one drive, or one shift.
#ifndef RUSHKIT_SOLVER_SEARCH_DRIVE_ACTIONS_H_
#define RUSHKIT_SOLVER_SEARCH_DRIVE_ACTIONS_H_

#include <cstddef>
#include <limits>

#include "absl/types/span.h"
#include "solver/search/content_space.h"
#include "solver/search/search_state.h"

namespace rushkit {

// See best_first.h for what each member is.
class DriveActions {
 public:
  struct Key {
    Content content;
    friend bool operator==(const Key&, const Key&) = default;
  };
  struct Hash {
    uint64_t operator()(const Key& key) const { return ContentHash()(key.content); }
  };
  using State = SearchState<Key, Hash>;
  using At = Contents;

  // `distance` is what one action may be: kAny for `moves`, kOneSpace for `spaces`.
  DriveActions(ContentSpace& space, Distance distance) : space_(space), distance_(distance) {}

  int batch() const { return 1; }
  int longest() const { return std::numeric_limits<int>::max(); }
  size_t bytes() const { return space_.bytes(); }
  bool overflowed() const { return space_.overflowed(); }
  At AtOf(const State& state) const { return {state.key.content, state.offsets}; }

  template <class Push>
  void Expand(absl::Span<const State> states, Push push) const {
    for (const State& state : states) {
      const Contents from{state.key.content, state.offsets};
      space_.Drives(from, distance_,
                    [&push](Content content, OffsetSet offsets) { push(Key{content}, offsets); });
      const OffsetSet shifted = space_.Shifts(from, distance_);
      if (!shifted.empty()) push(state.key, shifted);
    }
  }

  OffsetSet Finishes(const State& state) const {
    return space_.Exits({state.key.content, state.offsets}, distance_);
  }

  // Every action but the last can be taken back, so what comes before is what comes after.
  template <class Visit>
  void Before(const State& state, Visit visit) const {
    Expand(absl::MakeConstSpan(&state, 1), visit);
  }
  bool LeadsTo(const State&, const State&) const { return true; }

  // For counting: the actions that lead from one position to another, and those that end the
  // search.
  int WaysTo(const State&, const State&) const { return 1; }
  int WaysToFinish(const State&) const { return 1; }

 private:
  ContentSpace& space_;
  Distance distance_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_DRIVE_ACTIONS_H_
