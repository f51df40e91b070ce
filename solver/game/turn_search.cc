#include "solver/game/turn_search.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace rushkit {
namespace {

constexpr int kUseByte = CompactPosition::kBytes - 1;
static_assert(CompactPosition::kFirstVehicle + kMostVehicles <= kUseByte);

CompactPosition WithUse(CompactPosition position, CardUse used) {
  position.Put(kUseByte, static_cast<uint8_t>(used.spaces * 2 + (used.shift ? 1 : 0)));
  return position;
}

}  // namespace

std::vector<Move> TurnSearch::Find(const CompactPosition& start, Player mover,
                                   const TurnGoal& goal) {
  mover_ = mover;
  goal_ = goal;
  goal_occupied_ = form_.OccupiedOf(goal.position);
  if (goal.wins) {
    const int off = mover == Player::kGold ? Occupancy::kOffRight : Occupancy::kOffLeft;
    goal_occupied_.Flip(off);
    goal_occupied_.Flip(off + 1);
  }
  seen_.Clear();
  nodes_.clear();
  found_.reset();
  Node first;
  first.position = start;
  first.occupied = form_.OccupiedOf(start);
  Reach(first);
  for (uint32_t next = 0; next < nodes_.size() && !found_; ++next) Expand(next);
  assert(found_.has_value());
  return MovesTo(*found_);
}

void TurnSearch::Expand(uint32_t parent) {
  if (nodes_[parent].occupied.HasLeft(mover_)) return;
  for (const int byte : form_.by_letter()) {
    if (byte == form_.HeroByte(Opponent(mover_))) continue;
    for (const int direction : {0, 1}) Drive(parent, byte, direction);
  }
  if (goal_.most.shift && !nodes_[parent].used.shift) Shift(parent);
}

void TurnSearch::Drive(uint32_t parent, int byte, int direction) {
  Node node = nodes_[parent];
  node.parent = parent;
  node.byte = byte;
  node.spaces = 0;
  const StepsOfGrid& grid = form_.table().At(node.position[CompactPosition::kOffsets]);
  const StepsOfShape& steps = grid[static_cast<size_t>(form_.SlotOf(byte).shape.value())];
  while (node.used.spaces < goal_.most.spaces && node.position[byte] != kGoneAnchor) {
    const Step step = steps[node.position[byte]][static_cast<size_t>(direction)];
    if (node.occupied.Has(step.enter)) return;
    node.occupied.Flip(step.enter);
    node.occupied.Flip(step.leave);
    node.position.Put(byte, step.next);
    ++node.used.spaces;
    node.spaces += direction == 0 ? -1 : 1;
    Reach(node);
  }
}

void TurnSearch::Shift(uint32_t parent) {
  Node node = nodes_[parent];
  node.parent = parent;
  node.byte = CompactPosition::kOffsets;
  node.used.shift = true;
  const uint8_t from = node.position[CompactPosition::kOffsets];
  const uint8_t locks = form_.LocksOf(node.position);
  for (const Side side : {Side::kLeft, Side::kRight}) {
    if (StepTable::IsLocked(locks, side)) continue;
    for (const uint8_t to : form_.table().ShiftsFrom(from, side)) {
      node.position.Put(CompactPosition::kOffsets, to);
      Reach(node);
    }
  }
}

// Each space changes two cells, and offsets change by the shift alone.
bool TurnSearch::CanLeadOn(const Node& node) const {
  const int spaces = goal_.most.spaces - node.used.spaces;
  if (node.occupied.Difference(goal_occupied_) > 2 * spaces) return false;
  const bool may_shift = goal_.most.shift && !node.used.shift;
  return may_shift ||
         node.position[CompactPosition::kOffsets] == goal_.position[CompactPosition::kOffsets];
}

bool TurnSearch::IsGoal(const Node& node, const CompactPosition& sorted) const {
  if (sorted != goal_.position || node.occupied.HasLeft(mover_) != goal_.wins) return false;
  return !goal_.use || *goal_.use == node.used;
}

void TurnSearch::Reach(const Node& node) {
  if (found_ || !CanLeadOn(node)) return;
  const CompactPosition sorted = form_.Sorted(node.position);
  // Numbers and nodes go together: a number that is not new has its node.
  if (seen_.FindOrAdd(WithUse(sorted, node.used)) != nodes_.size()) return;
  nodes_.push_back(node);
  if (IsGoal(node, sorted)) found_ = node;
}

std::vector<Move> TurnSearch::MovesTo(const Node& last) const {
  std::vector<Move> moves;
  for (const Node* node = &last; node->used != CardUse(); node = &nodes_[node->parent]) {
    if (node->byte != CompactPosition::kOffsets) {
      moves.push_back(rushkit::Drive{form_.SlotOf(node->byte).letter, Spaces(node->spaces)});
      continue;
    }
    const Offsets from = OffsetsOf(nodes_[node->parent].position[CompactPosition::kOffsets]);
    const Offsets to = OffsetsOf(node->position[CompactPosition::kOffsets]);
    const Side side = from.left == to.left ? Side::kRight : Side::kLeft;
    moves.push_back(rushkit::Shift{side, Rows(to.Of(side).value() - from.Of(side).value())});
  }
  std::reverse(moves.begin(), moves.end());
  return moves;
}

}  // namespace rushkit
