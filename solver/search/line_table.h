// What can stand in a line of six cells, a row or a column of a small board, and how it can drive.
//
// Vehicles never leave their line nor pass each other in it, so a line with given vehicles has at
// most six *arrangements*, and what moves it has depends on nothing but its arrangement and on
// which of its cells are covered from across, by walls or by vehicles of the crossing lines. That
// is little enough to be written down once for all boards.
#ifndef RUSHKIT_SOLVER_SEARCH_LINE_TABLE_H_
#define RUSHKIT_SOLVER_SEARCH_LINE_TABLE_H_

#include <array>
#include <cstddef>
#include <cstdint>

#include "absl/types/span.h"
#include "solver/search/distance.h"

namespace rushkit {

inline constexpr int kLineCells = 6;
inline constexpr int kMostArrangements = 6;  // of the same vehicles: C(4, 2) and 5 + 1 free cells

// Where a vehicle stands in a line.
struct Stretch {
  int first = 0;
  int length = 0;  // at least 2
};

// The moves of one line, in 64 bits: lanes of 16 bits, each the number kMostArrangements * from +
// to with two ranks, and above the last lane's number how many there are.
class LineMoves {
 public:
  static constexpr int kMost = 4;
  static constexpr uint32_t kNumbers = 1U << 13;  // a lane has room for

  constexpr LineMoves() = default;
  constexpr uint64_t bits() const { return bits_; }
  constexpr uint64_t count() const { return bits_ >> kCountShift; }
  // What adds 1 to the number in every lane.
  static constexpr uint64_t kEveryLane = 0x0001000100010001;

  // A lane may have the count above its number.
  static constexpr uint32_t NumberIn(uint16_t lane) { return lane & kNumberMask; }
  static constexpr uint32_t NumberOf(int from, int to) {
    return static_cast<uint32_t>(kMostArrangements * from + to);
  }
  void Add(int from, int to) {
    bits_ |= uint64_t{NumberOf(from, to)} << (16 * count());
    bits_ += uint64_t{1} << kCountShift;
  }

 private:
  static constexpr int kCountShift = 61;
  static constexpr uint16_t kNumberMask = kNumbers - 1;

  uint64_t bits_ = 0;
};

class LineTable {
 public:
  // Covered cells of a line: bit i is cell i.
  static constexpr size_t kCrossings = size_t{1} << kLineCells;
  static constexpr size_t kArrangements = size_t{1} << (kLineCells - 1);

  // All arrangements of the same vehicles have numbers in a row; the *rank* counts from the first.
  struct Arrangement {
    uint8_t first = 0;  // the number of rank 0
    uint8_t rank = 0;
    uint8_t ranks = 1;  // how many arrangements the vehicles have
    uint8_t cells = 0;  // that they cover
    uint8_t vehicles = 0;
    std::array<Stretch, kLineCells / 2> stretches;  // of the vehicles, in order
  };

  // The one for a move of any distance, and the one for one space.
  static const LineTable& For(Distance distance);

  size_t NumberOf(absl::Span<const Stretch> vehicles) const;
  const Arrangement& operator[](size_t number) const { return arrangements_[number]; }

  // The moves of the arrangement `number` with each set of cells that are covered from across.
  const std::array<LineMoves, kCrossings>& MovesOf(size_t number) const { return moves_[number]; }

  // The cells that a move from one arrangement to another drives over, enters or leaves. Cells that
  // the vehicle covers before and after are not among them: nothing can change there meanwhile.
  uint8_t SweptBetween(size_t from, size_t to) const {
    return swept_[from][to - arrangements_[from].first];
  }

 private:
  explicit LineTable(Distance distance);
  void Arrange();
  void AddMoves(size_t from, Distance distance);

  std::array<Arrangement, kArrangements> arrangements_;
  std::array<uint8_t, kArrangements> number_of_joins_ = {};
  std::array<std::array<LineMoves, kCrossings>, kArrangements> moves_;
  std::array<std::array<uint8_t, kMostArrangements>, kArrangements> swept_ = {};
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_LINE_TABLE_H_
