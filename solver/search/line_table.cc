#include "solver/search/line_table.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdlib>
#include <map>
#include <vector>

namespace rushkit {
namespace {

// Which neighbouring cells belong to one vehicle: bit i joins the cells i and i + 1. A cell that is
// joined to none is empty, so this says all about a line.
using Joins = uint32_t;

Joins JoinsOf(absl::Span<const Stretch> vehicles) {
  Joins joins = 0;
  for (const Stretch& vehicle : vehicles) {
    joins |= ((1U << (vehicle.length - 1)) - 1) << vehicle.first;
  }
  return joins;
}

std::vector<Stretch> StretchesOf(Joins joins) {
  std::vector<Stretch> stretches;
  for (int cell = 0; cell < kLineCells; ++cell) {
    const int length = std::countr_one(joins >> cell) + 1;
    if (length > 1) stretches.push_back({cell, length});
    cell += length - 1;
  }
  return stretches;
}

uint8_t CellsOf(const Stretch& stretch) {
  return static_cast<uint8_t>(((1U << stretch.length) - 1) << stretch.first);
}

// The cells that a vehicle leaves, drives over or enters.
uint32_t Swept(const Stretch& before, const Stretch& after) {
  const uint32_t left = CellsOf(before);
  const uint32_t entered = CellsOf(after);
  const uint32_t touched = left | entered;
  const uint32_t whole = (1U << std::bit_width(touched)) - (1U << std::countr_zero(touched));
  return whole & ~(left & entered);
}

std::vector<int> LengthsOf(absl::Span<const Stretch> vehicles) {
  std::vector<int> lengths;
  for (const Stretch& vehicle : vehicles) lengths.push_back(vehicle.length);
  return lengths;
}

}  // namespace

const LineTable& LineTable::For(Distance distance) {
  static const LineTable kAnyDistance(Distance::kAny);
  static const LineTable kOneSpace(Distance::kOneSpace);
  return distance == Distance::kAny ? kAnyDistance : kOneSpace;
}

LineTable::LineTable(Distance distance) {
  Arrange();
  for (size_t from = 0; from < kArrangements; ++from) AddMoves(from, distance);
}

void LineTable::Arrange() {
  std::map<std::vector<int>, std::vector<Joins>> by_lengths;
  for (Joins joins = 0; joins < kArrangements; ++joins) {
    by_lengths[LengthsOf(StretchesOf(joins))].push_back(joins);
  }
  size_t number = 0;
  for (const auto& [lengths, all] : by_lengths) {
    assert(all.size() <= kMostArrangements);
    const size_t first = number;
    for (const Joins joins : all) {
      Arrangement& arrangement = arrangements_[number];
      arrangement.first = static_cast<uint8_t>(first);
      arrangement.rank = static_cast<uint8_t>(number - first);
      arrangement.ranks = static_cast<uint8_t>(all.size());
      for (const Stretch& stretch : StretchesOf(joins)) {
        arrangement.stretches[arrangement.vehicles++] = stretch;
        arrangement.cells = static_cast<uint8_t>(arrangement.cells | CellsOf(stretch));
      }
      number_of_joins_[joins] = static_cast<uint8_t>(number++);
    }
  }
}

void LineTable::AddMoves(size_t from, Distance distance) {
  const Arrangement& before = arrangements_[from];
  for (size_t to = before.first; to < before.first + size_t{before.ranks}; ++to) {
    const Arrangement& after = arrangements_[to];
    int driven = 0;  // vehicles that stand elsewhere
    int spaces = 0;
    uint32_t swept = 0;
    for (size_t i = 0; i < before.vehicles; ++i) {
      const int by = std::abs(after.stretches[i].first - before.stretches[i].first);
      driven += by > 0 ? 1 : 0;
      spaces += by;
      swept |= Swept(before.stretches[i], after.stretches[i]);
    }
    swept_[from][after.rank] = static_cast<uint8_t>(swept);
    if (driven != 1 || (distance == Distance::kOneSpace && spaces > 1)) continue;
    for (uint32_t crossing = 0; crossing < kCrossings; ++crossing) {
      if ((crossing & swept & ~uint32_t{before.cells}) != 0) continue;
      moves_[from][crossing].Add(before.rank, after.rank);
    }
  }
}

size_t LineTable::NumberOf(absl::Span<const Stretch> vehicles) const {
  return number_of_joins_[JoinsOf(vehicles)];
}

}  // namespace rushkit
