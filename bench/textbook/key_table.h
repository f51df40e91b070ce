// The set of 128-bit keys of the packed floor, and the queue of a breadth-first search in one.
//
// A key is looked up some time after it was given: by then its slot, asked for at once, has come
// from memory. Keys enter the queue in the order in which they were given.
#ifndef RUSHKIT_BENCH_TEXTBOOK_KEY_TABLE_H_
#define RUSHKIT_BENCH_TEXTBOOK_KEY_TABLE_H_

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "absl/types/span.h"
#include "bench/textbook/large_array.h"

namespace rushkit::bench {

// The top five bits of words[1] are left free: the queue keeps there who moved last.
struct Key {
  std::array<uint64_t, 2> words = {};

  // Written out: comparing the arrays is a call of memcmp, a third of the time.
  friend bool operator==(const Key& a, const Key& b) {
    return ((a.words[0] ^ b.words[0]) | (a.words[1] ^ b.words[1])) == 0;
  }
};

class KeyTable {
 public:
  static constexpr int kMoverShift = 59;
  static constexpr uint64_t kKeyMask = (uint64_t{1} << kMoverShift) - 1;

  // At most so many fit: with their table, what 8 GB hold.
  static constexpr size_t kMostKeys = 160'000'000;

  KeyTable() : slots_(size_t{1} << kLastBits), queue_(kMostKeys), parents_(kMostKeys) {}

  // Makes it empty. What was touched is kept for the next search, unless it was much.
  void Clear();

  // Stores `key` if it is new: at once, or with a later Give or Flush. words[1] is not 0.
  void Give(const Key& key, uint64_t mover, uint32_t parent) {
    const uint64_t slot = HomeOf(key);
    __builtin_prefetch(&slots_[slot]);
    batch_[given_++] = {key, slot, parent, static_cast<uint32_t>(mover)};
    if (given_ == kBatch) Flush();
  }

  // Stores all that was given.
  void Flush() {
    if ((size_ + given_) * 4 > slots() * 3) Grow();
    for (size_t i = 0; i < given_; ++i) Store(batch_[i]);
    all_given_ += given_;
    given_ = 0;
  }

  uint64_t size() const { return size_; }
  uint64_t given() const { return all_given_ + given_; }
  uint64_t bytes() const {
    return slots() * sizeof(Key) + size_ * (sizeof(Key) + sizeof(uint32_t));
  }
  Key KeyOf(uint32_t entry) const {
    const Key& key = queue_[entry];
    return {{key.words[0], key.words[1] & kKeyMask}};
  }
  uint64_t MoverOf(uint32_t entry) const { return queue_[entry].words[1] >> kMoverShift; }
  absl::Span<const uint32_t> parents() const { return {parents_.data(), size_}; }
  // Whether the next batch might be too much.
  bool IsFull() const { return size_ + kBatch > kMostKeys; }

 private:
  static constexpr int kFirstBits = 12;
  static constexpr int kLastBits = 28;
  static constexpr size_t kBatch = 128;

  struct Given {
    Key key;
    uint64_t slot;
    uint32_t parent;
    uint32_t mover;
  };

  size_t slots() const { return size_t{1} << bits_; }

  uint64_t HomeOf(const Key& key) const {
    uint64_t hash = (key.words[0] * 0x9E3779B97F4A7C15u) ^ std::rotl(key.words[1], 29);
    hash ^= hash >> 32;
    return hash * 0xD6E8FEB86659FD93u >> (64 - bits_);
  }

  void Store(const Given& given) {
    uint64_t slot = given.slot;
    while (slots_[slot].words[1] != 0) {
      if (slots_[slot] == given.key) return;
      slot = (slot + 1) & (slots() - 1);
    }
    slots_[slot] = given.key;
    Key entry = given.key;
    entry.words[1] |= uint64_t{given.mover} << kMoverShift;
    queue_[size_] = entry;
    parents_[size_++] = given.parent;
  }

  void Grow();

  int bits_ = kFirstBits;
  LargeArray<Key> slots_;
  LargeArray<Key> queue_;
  LargeArray<uint32_t> parents_;
  size_t size_ = 0;
  std::array<Given, kBatch> batch_;
  size_t given_ = 0;        // of the batch
  uint64_t all_given_ = 0;  // before it
};

}  // namespace rushkit::bench

#endif  // RUSHKIT_BENCH_TEXTBOOK_KEY_TABLE_H_
