// The clause of each card (booklet, "Card Rules"), written once for any way to hold a set of
// positions: one by one with the moves that lead there (plays.h), or millions at a time.
//
// A `Space` has a type `Set` and
//   Set Steps(const Set&)     positions one space of one vehicle away; none from a won one
//   Set Slides(const Set&)    positions one slide of one vehicle away; none from a won one
//   Set Shifts(const Set&)    positions one shift of one side away; none from a won one
//   Set Wins(const Set&)      the positions of a set in which the mover's hero has left
//   Set Union(Set, const Set&), Set Minus(const Set&, const Set&), bool IsEmpty(const Set&)
#ifndef RUSHKIT_SOLVER_GAME_CARD_OUTCOMES_H_
#define RUSHKIT_SOLVER_GAME_CARD_OUTCOMES_H_

#include <cassert>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "solver/game/card.h"
#include "solver/game/rules.h"

namespace rushkit {

// Spaces driven, and whether a side was shifted.
struct CardUse {
  int spaces = 0;
  bool shift = false;
};

template <class Space>
class CardOutcomes {
 public:
  using Set = typename Space::Set;

  CardOutcomes(Space& space, SpacesRule rule) : space_(space), rule_(rule) {}

  // Every position that `card` can leave when it is played from one of `from`, which must be alike
  // under `exact`: one position, or positions from each of which the card can be used in full.
  // (What a card must use depends on what it can use, which is asked of the set as a whole.) For
  // that a shift, if the card has one, and a step inside one part that does not win are enough:
  // neither can take the other away. A step alone is not: one that enters a seam locks it, and one
  // over a seam may be gone after the shift.
  Set Of(const Set& from, Card card) {
    const CardPower power = PowerOf(card);
    if (power.slide) return OrUnchanged(space_.Slides(from), from);
    const std::vector<Set> driven = Driven(from, power.spaces);
    if (!power.shift) return power.spaces == 0 ? from : Used(driven, {});
    if (power.spaces == 0) return OrUnchanged(space_.Shifts(from), from);
    return Used(driven, Shifted(driven));
  }

  // What must be used of `card`, which is no slide, under `exact` by whoever does not win with it.
  CardUse MostUse(const Set& from, Card card) {
    const CardPower power = PowerOf(card);
    assert(!power.slide);
    const std::vector<Set> driven = Driven(from, power.spaces);
    if (power.shift) {
      if (const std::optional<size_t> last = LastOf(Shifted(driven))) {
        return {static_cast<int>(*last), true};
      }
    }
    return {static_cast<int>(*LastOf(driven)), false};
  }

 private:
  Set OrUnchanged(Set changed, const Set& from) const {
    return space_.IsEmpty(changed) ? from : changed;
  }

  // driven[k]: after exactly k spaces and no shift.
  std::vector<Set> Driven(const Set& from, int spaces) {
    std::vector<Set> driven = {from};
    for (int k = 1; k <= spaces; ++k) {
      driven.push_back(k < 3 ? space_.Steps(driven[k - 1])
                             : StepsAgain(driven[k - 1], driven[k - 3], driven[k - 2]));
    }
    return driven;
  }

  // shifted[k]: after exactly k spaces and the shift, which comes last or before the last space.
  std::vector<Set> Shifted(const std::vector<Set>& driven) {
    std::vector<Set> shifted = {space_.Shifts(driven[0])};
    std::vector<Set> stepped = {Set()};  // stepped[k]: one space from shifted[k - 1]
    for (size_t k = 1; k < driven.size(); ++k) {
      stepped.push_back(k < 3 ? space_.Steps(shifted[k - 1])
                              : StepsAgain(shifted[k - 1], shifted[k - 3], stepped[k - 2]));
      shifted.push_back(space_.Union(space_.Shifts(driven[k]), stepped[k]));
    }
    return shifted;
  }

  // Steps(now), given that `before` is the set of two spaces ago. Whoever can step without winning
  // can step back, so a position of `before` that is not in `now` has at most steps that win, and
  // those that are in both need not be stepped again. A win listed two spaces late does no harm: it
  // counts at its own level anyway, and no level is the last used one by such wins alone while an
  // earlier one has positions that count only if it is the last.
  Set StepsAgain(const Set& now, const Set& before, const Set& steps_of_before) {
    return space_.Union(space_.Steps(space_.Minus(now, before)), steps_of_before);
  }

  // What is left when the card has been used as the rule says; under `exact` that is with the shift
  // if one can be made, and then with as many spaces as can be used. A win ends the card where it
  // happens, so wins of every level count.
  Set Used(const std::vector<Set>& driven, const std::vector<Set>& shifted) const {
    Set used;
    for (const std::vector<Set>* levels : {&driven, &shifted}) {
      for (const Set& level : *levels) {
        used =
            space_.Union(std::move(used), rule_ == SpacesRule::kUpTo ? level : space_.Wins(level));
      }
    }
    if (rule_ == SpacesRule::kUpTo) return used;
    const std::optional<size_t> last = LastOf(shifted);
    return space_.Union(std::move(used), last ? shifted[*last] : driven[*LastOf(driven)]);
  }

  // The last level that holds a position. driven[0] always does.
  std::optional<size_t> LastOf(const std::vector<Set>& levels) const {
    for (size_t level = levels.size(); level-- > 0;) {
      if (!space_.IsEmpty(levels[level])) return level;
    }
    return std::nullopt;
  }

  Space& space_;
  SpacesRule rule_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_GAME_CARD_OUTCOMES_H_
