// Contents and the offset pairs at which they have been reached, layer by layer, in few bytes.
//
// Two insights keep it small. Millions of contents share some hundred sets of offset pairs, because
// drives inside a part carry a set on unchanged and shifts fill lines of it: so sets are numbered,
// and a content holds a number. And in a space that explodes nearly all contents of a layer are new
// in it: their numbers follow each other, and what is new of them is all that is known of them. So
// a layer is a run of numbers, and a list of only those contents that were there before.
//
// 12 bytes a content and 8 to 16 of hash slots; 12 more while an old content is in a layer.
#ifndef RUSHKIT_SOLVER_SEARCH_LAYER_TABLE_H_
#define RUSHKIT_SOLVER_SEARCH_LAYER_TABLE_H_

#include <cstddef>
#include <cstdint>

#include "absl/numeric/int128.h"
#include "solver/search/chunked_vector.h"
#include "solver/search/content_space.h"
#include "solver/search/numbering.h"
#include "solver/search/offset_set.h"

namespace rushkit {

class LayerTable {
 public:
  // What holds for all offset pairs at which a content is new in a layer, one bit each: it is
  // dropped where it does not hold for some.
  using Marks = uint8_t;
  static constexpr int kMarkBits = 3;

  using SetNumber = uint32_t;
  struct NumberedSet {
    SetNumber number;
    int size;
  };

  // A content of a layer.
  struct Place {
    Content content;
    OffsetSet offsets;  // at which it is new
    SetNumber set;      // the number of `offsets`
    Marks marks;
  };

  NumberedSet Number(OffsetSet offsets) { return {sets_.FindOrAdd(offsets), offsets.size()}; }

  // Adds a content at a set of offset pairs, which is not empty; how many of them are new.
  int Add(Content content, const NumberedSet& offsets, Marks marks);
  // Has the memory fetched that Add looks at first, and then the record that it meets there.
  [[gnu::always_inline]] void Prefetch(Content content) const { contents_.Prefetch(content); }
  [[gnu::always_inline]] void PrefetchRecord(Content content) const {
    contents_.PrefetchKey(content);
  }

  // What has been added since the last call becomes the layer that is read.
  void TakeLayer();
  // Of the layer that is read: how many contents, and each of them, whatever has been added since.
  size_t layer_size() const { return (added_begin_ - layer_begin_) + layer_.size(); }
  Place At(size_t index) const;

  // After TakeLayer(): begins again without a layer, but with the contents and their numbers, which
  // are below size(). Each has to be forgotten before it is added.
  void BeginAgain();
  // The content of that number is reached nowhere from now on; where it had been reached.
  Place Forget(uint32_t number);

  uint32_t size() const { return contents_.size(); }
  // There may be no number for another content or another set: nothing must be added any more.
  bool is_full() const;
  size_t bytes() const;

 private:
  // A number of a set, and marks; or, above kReturned, an index into `returned_`.
  using State = uint32_t;
  static constexpr int kSetBits = 28;
  static constexpr State kReturned = State{1} << (kSetBits + kMarkBits);

  static State StateOf(SetNumber set, Marks marks) { return set | State{marks} << kSetBits; }
  static SetNumber SetOf(State state) { return state & ((State{1} << kSetBits) - 1); }
  static Marks MarksOf(State state) { return static_cast<Marks>(state >> kSetBits); }

  // A content that was there before the layer in which it is new at some offset pairs.
  struct Return {
    uint32_t number;
    State before;  // what was said of it
    State fresh;   // at what it is new
  };

  // The keys of the numbering, each with what is known of it side by side.
  class Records {
   public:
    uint32_t size() const { return records_.size(); }
    Content operator[](uint32_t number) const {
      const Record& record = records_[number];
      return Content::FromKey(record.low | uint64_t{record.high} << 32);
    }
    void push_back(Content content);
    State& StateOf(uint32_t number) { return records_[number].state; }
    const State& StateOf(uint32_t number) const { return records_[number].state; }

    friend size_t HeldBytes(const Records& records) { return records.records_.bytes(); }
    [[gnu::always_inline]] friend void PrefetchAt(const Records& records, uint32_t number) {
      __builtin_prefetch(&records.records_[number]);
    }

   private:
    struct Record {
      uint32_t low = 0;  // of the key
      uint32_t high = 0;
      State state = 0;
    };
    ChunkedVector<Record> records_;
  };
  struct SetHash {
    uint64_t operator()(OffsetSet offsets) const {
      const absl::uint128 bits = offsets.bits();
      return MixBits(MixBits(absl::Uint128High64(bits)) ^ absl::Uint128Low64(bits));
    }
  };

  int AddToNew(State& state, const NumberedSet& offsets, Marks marks);
  int AddToReturned(Return& returned, const NumberedSet& offsets, Marks marks);
  int AddToOld(uint32_t number, const NumberedSet& offsets, Marks marks);

  Numbering<Content, ContentHash, Records> contents_;
  Numbering<OffsetSet, SetHash> sets_;
  // Contents from layer_begin_ to added_begin_ are new in the layer that is read, later ones in the
  // one that is added to.
  uint32_t layer_begin_ = 0;
  uint32_t added_begin_ = 0;
  ChunkedVector<Return> layer_;     // the others of the layer that is read
  ChunkedVector<Return> returned_;  // and of the one that is added to
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_LAYER_TABLE_H_
