#include "bench/textbook/key_table.h"

#include <algorithm>

namespace rushkit::bench {

void KeyTable::Resize(int bits) {
  bits_ = bits;
  const size_t size = size_t{1} << bits;
  std::vector<Key>().swap(slots_);
  slots_.resize(size);
  // Entries enough for a table three quarters full, so that the queue is moved no more often.
  queue_.reserve(size / 4 * 3 + kBatch);
  parents_.reserve(size / 4 * 3 + kBatch);
}

void KeyTable::Grow() {
  Resize(bits_ + 1);
  constexpr size_t kAhead = 64;
  const size_t size = queue_.size();
  std::array<uint64_t, kAhead> homes;
  for (size_t i = 0; i < size + kAhead; ++i) {
    if (i >= kAhead) {
      uint64_t slot = homes[i % kAhead];
      while (slots_[slot].words[1] != 0) slot = (slot + 1) & (slots_.size() - 1);
      slots_[slot] = KeyOf(static_cast<uint32_t>(i - kAhead));
    }
    if (i >= size) continue;
    homes[i % kAhead] = HomeOf(KeyOf(static_cast<uint32_t>(i)));
    __builtin_prefetch(&slots_[homes[i % kAhead]], 1);
  }
  for (size_t i = 0; i < given_; ++i) batch_[i].slot = HomeOf(batch_[i].key);
}

}  // namespace rushkit::bench
