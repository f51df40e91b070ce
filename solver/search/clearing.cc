#include "solver/search/clearing.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "solver/search/part_relaxation.h"

namespace rushkit {
namespace {

uint8_t ToByte(const std::optional<int>& bound) {
  return bound ? static_cast<uint8_t>(std::min(*bound, Clearing::kNever - 1)) : Clearing::kNever;
}

// The row in which the hero shows itself in this picture and the column right of it, if it does.
std::optional<std::pair<int, int>> HeroFront(const Picture& picture, const PartShape& shape) {
  std::optional<std::pair<int, int>> front;
  ForEachMark(picture, shape, [&](int row, int column, Mark mark) {
    if (mark == Mark::kHero || mark == Mark::kHeroTail) front = {row, column + LengthOf(mark)};
  });
  return front;
}

Clearing Clear(const Picture& picture, const PartShape& shape, Distance distance) {
  PartRelaxation relaxation(picture, shape, distance);
  Clearing clearing;
  for (int row = 0; row < kPictureRows; ++row) {
    clearing.whole_row[static_cast<size_t>(row)] = ToByte(relaxation.Clear(row, 0, false));
  }
  if (const auto front = HeroFront(picture, shape)) {
    clearing.ahead = ToByte(relaxation.Clear(front->first, front->second, true));
  }
  return clearing;
}

}  // namespace

ClearingTable::ClearingTable(const ContentSpace& space, Distance distance)
    : space_(space), distance_(distance) {}

const Clearing& ClearingTable::Of(int part, PictureId id) {
  std::vector<Slot>& slots = slots_[static_cast<size_t>(part)];
  const PictureTable& table = space_.table(part);
  if (id >= slots.size()) slots.resize(table.size());
  Slot& slot = slots[id];
  if (!slot.is_known) slot = {Clear(table[id], table.shape(), distance_), true};
  return slot.clearing;
}

size_t ClearingTable::bytes() const {
  size_t bytes = 0;
  for (const auto& slots : slots_) bytes += slots.capacity() * sizeof(Slot);
  return bytes;
}

}  // namespace rushkit
