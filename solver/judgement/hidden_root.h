// One of the independent roots of a search of hidden hands: its candidates, compared by halving.
#ifndef RUSHKIT_SOLVER_JUDGEMENT_HIDDEN_ROOT_H_
#define RUSHKIT_SOLVER_JUDGEMENT_HIDDEN_ROOT_H_

#include <cstdint>
#include <functional>
#include <vector>

#include "absl/types/span.h"
#include "solver/base/random.h"
#include "solver/game/information_set.h"
#include "solver/judgement/hidden_candidates.h"
#include "solver/judgement/hidden_tree.h"
#include "solver/judgement/play_book.h"

namespace rushkit {

// What the walks that began with one candidate have brought.
struct WalkTally {
  uint64_t walks = 0;
  uint64_t guesses = 0;  // of them, that ended in one
  double sum = 0;        // of the chances
  double squares = 0;

  void Add(double chance, bool is_guess);
  void Add(const WalkTally& more);
  // Of all walks, and of `guess` as if it were so many more.
  static constexpr double kGuessWalks = 20;
  double MeanWith(double guess) const {
    return (sum + kGuessWalks * guess) / (static_cast<double>(walks) + kGuessWalks);
  }
};

class HiddenRoot {
 public:
  // All but `seed` must outlive this.
  HiddenRoot(const InformationSet& view, absl::Span<const HiddenCandidate> candidates,
             PlayBook& book, uint64_t seed);

  // Walks about `iterations` times, until `may_go_on` says no; at least once with each candidate if
  // it never does.
  void Search(uint64_t iterations, const std::function<bool()>& may_go_on);

  const std::vector<WalkTally>& tallies() const { return tallies_; }  // by candidate

 private:
  // Once with each of those left, with the same cards as far as they can be.
  void Round(const std::vector<size_t>& left);
  void WalkWith(size_t number, Random deal);
  double MeanOf(size_t number) const {
    return tallies_[number].MeanWith(candidates_[number].guess);
  }

  const InformationSet& view_;
  absl::Span<const HiddenCandidate> candidates_;
  PlayBook& book_;
  Random random_;
  HiddenTree tree_;
  std::vector<WalkTally> tallies_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_JUDGEMENT_HIDDEN_ROOT_H_
