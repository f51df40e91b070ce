#include "bench/textbook/shift_floor.h"

#include <algorithm>
#include <cassert>
#include <tuple>

namespace rushkit::bench {
namespace {

constexpr int kRows = 6;
constexpr int kColumns = 14;
constexpr int kLaneOfRowZero = 6;
constexpr int kBitOfColumnZero = 2;  // of a lane: two more columns at each end, always taken
constexpr int kOffsetBits = 4;       // offset + 6 of a side, so that a key is never 0
constexpr int kZeroOffset = 6;
constexpr uint64_t kShiftedLeft = 29;  // as a mover
constexpr uint64_t kShiftedRight = 30;
constexpr uint64_t kNobody = 31;
constexpr size_t kMostFields = 28;

size_t IndexOf(int left, int right) { return static_cast<size_t>((left + 5) * 11 + right + 5); }
size_t LaneOf(int table_row) { return static_cast<size_t>(table_row + kLaneOfRowZero); }
uint32_t CellsAt(int column, int length) {
  return ((1u << length) - 1) << (column + kBitOfColumnZero);
}
uint64_t ValueOf(int row, int column) { return static_cast<uint64_t>(row * 16 + column + 1); }

// Equal for vehicles that may be exchanged: an upright one never leaves its column.
auto KindOf(const Vehicle& vehicle) {
  const bool lies = vehicle.is_horizontal();
  return std::tuple(!lies, vehicle.role, vehicle.length.value(),
                    lies ? 0 : vehicle.at.column.value());
}
uint64_t ValueOf(const Vehicle& vehicle) {
  const int row = vehicle.at.row.value();
  return vehicle.is_horizontal() ? ValueOf(row, vehicle.at.column.value())
                                 : static_cast<uint64_t>(row);
}

std::vector<Vehicle> Sorted(const Position& position) {
  std::vector<Vehicle> vehicles(position.vehicles().begin(), position.vehicles().end());
  std::sort(vehicles.begin(), vehicles.end(), [](const Vehicle& a, const Vehicle& b) {
    return std::tuple(KindOf(a), ValueOf(a)) < std::tuple(KindOf(b), ValueOf(b));
  });
  return vehicles;
}

}  // namespace

std::vector<ShiftFloor::Field> ShiftFloor::FieldsOf(const Position& position) {
  const std::vector<Vehicle> vehicles = Sorted(position);
  std::array<int, 2> used = {0, 2 * kOffsetBits};  // bits of each word
  constexpr std::array<int, 2> kBits = {64, KeyTable::kMoverShift};
  std::vector<Field> fields;
  for (size_t i = 0; i < vehicles.size(); ++i) {
    const Vehicle& vehicle = vehicles[i];
    const int bits = vehicle.is_horizontal() ? 7 : 3;
    const size_t word = used[0] + bits <= kBits[0] ? 0 : 1;
    if (used[word] + bits > kBits[word]) return {};
    fields.push_back({vehicle.is_horizontal(), vehicle.role, vehicle.length.value(),
                      vehicle.at.column.value(), static_cast<int>(word), used[word],
                      i > 0 && KindOf(vehicles[i - 1]) == KindOf(vehicle)});
    used[word] += bits;
  }
  return fields;
}

bool ShiftFloor::Fits(const Position& position) {
  return position.vehicles().size() <= kMostFields && !FieldsOf(position).empty();
}

ShiftFloor::ShiftFloor() : empty_lanes_(11 * 11) {
  for (int left = -5; left <= 5; ++left) {
    for (int right = -5; right <= 5; ++right) {
      Lanes& lanes = empty_lanes_[IndexOf(left, right)];
      lanes.fill(~uint32_t{0});
      for (int row = 0; row < kRows; ++row) {
        lanes[LaneOf(row + left)] &= ~CellsAt(0, 5);
        lanes[LaneOf(row)] &= ~CellsAt(5, 4);
        lanes[LaneOf(row + right)] &= ~CellsAt(9, 5);
      }
    }
  }
}

Key ShiftFloor::Encode(const Position& position) const {
  Key key;
  key.words[1] = static_cast<uint64_t>(position.offsets().left.value() + kZeroOffset) |
                 static_cast<uint64_t>(position.offsets().right.value() + kZeroOffset)
                     << kOffsetBits;
  const std::vector<Vehicle> vehicles = Sorted(position);
  auto next = vehicles.begin();
  for (const Field& field : fields_) {
    const bool gone = field.role == HeroOf(player_) && position.FindHero(player_) == nullptr;
    key.words[field.word] |= (gone ? kGone : ValueOf(*next)) << field.shift;
    if (!gone) ++next;
  }
  return key;
}

inline Key ShiftFloor::With(Key key, size_t& index, uint64_t value) const {
  const auto set = [&](const Field& field, uint64_t changed) {
    key.words[field.word] ^= (ValueIn(key, field) ^ changed) << field.shift;
  };
  for (; fields_[index].is_like_last; --index) {
    const uint64_t other = ValueIn(key, fields_[index - 1]);
    if (other <= value) break;
    set(fields_[index], other);
  }
  for (; index + 1 < fields_.size() && fields_[index + 1].is_like_last; ++index) {
    const uint64_t other = ValueIn(key, fields_[index + 1]);
    if (other >= value) break;
    set(fields_[index], other);
  }
  set(fields_[index], value);
  return key;
}

inline void ShiftFloor::Visit(Key key, size_t index, uint64_t value) {
  const Key next = With(key, index, value);
  table_.Give(next, index, parent_);
}

void ShiftFloor::Survey(const Key& key, Sides& sides, Lanes& lanes) const {
  for (const Field& field : fields_) {
    const uint64_t value = ValueIn(key, field);
    if (field.lies) {
      const int column = static_cast<int>(value % 16) - 1;
      const int end = column + field.length;
      const int row = static_cast<int>(value / 16) + sides.At(column);
      lanes[LaneOf(row)] |= CellsAt(column, field.length);
      sides.left_locked |= column < 5 && end > 5;
      sides.right_locked |= column < 9 && end > 9;
    } else {
      size_t lane = LaneOf(static_cast<int>(value) + sides.At(field.column));
      for (int i = 0; i < field.length; ++i) lanes[lane++] |= CellsAt(field.column, 1);
    }
  }
}

void ShiftFloor::DriveAlongRow(const Key& key, size_t index, const Sides& sides,
                               const Lanes& lanes) {
  const Field& field = fields_[index];
  const uint64_t value = ValueIn(key, field);
  const int start = static_cast<int>(value % 16) - 1;
  const int table_row = static_cast<int>(value / 16) + sides.At(start);
  const uint32_t lane = lanes[LaneOf(table_row)];
  const auto stop = [&](int column) {
    Visit(key, index, ValueOf(table_row - sides.At(column), column));
  };
  const auto leave = [&] {
    escapes_ = true;
    Visit(key, index, kGone);
  };
  int column = start;
  while ((lane & CellsAt(column - 1, 1)) == 0) stop(--column);
  if (field.role == Role::kSilverHero && column <= 0) {
    if (column == 0) stop(-1);
    leave();
  }
  column = start;
  while ((lane & CellsAt(column + field.length, 1)) == 0) stop(++column);
  if (field.role == Role::kGoldHero && column + field.length >= kColumns) {
    if (column + field.length == kColumns) stop(column + 1);
    leave();
  }
}

void ShiftFloor::DriveUpright(const Key& key, size_t index, const Sides& sides,
                              const Lanes& lanes) {
  const Field& field = fields_[index];
  const int start = static_cast<int>(ValueIn(key, field));
  const size_t lane = LaneOf(start + sides.At(field.column));
  const uint32_t cell = CellsAt(field.column, 1);
  for (size_t row = 1; (lanes[lane - row] & cell) == 0; ++row) {
    Visit(key, index, static_cast<uint64_t>(start) - row);
  }
  const size_t end = lane + static_cast<size_t>(field.length);
  for (size_t row = 0; (lanes[end + row] & cell) == 0; ++row) {
    Visit(key, index, static_cast<uint64_t>(start) + row + 1);
  }
}

void ShiftFloor::ShiftSide(const Key& key, bool left, const Sides& sides) {
  const int now = left ? sides.left : sides.right;
  const int other = left ? sides.right : sides.left;
  const int shift = left ? 0 : kOffsetBits;
  Key next = key;
  next.words[1] &= ~(uint64_t{15} << shift);
  for (int offset = std::max(-5, other - 5); offset <= std::min(5, other + 5); ++offset) {
    if (offset == now) continue;
    Key shifted = next;
    shifted.words[1] |= static_cast<uint64_t>(offset + kZeroOffset) << shift;
    table_.Give(shifted, left ? kShiftedLeft : kShiftedRight, parent_);
  }
}

void ShiftFloor::Expand(uint32_t entry) {
  const Key key = table_.KeyOf(entry);
  const uint64_t last_mover = table_.MoverOf(entry);
  parent_ = entry;
  Sides sides{static_cast<int>(key.words[1] & 15) - kZeroOffset,
              static_cast<int>(key.words[1] >> kOffsetBits & 15) - kZeroOffset};
  Lanes lanes = empty_lanes_[IndexOf(sides.left, sides.right)];
  Survey(key, sides, lanes);
  for (size_t i = 0; i < fields_.size(); ++i) {
    const Field& field = fields_[i];
    // Wherever that vehicle drives on to, it could have driven at once; so it is with a side.
    if (i == last_mover || field.role == HeroOf(Opponent(player_))) continue;
    field.lies ? DriveAlongRow(key, i, sides, lanes) : DriveUpright(key, i, sides, lanes);
  }
  if (!sides.left_locked && last_mover != kShiftedLeft) ShiftSide(key, true, sides);
  if (!sides.right_locked && last_mover != kShiftedRight) ShiftSide(key, false, sides);
}

std::vector<Move> ShiftFloor::MovesTo(uint32_t last, const Position& start) const {
  std::vector<Key> path;
  for (const uint32_t step : PathTo(last, table_.parents())) path.push_back(table_.KeyOf(step));
  size_t hero = hero_;
  path.push_back(With(path.back(), hero, kGone));
  return MovesAlong(start, player_, path, [this](const Position& p) { return Encode(p); });
}

PlainResult ShiftFloor::Solve(const Position& position, const PlainRequest& request) {
  assert(position.grid().connection() == Connection::kAllThree);
  fields_ = FieldsOf(position);
  assert(!fields_.empty());
  player_ = request.hero;
  for (hero_ = 0; fields_[hero_].role != HeroOf(player_);) ++hero_;
  escapes_ = false;
  PlainResult result;
  Layers layers(request);
  table_.Clear();
  table_.Give(Encode(position), kNobody, 0);
  table_.Flush();
  layers.Close(table_.size());
  uint32_t last = 0;  // the one whose hero can leave at once
  uint32_t i = 0;
  const auto found = [&] { return result.length >= 0 && !request.count_all; };
  for (; !found(); ++i) {
    if (i == layers.end()) {
      table_.Flush();
      if (i == table_.size()) break;
      layers.Close(table_.size());
    }
    if (layers.IsOver(table_.size()) || table_.IsFull()) break;
    if (IsGone(table_.KeyOf(i))) continue;
    ++result.expanded;
    Expand(i);
    if (!escapes_ || result.length >= 0) continue;
    result.length = layers.depth() + 1;
    last = i;
  }
  table_.Flush();
  if (i == table_.size() || found()) {
    result.status = result.length >= 0 ? SearchStatus::kSolved : SearchStatus::kUnsolvable;
  }
  if (result.length >= 0) result.line = MovesTo(last, position);
  result.generated = table_.given();
  result.bytes = table_.bytes();
  result.depth_counts = layers.Take(table_.size());
  return result;
}

}  // namespace rushkit::bench
