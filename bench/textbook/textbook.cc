#include "bench/textbook/textbook.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "absl/container/flat_hash_set.h"

namespace rushkit::bench {
namespace {

constexpr char kEmpty = '.';

// A boxed grid of 6 by 6: the letter of the vehicle on each cell, so vehicles keep their identity.
class BoxedCells {
 public:
  static constexpr int kSize = 6;
  using Cells = std::array<char, kSize * kSize>;

  explicit BoxedCells(const Position& position) : hero_(position.FindHero(Player::kGold)->letter) {
    assert(position.grid().height() == kSize && position.grid().width() == kSize);
  }

  Cells Encode(const Position& position) const {
    Cells cells;
    for (int i = 0; i < kSize * kSize; ++i) {
      const Vehicle* vehicle = position.VehicleOn({Row(i / kSize), Column(i % kSize)});
      const char floor = position.grid().walls().Has(i) ? kWall : kEmpty;
      cells[Index(i)] = vehicle != nullptr ? vehicle->letter : floor;
    }
    return cells;
  }

  bool IsOver(const Cells& /*cells*/) const { return false; }
  bool IsEscape(const Cells& cells) const {
    for (int row = 0; row < kSize; ++row) {
      if (cells[Index(row * kSize + kSize - 1)] == hero_) return true;
    }
    return false;
  }

  template <class Visit>
  void ForEachNext(const Cells& cells, Visit visit) const {
    for (int i = 0; i < kSize * kSize; ++i) {
      const char letter = cells[Index(i)];
      if (letter == kEmpty || letter == kWall) continue;
      // Only from its first cell.
      if (i % kSize > 0 && cells[Index(i - 1)] == letter) continue;
      if (i >= kSize && cells[Index(i - kSize)] == letter) continue;
      const bool lies = i % kSize + 1 < kSize && cells[Index(i + 1)] == letter;
      const int step = lies ? 1 : kSize;
      const int place = lies ? i % kSize : i / kSize;  // along its own line
      int length = 1;
      while (place + length < kSize && cells[Index(i + length * step)] == letter) ++length;
      Cells next = cells;
      for (int k = place; k > 0; --k) {
        const int front = i + (k - 1 - place) * step;
        if (cells[Index(front)] != kEmpty) break;
        std::swap(next[Index(front)], next[Index(front + length * step)]);
        visit(next);
      }
      next = cells;
      for (int k = place + length; k < kSize; ++k) {
        const int front = i + (k - place) * step;
        if (cells[Index(front)] != kEmpty) break;
        std::swap(next[Index(front)], next[Index(front - length * step)]);
        visit(next);
      }
    }
  }

  std::vector<Move> MovesAlong(const Position& /*start*/, const std::vector<Cells>& path) const {
    std::vector<Move> moves;
    for (size_t i = 1; i < path.size(); ++i) {
      const auto [before, after] =
          std::mismatch(path[i - 1].begin(), path[i - 1].end(), path[i].begin());
      const char letter = *before == kEmpty ? *after : *before;
      const auto first = std::find(path[i - 1].begin(), path[i - 1].end(), letter);
      const bool lies = first + 1 != path[i - 1].end() && first[1] == letter &&
                        (first - path[i - 1].begin()) % kSize != kSize - 1;
      const auto now = std::find(path[i].begin(), path[i].end(), letter) - path[i].begin();
      const int cells = static_cast<int>(now - (first - path[i - 1].begin()));
      moves.push_back(Drive{letter, Spaces(lies ? cells : cells / kSize)});
    }
    return moves;
  }

 private:
  static constexpr char kWall = '#';

  static size_t Index(int cell) { return static_cast<size_t>(cell); }

  char hero_;
};

// A grid with sides: 84 cells, each part by its own rows, and the two offsets. The first cell of a
// vehicle says what it is, the others only that they are taken, so equal vehicles are
// interchangeable.
class ShiftCells {
 public:
  static constexpr int kHeight = 6;
  static constexpr int kWidth = 14;
  static constexpr size_t kLeftOffset = kHeight * kWidth;
  static constexpr size_t kRightOffset = kLeftOffset + 1;
  using Cells = std::array<char, kRightOffset + 1>;

