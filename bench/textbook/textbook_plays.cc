#include "bench/textbook/textbook_plays.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_set.h"

namespace rushkit::bench {
namespace {

constexpr int kRows = 6;
constexpr int kColumns = 14;
constexpr int kWidth = kColumns + 4;  // two columns beyond each end, for heroes that leave
constexpr int kMargin = 2;

struct Board {
  std::array<char, kRows * kWidth> cells;  // part-local rows; '.' is free
  std::array<int, 3> offsets;              // of the parts

  friend bool operator==(const Board&, const Board&) = default;
  template <typename H>
  friend H AbslHashValue(H h, const Board& board) {
    return H::combine(std::move(h), std::string_view(board.cells.data(), board.cells.size()),
                      board.offsets[0], board.offsets[2]);
  }
};

int PartAt(int column) { return column < 5 ? 0 : column < 9 ? 1 : 2; }

struct Car {
  char look;  // the same for equal ones
  bool lies;
  int length;
  int row;  // of the table where it lies, else of its part
  int column;
  bool may_drive;
  int exit = 0;  // the direction in which it may leave
};

class Table {
 public:
  Table(const Position& position, Player mover, Card card) : power_(PowerOf(card)) {
    board_.cells.fill('.');
    board_.offsets = {position.offsets().left.value(), 0, position.offsets().right.value()};
    for (const Vehicle& vehicle : position.vehicles()) {
      const bool lies = vehicle.is_horizontal();
      const int length = vehicle.length.value();
      Car car{static_cast<char>((lies ? 'a' : 'A') + length),
              lies,
              length,
              lies ? position.TableRow(vehicle) : vehicle.at.row.value(),
              vehicle.at.column.value(),
              true};
      if (vehicle.is_hero()) {
        car.look = vehicle.role == Role::kGoldHero ? 'G' : 'S';
        car.exit = vehicle.role == Role::kGoldHero ? 1 : -1;
        car.may_drive = vehicle.role == HeroOf(mover);
      }
      Paint(car, car.look);
      cars_.push_back(car);
    }
  }

  TextbookPlays Play() {
    if (power_.slide) {
      PlaySlides();
    } else {
      Play(power_.spaces, power_.shift ? 1 : 0);
    }
    ends_.insert(wins_.begin(), wins_.end());
    return {ends_.size(), !wins_.empty()};
  }

 private:
  char& CellAt(int row, int column) {
    return board_.cells[static_cast<size_t>(row * kWidth + column + kMargin)];
  }

  // The part-local row of a table row; -1 where the part has none.
  int LocalRow(int table_row, int column) const {
    const int row = table_row - board_.offsets[static_cast<size_t>(PartAt(column))];
    return row >= 0 && row < kRows ? row : -1;
  }

  void Paint(const Car& car, char look) {
    for (int i = 0; i < car.length; ++i) {
      // Where equal ones touch, their first cells tell them apart.
      const char here = i == 0 || look == '.' ? look : '-';
      if (car.lies) {
        const int inside = std::clamp(car.column + i, 0, kColumns - 1);
        CellAt(LocalRow(car.row, inside), car.column + i) = here;
      } else {
        CellAt(car.row + i, car.column) = here;
      }
    }
  }

  bool CanStep(const Car& car, int sign) {
    const int front = (car.lies ? car.column : car.row) + (sign > 0 ? car.length : -1);
    if (!car.lies) return front >= 0 && front < kRows && CellAt(front, car.column) == '.';
    if (front < 0 || front >= kColumns) return car.exit == sign;
    const int row = LocalRow(car.row, front);
    return row >= 0 && CellAt(row, front) == '.';
  }

  void Step(Car& car, int sign) {
    Paint(car, '.');
    (car.lies ? car.column : car.row) += sign;
    Paint(car, car.look);
  }

  static bool HasLeft(const Car& car) {
    return car.lies && (car.column >= kColumns || car.column + car.length <= 0);
  }

  bool IsLocked(int side) const {
    const int seam = side == 0 ? 5 : 9;
    return std::any_of(cars_.begin(), cars_.end(), [seam](const Car& car) {
      return car.lies && car.column < seam && car.column + car.length > seam;
    });
  }

  bool IsConnected() const {
    const auto [low, high] = std::minmax_element(board_.offsets.begin(), board_.offsets.end());
    return *high - *low < kRows;
  }

  // The position as it stands, with `spaces` and `shifts` left of the card, is an end unless more
  // of the card can be used.
  void End(int spaces, int shifts) {
    const std::pair left(shifts, spaces);
    if (left > least_left_) return;
    if (left < least_left_) ends_.clear();
    least_left_ = left;
    ends_.insert(board_);
  }

  void Play(int spaces, int shifts) {
    End(spaces, shifts);
    for (size_t i = 0; i < cars_.size() && spaces > 0; ++i) {
      for (const int sign : {-1, 1}) {
        if (!cars_[i].may_drive || !CanStep(cars_[i], sign)) continue;
        Step(cars_[i], sign);
        if (HasLeft(cars_[i])) {
          wins_.insert(board_);
        } else {
          Play(spaces - 1, shifts);
        }
        Step(cars_[i], -sign);
      }
    }
    if (shifts > 0) PlayShifts(spaces);
  }

  // What lies on a side moves with it on the table.
  void Carry(int side, int rows) {
    board_.offsets[static_cast<size_t>(side)] += rows;
    for (Car& car : cars_) {
      if (car.lies && PartAt(car.column) == side) car.row += rows;
    }
  }

  void PlayShifts(int spaces) {
    for (const int side : {0, 2}) {
      if (IsLocked(side)) continue;
      const int now = board_.offsets[static_cast<size_t>(side)];
      for (int to = -5; to <= 5; ++to) {
        if (to == now) continue;
        Carry(side, to - now);
        if (IsConnected()) Play(spaces, 0);
        Carry(side, now - to);
      }
    }
  }

  void PlaySlides() {
    for (Car& car : cars_) {
      for (const int sign : {-1, 1}) {
        int steps = 0;
        for (; car.may_drive && !HasLeft(car) && CanStep(car, sign); ++steps) {
          Step(car, sign);
          (HasLeft(car) ? wins_ : ends_).insert(board_);
        }
        for (; steps > 0; --steps) Step(car, -sign);
      }
    }
    if (ends_.empty() && wins_.empty()) ends_.insert(board_);
  }

  CardPower power_;
  Board board_;
  std::vector<Car> cars_;
  std::pair<int, int> least_left_ = {2, 0};  // shifts, then spaces, that an end has not used
  absl::flat_hash_set<Board> ends_;
  absl::flat_hash_set<Board> wins_;
};

}  // namespace

TextbookPlays TextbookPlaysOf(const Position& position, Player mover, Card card) {
  return Table(position, mover, card).Play();
}

}  // namespace rushkit::bench
