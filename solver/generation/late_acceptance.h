// Late acceptance (Burke and Bykov, 2017): a step is taken if it is no worse than where the walk
// stands, or than where it stood some steps ago. That climbs out of small pits as annealing does,
// without a temperature to choose, and in whole numbers, so that it is the same on any machine.
#ifndef RUSHKIT_SOLVER_GENERATION_LATE_ACCEPTANCE_H_
#define RUSHKIT_SOLVER_GENERATION_LATE_ACCEPTANCE_H_

#include <cstddef>
#include <vector>

namespace rushkit {

// Of a walk downhill: the fewer points, the better.
class LateAcceptance {
 public:
  // Looks `patience` steps back, one at least. The walk begins with `points`.
  LateAcceptance(size_t patience, int points) : history_(patience, points), points_(points) {}

  // Whether the walk goes to where it has `points`.
  bool Takes(int points) {
    int& before = history_[step_++ % history_.size()];
    const bool is_taken = points <= points_ || points <= before;
    if (is_taken) points_ = points;
    before = points_;
    return is_taken;
  }
  // A step that led nowhere.
  void Skip() { ++step_; }

 private:
  std::vector<int> history_;
  size_t step_ = 0;
  int points_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_GENERATION_LATE_ACCEPTANCE_H_
