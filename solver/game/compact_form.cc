#include "solver/game/compact_form.h"

#include <algorithm>
#include <cassert>
#include <tuple>

namespace rushkit {
namespace {

constexpr int kFirst = CompactPosition::kFirstVehicle;

}  // namespace

CompactForm::CompactForm(const Position& position)
    : like_(position), table_(&StepTable::Of(position.grid().connection())) {
  assert(like_.grid().has_sides());
  for (const Vehicle& vehicle : position.vehicles()) {
    slots_.push_back({ShapeOf(vehicle), vehicle.letter});
  }
  std::sort(slots_.begin(), slots_.end(), [](const Slot& a, const Slot& b) {
    return std::tie(a.shape, a.letter) < std::tie(b.shape, b.letter);
  });
  for (int byte = kFirst; byte < end_byte(); ++byte) {
    Slot& slot = slots_[static_cast<size_t>(byte - kFirst)];
    slot.first_equal = slot.last_equal = byte;
    if (byte > kFirst && SlotOf(byte - 1).shape == slot.shape) {
      slot.first_equal = SlotOf(byte - 1).first_equal;
    }
    for (int equal = slot.first_equal; equal < byte; ++equal) {
      slots_[static_cast<size_t>(equal - kFirst)].last_equal = byte;
    }
    by_letter_.push_back(byte);
  }
  std::sort(by_letter_.begin(), by_letter_.end(),
            [this](int a, int b) { return SlotOf(a).letter < SlotOf(b).letter; });
  for (const Vehicle& vehicle : position.vehicles()) {
    if (!vehicle.is_hero()) continue;
    const int byte = *std::find_if(by_letter_.begin(), by_letter_.end(),
                                   [&](int one) { return SlotOf(one).letter == vehicle.letter; });
    hero_bytes_[vehicle.role == Role::kGoldHero ? 0 : 1] = byte;
  }
}

std::optional<CompactPosition> CompactForm::Compact(const Position& position) const {
  if (position.grid() != like_.grid()) return std::nullopt;
  CompactPosition result;
  result.Put(CompactPosition::kOffsets, NumberOf(position.offsets()));
  for (int byte = kFirst; byte < end_byte(); ++byte) result.Put(byte, kGoneAnchor);
  for (const Vehicle& vehicle : position.vehicles()) {
    const Shape shape = ShapeOf(vehicle);
    int byte = kFirst;
    while (byte < end_byte() && (SlotOf(byte).shape != shape || result[byte] != kGoneAnchor)) {
      ++byte;
    }
    if (byte == end_byte()) return std::nullopt;
    result.Put(byte, AnchorOf(vehicle));
  }
  for (int byte = kFirst; byte < end_byte(); ++byte) {
    const bool is_hero = byte == HeroByte(Player::kGold) || byte == HeroByte(Player::kSilver);
    if (result[byte] == kGoneAnchor && !is_hero) return std::nullopt;
  }
  return Sorted(result);
}

std::optional<CompactPosition> CompactForm::Lettered(const Position& position) const {
  std::optional<CompactPosition> result = Compact(position);
  if (!result) return std::nullopt;
  for (const int byte : by_letter_) {
    const Vehicle* vehicle = position.Find(SlotOf(byte).letter);
    if (vehicle != nullptr && ShapeOf(*vehicle) != SlotOf(byte).shape) return std::nullopt;
    if (vehicle == nullptr && (*result)[byte] != kGoneAnchor) return std::nullopt;
    result->Put(byte, vehicle == nullptr ? kGoneAnchor : AnchorOf(*vehicle));
  }
  return result;
}

CompactPosition CompactForm::Sorted(const CompactPosition& position) const {
  CompactPosition sorted = position;
  for (int byte = kFirst; byte < end_byte(); ++byte) {
    for (int at = byte; at > SlotOf(byte).first_equal && sorted[at] < sorted[at - 1]; --at) {
      const uint8_t lower = sorted[at];
      sorted.Put(at, sorted[at - 1]);
      sorted.Put(at - 1, lower);
    }
  }
  return sorted;
}

Position CompactForm::Expand(const CompactPosition& position) const {
  return like_.WithPlaces(OffsetsOf(position[CompactPosition::kOffsets]),
                          [&](const Vehicle& vehicle) -> std::optional<Cell> {
                            const int byte = *std::find_if(
                                by_letter_.begin(), by_letter_.end(),
                                [&](int one) { return SlotOf(one).letter == vehicle.letter; });
                            if (position[byte] == kGoneAnchor) return std::nullopt;
                            return CellOf(SlotOf(byte).shape, position[byte]);
                          });
}

uint8_t CompactForm::LocksOf(const CompactPosition& position) const {
  uint8_t locks = 0;
  for (int byte = kFirst; byte < end_byte(); ++byte) {
    locks |= StepTable::LocksOf(SlotOf(byte).shape, position[byte]);
  }
  return locks;
}

Occupancy CompactForm::OccupiedOf(const CompactPosition& position) const {
  Occupancy occupied;
  occupied.Flip(Occupancy::kNever);
  const Offsets offsets = OffsetsOf(position[CompactPosition::kOffsets]);
  for (int byte = kFirst; byte < end_byte(); ++byte) {
    StepTable::Occupy(SlotOf(byte).shape, position[byte], offsets, occupied);
  }
  return occupied;
}

}  // namespace rushkit
