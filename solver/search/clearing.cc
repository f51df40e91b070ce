#include "solver/search/clearing.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>

#include "solver/search/part_relaxation.h"
#include "solver/search/picture_library.h"

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

// How much a row may at most cost less than another one when all is added up that the way out needs
// besides clearing it: shifts that align it, on both seams, and a turning back (see way_out.h).
int MostSaved(Distance distance, int rows_apart) {
  return distance == Distance::kAny ? 2 : 2 * rows_apart + 2;
}

// All rows. One that is no candidate for the best way out, because another one is surely as good,
// gets its plain bound: most of the work is in the others.
void ClearRows(PartRelaxation& relaxation, Distance distance, Clearing& clearing) {
  std::array<std::pair<int, int>, kPictureRows> by_plain;  // bound, row
  for (int row = 0; row < kPictureRows; ++row) {
    const uint8_t plain = ToByte(relaxation.PlainBound({row, 0, false}));
    clearing.whole_row[static_cast<size_t>(row)] = plain;
    by_plain[static_cast<size_t>(row)] = {plain, row};
  }
  std::sort(by_plain.begin(), by_plain.end());
  for (size_t i = 0; i < by_plain.size(); ++i) {
    const int plain = by_plain[i].first;
    const int row = by_plain[i].second;
    if (plain == Clearing::kNever) return;
    const bool is_beaten = std::any_of(by_plain.begin(), by_plain.begin() + i, [&](auto better) {
      const int bound = clearing.whole_row[static_cast<size_t>(better.second)];
      return bound + MostSaved(distance, std::abs(better.second - row)) <= plain;
    });
    if (is_beaten) continue;
    clearing.whole_row[static_cast<size_t>(row)] = ToByte(relaxation.Bound({row, 0, false}));
  }
}

}  // namespace

Clearing ClearingOf(const Picture& picture, const PartShape& shape, Distance distance) {
  PartRelaxation relaxation(picture, shape, distance);
  Clearing clearing;
  ClearRows(relaxation, distance, clearing);
  if (const auto front = HeroFront(picture, shape)) {
    clearing.ahead = ToByte(relaxation.Bound({front->first, front->second, true}));
  }
  return clearing;
}

ClearingTable::ClearingTable(const ContentSpace& space, Distance distance, PictureLibrary* library)
    : space_(space), distance_(distance), library_(library) {}

Clearing ClearingTable::WorkOut(int part, const Picture& picture) const {
  if (library_ != nullptr) return library_->ClearingOf(picture, part, distance_);
  return ClearingOf(picture, space_.table(part).shape(), distance_);
}

const Clearing& ClearingTable::Of(int part, PictureId id) {
  std::vector<Slot>& slots = slots_[static_cast<size_t>(part)];
  const PictureTable& table = space_.table(part);
  if (id >= slots.size()) slots.resize(table.size());
  Slot& slot = slots[id];
  if (!slot.is_known) slot = {WorkOut(part, table[id]), true};
  return slot.clearing;
}

size_t ClearingTable::bytes() const {
  size_t bytes = 0;
  for (const auto& slots : slots_) bytes += slots.capacity() * sizeof(Slot);
  return bytes;
}

}  // namespace rushkit
