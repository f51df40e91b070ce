#include "solver/evaluation/nearest_outcomes.h"

#include <algorithm>
#include <cassert>
#include <climits>

#include "solver/game/rules.h"

namespace rushkit {
namespace {

constexpr int kUseByte = CompactPosition::kBytes - 1;
static_assert(CompactPosition::kFirstVehicle + kMostVehicles <= kUseByte);

bool IsSearched(Card card) { return !PowerOf(card).slide; }

}  // namespace

const NearestOutcomes::Spaces& NearestOutcomes::Of(const CompactPosition& position, Player mover,
                                                   CardKinds cards) {
  spaces_ = {};
  mover_ = mover;
  const CardKinds winning = plays_.Winning(position, mover, cards);
  const Node start{position, plays_.form().OccupiedOf(position), RaceProbe(race_, position, mover)};
  bool can_step = false;
  ForEachStep(start, [&](int, uint8_t, const rushkit::Step&) { can_step = true; });
  const bool is_quick = can_step && plays_.rule() == SpacesRule::kExact;
  std::array<CardKinds, 2> searched;  // without a shift, and with one
  CardKinds slow;
  for (const Card card : kAllCards) {
    if (!cards.Has(card) || winning.Has(card)) continue;
    const bool is_searched = is_quick && IsSearched(card);
    (is_searched ? searched[PowerOf(card).shift ? 1 : 0] : slow).Add(card);
  }
  for (const bool shift : {false, true}) {
    if (!searched[shift ? 1 : 0].empty()) Search(start, searched[shift ? 1 : 0], shift);
    for (const Card card : kAllCards) {
      if (!searched[shift ? 1 : 0].Has(card)) continue;
      const int least = least_[static_cast<size_t>(PowerOf(card).spaces)];
      spaces_[static_cast<size_t>(card)] = least;
      if (least == INT_MAX) slow.Add(card);  // no shift can be made
    }
  }
  if (!slow.empty()) TakeSlowly(position, slow);
  return spaces_;
}

void NearestOutcomes::TakeSlowly(const CompactPosition& position, CardKinds cards) {
  plays_.Begin(position, mover_);
  for (const Card card : kAllCards) {
    if (!cards.Has(card)) continue;
    int& least = spaces_[static_cast<size_t>(card)];
    least = INT_MAX;
    for (const CompactPosition& outcome : plays_.Of(card)) {
      least = std::min(least, race_.SpacesOf(outcome, mover_));
    }
  }
}

void NearestOutcomes::Search(const Node& start, CardKinds cards, bool shift) {
  is_shift_ = shift;
  is_asked_.fill(false);
  for (const Card card : kAllCards) {
    if (cards.Has(card)) is_asked_[static_cast<size_t>(PowerOf(card).spaces)] = true;
  }
  least_.fill(INT_MAX);
  SetLimits();
  seen_.Clear();
  nodes_.clear();
  for (std::vector<uint32_t>& nodes : by_bound_) nodes.clear();
  lowest_ = BoundOf(start.race, 0, false);
  Reach(start, lowest_);
  for (size_t above = 0; above < by_bound_.size(); ++above) {
    while (!by_bound_[above].empty()) {
      const Node node = nodes_[by_bound_[above].back()];
      by_bound_[above].pop_back();
      Expand(node, lowest_ + static_cast<int>(above));
    }
  }
}

void NearestOutcomes::Expand(const Node& node, int bound) {
  const auto depth = static_cast<size_t>(node.depth);
  if (is_shift_ && !node.shifted && bound < limits_[depth]) Shift(node);
  if (bound < limits_[depth + 1]) Step(node, bound);
}

// Calls `visit(byte, anchor, step)` for every space that may be driven.
template <class Visit>
void NearestOutcomes::ForEachStep(const Node& node, Visit visit) const {
  const CompactForm& form = plays_.form();
  const StepsOfGrid& grid = form.table().At(node.position[CompactPosition::kOffsets]);
  for (int byte = CompactPosition::kFirstVehicle; byte < form.end_byte(); ++byte) {
    if (byte == form.HeroByte(Opponent(mover_))) continue;
    const uint8_t anchor = node.position[byte];
    for (const rushkit::Step& step :
         grid[static_cast<size_t>(form.SlotOf(byte).shape.value())][anchor]) {
      if (!node.occupied.Has(step.enter)) visit(byte, anchor, step);
    }
  }
}

// Where a space does not lower the floor, the bound grows by one.
void NearestOutcomes::Step(const Node& node, int bound) {
  ForEachStep(node, [&](int byte, uint8_t anchor, const rushkit::Step& step) {
    if (node.fresh && !step.touches_seam) return;
    const bool must_lower = bound + 1 >= limits_[static_cast<size_t>(node.depth) + 1];
    if (must_lower && !node.race.MayLower(byte, anchor, step.next)) return;
    assert(!step.leaves);
    const CompactPosition position = node.position.With(byte, anchor, step.next);
    const RaceProbe race = node.race.AfterStep(position, byte, anchor, step.next);
    const int depth = node.depth + 1;
    const int next_bound = BoundOf(race, depth, node.shifted);
    if (next_bound >= limits_[static_cast<size_t>(depth)]) return;
    Node after{position, node.occupied, race, depth, node.shifted};
    after.occupied.Flip(step.enter);
    after.occupied.Flip(step.leave);
    if (step.changes_row) after.position = plays_.form().Sorted(after.position);
    Reach(after, next_bound);
  });
}

void NearestOutcomes::Shift(const Node& node) {
  const CompactForm& form = plays_.form();
  const uint8_t from = node.position[CompactPosition::kOffsets];
  const uint8_t locks = form.LocksOf(node.position);
  const int& limit = limits_[static_cast<size_t>(node.depth)];
  for (const Side side : {Side::kLeft, Side::kRight}) {
    if (StepTable::IsLocked(locks, side)) continue;
    if (node.depth + node.race.ShiftFloor(side) >= limit) continue;
    for (const uint8_t to : form.table().ShiftsFrom(from, side)) {
      const CompactPosition position = node.position.With(CompactPosition::kOffsets, from, to);
      const RaceProbe race = node.race.AfterShift(position);
      const int bound = BoundOf(race, node.depth, true);
      if (bound < limit) Reach({position, node.occupied, race, node.depth, true, true}, bound);
    }
  }
}

void NearestOutcomes::Reach(const Node& node, int bound) {
  const auto depth = static_cast<size_t>(node.depth);
  if (node.shifted == is_shift_ && bound - node.depth < least_[depth]) {
    Note(node.depth, race_.SpacesOf(node.position, mover_));
  }
  const size_t still = is_shift_ && !node.shifted ? depth : depth + 1;
  if (bound >= limits_[still]) return;
  CompactPosition key = node.position;
  key.Put(kUseByte, static_cast<uint8_t>(2 * node.depth + (node.shifted ? 1 : 0)));
  if (seen_.FindOrAdd(key) != nodes_.size()) return;
  nodes_.push_back(node);
  assert(bound >= lowest_);
  const auto above = static_cast<size_t>(bound - lowest_);
  if (by_bound_.size() <= above) by_bound_.resize(above + 1);
  by_bound_[above].push_back(static_cast<uint32_t>(nodes_.size() - 1));
}

void NearestOutcomes::Note(int spaces, int left) {
  bool is_better = false;
  for (auto i = static_cast<size_t>(spaces); i <= kMostSpaces; i += 2) {
    is_better = is_better || left < least_[i];
    least_[i] = std::min(least_[i], left);
  }
  if (is_better) SetLimits();
}

void NearestOutcomes::SetLimits() {
  limits_.back() = INT_MIN;
  for (size_t spaces = kMostSpaces + 1; spaces-- > 0;) {
    limits_[spaces] = limits_[spaces + 1];
    if (!is_asked_[spaces]) continue;
    const int limit =
        least_[spaces] == INT_MAX ? INT_MAX : least_[spaces] + static_cast<int>(spaces);
    limits_[spaces] = std::max(limits_[spaces], limit);
  }
}

}  // namespace rushkit
