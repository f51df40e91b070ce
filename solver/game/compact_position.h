// A position in 32 bytes: where each vehicle of a known set stands, and the offsets.
//
// Byte 0 is the number of the offset pair. Each byte after it is the anchor of one vehicle, in the
// order of a CompactForm (compact_form.h), which says what the bytes mean. Of equal vehicles the
// lower anchor comes first, so that positions which differ only in which of them stands where are
// one value. Compared, hashed and ordered as bytes; the order has no meaning, but is the same
// everywhere.
#ifndef RUSHKIT_SOLVER_GAME_COMPACT_POSITION_H_
#define RUSHKIT_SOLVER_GAME_COMPACT_POSITION_H_

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace rushkit {

class CompactPosition {
 public:
  static constexpr int kWords = 4;
  static constexpr int kBytes = 8 * kWords;
  static constexpr int kOffsets = 0;       // the byte of the offsets
  static constexpr int kFirstVehicle = 1;  // the byte of the first vehicle

  constexpr uint8_t operator[](int byte) const {
    return static_cast<uint8_t>(words_[Word(byte)] >> Bit(byte));
  }
  // With one byte changed from `was`, which it is, to `to`.
  constexpr CompactPosition With(int byte, uint8_t was, uint8_t to) const {
    CompactPosition result = *this;
    result.words_[Word(byte)] ^= static_cast<uint64_t>(was ^ to) << Bit(byte);
    return result;
  }
  // Whether at most that byte differs.
  constexpr bool IsSameBut(int byte, const CompactPosition& other) const {
    return With(byte, (*this)[byte], other[byte]) == other;
  }
  constexpr void Put(int byte, uint8_t to) { *this = With(byte, (*this)[byte], to); }

  constexpr const std::array<uint64_t, kWords>& words() const { return words_; }

  // Written out, because the comparison of arrays is a call of memcmp.
  friend constexpr bool operator==(const CompactPosition& a, const CompactPosition& b) {
    uint64_t difference = 0;
    for (size_t i = 0; i < kWords; ++i) difference |= a.words_[i] ^ b.words_[i];
    return difference == 0;
  }
  friend constexpr auto operator<=>(const CompactPosition&, const CompactPosition&) = default;
  template <typename H>
  friend H AbslHashValue(H h, const CompactPosition& position) {
    return H::combine(std::move(h), position.words_);
  }

 private:
  static constexpr size_t Word(int byte) { return static_cast<size_t>(byte) / 8; }
  static constexpr int Bit(int byte) { return byte % 8 * 8; }

  std::array<uint64_t, kWords> words_ = {};
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_GAME_COMPACT_POSITION_H_