  explicit ShiftCells(Player hero) : hero_(HeroOf(hero)) {}

  Cells Encode(const Position& position) const {
    Cells cells;
    cells.fill(kEmpty);
    cells[kLeftOffset] = static_cast<char>(position.offsets().left.value());
    cells[kRightOffset] = static_cast<char>(position.offsets().right.value());
    for (const Vehicle& vehicle : position.vehicles()) {
      Put(cells, {vehicle.role, vehicle.is_horizontal(), vehicle.length.value(),
                  vehicle.at.row.value(), vehicle.at.column.value()});
    }
    return cells;
  }

  bool IsOver(const Cells& cells) const { return IsEscape(cells); }
  bool IsEscape(const Cells& cells) const {
    return std::none_of(cells.begin(), cells.begin() + kLeftOffset, [this](char cell) {
      return cell == First(hero_, true, kHeroLength) || cell == Rest(hero_);
    });
  }

  template <class Visit>
  void ForEachNext(const Cells& cells, Visit visit) const {
    std::array<bool, 2> locked = {false, false};
    for (int row = 0; row < kHeight; ++row) {
      for (int column = -1; column < kWidth; ++column) {
        Car car;
        if (!Read(cells, row, column, car)) continue;
        for (const int seam : {5, 9}) {
          if (car.lies && column < seam && column + car.length > seam) locked[seam == 9] = true;
        }
        if (car.role != Role::kBlocker && car.role != hero_) continue;
        for (const int sign : {-1, 1}) Slide(cells, car, sign, visit);
      }
    }
    if (!locked[0]) Shift(cells, kLeftOffset, visit);
    if (!locked[1]) Shift(cells, kRightOffset, visit);
  }

  std::vector<Move> MovesAlong(const Position& start, const std::vector<Cells>& path) const {
    const Player hero = hero_ == Role::kGoldHero ? Player::kGold : Player::kSilver;
    return bench::MovesAlong(start, hero, path, [this](const Position& p) { return Encode(p); });
  }

 private:
  struct Car {
    Role role = Role::kBlocker;
    bool lies = false;
    int length = 0;
    int row = 0;
    int column = 0;
  };

  static char First(Role role, bool lies, int length) {
    return static_cast<char>('A' + static_cast<int>(role) * 16 + (lies ? 8 : 0) + length);
  }
  static char Rest(Role role) { return static_cast<char>('1' + static_cast<int>(role)); }

  static size_t Index(int row, int column) { return static_cast<size_t>(row * kWidth + column); }
  static bool Has(int row, int column) {
    return row >= 0 && row < kHeight && column >= 0 && column < kWidth;
  }
  static int OffsetAt(const Cells& cells, int column) {
    if (column < 5) return static_cast<signed char>(cells[kLeftOffset]);
    return column < 9 ? 0 : static_cast<signed char>(cells[kRightOffset]);
  }

  // The vehicle whose first cell is that one. In column -1 only a Silver hero can begin.
  static bool Read(const Cells& cells, int row, int column, Car& car) {
    if (column < 0) {
      if (cells[Index(row, 0)] != Rest(Role::kSilverHero)) return false;
      car = {Role::kSilverHero, true, kHeroLength, row, column};
      return true;
    }
    const int code = cells[Index(row, column)] - 'A';
    if (code < 0) return false;
    car = {static_cast<Role>(code / 16), code / 8 % 2 == 1, code % 8, row, column};
    return true;
  }

  template <class Visit>
  static void ForEachCell(const Cells& cells, const Car& car, Visit visit) {
    const int table_row = car.row + OffsetAt(cells, car.column);
    for (int i = 0; i < car.length; ++i) {
      const int column = car.column + (car.lies ? i : 0);
      const int row = car.lies ? table_row - OffsetAt(cells, column) : car.row + i;
      if (Has(row, column)) visit(Index(row, column), i);
    }
  }
  static void Put(Cells& cells, const Car& car) {
    ForEachCell(cells, car, [&](size_t index, int i) {
      cells[index] = i == 0 ? First(car.role, car.lies, car.length) : Rest(car.role);
    });
  }

