#include "solver/game/play_space.h"

#include <algorithm>

namespace rushkit {

int PlaySpace::LeastSpacesToWin(const CompactForm& form, const CompactPosition& position,
                                const Occupancy& occupied, Player mover) {
  const std::optional<int> hero = form.HeroByte(mover);
  if (!hero) return UINT8_MAX;
  const ExitLane& lane = form.table().ExitOf(mover, position[*hero]);
  return lane.spaces + occupied.Common(lane.ahead);
}

void PlaySpace::Begin(const CompactPosition& start, const Occupancy& occupied, Player mover) {
  BeginForWins(start, occupied, mover, kNoLimit);
}

void PlaySpace::BeginForWins(const CompactPosition& start, const Occupancy& occupied, Player mover,
                             int spaces) {
  if (movers_.empty() || mover != mover_) {
    movers_.clear();
    for (int byte = CompactPosition::kFirstVehicle; byte < form_.end_byte(); ++byte) {
      if (byte == form_.HeroByte(Opponent(mover))) continue;
      const CompactForm::Slot& slot = form_.SlotOf(byte);
      movers_.push_back(
          {byte, static_cast<size_t>(slot.shape.value()), slot.first_equal != slot.last_equal});
    }
  }
  mover_ = mover;
  most_spaces_ = spaces;
  numbers_.Clear();
  occupied_.clear();
  taken_by_.clear();
  members_.clear();
  open_set_ = 0;
  Set set = Open(0);
  Reach(start, occupied, set);
}

PlaySpace::Set PlaySpace::Start() const {
  Set set;
  set.end_ = 1;
  return set;
}

PlaySpace::Set PlaySpace::Open(uint32_t spaces) {
  ++open_set_;
  Set set;
  set.begin_ = static_cast<uint32_t>(members_.size());
  set.spaces_ = spaces;
  return set;
}

inline void PlaySpace::Add(uint32_t number, Set& set) {
  if (taken_by_[number] == open_set_) return;
  taken_by_[number] = open_set_;
  members_.push_back(number);
  set.wins_ += HasWon(number) ? 1 : 0;
}

inline void PlaySpace::Reach(const CompactPosition& position, const Occupancy& occupied, Set& set) {
  const uint32_t number = numbers_.FindOrAdd(position);
  if (number == occupied_.size()) {
    occupied_.push_back(occupied);
    taken_by_.push_back(0);
  }
  Add(number, set);
}

inline CompactPosition PlaySpace::Moved(const CompactPosition& position, const Mover& vehicle,
                                        uint8_t anchor, const Step& step) const {
  const CompactPosition moved = position.With(vehicle.byte, anchor, step.next);
  // Inside a part no vehicle gets past an equal one in the order of anchors.
  return step.changes_row && vehicle.has_equals ? form_.Sorted(moved) : moved;
}

inline bool PlaySpace::IsHopeless(const CompactPosition& position, const Occupancy& occupied,
                                  int spaces) const {
  if (most_spaces_ == kNoLimit || occupied.HasLeft(mover_)) return false;
  return spaces + LeastSpacesToWin(form_, position, occupied, mover_) > most_spaces_;
}

template <bool kSeamOnly>
void PlaySpace::DriveFrom(uint32_t number, Set& set) {
  if (HasWon(number)) return;
  // Copies, because what holds them grows.
  const CompactPosition position = numbers_[number];
  const Occupancy occupied = occupied_[number];
  const StepsOfGrid& steps = table_.At(position[CompactPosition::kOffsets]);
  for (const Mover& vehicle : movers_) {
    const uint8_t anchor = position[vehicle.byte];
    for (const Step& step : steps[vehicle.shape][anchor]) {
      if (occupied.Has(step.enter)) continue;
      if (kSeamOnly && !step.touches_seam && !step.leaves) continue;
      const CompactPosition moved = Moved(position, vehicle, anchor, step);
      Occupancy after = occupied;
      after.Flip(step.enter);
      after.Flip(step.leave);
      if (!IsHopeless(moved, after, static_cast<int>(set.spaces_))) Reach(moved, after, set);
    }
  }
}

template <bool kSeamOnly>
PlaySpace::Set PlaySpace::Drive(const Set& from) {
  Set set = Open(from.spaces_ + 1);
  for (uint32_t i = from.begin_; i < from.end_; ++i) DriveFrom<kSeamOnly>(members_[i], set);
  Close(set);
  return set;
}

PlaySpace::Set PlaySpace::Steps(const Set& from) { return Drive<false>(from); }

PlaySpace::Set PlaySpace::SeamSteps(const Set& from) { return Drive<true>(from); }

void PlaySpace::SlideFrom(uint32_t number, const Mover& vehicle, size_t direction, Set& set) {
  CompactPosition position = numbers_[number];
  Occupancy occupied = occupied_[number];
  const StepsOfGrid& steps = table_.At(position[CompactPosition::kOffsets]);
  // Equal vehicles stay out of order until the slide has ended.
  uint8_t anchor = position[vehicle.byte];
  for (bool is_sorted = true;;) {
    const Step step = steps[vehicle.shape][anchor][direction];
    if (occupied.Has(step.enter)) return;
    occupied.Flip(step.enter);
    occupied.Flip(step.leave);
    position = position.With(vehicle.byte, anchor, step.next);
    anchor = step.next;
    is_sorted = is_sorted && !(step.changes_row && vehicle.has_equals);
    Reach(is_sorted ? position : form_.Sorted(position), occupied, set);
    if (step.leaves) return;
  }
}

PlaySpace::Set PlaySpace::Slides(const Set& from) {
  Set set = Open(from.spaces_ + 1);
  for (uint32_t i = from.begin_; i < from.end_; ++i) {
    if (HasWon(members_[i])) continue;
    for (const Mover& vehicle : movers_) {
      for (const size_t direction : {0, 1}) SlideFrom(members_[i], vehicle, direction, set);
    }
  }
  Close(set);
  return set;
}

PlaySpace::Set PlaySpace::Shifts(const Set& from) {
  Set set = Open(from.spaces_);
  for (uint32_t i = from.begin_; i < from.end_; ++i) {
    const uint32_t number = members_[i];
    if (HasWon(number)) continue;
    const CompactPosition position = numbers_[number];
    const Occupancy occupied = occupied_[number];
    const uint8_t offsets = position[CompactPosition::kOffsets];
    const uint8_t locks = form_.LocksOf(position);
    for (const Side side : {Side::kLeft, Side::kRight}) {
      if (StepTable::IsLocked(locks, side)) continue;
      for (const uint8_t to : table_.ShiftsFrom(offsets, side)) {
        Reach(position.With(CompactPosition::kOffsets, offsets, to), occupied, set);
      }
    }
  }
  Close(set);
  return set;
}

PlaySpace::Set PlaySpace::Wins(const Set& set) {
  if (set.wins_ == 0) return Set();
  Set wins = Open(set.spaces_);
  for (uint32_t i = set.begin_; i < set.end_; ++i) {
    if (HasWon(members_[i])) Add(members_[i], wins);
  }
  Close(wins);
  return wins;
}

PlaySpace::Set PlaySpace::Union(const Set& a, const Set& b) {
  if (IsEmpty(a)) return b;
  if (IsEmpty(b)) return a;
  Set both = Open(a.spaces_);
  for (const Set* part : {&a, &b}) {
    for (uint32_t i = part->begin_; i < part->end_; ++i) Add(members_[i], both);
  }
  Close(both);
  return both;
}

PlaySpace::Set PlaySpace::Minus(const Set& a, const Set& b) {
  if (IsEmpty(a) || IsEmpty(b)) return a;
  Set rest = Open(a.spaces_);
  for (uint32_t i = b.begin_; i < b.end_; ++i) taken_by_[members_[i]] = open_set_;
  for (uint32_t i = a.begin_; i < a.end_; ++i) Add(members_[i], rest);
  Close(rest);
  return rest;
}

}  // namespace rushkit
