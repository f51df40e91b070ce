// A set of numbers of one or more words, none of them 0, each with a value: for more of them than
// caches hold, where NumberSet is for few.
//
// Open addressing with linear probing. A number lies beside its value, so that a look costs one
// cache line, which can be asked for beforehand.
#ifndef RUSHKIT_SOLVER_SEARCH_WIDE_NUMBER_SET_H_
#define RUSHKIT_SOLVER_SEARCH_WIDE_NUMBER_SET_H_

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/search/huge_pages.h"

namespace rushkit {

// `Number` has == and a member HashOf() of 64 bits, the upper ones well mixed.
template <class Value, class Number>
class WideNumberSet {
 public:
  uint32_t slots() const { return static_cast<uint32_t>(entries_.size()); }
  size_t bytes() const { return BytesFor(slots()); }
  static size_t BytesFor(uint32_t slots) { return slots * sizeof(Entry); }

  // Empties the set and gives it `slots` slots, a power of two and more than one.
  void Reset(uint32_t slots, Value value) {
    assert(std::has_single_bit(slots) && slots > 1);
    entries_.assign(slots, {Number(), value});
    shift_ = 64 - std::countr_zero(slots);
  }

  const Number& NumberAt(uint32_t slot) const { return entries_[slot].number; }
  Value& ValueAt(uint32_t slot) { return entries_[slot].value; }
  const Value& ValueAt(uint32_t slot) const { return entries_[slot].value; }

  struct Found {
    uint32_t slot;
    bool is_new;
  };
  // There must be a free slot.
  Found FindOrAdd(const Number& number) {
    uint32_t slot = SlotOf(number);
    for (;;) {
      Entry& entry = entries_[slot];
      if (entry.number == number) return {slot, false};
      if (entry.number == Number()) {
        entry.number = number;
        return {slot, true};
      }
      slot = (slot + 1) & (slots() - 1);
    }
  }

  // Has the memory fetched that a look for `number` starts with.
  void Prefetch(const Number& number) const { __builtin_prefetch(&entries_[SlotOf(number)]); }

 private:
  struct Entry {
    Number number;
    Value value;
  };

  uint32_t SlotOf(const Number& number) const {
    return static_cast<uint32_t>(number.HashOf() >> shift_);
  }

  std::vector<Entry, HugePages<Entry>> entries_;
  int shift_ = 0;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_WIDE_NUMBER_SET_H_
