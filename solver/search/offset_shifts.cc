#include "solver/search/offset_shifts.h"

namespace rushkit {
namespace {

constexpr int kSpan = OffsetSet::kSpan;

// One bit in each group of kSpan bits, a group being the pairs of one left offset.
constexpr absl::uint128 EachGroup(int bit) {
  absl::uint128 bits = 0;
  for (int group = 0; group < kSpan; ++group)
    bits = bits | absl::uint128(1) << (group * kSpan + bit);
  return bits;
}

constexpr absl::uint128 kGroupLow = EachGroup(0);
constexpr absl::uint128 kGroupHigh = EachGroup(kSpan - 1);
constexpr absl::uint128 kAllButHigh = kGroupHigh - kGroupLow;

// All of a group wherever one of its bits is set. The sum carries into the group's high bit exactly
// if a lower one is set, and no further.
constexpr absl::uint128 FillGroups(absl::uint128 bits) {
  const absl::uint128 any = (((bits & kAllButHigh) + kAllButHigh) | bits) & kGroupHigh;
  return (any - (any >> (kSpan - 1))) | any;
}

// Each bit copied into every group: fold all groups onto the lowest, then unfold it to eight, and
// three further.
constexpr absl::uint128 FillAcrossGroups(absl::uint128 bits) {
  for (const int groups : {8, 4, 2, 1}) bits = bits | bits >> (groups * kSpan);
  bits = bits & ((absl::uint128(1) << kSpan) - 1);
  for (const int groups : {1, 2, 4}) bits = bits | bits << (groups * kSpan);
  return bits | bits << (3 * kSpan);
}

}  // namespace

OffsetShifts::OffsetShifts(const Grid& grid) {
  for (int left = Offset::kLowest; left <= Offset::kHighest; ++left) {
    for (int right = Offset::kLowest; right <= Offset::kHighest; ++right) {
      const Offsets offsets{Offset(left), Offset(right)};
      if (!grid.Allows(offsets)) continue;
      const OffsetSet pair = OffsetSet::Only(offsets);
      legal_ = legal_ | pair;
      for (const Side side : {Side::kLeft, Side::kRight}) {
        const int index = offsets.Of(side).value() - Offset::kLowest;
        OffsetSet& at = at_[static_cast<size_t>(side)][static_cast<size_t>(index)];
        at = at | pair;
      }
    }
  }
}

OffsetSet OffsetShifts::AnyRows(OffsetSet from, Side side) const {
  return OffsetSet(side == Side::kLeft ? FillAcrossGroups(from.bits()) : FillGroups(from.bits())) &
         legal_;
}

OffsetSet OffsetShifts::OtherRows(OffsetSet from, Side side) const {
  const Side still = side == Side::kLeft ? Side::kRight : Side::kLeft;
  OffsetSet others;
  for (int offset = Offset::kLowest; offset <= Offset::kHighest; ++offset) {
    const OffsetSet line = At(still, Offset(offset));
    const OffsetSet here = from & line;
    if (here.size() == 1) others = others | (line - here);
    if (here.size() > 1) others = others | line;
  }
  return others;
}

OffsetSet OffsetShifts::OneRow(OffsetSet from, Side side) const {
  const absl::uint128 bits = from.bits();
  if (side == Side::kLeft) return OffsetSet(bits << kSpan | bits >> kSpan) & legal_;
  const absl::uint128 up = (bits & ~kGroupLow) >> 1;
  const absl::uint128 down = (bits & ~kGroupHigh) << 1;
  return OffsetSet(up | down) & legal_;
}

}  // namespace rushkit
