#include "solver/evaluation/race_probe.h"

#include <algorithm>

namespace rushkit {

RaceProbe::RaceProbe(const RaceDistance& race, const CompactPosition& position, Player player)
    : race_(&race), player_(player), left_(OffsetsOf(position[CompactPosition::kOffsets]).left) {
  Begin(position);
}

void RaceProbe::Begin(const CompactPosition& position) {
  way_ = race_->WayOf(position, player_);
  sums_ = race_->AddUp(RaceDistance::Unit::kFloor, position, player_, way_);
}

RaceProbe RaceProbe::AfterStep(const CompactPosition& after, int byte, uint8_t from,
                               uint8_t to) const {
  RaceProbe probe = *this;
  if (byte == race_->HeroByte(player_)) {
    probe.Begin(after);
    return probe;
  }
  probe.sums_.Remove(CostsOf(byte, from));
  probe.sums_.Add(CostsOf(byte, to));
  return probe;
}

RaceSums RaceProbe::CostsOf(int byte, uint8_t anchor) const {
  return race_->CostsOf(RaceDistance::Unit::kFloor, player_, byte, anchor, left_, way_);
}

// The floors grow with each cost.
bool RaceProbe::MayLower(int byte, uint8_t from, uint8_t to) const {
  if (byte == race_->HeroByte(player_)) return true;
  const RaceSums was = CostsOf(byte, from);
  const RaceSums is = CostsOf(byte, to);
  return IsSomeLower(is.middle, was.middle) || IsSomeLower(is.right, was.right) ||
         RowOf(is.ahead, way_.row) < RowOf(was.ahead, way_.row);
}

// No vehicle is over a seam that is shifted, so the costs stay where they are.
RaceProbe RaceProbe::AfterShift(const CompactPosition& after) const {
  RaceProbe probe = *this;
  probe.left_ = OffsetsOf(after[CompactPosition::kOffsets]).left;
  probe.way_ = race_->WayOf(after, player_);
  return probe;
}

int RaceProbe::Floor() const {
  return own_spaces() + sums_.Least(way_, ByRowsAtLeast<false, false>());
}

int RaceProbe::ShiftFloor() const {
  return std::min(ShiftFloor(Side::kLeft), ShiftFloor(Side::kRight));
}

int RaceProbe::ShiftFloor(Side side) const {
  const bool is_behind = (side == Side::kLeft) == (player_ == Player::kGold);
  return own_spaces() + (is_behind ? sums_.Least(way_, ByRowsAtLeast<true, false>())
                                   : sums_.Least(way_, ByRowsAtLeast<false, true>()));
}

}  // namespace rushkit
