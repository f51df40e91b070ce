// A set of cells of one grid, one bit a cell.
//
// Bit `row * width + column` stands for a cell, rows counted in their own part: a shift of a side
// changes an offset and no bit. Three words hold the largest grid, 12 by 12.
#ifndef RUSHKIT_SOLVER_BOARD_BITBOARD_H_
#define RUSHKIT_SOLVER_BOARD_BITBOARD_H_

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

namespace rushkit {

class Bitboard {
 public:
  static constexpr int kBits = 192;

  constexpr Bitboard() = default;

  constexpr bool Has(int bit) const { return (Word(bit) >> (bit % 64) & 1) != 0; }
  constexpr void Add(int bit) { words_[WordIndex(bit)] |= uint64_t{1} << (bit % 64); }
  constexpr bool empty() const { return (words_[0] | words_[1] | words_[2]) == 0; }
  constexpr int size() const {
    return std::popcount(words_[0]) + std::popcount(words_[1]) + std::popcount(words_[2]);
  }

  friend constexpr Bitboard operator|(const Bitboard& a, const Bitboard& b) {
    return Bitboard(a.words_[0] | b.words_[0], a.words_[1] | b.words_[1],
                    a.words_[2] | b.words_[2]);
  }
  friend constexpr Bitboard operator&(const Bitboard& a, const Bitboard& b) {
    return Bitboard(a.words_[0] & b.words_[0], a.words_[1] & b.words_[1],
                    a.words_[2] & b.words_[2]);
  }
  // The cells of `a` that are not in `b`.
  friend constexpr Bitboard operator-(const Bitboard& a, const Bitboard& b) {
    return Bitboard(a.words_[0] & ~b.words_[0], a.words_[1] & ~b.words_[1],
                    a.words_[2] & ~b.words_[2]);
  }
  friend constexpr bool operator==(const Bitboard&, const Bitboard&) = default;

 private:
  constexpr Bitboard(uint64_t a, uint64_t b, uint64_t c) : words_{a, b, c} {}

  static constexpr size_t WordIndex(int bit) {
    assert(bit >= 0 && bit < kBits);
    return static_cast<size_t>(bit) / 64;
  }
  constexpr uint64_t Word(int bit) const { return words_[WordIndex(bit)]; }

  std::array<uint64_t, 3> words_ = {};
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_BOARD_BITBOARD_H_
