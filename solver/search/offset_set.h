// A set of offset pairs, one bit a pair: what makes a search over 91 shifted grids cost one.
//
// Bit `11 * (left + 5) + (right + 5)` stands for the pair (left, right), so that a shift of the
// left side by a row is a shift of the word by 11, and one of the right side a shift by 1.
#ifndef RUSHKIT_SOLVER_SEARCH_OFFSET_SET_H_
#define RUSHKIT_SOLVER_SEARCH_OFFSET_SET_H_

#include <bit>
#include <cassert>
#include <cstdint>

#include "absl/numeric/int128.h"
#include "solver/board/grid.h"

namespace rushkit {

class OffsetSet {
 public:
  static constexpr int kSpan = Offset::kHighest - Offset::kLowest + 1;
  static constexpr int kBits = kSpan * kSpan;

  constexpr OffsetSet() = default;
  constexpr explicit OffsetSet(absl::uint128 bits)
      : high_(absl::Uint128High64(bits)), low_(absl::Uint128Low64(bits)) {}

  static constexpr OffsetSet Only(Offsets offsets) {
    return OffsetSet(absl::uint128(1) << BitOf(offsets));
  }

  constexpr absl::uint128 bits() const { return absl::MakeUint128(high_, low_); }
  constexpr bool empty() const { return (high_ | low_) == 0; }
  constexpr int size() const { return std::popcount(high_) + std::popcount(low_); }
  constexpr bool Has(Offsets offsets) const { return !(*this & Only(offsets)).empty(); }

  // The first pair: left before right, up before down. The set must not be empty.
  constexpr Offsets First() const {
    assert(!empty());
    const int bit = low_ != 0 ? std::countr_zero(low_) : 64 + std::countr_zero(high_);
    return {Offset(bit / kSpan + Offset::kLowest), Offset(bit % kSpan + Offset::kLowest)};
  }

  friend constexpr OffsetSet operator|(OffsetSet a, OffsetSet b) {
    return OffsetSet(a.high_ | b.high_, a.low_ | b.low_);
  }
  friend constexpr OffsetSet operator&(OffsetSet a, OffsetSet b) {
    return OffsetSet(a.high_ & b.high_, a.low_ & b.low_);
  }
  // The pairs of `a` that are not in `b`.
  friend constexpr OffsetSet operator-(OffsetSet a, OffsetSet b) {
    return OffsetSet(a.high_ & ~b.high_, a.low_ & ~b.low_);
  }
  friend constexpr bool operator==(OffsetSet, OffsetSet) = default;

 private:
  constexpr OffsetSet(uint64_t high, uint64_t low) : high_(high), low_(low) {}

  static constexpr int BitOf(Offsets offsets) {
    return (offsets.left.value() - Offset::kLowest) * kSpan + offsets.right.value() -
           Offset::kLowest;
  }

  uint64_t high_ = 0;
  uint64_t low_ = 0;
};

// Calls visit(pair) for each pair of a set, as a set of one, first to last.
template <class Visit>
void ForEachPair(OffsetSet offsets, Visit visit) {
  while (!offsets.empty()) {
    const OffsetSet pair = OffsetSet::Only(offsets.First());
    offsets = offsets - pair;
    visit(pair);
  }
}

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_OFFSET_SET_H_
