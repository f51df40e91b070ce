// The clause of each card (booklet, "Card Rules"), written once for any way to hold a set of
// positions: one by one with the moves that lead there (plays.h), or millions at a time.
//
// A `Space` has a type `Set`, which is empty when made by default, and
//   Set Steps(const Set&)      positions one space of one vehicle away; none from a won one
//   Set SeamSteps(const Set&)  those of them in which the vehicle is on two parts before or after,
//                              and those that win; there may be other steps among them
//   Set Slides(const Set&)     positions one slide of one vehicle away; none from a won one
//   Set Shifts(const Set&)     positions one shift of one side away; none from a won one
//   Set Wins(const Set&)       the positions of a set in which the mover's hero has left
//   Set Union(Set, const Set&), Set Minus(const Set&, const Set&), bool IsEmpty(const Set&)
#ifndef RUSHKIT_SOLVER_GAME_CARD_OUTCOMES_H_
#define RUSHKIT_SOLVER_GAME_CARD_OUTCOMES_H_

#include <array>
#include <cassert>
#include <cstddef>
#include <optional>
#include <utility>

#include "solver/game/card.h"
#include "solver/game/rules.h"

namespace rushkit {

// Spaces driven, and whether a side was shifted.
struct CardUse {
  int spaces = 0;
  bool shift = false;

  friend constexpr bool operator==(const CardUse&, const CardUse&) = default;
};

// What the cards leave from one set of positions. Levels of spaces are made when they are first
// asked for and kept, so that the cards of a hand share them.
template <class Space>
class CardOutcomes {
 public:
  using Set = typename Space::Set;

  // Under `exact` the positions of `from` must be alike: one position, or positions from each of
  // which a card can be used in full. (What a card must use depends on what it can use, which is
  // asked of the set as a whole.) For that a shift, if the card has one, and a step inside one part
  // that does not win are enough: neither can take the other away. A step alone is not: one that
  // enters a seam locks it, and one over a seam may be gone after the shift.
  CardOutcomes(Space& space, SpacesRule rule, Set from) : space_(space), rule_(rule) {
    driven_[0] = std::move(from);
  }

  // Every position that `card` can leave, those in which the hero has left first.
  Set Of(Card card) {
    const CardPower power = PowerOf(card);
    if (power.slide) {
      const Set slides = space_.Slides(Driven(0));
      return OrUnchanged(space_.Union(space_.Wins(slides), slides));
    }
    const auto spaces = static_cast<size_t>(power.spaces);
    if (spaces == 0 && power.shift) return OrUnchanged(Shifted(0).by_shift);
    return Used(spaces, power.shift);
  }

  // What must be used of `card`, which is no slide, under `exact` by whoever does not win with it.
  CardUse MostUse(Card card) {
    const CardPower power = PowerOf(card);
    assert(!power.slide);
    const auto spaces = static_cast<size_t>(power.spaces);
    const std::optional<size_t> last = power.shift ? LastShifted(spaces) : std::nullopt;
    if (last) return {static_cast<int>(*last), true};
    return {static_cast<int>(LastDriven(spaces)), false};
  }

  // The wins after exactly so many spaces, without and with a shift on the way.
  Set WinsDriven(size_t spaces) { return space_.Wins(Driven(spaces)); }
  Set WinsShifted(size_t spaces) {
    const ShiftedLevel& level = Shifted(spaces);
    return space_.Union(space_.Wins(level.by_shift), space_.Wins(level.by_step));
  }

 private:
  // Positions after so many spaces and the shift: those in which the shift can come last, and the
  // others.
  struct ShiftedLevel {
    Set by_shift;
    Set by_step;
  };

  static constexpr size_t kMostSpaces = 4;

  Set OrUnchanged(Set changed) { return space_.IsEmpty(changed) ? Driven(0) : changed; }

