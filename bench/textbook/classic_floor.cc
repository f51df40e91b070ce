#include "bench/textbook/classic_floor.h"

#include <algorithm>
#include <cassert>

namespace rushkit::bench {
namespace {

constexpr uint64_t kNobody = 31;
constexpr int kFirstBits = 15;  // 256 KB: few boards outgrow it, and clearing it is cheap

}  // namespace

template <class Word>
void ClassicFloor<Word>::Prepare(const Position& position) {
  const int height = position.grid().height();
  const int width = position.grid().width();
  assert(height <= kMostSize && width <= kMostSize);
  std::vector<Vehicle> vehicles(position.vehicles().begin(), position.vehicles().end());
  std::stable_partition(vehicles.begin(), vehicles.end(),
                        [](const Vehicle& vehicle) { return vehicle.is_hero(); });
  assert(static_cast<int>(vehicles.size()) * kBitsACar <= kMoverShift);
  walls_ = kNever;
  for (int i = 0; i < height * width; ++i) {
    if (position.grid().walls().Has(i)) walls_ |= Word{1} << i;
  }
  cars_.clear();
  start_ = 0;
  for (const Vehicle& vehicle : vehicles) {
    const bool lies = vehicle.is_horizontal();
    const int row = vehicle.at.row.value();
    const int column = vehicle.at.column.value();
    const int length = vehicle.length.value();
    const int cells = lies ? width : height;
    const auto cell = [&](int place) {
      if (place < 0 || place >= cells) return kNever;
      return Word{1} << (lies ? row * width + place : place * width + column);
    };
    Car car{vehicle.letter, cells - length, {}, {}, {}};
    for (int offset = 0; offset <= car.last; ++offset) {
      const auto at = static_cast<size_t>(offset);
      for (int i = 0; i < length; ++i) car.covered[at] |= cell(offset + i);
      car.ahead[at] = cell(offset + length);
      car.behind[at] = cell(offset - 1);
    }
    start_ |= Word(static_cast<uint64_t>(lies ? column : row))
              << static_cast<int>(kBitsACar * cars_.size());
    cars_.push_back(car);
  }
}

template <class Word>
uint64_t ClassicFloor<Word>::SlotOf(Word key) const {
  uint64_t bits = Low(key);
  if constexpr (sizeof(Word) > 8) {
    bits ^= absl::Uint128High64(key) * 0xD6E8FEB86659FD93u;
    bits ^= bits >> 32;
  }
  return bits * 0x9E3779B97F4A7C15u >> (64 - bits_);
}

template <class Word>
void ClassicFloor<Word>::Resize(int bits) {
  bits_ = bits;
  const size_t size = size_t{1} << bits;
  if (slots_.size() < size) slots_.resize(size);
  std::fill_n(slots_.begin(), size, 0);
  for (const Word entry : queue_) {
    const Word key = entry & kKeyMask;
    uint64_t slot = SlotOf(key);
    while (slots_[slot] != 0) slot = (slot + 1) & (size - 1);
    slots_[slot] = key | kTaken;
  }
}

template <class Word>
void ClassicFloor<Word>::Add(Word key, uint64_t mover, uint32_t parent) {
  const uint64_t mask = (uint64_t{1} << bits_) - 1;
  uint64_t slot = SlotOf(key);
  while (slots_[slot] != 0) {
    if (slots_[slot] == (key | kTaken)) return;
    slot = (slot + 1) & mask;
  }
  slots_[slot] = key | kTaken;
  queue_.push_back(key | Word{mover} << kMoverShift);
  parents_.push_back(parent);
  if (queue_.size() * 2 > mask) Resize(bits_ + 2);
}

template <class Word>
bool ClassicFloor<Word>::Expand(uint32_t index, bool count_all, PlainResult& result) {
  const Word key = queue_[index] & kKeyMask;
  const uint64_t last_mover = Low(queue_[index] >> kMoverShift);
  Word taken = walls_;
  Word fields = key;
  for (const Car& car : cars_) {
    taken |= car.covered[Low(fields) & kPlaceMask];
    fields >>= kBitsACar;
  }
  fields = key;
  for (size_t i = 0; i < cars_.size(); ++i, fields >>= kBitsACar) {
    // Wherever that vehicle drives on to, it could have driven at once.
    if (i == last_mover) continue;
    const Car& car = cars_[i];
    const Word unit = Word{1} << static_cast<int>(kBitsACar * i);
    Word next = key;
    for (size_t at = Low(fields) & kPlaceMask; (car.behind[at] & taken) == 0; --at) {
      ++result.generated;
      Add(next -= unit, i, index);
    }
    next = key;
    size_t at = Low(fields) & kPlaceMask;
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

template <class Word>
PlainResult ClassicFloor<Word>::Solve(const Position& position, const PlainRequest& request) {
  Prepare(position);
  queue_.clear();
  parents_.clear();
  Resize(kFirstBits);
  PlainResult result;
  Layers layers(request);
  Add(start_, kNobody, 0);
  layers.Close(queue_.size());
  bool found = static_cast<int>(Low(start_) & kPlaceMask) == cars_[0].last;
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
  result.bytes =
      (uint64_t{sizeof(Word)} << bits_) + queue_.size() * (sizeof(Word) + sizeof(uint32_t));
  return result;
}

template <class Word>
std::vector<Move> ClassicFloor<Word>::MovesTo(uint32_t last) const {
  std::vector<Move> moves;
  const std::vector<uint32_t> path = PathTo(last, parents_);
  for (size_t i = 1; i < path.size(); ++i) {
    const auto mover = static_cast<size_t>(Low(queue_[path[i]] >> kMoverShift));
    const auto field = [&](uint32_t entry) {
      return static_cast<int>(Low(queue_[entry] >> static_cast<int>(kBitsACar * mover)) &
                              kPlaceMask);
    };
    moves.push_back(Drive{cars_[mover].letter, Spaces(field(path[i]) - field(path[i - 1]))});
  }
  return moves;
}

template class ClassicFloor<uint64_t>;
template class ClassicFloor<absl::uint128>;

}  // namespace rushkit::bench
