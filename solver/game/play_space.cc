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
  facts_.clear();
  members_.clear();
  open_set_ = 0;
  last_level_ = 1;
  Set set = Open(0);
  Reach(start, occupied, set);
}

PlaySpace::Set PlaySpace::Start() const {
  Set set;
  set.end_ = 1;
  set.level_ = 1;
  set.level_end_ = 1;
  return set;
}

PlaySpace::Set PlaySpace::Open(uint32_t spaces) {
  ++open_set_;
  Set set;
  set.begin_ = static_cast<uint32_t>(members_.size());
  set.level_end_ = set.begin_;
  set.spaces_ = spaces;
  return set;
}

inline bool PlaySpace::Add(uint32_t number, Set& set) {
  Facts& facts = facts_[number];
  if (facts.taken_by == open_set_) return false;
  facts.taken_by = open_set_;
  members_.push_back(number);
  set.wins_ += facts.occupied.HasLeft(mover_) ? 1 : 0;
  return true;
}

inline std::pair<uint32_t, bool> PlaySpace::Reach(const CompactPosition& position,
                                                  const Occupancy& occupied, Set& set) {
  const uint32_t number = numbers_.FindOrAdd(position);
  if (number == facts_.size()) facts_.push_back({occupied});
  return {number, Add(number, set)};
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

inline void PlaySpace::ReachByStep(uint32_t from, const OpenStep& open, StepSet asleep, Set& set) {
  const CompactPosition moved = Moved(numbers_[from], MoverOf(open), open.anchor, open.step);
  Occupancy occupied = facts_[from].occupied;
  occupied.Flip(open.step.enter);
  occupied.Flip(open.step.leave);
  if (IsHopeless(moved, occupied, static_cast<int>(set.spaces_))) return;
  const auto [number, is_first] = Reach(moved, occupied, set);
  // Where equal vehicles have changed their bytes, steps are not who they were.
  if (open.step.changes_row && MoverOf(open).has_equals) asleep = 0;
  facts_[number].asleep = is_first ? asleep : facts_[number].asleep & asleep;
}

void PlaySpace::FindOpenSteps(uint32_t number) {
  const CompactPosition position = numbers_[number];
  const Occupancy occupied = facts_[number].occupied;
  const StepsOfGrid& steps = table_.At(position[CompactPosition::kOffsets]);
  size_t count = 0;
  uint8_t index = 0;
  for (const Mover& vehicle : movers_) {
    const uint8_t anchor = position[vehicle.byte];
    for (const Step& step : steps[vehicle.shape][anchor]) {
      open_steps_[count] = {index++, anchor, step};
      count += occupied.Has(step.enter) ? 0 : 1;
    }
  }
  open_count_ = count;
}

// Two open steps of different vehicles that enter different cells lead to the same position in
// either order. Of the two orders one is enough: what was stepped first here is asleep after the
// other (sleep sets: Godefroid, 1996), and stays so as long as all steps are such. A position is
// stepped on only when all ways to it in so many spaces are known, and what is asleep after one way
// and not after another is awake. A win is never asleep after another step, because nothing comes
// after a win that could stand for both.
void PlaySpace::DriveFrom(uint32_t number, StepSet asleep, Set& set) {
  if (HasWon(number)) return;
  FindOpenSteps(number);
  StepSet stepped = asleep;
  const auto open_steps = absl::MakeConstSpan(open_steps_).first(open_count_);
  for (const OpenStep& open : open_steps) entering_[open.step.enter] |= open.bit();
  for (const OpenStep& open : open_steps) {
    if ((asleep & open.bit()) != 0) continue;
    const StepSet independent = stepped & ~open.both_ways() & ~entering_[open.step.enter];
    ReachByStep(number, open, set.level_ != 0 ? independent : 0, set);
    if (!open.step.leaves) stepped |= open.bit();
  }
  for (const OpenStep& open : open_steps) entering_[open.step.enter] = 0;
}

PlaySpace::Set PlaySpace::Steps(const Set& from) {
  Set set = Open(from.spaces_ + 1);
  const bool follows = from.level_ != 0 && from.level_ == last_level_;
  if (follows) set.level_ = ++last_level_;
  const uint32_t level_end = follows ? from.level_end_ : from.begin_;
  for (uint32_t i = from.begin_; i < from.end_; ++i) {
    DriveFrom(members_[i], i < level_end ? facts_[members_[i]].asleep : 0, set);
  }
  Close(set);
  set.level_end_ = set.end_;
  return set;
}

void PlaySpace::FindSeamMovers(const CompactPosition& position) {
  const StepsOfGrid& steps = table_.At(position[CompactPosition::kOffsets]);
  seam_movers_.clear();
  for (size_t i = 0; i < movers_.size(); ++i) {
    const StepPair& pair = steps[movers_[i].shape][position[movers_[i].byte]];
    const auto wanted = [](const Step& step) { return step.touches_seam || step.leaves; };
    if (wanted(pair[0]) || wanted(pair[1])) seam_movers_.push_back(static_cast<uint8_t>(i));
  }
}

void PlaySpace::SeamDriveFrom(uint32_t number, Set& set) {
  const CompactPosition position = numbers_[number];
  const Occupancy occupied = facts_[number].occupied;
  const StepsOfGrid& steps = table_.At(position[CompactPosition::kOffsets]);
  for (const uint8_t mover : seam_movers_) {
    const uint8_t anchor = position[movers_[mover].byte];
    auto index = static_cast<uint8_t>(2 * mover);
    for (const Step& step : steps[movers_[mover].shape][anchor]) {
      const OpenStep open{index++, anchor, step};
      if (occupied.Has(step.enter) || !(step.touches_seam || step.leaves)) continue;
      ReachByStep(number, open, 0, set);
    }
  }
}

PlaySpace::Set PlaySpace::SeamSteps(const Set& from) {
  Set set = Open(from.spaces_ + 1);
  for (uint32_t i = from.begin_; i < from.end_; ++i) {
    if (HasWon(members_[i])) continue;
    // Whether a vehicle is near a seam does not depend on the offsets, and often nothing else has
    // changed since the position before.
    const CompactPosition& position = numbers_[members_[i]];
    if (i == from.begin_ ||
        !position.IsSameBut(CompactPosition::kOffsets, numbers_[members_[i - 1]])) {
      FindSeamMovers(position);
    }
    SeamDriveFrom(members_[i], set);
  }
  Close(set);
  return set;
}

void PlaySpace::SlideFrom(uint32_t number, const Mover& vehicle, size_t direction, Set& set) {
  CompactPosition position = numbers_[number];
  Occupancy occupied = facts_[number].occupied;
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
    const Occupancy occupied = facts_[number].occupied;
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
  both.level_ = a.level_;
  both.level_end_ = both.begin_ + (a.level_end_ - a.begin_);
  for (const Set* part : {&a, &b}) {
    for (uint32_t i = part->begin_; i < part->end_; ++i) Add(members_[i], both);
  }
  Close(both);
  return both;
}

PlaySpace::Set PlaySpace::Minus(const Set& a, const Set& b) {
  if (IsEmpty(a) || IsEmpty(b)) return a;
  Set rest = Open(a.spaces_);
  rest.level_ = a.level_;
  for (uint32_t i = b.begin_; i < b.end_; ++i) facts_[members_[i]].taken_by = open_set_;
  for (uint32_t i = a.begin_; i < a.end_; ++i) {
    if (Add(members_[i], rest) && i < a.level_end_) ++rest.level_end_;
  }
  Close(rest);
  return rest;
}

}  // namespace rushkit
