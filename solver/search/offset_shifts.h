// Shifts of the sides, applied to a whole set of offset pairs at once.
#ifndef RUSHKIT_SOLVER_SEARCH_OFFSET_SHIFTS_H_
#define RUSHKIT_SOLVER_SEARCH_OFFSET_SHIFTS_H_

#include <array>

#include "solver/board/grid.h"
#include "solver/search/offset_set.h"

namespace rushkit {

class OffsetShifts {
 public:
  // The legal pairs are those that `grid`, which has sides, allows.
  explicit OffsetShifts(const Grid& grid);

  OffsetSet legal() const { return legal_; }

  // The legal pairs in which `side` stands at `offset`.
  OffsetSet At(Side side, Offset offset) const {
    return at_[static_cast<size_t>(side)][static_cast<size_t>(offset.value() - Offset::kLowest)];
  }

  // Every pair that differs from one of `from` in the offset of `side` alone, and those of `from`
  // too. A column (left) or row (right) of legal pairs has no gap, so a shift of any number of rows
  // is legal whenever its end is.
  OffsetSet AnyRows(OffsetSet from, Side side) const;

  // The same without those of `from` from which no other one of `from` differs so: a shift must
  // move its side.
  OffsetSet OtherRows(OffsetSet from, Side side) const;

  // Every pair in which `side` stands one row higher or lower than in one of `from`.
  OffsetSet OneRow(OffsetSet from, Side side) const;

 private:
  OffsetSet legal_;
  std::array<std::array<OffsetSet, OffsetSet::kSpan>, 2> at_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_OFFSET_SHIFTS_H_
