// Seeded random numbers that anyone can repeat, in any language.
//
// The generator is xoshiro256** 1.0 (Blackman and Vigna, 2018) with its four words drawn from
// splitmix64 (Steele, Lea and Flood, 2014) started at the seed. Bounded draws use Lemire's
// multiply-and-reject method (2019), which is unbiased.
#ifndef RUSHKIT_SOLVER_BASE_RANDOM_H_
#define RUSHKIT_SOLVER_BASE_RANDOM_H_

#include <array>
#include <cstdint>

namespace rushkit {

// The seed of the `index`th of several independent streams that belong to `seed`: the number that
// splitmix64, started at `seed`, gives after `index` others.
uint64_t DerivedSeed(uint64_t seed, uint64_t index);

class Random {
 public:
  explicit Random(uint64_t seed);

  // The next 64 bits.
  uint64_t Next();

  // A number in [0, bound), each equally likely. `bound` must not be 0.
  uint64_t Below(uint64_t bound);

 private:
  std::array<uint64_t, 4> words_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_BASE_RANDOM_H_