  // Every stop of `car` in one direction, and the way out for the hero.
  template <class Visit>
  void Slide(const Cells& cells, Car car, int sign, Visit visit) const {
    const int table_row = car.row + OffsetAt(cells, car.column);
    const int exit = car.role == Role::kBlocker ? 0 : car.role == Role::kGoldHero ? 1 : -1;
    Cells lifted = cells;
    ForEachCell(cells, car, [&](size_t index, int) { lifted[index] = kEmpty; });
    for (;;) {
      (car.lies ? car.column : car.row) += sign;
      if (car.lies) car.row = table_row - OffsetAt(cells, car.column);
      const int front = sign > 0 ? car.length - 1 : 0;
      const int column = car.column + (car.lies ? front : 0);
      const int row = car.lies ? table_row - OffsetAt(cells, column) : car.row + front;
      const bool beyond = column < 0 || column >= kWidth;
      if (beyond ? exit != sign : !Has(row, column) || lifted[Index(row, column)] != kEmpty) return;
      Cells next = lifted;
      Put(next, car);
      visit(next);
      if (column <= -kHeroLength || column > kWidth) return;  // it has left
    }
  }

  // Every other offset at which a row still runs through all three parts.
  template <class Visit>
  static void Shift(const Cells& cells, size_t side, Visit visit) {
    const int now = static_cast<signed char>(cells[side]);
    const int other = static_cast<signed char>(cells[kLeftOffset + kRightOffset - side]);
    for (int offset = std::max(-5, other - 5); offset <= std::min(5, other + 5); ++offset) {
      if (offset == now) continue;
      Cells next = cells;
      next[side] = static_cast<char>(offset);
      visit(next);
    }
  }

  Role hero_;
};

template <class Space>
PlainResult BreadthFirst(const Space& space, const Position& position,
                         const PlainRequest& request) {
  using Cells = typename Space::Cells;
  absl::flat_hash_set<Cells> seen;
  std::vector<Cells> queue;
  std::vector<uint32_t> parents;
  PlainResult result;
  Layers layers(request);
  uint32_t escape = 0;

  const auto add = [&](const Cells& cells, uint32_t parent) {
    if (!seen.insert(cells).second) return;
    queue.push_back(cells);
    parents.push_back(parent);
    if (result.length >= 0 || !space.IsEscape(cells)) return;
    escape = static_cast<uint32_t>(queue.size() - 1);
    result.length = layers.depth() + 1;
  };
  add(space.Encode(position), 0);
  layers.Close(queue.size());
  const auto found = [&] { return result.length >= 0 && !request.count_all; };
  uint32_t i = 0;
  for (; i < queue.size() && !found(); ++i) {
    if (i == layers.end()) layers.Close(queue.size());
    if (layers.IsOver(queue.size())) break;
    const Cells cells = queue[i];
    if (space.IsOver(cells)) continue;
    ++result.expanded;
    space.ForEachNext(cells, [&](const Cells& next) {
      ++result.generated;
      if (!found()) add(next, i);
    });
  }
  if (i == queue.size() || found()) {
    result.status = result.length >= 0 ? SearchStatus::kSolved : SearchStatus::kUnsolvable;
  }
  if (result.length >= 0) {
    std::vector<Cells> path;
    for (const uint32_t step : PathTo(escape, parents)) path.push_back(queue[step]);
    result.line = space.MovesAlong(position, path);
  }
  result.depth_counts = layers.Take(queue.size());
  result.bytes = seen.capacity() * (sizeof(Cells) + 1) + queue.capacity() * sizeof(Cells) +
                 parents.capacity() * sizeof(uint32_t);
  return result;
}

}  // namespace

PlainResult SolveTextbook(const Position& position, const PlainRequest& request) {
  if (!position.grid().has_sides()) return BreadthFirst(BoxedCells(position), position, request);
  assert(position.grid().connection() == Connection::kAllThree);
  return BreadthFirst(ShiftCells(request.hero), position, request);
}

}  // namespace rushkit::bench
