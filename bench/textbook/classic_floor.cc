#include "bench/textbook/classic_floor.h"

#include <algorithm>
#include <cassert>

namespace rushkit::bench {
namespace {

constexpr int kSize = 6;
constexpr uint64_t kNever = uint64_t{1} << 63;  // a cell that is always taken
constexpr uint64_t kTaken = uint64_t{1} << 63;  // of a slot
constexpr int kMoverShift = 56;
constexpr uint64_t kKeyMask = (uint64_t{1} << kMoverShift) - 1;
constexpr uint64_t kNobody = 31;
constexpr int kFirstBits = 15;  // 256 KB: few boards outgrow it, and clearing it is cheap

uint64_t Bit(int row, int column) { return uint64_t{1} << (row * kSize + column); }

}  // namespace

void ClassicFloor::Prepare(const Position& position) {
  assert(position.grid().height() == kSize && position.grid().width() == kSize);
  std::vector<Vehicle> vehicles(position.vehicles().begin(), position.vehicles().end());
  std::stable_partition(vehicles.begin(), vehicles.end(),
                        [](const Vehicle& vehicle) { return vehicle.is_hero(); });
  assert(vehicles.size() <= kMostCars);
  walls_ = kNever;
  for (int i = 0; i < kSize * kSize; ++i) {
    if (position.grid().walls().Has(i)) walls_ |= uint64_t{1} << i;
  }
  cars_.clear();
  start_ = 0;
  for (const Vehicle& vehicle : vehicles) {
    const bool lies = vehicle.is_horizontal();
    const int row = vehicle.at.row.value();
    const int column = vehicle.at.column.value();
    const int length = vehicle.length.value();
    const auto cell = [&](int place) {
      if (place < 0 || place >= kSize) return kNever;
      return lies ? Bit(row, place) : Bit(place, column);
    };
    Car car{vehicle.letter, kSize - length, {}, {}, {}};
    for (int offset = 0; offset <= car.last; ++offset) {
      const auto at = static_cast<size_t>(offset);
      for (int i = 0; i < length; ++i) car.covered[at] |= cell(offset + i);
      car.ahead[at] = cell(offset + length);
      car.behind[at] = cell(offset - 1);
    }
    start_ |= static_cast<uint64_t>(lies ? column : row) << (kBitsACar * cars_.size());
    cars_.push_back(car);
  }
}

void ClassicFloor::Resize(int bits) {
  bits_ = bits;
  const size_t size = size_t{1} << bits;
  if (slots_.size() < size) slots_.resize(size);
  std::fill_n(slots_.begin(), size, 0);
  for (const uint64_t entry : queue_) {
    const uint64_t key = entry & kKeyMask;
    uint64_t slot = key * 0x9E3779B97F4A7C15u >> (64 - bits_);
    while (slots_[slot] != 0) slot = (slot + 1) & (size - 1);
    slots_[slot] = key | kTaken;
  }
}

inline void ClassicFloor::Add(uint64_t key, uint64_t mover, uint32_t parent) {
  const uint64_t mask = (uint64_t{1} << bits_) - 1;
  uint64_t slot = key * 0x9E3779B97F4A7C15u >> (64 - bits_);
  while (slots_[slot] != 0) {
    if (slots_[slot] == (key | kTaken)) return;
    slot = (slot + 1) & mask;
  }
  slots_[slot] = key | kTaken;
  queue_.push_back(key | mover << kMoverShift);
  parents_.push_back(parent);
  if (queue_.size() * 2 > mask) Resize(bits_ + 2);
}

bool ClassicFloor::Expand(uint32_t index, bool count_all, PlainResult& result) {
  const uint64_t key = queue_[index] & kKeyMask;
  const uint64_t last_mover = queue_[index] >> kMoverShift;
  uint64_t taken = walls_;
  uint64_t fields = key;
  for (const Car& car : cars_) {
    taken |= car.covered[fields & 7];
    fields >>= kBitsACar;
  }
  fields = key;
  for (size_t i = 0; i < cars_.size(); ++i, fields >>= kBitsACar) {
    // Wherever that vehicle drives on to, it could have driven at once.
    if (i == last_mover) continue;
    const Car& car = cars_[i];
    const uint64_t unit = uint64_t{1} << (kBitsACar * i);
    uint64_t next = key;
    for (size_t at = fields & 7; (car.behind[at] & taken) == 0; --at) {
      ++result.generated;
      Add(next -= unit, i, index);
    }
    next = key;
    size_t at = fields & 7;
    for (; (car.ahead[at] & taken) == 0; ++at) {
      ++result.generated;
      Add(next += unit, i, index);
    }
    const bool reached = i == 0 && next != key && static_cast<int>(at) == car.last;
    if (!reached || result.length >= 0) continue;
    escape_ = static_cast<uint32_t>(queue_.size() - 1);
    if (!count_all) return true;
    result.length = 0;  // the caller knows the distance
  }
  return false;
}

PlainResult ClassicFloor::Solve(const Position& position, const PlainRequest& request) {
  Prepare(position);
  queue_.clear();
  parents_.clear();
  Resize(kFirstBits);
  PlainResult result;
  Layers layers(request);
  Add(start_, kNobody, 0);
  layers.Close(queue_.size());
  bool found = static_cast<int>(start_ & 7) == cars_[0].last;
  if (found) result.length = 0;
  uint32_t i = 0;
  for (; i < queue_.size() && (!found || request.count_all); ++i) {
    if (i == layers.end()) layers.Close(queue_.size());
    if (layers.IsOver(queue_.size())) break;
    ++result.expanded;
    const bool over = Expand(i, request.count_all, result);
    if (!found && (over || result.length >= 0)) {
      found = true;
      result.length = layers.depth() + 1;
    }
  }
  if (i == queue_.size() || (found && !request.count_all)) {
    result.status = found ? SearchStatus::kSolved : SearchStatus::kUnsolvable;
  }
  if (found && result.length > 0) result.line = MovesTo(escape_);
  result.depth_counts = layers.Take(queue_.size());
  result.bytes = (uint64_t{8} << bits_) + queue_.size() * 12;
  return result;
}

std::vector<Move> ClassicFloor::MovesTo(uint32_t last) const {
  std::vector<Move> moves;
  const std::vector<uint32_t> path = PathTo(last, parents_);
  for (size_t i = 1; i < path.size(); ++i) {
    const auto mover = static_cast<size_t>(queue_[path[i]] >> kMoverShift);
    const auto field = [&](uint32_t entry) {
      return static_cast<int>(queue_[entry] >> (kBitsACar * mover) & 7);
    };
    moves.push_back(Drive{cars_[mover].letter, Spaces(field(path[i]) - field(path[i - 1]))});
  }
  return moves;
}

}  // namespace rushkit::bench
