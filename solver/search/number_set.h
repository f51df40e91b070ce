// A set of numbers other than 0, each with a value: an open-addressing table of buckets.
//
// A bucket is four numbers, 16 bytes, looked at in one go; a full one overflows into the next, and
// they are filled from the front, so a bucket with a free slot ends a search. Nothing branches on
// whether a number is new.
#ifndef RUSHKIT_SOLVER_SEARCH_NUMBER_SET_H_
#define RUSHKIT_SOLVER_SEARCH_NUMBER_SET_H_

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace rushkit {

template <class Value>
class NumberSet {
 public:
  // Numbers of a bucket.
  static constexpr uint32_t kBucket = 4;

  uint32_t slots() const { return slots_; }
  size_t bytes() const { return BytesFor(slots_); }
  static size_t BytesFor(uint32_t slots) { return slots * (sizeof(uint32_t) + sizeof(Value)); }

  // Empties the set and gives it `slots` slots, a power of two and more than a bucket.
  void Reset(uint32_t slots, Value value) {
    assert(std::has_single_bit(slots) && slots > kBucket);
    slots_ = slots;
    numbers_.assign(slots, 0);
    values_.assign(slots, value);
    shift_ = 32 - std::countr_zero(slots / kBucket);
  }

  uint32_t NumberAt(uint32_t slot) const { return numbers_[slot]; }
  Value& ValueAt(uint32_t slot) { return values_[slot]; }
  const Value& ValueAt(uint32_t slot) const { return values_[slot]; }

  struct Found {
    uint32_t slot;
    bool is_new;
  };
  // There must be a free slot.
  Found FindOrAdd(uint32_t number) {
    uint32_t bucket = BucketOf(number);
    for (;;) {
      const Match match = Look(bucket, number);
      // The slot that holds it, else the first free one.
      const uint32_t candidates = match.equal | match.free << kBucket;
      if (candidates != 0) [[likely]] {
        const auto first = static_cast<uint32_t>(std::countr_zero(candidates));
        const uint32_t slot = bucket + first % kBucket;
        numbers_[slot] = number;
        return {slot, match.equal == 0};
      }
      bucket = (bucket + kBucket) & (slots_ - 1);
    }
  }

 private:
  struct Match {
    uint32_t equal;  // bit i: slot i of the bucket
    uint32_t free;
  };

#ifdef __SSE2__
  Match Look(uint32_t bucket, uint32_t number) const {
    const __m128i held = _mm_loadu_si128(reinterpret_cast<const __m128i*>(&numbers_[bucket]));
    const auto mask = [&](__m128i sought) {
      return static_cast<uint32_t>(
          _mm_movemask_ps(_mm_castsi128_ps(_mm_cmpeq_epi32(held, sought))));
    };
    return {mask(_mm_set1_epi32(static_cast<int>(number))), mask(_mm_setzero_si128())};
  }
#else
  Match Look(uint32_t bucket, uint32_t number) const {
    Match match{0, 0};
    for (uint32_t i = 0; i < kBucket; ++i) {
      match.equal |= static_cast<uint32_t>(numbers_[bucket + i] == number) << i;
      match.free |= static_cast<uint32_t>(numbers_[bucket + i] == 0) << i;
    }
    return match;
  }
#endif

  // Multiplicative hashing (Knuth, volume 3, 6.4): the golden ratio, upper bits.
  uint32_t BucketOf(uint32_t number) const { return (number * 0x9e3779b1U >> shift_) * kBucket; }

  uint32_t slots_ = 0;
  int shift_ = 0;
  std::vector<uint32_t> numbers_;
  std::vector<Value> values_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_NUMBER_SET_H_
