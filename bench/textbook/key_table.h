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
#include <vector>

namespace rushkit::bench {

// The top five bits of words[1] are left free: the queue keeps there who moved last.
struct Key {
  std::array<uint64_t, 2> words = {};

  friend bool operator==(const Key&, const Key&) = default;
};

class KeyTable {
 public:
  static constexpr int kMoverShift = 59;
  static constexpr uint64_t kKeyMask = (uint64_t{1} << kMoverShift) - 1;

  KeyTable() { Resize(kFirstBits); }

  // Stores `key` if it is new: at once, or with a later Give or Flush. words[1] is not 0.
  void Give(const Key& key, uint64_t mover, uint32_t parent) {
    const uint64_t slot = HomeOf(key);
    __builtin_prefetch(&slots_[slot]);
    batch_[given_++] = {key, slot, parent, static_cast<uint32_t>(mover)};
    if (given_ == kBatch) Flush();
  }

  // Stores all that was given.
  void Flush() {
    if ((queue_.size() + given_) * 4 > slots_.size() * 3) Grow();
    for (size_t i = 0; i < given_; ++i) Store(batch_[i]);
    all_given_ += given_;
    given_ = 0;
  }

  uint64_t size() const { return queue_.size(); }
  uint64_t given() const { return all_given_ + given_; }
  uint64_t bytes() const {
    return slots_.size() * sizeof(Key) + queue_.size() * (sizeof(Key) + sizeof(uint32_t));
  }
  Key KeyOf(uint32_t entry) const {
    const Key& key = queue_[entry];
    return {{key.words[0], key.words[1] & kKeyMask}};
  }
  uint64_t MoverOf(uint32_t entry) const { return queue_[entry].words[1] >> kMoverShift; }
  const std::vector<uint32_t>& parents() const { return parents_; }

 private:
  static constexpr int kFirstBits = 12;
  static constexpr size_t kBatch = 128;

  struct Given {
    Key key;
    uint64_t slot;
    uint32_t parent;
    uint32_t mover;
  };

  uint64_t HomeOf(const Key& key) const {
    uint64_t hash = (key.words[0] * 0x9E3779B97F4A7C15u) ^ std::rotl(key.words[1], 29);
    hash ^= hash >> 32;
    return hash * 0xD6E8FEB86659FD93u >> (64 - bits_);
  }

  void Store(const Given& given) {
    uint64_t slot = given.slot;
    while (slots_[slot].words[1] != 0) {
      if (slots_[slot] == given.key) return;
      slot = (slot + 1) & (slots_.size() - 1);
    }
    slots_[slot] = given.key;
    Key entry = given.key;
    entry.words[1] |= uint64_t{given.mover} << kMoverShift;
    queue_.push_back(entry);
    parents_.push_back(given.parent);
  }

  void Resize(int bits);
  void Grow();

  int bits_ = 0;
  std::vector<Key> slots_;
  std::vector<Key> queue_;
  std::vector<uint32_t> parents_;
  std::array<Given, kBatch> batch_;
  size_t given_ = 0;        // of the batch
  uint64_t all_given_ = 0;  // before it
};

}  // namespace rushkit::bench

#endif  // RUSHKIT_BENCH_TEXTBOOK_KEY_TABLE_H_
