// Numbers keys in the order in which they come: an open-addressing table from key to index.
//
// Insertion order is the only order there is, so nothing that uses it depends on hash values, and a
// key's number never changes. A key is found with one probe sequence over 4-byte slots.
#ifndef RUSHKIT_SOLVER_SEARCH_NUMBERING_H_
#define RUSHKIT_SOLVER_SEARCH_NUMBERING_H_

#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "solver/search/chunked_vector.h"

namespace rushkit {

// `HashOf` maps a key to 64 well-mixed bits. `Keys` holds the keys: a ChunkedVector where they are
// millions, a std::vector where a numbering is small and copied, or what keeps more beside them and
// has size(), operator[], push_back(), HeldBytes() and PrefetchAt().
template <class Key, class HashOf, class Keys = ChunkedVector<Key>>
class Numbering {
 public:
  static constexpr uint32_t kNone = std::numeric_limits<uint32_t>::max();

  Numbering() : slots_(kSmallest, kNone) {}

  uint32_t size() const { return static_cast<uint32_t>(keys_.size()); }
  decltype(auto) operator[](uint32_t number) const { return keys_[number]; }
  Keys& keys() { return keys_; }
  const Keys& keys() const { return keys_; }
  // When the table is about to double, what it will hold then: whoever has a limit stops before.
  size_t bytes() const {
    const bool grows_soon = 2 * (size_t{size()} + kSoon) > slots_.size() && slots_.size() > kSoon;
    return slots_.size() * sizeof(uint32_t) * (grows_soon ? 2 : 1) + HeldBytes(keys_);
  }

  // kNone when `key` has no number.
  uint32_t Find(const Key& key) const { return slots_[SlotOf(key)]; }

  // The number of `key`, which is size() - 1 if it is new.
  uint32_t FindOrAdd(const Key& key) {
    size_t slot = SlotOf(key);
    if (slots_[slot] != kNone) return slots_[slot];
    if (2 * (size_t{size()} + 1) > slots_.size()) {
      Grow();
      slot = SlotOf(key);
    }
    slots_[slot] = size();
    keys_.push_back(key);
    return slots_[slot];
  }

  // Has the memory fetched that a look for `key` starts with, and then the key that it meets first;
  // the number of that key, or kNone. (Inlined always: GCC takes a function that does nothing but
  // fetch for one without effect, and leaves calls of it out.)
  [[gnu::always_inline]] void Prefetch(const Key& key) const {
    __builtin_prefetch(&slots_[FirstSlotOf(key)]);
  }
  [[gnu::always_inline]] uint32_t PrefetchKey(const Key& key) const {
    const uint32_t number = slots_[FirstSlotOf(key)];
    if (number != kNone) PrefetchAt(keys_, number);
    return number;
  }

 private:
  static constexpr size_t kSmallest = 16;
  static constexpr size_t kSoon = 4096;  // more keys than come between two looks at a limit

  size_t FirstSlotOf(const Key& key) const {
    return HashOf()(key) >> (64 - std::countr_zero(slots_.size()));
  }

  // The slot of `key`, or the free one where it would go.
  size_t SlotOf(const Key& key) const {
    const size_t mask = slots_.size() - 1;
    size_t slot = FirstSlotOf(key);
    while (slots_[slot] != kNone && !(keys_[slots_[slot]] == key)) slot = (slot + 1) & mask;
    return slot;
  }

  void Grow() {
    const size_t slots = 2 * slots_.size();
    std::vector<uint32_t>().swap(slots_);  // before the larger one is there
    slots_.assign(slots, kNone);
    for (uint32_t number = 0; number < size(); ++number) slots_[SlotOf(keys_[number])] = number;
  }

  std::vector<uint32_t> slots_;  // a power of two, at most half full
  Keys keys_;
};

// The finalizer of MurmurHash3 (Appleby): every input bit reaches every output bit.
constexpr uint64_t MixBits(uint64_t bits) {
  bits ^= bits >> 33;
  bits *= 0xff51afd7ed558ccd;
  bits ^= bits >> 33;
  bits *= 0xc4ceb9fe1a85ec53;
  return bits ^ (bits >> 33);
}

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_NUMBERING_H_
