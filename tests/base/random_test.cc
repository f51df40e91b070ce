// Seeded random numbers. The expected ones come from a separate program in another language,
// written from the published algorithms; the first one of seed 0 is also found in other libraries'
// tests.
#include "solver/base/random.h"

#include <array>
#include <cstdlib>
#include <vector>

#include "tests/catch.h"

namespace rushkit {
namespace {

struct Sequence {
  uint64_t seed;
  std::vector<uint64_t> numbers;
  const char* why;
};

TEST_CASE("Each seed gives the published sequence of xoshiro256**") {
  const std::vector<Sequence> sequences = {
      {0,
       {0x99ec5f36cb75f2b4, 0xbf6e1f784956452a, 0x1a5f849d4933e6e0, 0x6aa594f1262d2d2c,
        0xbba5ad4a1f842e59},
       "a seed of no bits is as good as any, thanks to splitmix64"},
      {1,
       {0xb3f2af6d0fc710c5, 0x853b559647364cea, 0x92f89756082a4514, 0x642e1c7bc266a3a7,
        0xb27a48e29a233673, 0x24c123126ffda722, 0x123004ef8df510e6, 0x61954dcc47b1e89d,
        0xddfdb48ab9ed4a21, 0x8d3cdb8c3aa5b1d0, 0xeebd114bd87226d1, 0xf50c3ff1e7d7e8a6},
       "the default seed"},
      {0xffffffffffffffff,
       {0x8f5520d52a7ead08, 0xc476a018caa1802d, 0x81de31c0d260469e, 0xbf658d7e065f3c2f,
        0x913593fda1bca32a},
       "the largest seed"},
  };
  for (const Sequence& sequence : sequences) {
    INFO(sequence.why);
    Random random(sequence.seed);
    for (const uint64_t number : sequence.numbers) CHECK(random.Next() == number);
  }
}

TEST_CASE("Derived seeds are the published sequence of splitmix64") {
  CHECK(DerivedSeed(0, 0) == 0xe220a8397b1dcdaf);
  CHECK(DerivedSeed(0, 1) == 0x6e789e6aa1b965f4);
  CHECK(DerivedSeed(0, 2) == 0x06c45d188009454f);
}

TEST_CASE("Bounded draws give the sequence of Lemire's method") {
  Random random(1);
  const std::array<uint64_t, 20> dice = {4, 3, 3, 2, 4, 0, 0, 2, 5, 3,
                                         5, 5, 5, 4, 3, 5, 0, 2, 0, 0};
  for (const uint64_t die : dice) CHECK(random.Below(6) == die);
}

TEST_CASE("A bounded draw rejects what would be biased and draws again") {
  // Just over half of 2^64: nearly every second draw has to be rejected, here the first.
  Random random(1);
  const std::array<uint64_t, 5> numbers = {0x429daacb239b2675, 0x497c4bab0415228a,
                                           0x32170e3de13351d3, 0x30caa6e623d8f44e,
                                           0x469e6dc61d52d8e8};
  for (const uint64_t number : numbers) CHECK(random.Below(0x8000000000000001) == number);
}

TEST_CASE("Small bounds come up equally often") {
  for (uint64_t bound = 1; bound <= 12; ++bound) {
    Random random(bound);
    const int each = 10'000;
    std::vector<int> counts(bound);
    for (uint64_t i = 0; i < each * bound; ++i) ++counts[random.Below(bound)];
    // Five standard deviations of a count are less than 500.
    for (const int count : counts) CHECK(std::abs(count - each) < 500);
  }
}

TEST_CASE("Two generators of one seed agree, and of two seeds do not") {
  Random a(7);
  Random b(7);
  Random c(8);
  bool differs = false;
  for (int i = 0; i < 100; ++i) {
    const uint64_t number = a.Next();
    CHECK(number == b.Next());
    differs = differs || number != c.Next();
  }
  CHECK(differs);
}

}  // namespace
}  // namespace rushkit
