#include "solver/base/random.h"

#include <bit>
#include <cassert>

#include "absl/numeric/int128.h"

namespace rushkit {
namespace {

constexpr uint64_t kGolden = 0x9e3779b97f4a7c15;  // 2^64 by the golden ratio

uint64_t SplitMix(uint64_t& counter) {
  counter += kGolden;
  uint64_t z = counter;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

}  // namespace

uint64_t DerivedSeed(uint64_t seed, uint64_t index) {
  seed += index * kGolden;
  return SplitMix(seed);
}

Random::Random(uint64_t seed) : words_() {
  for (uint64_t& word : words_) word = SplitMix(seed);
}

uint64_t Random::Next() {
  const uint64_t result = std::rotl(words_[1] * 5, 7) * 9;
  const uint64_t shifted = words_[1] << 17;
  words_[2] ^= words_[0];
  words_[3] ^= words_[1];
  words_[1] ^= words_[2];
  words_[0] ^= words_[3];
  words_[2] ^= shifted;
  words_[3] = std::rotl(words_[3], 45);
  return result;
}

uint64_t Random::Below(uint64_t bound) {
  assert(bound != 0);
  // The low half of the product tells whether the draw falls in the short, biased remainder.
  absl::uint128 product = absl::uint128(Next()) * bound;
  if (absl::Uint128Low64(product) < bound) {
    const uint64_t threshold = (0 - bound) % bound;
    while (absl::Uint128Low64(product) < threshold) product = absl::uint128(Next()) * bound;
  }
  return absl::Uint128High64(product);
}

}  // namespace rushkit
