// Shortest escapes one after the other, from the end to the start.
#ifndef RUSHKIT_SOLVER_SEARCH_LIST_ESCAPES_H_
#define RUSHKIT_SOLVER_SEARCH_LIST_ESCAPES_H_

#include <utility>
#include <vector>

#include "absl/types/span.h"
#include "solver/search/best_first.h"

namespace rushkit {

// After search.Run(start, true) has solved: calls visit(path) for each different sequence of
// positions of a shortest escape, from the start to the one before the last action, in an order
// that is the same in every run, until `visit` says false.
template <class Actions, class Visit>
class EscapeLister {
 public:
  using State = typename Actions::State;

  EscapeLister(const BestFirstSearch<Actions>& search, Visit visit)
      : search_(search), visit_(std::move(visit)) {}

  void Run() {
    const int last = *search_.escape_length() - 1;
    path_.resize(static_cast<size_t>(last) + 1);
    for (const State& state : search_.LastStates()) {
      if (!Extend(state, last)) return;
    }
  }

 private:
  // `state` is reached by `g` actions. False when no more are wanted.
  bool Extend(const State& state, int g) {
    path_[static_cast<size_t>(g)] = state;
    if (g == 0) return visit_(absl::MakeConstSpan(path_));
    for (const State& before : search_.BeforeAt(state, g - 1)) {
      if (!Extend(before, g - 1)) return false;
    }
    return true;
  }

  const BestFirstSearch<Actions>& search_;
  Visit visit_;
  std::vector<State> path_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_LIST_ESCAPES_H_
