// A picture: all that stands on one part of the grid, in one 128-bit key.
//
// Equal vehicles have equal marks, so two arrangements that a player cannot tell apart are one
// picture, without sorting. Each cell has a nibble: the mark of the vehicle whose first cell (top
// or left) it is, a tail mark where a vehicle reaches in over the left seam, else nothing.
//
// The searches look at the grid so that the hero who wants out leaves at the right; for Silver the
// position is mirrored first. `Hero` is that one, `other` the one that stands still.
#ifndef RUSHKIT_SOLVER_SEARCH_PICTURE_H_
#define RUSHKIT_SOLVER_SEARCH_PICTURE_H_

#include <array>
#include <bit>
#include <cstdint>

#include "absl/numeric/int128.h"
#include "solver/board/grid.h"

namespace rushkit {

inline constexpr int kPictureRows = 6;

enum class Mark : uint8_t {
  kNothing = 0,
  kVertical2 = 1,    // to kVertical2 + 3: upright blockers of length 2 to 5
  kHorizontal2 = 5,  // to kHorizontal2 + 3: lying blockers of length 2 to 5
  kHero = 9,
  kOther = 10,
  kTail = 11,  // a cell of a blocker whose first cell is beyond the left seam
  kHeroTail = 12,
  kOtherTail = 13,  // in the left part: the other hero with one cell off the grid
};

constexpr Mark VerticalMark(int length) { return static_cast<Mark>(length - 1); }
constexpr Mark HorizontalMark(int length) { return static_cast<Mark>(length + 3); }
constexpr bool IsVertical(Mark mark) {
  return mark >= Mark::kVertical2 && mark < Mark::kHorizontal2;
}
constexpr bool IsTail(Mark mark) { return mark >= Mark::kTail; }
// A lying blocker or a hero, by its first cell.
constexpr bool IsHorizontal(Mark mark) { return mark >= Mark::kHorizontal2 && mark < Mark::kTail; }
// Cells a vehicle with this mark has; 1 for a tail, whose every cell is marked.
constexpr int LengthOf(Mark mark) {
  if (mark == Mark::kHero || mark == Mark::kOther) return 2;
  if (IsTail(mark)) return 1;
  return IsVertical(mark) ? static_cast<int>(mark) + 1 : static_cast<int>(mark) - 3;
}
// What the part to the right of a seam shows of a vehicle that straddles it.
constexpr Mark TailOf(Mark mark) {
  return mark == Mark::kHero    ? Mark::kHeroTail
         : mark == Mark::kOther ? Mark::kOtherTail
                                : Mark::kTail;
}

// The part that a picture is of.
struct PartShape {
  int width = 0;
  int first_column = 0;  // in the whole grid
  bool has_left_seam = false;
  bool has_right_seam = false;
};

inline constexpr int kPartCount = 3;
inline constexpr std::array<PartShape, kPartCount> kPartShapes = {
    PartShape{5, 0, false, true}, PartShape{4, 5, true, true}, PartShape{5, 9, true, false}};
inline constexpr int kGridColumns = 14;

class Picture {
 public:
  constexpr Picture() = default;

  constexpr Mark At(int row, int column, const PartShape& shape) const {
    return static_cast<Mark>(absl::Uint128Low64(key_ >> BitOf(row, column, shape)) & 15);
  }
  // This picture with `mark` in one cell, whatever stood there.
  constexpr Picture With(int row, int column, const PartShape& shape, Mark mark) const {
    const int bit = BitOf(row, column, shape);
    Picture result;
    result.key_ = (key_ & ~(absl::uint128(15) << bit)) | absl::uint128(static_cast<uint64_t>(mark))
                                                             << bit;
    return result;
  }

  // In reading order, by the mark of the first cell that differs.
  constexpr bool ReadsBefore(const Picture& other) const {
    const int bit = FirstBit(key_ ^ other.key_) & ~3;
    return (absl::Uint128Low64(key_ >> bit) & 15) < (absl::Uint128Low64(other.key_ >> bit) & 15);
  }

  constexpr uint64_t high() const { return absl::Uint128High64(key_); }
  constexpr uint64_t low() const { return absl::Uint128Low64(key_); }

  friend constexpr bool operator==(const Picture& a, const Picture& b) { return a.key_ == b.key_; }

 private:
  static constexpr int BitOf(int row, int column, const PartShape& shape) {
    return 4 * (row * shape.width + column);
  }
  // 0 where there is none.
  static constexpr int FirstBit(absl::uint128 bits) {
    const uint64_t low = absl::Uint128Low64(bits);
    if (low != 0) return std::countr_zero(low);
    return (64 + std::countr_zero(absl::Uint128High64(bits))) % 128;
  }

  absl::uint128 key_ = 0;
};

// Calls visit(row, column, mark) for each marked cell, in reading order.
template <class Visit>
void ForEachMark(const Picture& picture, const PartShape& shape, Visit visit) {
  for (int row = 0; row < kPictureRows; ++row) {
    for (int column = 0; column < shape.width; ++column) {
      const Mark mark = picture.At(row, column, shape);
      if (mark != Mark::kNothing) visit(row, column, mark);
    }
  }
}

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_PICTURE_H_
