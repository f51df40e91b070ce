// Cards played from many positions at once: the `Space` of card_outcomes.h over contents.
#ifndef RUSHKIT_SOLVER_SEARCH_CARD_SPACE_H_
#define RUSHKIT_SOLVER_SEARCH_CARD_SPACE_H_

#include <cstddef>
#include <utility>

#include "absl/functional/function_ref.h"
#include "solver/search/content_space.h"
#include "solver/search/position_set.h"

namespace rushkit {

// Positions in which the hero has left go no further and are not kept in the sets: `wins` collects
// them.
class CardSpace {
 public:
  using Set = PositionSet;

  explicit CardSpace(ContentSpace& space) : space_(space) {}

  PositionSet Steps(const PositionSet& from) { return Drive(from, Distance::kOneSpace); }
  PositionSet SeamSteps(const PositionSet& from);
  PositionSet Slides(const PositionSet& from) { return Drive(from, Distance::kAny); }
  PositionSet Shifts(const PositionSet& from);
  PositionSet Wins(const PositionSet&) const { return {}; }

  static PositionSet Union(PositionSet a, const PositionSet& b) {
    a.Add(b);
    return a;
  }
  static PositionSet Minus(const PositionSet& a, const PositionSet& b) { return a.Without(b); }
  static bool IsEmpty(const PositionSet& set) { return set.empty(); }

  // The positions, without the hero, that steps and slides so far have left when it went off.
  const PositionSet& wins() const { return wins_; }

  // Of all sets made so far.
  size_t bytes() const { return bytes_; }

 private:
  PositionSet Drive(const PositionSet& from, Distance distance);
  // Where `drives` leads, and the wins of `distance`.
  PositionSet Moved(const PositionSet& from, Distance distance,
                    absl::FunctionRef<void(const Contents&, ContentSpace::Visit)> drives);

  ContentSpace& space_;
  PositionSet wins_;
  size_t bytes_ = 0;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_CARD_SPACE_H_
