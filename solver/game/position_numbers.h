// Numbers positions in the order in which they come: an open-addressing table that is emptied in no
// time, so that one table serves millions of short questions.
//
// A slot holds the epoch in which it was filled, some bits of the hash and the number; a slot of an
// earlier epoch is free. Keys are compared whole: two positions never share a number.
#ifndef RUSHKIT_SOLVER_GAME_POSITION_NUMBERS_H_
#define RUSHKIT_SOLVER_GAME_POSITION_NUMBERS_H_

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/game/compact_position.h"

namespace rushkit {

class PositionNumbers {
 public:
  uint32_t size() const { return static_cast<uint32_t>(positions_.size()); }
  const CompactPosition& operator[](uint32_t number) const { return positions_[number]; }

  // Forgets all numbers and keeps the memory.
  void Clear() {
    positions_.clear();
    if (++epoch_ < kEpochs) return;
    epoch_ = 1;
    std::fill(slots_.begin(), slots_.end(), 0);
  }

  // The number of `position`, which is size() - 1 if it is new.
  uint32_t FindOrAdd(const CompactPosition& position) {
    if (2 * size() >= slots_.size()) Grow();
    const uint64_t hash = HashOf(position);
    const uint64_t mark = MarkOf(hash);
    for (size_t slot = hash & mask_;; slot = (slot + 1) & mask_) {
      const uint64_t found = slots_[slot];
      if (found >> kEpochShift != epoch_) {
        slots_[slot] = mark | size();
        positions_.push_back(position);
        return size() - 1;
      }
      if ((found & ~kNumberMask) == mark && positions_[found & kNumberMask] == position) {
        return static_cast<uint32_t>(found & kNumberMask);
      }
    }
  }

 private:
  static constexpr int kEpochShift = 48;
  static constexpr uint64_t kEpochs = uint64_t{1} << (64 - kEpochShift);
  // More than the sequences of five moves of 26 vehicles and two sides.
  static constexpr int kNumberBits = 24;
  static constexpr uint64_t kNumberMask = (uint64_t{1} << kNumberBits) - 1;
  static constexpr size_t kSmallest = 1024;

  static uint64_t HashOf(const CompactPosition& position) {
    const auto& [a, b, c, d] = position.words();
    uint64_t hash = a * 0x9e3779b97f4a7c15 + b * 0xc2b2ae3d27d4eb4f;
    if ((c | d) != 0) hash += c * 0x165667b19e3779f9 + d * 0xd6e8feb86659fd93;
    hash ^= hash >> 32;
    hash *= 0xff51afd7ed558ccd;
    return hash ^ (hash >> 29);
  }
  // Epoch and the upper bits of the hash, as a slot has them.
  uint64_t MarkOf(uint64_t hash) const {
    return epoch_ << kEpochShift | (hash >> 40 << kNumberBits);
  }

  void Grow() {
    assert(2 * size() < kNumberMask);
    slots_.assign(std::max(kSmallest, 2 * slots_.size()), 0);
    mask_ = slots_.size() - 1;
    for (uint32_t number = 0; number < size(); ++number) {
      const uint64_t hash = HashOf(positions_[number]);
      size_t slot = hash & mask_;
      while (slots_[slot] != 0) slot = (slot + 1) & mask_;
      slots_[slot] = MarkOf(hash) | number;
    }
  }

  std::vector<uint64_t> slots_;  // a power of two, at most half full
  size_t mask_ = 0;
  uint64_t epoch_ = 1;
  std::vector<CompactPosition> positions_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_GAME_POSITION_NUMBERS_H_
