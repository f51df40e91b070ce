#include "solver/search/part_relaxation.h"

#include <algorithm>
#include <cstdlib>

namespace rushkit {
namespace {

constexpr int kImpossible = 1000;
constexpr uint32_t kBlocked = ~uint32_t{0};  // no set of movers

// How far a bound is driven above the plain count, and how many places of the relaxation are looked
// at for it: most of the gain lies in the first levels, and the work must stay small beside the
// search that asks.
constexpr int kMostLevels = 3;
constexpr int kMostVisits = 120;

}  // namespace

PartRelaxation::PartRelaxation(const Picture& picture, const PartShape& shape, Distance distance)
    : shape_(shape), distance_(distance) {
  ForEachMark(picture, shape, [&](int row, int column, Mark mark) {
    if (mark == Mark::kHero || mark == Mark::kHeroTail) return;
    if (mark == Mark::kOther || mark == Mark::kOtherTail) {
      for (int i = 0; i < LengthOf(mark); ++i) fixed_ |= Bit(row, column + i);
    } else if (IsVertical(mark)) {
      AddVertical(row, column, mark);
    } else {
      AddHorizontal(picture, row, column, mark);
    }
  });
  occupied_ = fixed_;
  for (const Mover& mover : movers_) occupied_ |= CellsOf(mover);
}

void PartRelaxation::AddVertical(int row, int column, Mark mark) {
  const int length = LengthOf(mark);
  uint32_t cells = 0;
  for (int i = 0; i < length; ++i) cells |= Bit(i, column);
  movers_.push_back({true, column, length, row, 0, kPictureRows - length, cells});
}

void PartRelaxation::AddHorizontal(const Picture& picture, int row, int column, Mark mark) {
  const bool is_middle = shape_.has_left_seam && shape_.has_right_seam;
  const bool straddles = IsTail(mark) || column + LengthOf(mark) > shape_.width;
  if (straddles && !is_middle) return;  // it belongs to the middle part
  int length = std::min(LengthOf(mark), shape_.width - column);
  if (IsTail(mark)) {
    if (column > 0) return;  // its cells are one mover, made at the first
    while (length < shape_.width && picture.At(row, length, shape_) == Mark::kTail) ++length;
  }
  movers_.push_back({false, row, length, column, shape_.has_left_seam ? -length : 0,
                     shape_.has_right_seam ? shape_.width : shape_.width - length,
                     (1U << length) - 1});
}

uint32_t PartRelaxation::Bit(int row, int column) const {
  if (column < 0 || column >= shape_.width) return 0;
  return uint32_t{1} << (row * shape_.width + column);
}

uint32_t PartRelaxation::CellsOf(const Mover& mover) const {
  if (mover.is_vertical) return mover.cells << (mover.place * shape_.width);
  const uint32_t row = (1U << shape_.width) - 1;
  const uint32_t shown =
      mover.place >= 0 ? mover.cells << mover.place : mover.cells >> -mover.place;
  return (shown & row) << (mover.lane * shape_.width);
}

// Meant for movers that have been in the row: a lying one is off it when it has left the part.
bool PartRelaxation::IsOff(const Mover& mover) const {
  if (mover.is_vertical) return lane_.row < mover.place || lane_.row >= mover.place + mover.length;
  return mover.place >= shape_.width || (!lane_.only_right && mover.place <= -mover.length);
}

// What `mover` itself needs to get off the row, were nothing else there.
int PartRelaxation::OwnBound(const Mover& mover) const {
  int least = kImpossible;
  const auto offer = [&](int place) {
    if (place < mover.lowest || place > mover.highest) return;
    least = std::min(least, distance_ == Distance::kAny ? 1 : std::abs(place - mover.place));
  };
  if (mover.is_vertical) {
    offer(lane_.row - mover.length);
    offer(lane_.row + 1);
  } else {
    offer(shape_.width);
    if (!lane_.only_right) offer(-mover.length);
  }
  return least;
}

// Each vehicle makes its own moves: the bounds of those still waiting add up.
int PartRelaxation::SumOfOwn(uint32_t waiting) const {
  int sum = 0;
  for (size_t i = 0; i < movers_.size(); ++i) {
    if ((waiting >> i & 1) != 0) sum += OwnBound(movers_[i]);
  }
  return sum;
}

// Turns to a lane and returns the movers that stand in it, or kBlocked when the other hero does.
uint32_t PartRelaxation::Enter(const Lane& lane) {
  lane_ = lane;
  uint32_t cells = 0;
  for (int column = lane.from_column; column < shape_.width; ++column) {
    cells |= Bit(lane.row, column);
  }
  if ((fixed_ & cells) != 0) return kBlocked;
  uint32_t waiting = 0;  // the movers that have not been off the row yet
  for (size_t i = 0; i < movers_.size(); ++i) {
    if ((CellsOf(movers_[i]) & cells) != 0) waiting |= uint32_t{1} << i;
  }
  return waiting;
}

std::optional<int> PartRelaxation::PlainBound(const Lane& lane) {
  const uint32_t waiting = Enter(lane);
  const int plain = waiting == kBlocked ? kImpossible : SumOfOwn(waiting);
  if (plain >= kImpossible) return std::nullopt;
  return plain;
}

std::optional<int> PartRelaxation::Bound(const Lane& lane) {
  const std::optional<int> plain = PlainBound(lane);
  if (!plain) return std::nullopt;
  const uint32_t waiting = Enter(lane);
  // Iterative deepening: every smaller number has been refuted when `bound` is returned.
  visits_ = 0;
  int bound = *plain;
  while (bound < *plain + kMostLevels && !MayBeWithin(waiting, bound, {})) ++bound;
  return bound;
}

// False is a proof that `left` moves are too few; true is not a proof of anything.
bool PartRelaxation::MayBeWithin(uint32_t waiting, int left, const Last& last) {
  if (waiting == 0) return true;
  const int spare = left - SumOfOwn(waiting);
  if (spare < 0) return false;
  if (visits_++ >= kMostVisits) return true;
  for (int mover = 0; mover < static_cast<int>(movers_.size()); ++mover) {
    // Without a move to spare each one must bring a waiting vehicle nearer.
    if (spare == 0 && (waiting >> mover & 1) == 0) continue;
    for (const int step : {-1, 1}) {
      // A vehicle that moved without getting off could have gone there at once, or stayed.
      const bool is_vain = mover == last.mover && !last.got_off &&
                           (distance_ == Distance::kAny || step != last.step);
      if (!is_vain && MayMove(waiting, left, mover, step, spare)) return true;
    }
  }
  return false;
}

bool PartRelaxation::MayMove(uint32_t waiting, int left, int index, int step, int spare) {
  Mover& mover = movers_[static_cast<size_t>(index)];
  const int before = mover.place;
  const uint32_t occupied = occupied_;
  const uint32_t others = occupied & ~CellsOf(mover);
  const uint32_t bit = uint32_t{1} << index;
  bool may = false;
  while (!may && mover.place + step >= mover.lowest && mover.place + step <= mover.highest) {
    mover.place += step;
    const uint32_t cells = CellsOf(mover);
    if ((cells & others) != 0) break;
    const bool gets_off = (waiting & bit) != 0 && IsOff(mover);
    if (gets_off || spare > 0 || distance_ == Distance::kOneSpace) {
      occupied_ = others | cells;
      may = MayBeWithin(gets_off ? waiting & ~bit : waiting, left - 1, {index, step, gets_off});
    }
    if (distance_ == Distance::kOneSpace) break;
  }
  mover.place = before;
  occupied_ = occupied;
  return may;
}

}  // namespace rushkit
