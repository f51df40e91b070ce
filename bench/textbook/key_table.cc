#include "bench/textbook/key_table.h"

namespace rushkit::bench {

void KeyTable::Clear() {
  slots_.Clear(slots());
  bits_ = kFirstBits;
  size_ = 0;
  given_ = 0;
  all_given_ = 0;
}

void KeyTable::Grow() {
  slots_.Clear(slots());
  ++bits_;
  constexpr size_t kAhead = 64;
  const size_t size = size_;
  std::array<uint64_t, kAhead> homes;
  for (size_t i = 0; i < size + kAhead; ++i) {
    if (i >= kAhead) {
      uint64_t slot = homes[i % kAhead];
      while (slots_[slot].words[1] != 0) slot = (slot + 1) & (slots() - 1);
      slots_[slot] = KeyOf(static_cast<uint32_t>(i - kAhead));
    }
    if (i >= size) continue;
    homes[i % kAhead] = HomeOf(KeyOf(static_cast<uint32_t>(i)));
    __builtin_prefetch(&slots_[homes[i % kAhead]], 1);
  }
  for (size_t i = 0; i < given_; ++i) batch_[i].slot = HomeOf(batch_[i].key);
}

}  // namespace rushkit::bench