  // After exactly so many spaces and no shift.
  const Set& Driven(size_t spaces) {
    for (; last_driven_ < spaces; ++last_driven_) driven_[last_driven_ + 1] = NextDriven();
    return driven_[spaces];
  }

  // Whoever can step without winning can step back, so a position of two spaces before that is not
  // in the last level has at most steps that win, and those that are in both need not be stepped
  // again. A win listed two spaces late does no harm: it counts at its own level anyway, and no
  // level is the last used one by such wins alone while an earlier one has positions that count
  // only if it is the last.
  Set NextDriven() {
    const size_t k = last_driven_;
    if (k < 2) return space_.Steps(driven_[k]);
    return space_.Union(space_.Steps(space_.Minus(driven_[k], driven_[k - 2])), driven_[k - 1]);
  }

  const ShiftedLevel& Shifted(size_t spaces) {
    for (; shifted_count_ <= spaces; ++shifted_count_) shifted_[shifted_count_] = NextShifted();
    return shifted_[spaces];
  }

  // A step inside one part and a shift do not ask for one another: the step can as well come first,
  // unless it wins, which would leave the shift unmade. So where the shift can come last, only
  // steps that touch a seam lead to something new after it.
  ShiftedLevel NextShifted() {
    const size_t k = shifted_count_;
    Set by_shift = space_.Shifts(Driven(k));
    if (k == 0) return {std::move(by_shift), Set()};
    const ShiftedLevel& before = shifted_[k - 1];
    const Set by_seam = space_.SeamSteps(before.by_shift);
    const Set by_step = space_.Union(by_seam, space_.Steps(before.by_step));
    Set others = space_.Minus(by_step, by_shift);
    return {std::move(by_shift), std::move(others)};
  }

  // What is left when the card has been used as the rule says; under `exact` that is with the shift
  // if one can be made, and then with as many spaces as can be used. A win ends the card where it
  // happens, so wins of every level count.
  Set Used(size_t spaces, bool shift) {
    Set used;
    for (size_t k = 0; k <= spaces; ++k) used = space_.Union(std::move(used), WinsDriven(k));
    for (size_t k = 0; shift && k <= spaces; ++k) {
      used = space_.Union(std::move(used), WinsShifted(k));
    }
    if (rule_ == SpacesRule::kUpTo) return WithAll(std::move(used), spaces, shift);
    const std::optional<size_t> last = shift ? LastShifted(spaces) : std::nullopt;
    if (last) return WithShifted(std::move(used), *last);
    return space_.Union(std::move(used), Driven(LastDriven(spaces)));
  }

  Set WithAll(Set used, size_t spaces, bool shift) {
    for (size_t k = 0; k <= spaces; ++k) used = space_.Union(std::move(used), Driven(k));
    for (size_t k = 0; shift && k <= spaces; ++k) used = WithShifted(std::move(used), k);
    return used;
  }

  Set WithShifted(Set used, size_t spaces) {
    const ShiftedLevel& level = Shifted(spaces);
    return space_.Union(space_.Union(std::move(used), level.by_shift), level.by_step);
  }

  // The last level that holds a position, up to `spaces`. Driven(0) always does.
  size_t LastDriven(size_t spaces) {
    while (spaces > 0 && space_.IsEmpty(Driven(spaces))) --spaces;
    return spaces;
  }
  std::optional<size_t> LastShifted(size_t spaces) {
    for (size_t level = spaces + 1; level-- > 0;) {
      const ShiftedLevel& shifted = Shifted(level);
      if (!space_.IsEmpty(shifted.by_shift) || !space_.IsEmpty(shifted.by_step)) return level;
    }
    return std::nullopt;
  }

  Space& space_;
  SpacesRule rule_;
  std::array<Set, kMostSpaces + 1> driven_;
  size_t last_driven_ = 0;  // of those that are made
  std::array<ShiftedLevel, kMostSpaces + 1> shifted_;
  size_t shifted_count_ = 0;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_GAME_CARD_OUTCOMES_H_
