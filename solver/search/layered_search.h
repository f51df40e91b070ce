// Breadth-first search over contents, a whole layer at a time: the proof without a heuristic.
//
// Each content has the offset pairs at which it has been reached, and those at which it is new; no
// distances and no parents are kept, so where nearly all offset pairs are reached a position takes
// less than a byte. What follows is a length, not a way: A* finds one of a known length at once.
//
// A fixed order of moves that do not disturb each other: drives inside the left, the middle and the
// right part, then shifts. Each of these four kinds leaves the others as they were, so behind a
// move of one kind the kinds before it are *asleep*; small_board_search.h says why no position
// comes too late. Two shifts are not free of each other, since both sides keep one row in common,
// and a drive over a seam depends on everything. A content that is new at several offset pairs
// keeps asleep what is asleep for all of them.
//
// Whoever owns the tables deals out places of a layer, a batch at a time, and puts away what they
// lead to, in the order of dealing; making the moves needs the pictures only. So one thread may
// make them while another puts them away, and nothing depends on when.
#ifndef RUSHKIT_SOLVER_SEARCH_LAYERED_SEARCH_H_
#define RUSHKIT_SOLVER_SEARCH_LAYERED_SEARCH_H_

#include <cstddef>
#include <cstdint>
#include <deque>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

#include "absl/functional/function_ref.h"
#include "absl/types/span.h"
#include "solver/base/worker.h"
#include "solver/search/content_space.h"
#include "solver/search/layer_table.h"
#include "solver/search/meter.h"
#include "solver/search/result.h"

namespace rushkit {

class LayeredSearch {
 public:
  // With two `threads` it takes less time, and all else is the same.
  LayeredSearch(ContentSpace& space, Distance distance, Meter& meter, int threads = 1)
      : space_(space), distance_(distance), meter_(meter), threads_(threads) {}

  struct Outcome {
    SearchStatus status = SearchStatus::kLimitReached;
    int length = 0;  // kSolved: of the shortest escape. kLimitReached: no escape is shorter
    std::optional<LimitKind> limit;
  };

  Outcome Run(const Contents& start) {
    Begin(start);
    return *Continue(std::numeric_limits<uint64_t>::max());
  }

  // The same in slices: nothing when there is more to do after `most` steps.
  void Begin(const Contents& start);
  std::optional<Outcome> Continue(uint64_t most);

  // No escape is shorter.
  int lower_bound() const { return proved_; }
  size_t bytes() const;

  // Makes the layers up to `depth` moves from where the search begins, whatever escapes; the limit
  // that is reached. Each layer is shown to `visit` when it is complete, and before anything is
  // made from it.
  using Visit = absl::FunctionRef<void(const Contents&)>;
  std::optional<LimitKind> MakeLayers(
      int depth, Visit visit = [](const Contents&) {});

  // After everything was reached: begins again, at those of the positions that `choose` says, in
  // the same tables. Every move can be taken back, so all that was reached will be again. The
  // limit that is reached.
  using Choose = absl::FunctionRef<OffsetSet(const Contents&)>;
  std::optional<LimitKind> BeginAgain(Choose choose);

  // What is in the layer that was completed last, in an order that depends on nothing but the
  // search.
  void ForEachInLayer(Visit visit) const;

  // Positions at each distance from where the search begins, the hero being on the grid.
  const std::vector<uint64_t>& layer_counts() const { return layer_counts_; }

 private:
  // Kinds that are asleep: bit i is drives inside part i. Shifts, the last kind in the order, never
  // are.
  using Kinds = LayerTable::Marks;

  // Some places of the layer, and what they lead to.
  struct Batch {
    struct Generated {
      Content content;
      uint32_t set;  // which of `sets`
      Kinds asleep;
    };

    void Clear();
    size_t bytes() const;

    std::vector<LayerTable::Place> places;
    std::vector<Generated> generated;
    std::vector<OffsetSet> sets;                    // that of each place, and further ones
    std::vector<LayerTable::NumberedSet> numbered;  // the same
    uint64_t expanded_positions = 0;
    uint64_t generated_positions = 0;
    size_t space_bytes = 0;  // when it was made
    bool is_trusted = true;  // no picture table had overflowed
  };
  class Maker;
  using BatchPointer = std::unique_ptr<Batch>;

  Outcome AtLimit(LimitKind limit) const {
    return {SearchStatus::kLimitReached, lower_bound(), limit};
  }
  // Expands what is left of the layer, but no more than `most` places, which it counts down; the
  // limit that is reached.
  std::optional<LimitKind> ExpandLayer(uint64_t& most);
  std::optional<LimitKind> ShowLayer(Visit visit);
  bool AnyEscapes();
  // Deals out the next places, no more than `most`, which it counts down.
  void Deal(uint64_t& most);
  // Waits for the batch that was dealt first.
  BatchPointer Collect();
  // Puts away what a batch holds; the limit that is reached then.
  std::optional<LimitKind> PutAway(Batch& batch);
  std::optional<LimitKind> PutAway(absl::Span<const Batch::Generated> generated,
                                   const Batch& batch);
  void TakeLayer();
  size_t table_bytes() const;

  // Places in a batch: one for so many contents, that batches take little memory beside them; but
  // no fewer than the smallest, and no more than the largest, since threads that wait for each
  // other lose more than the work is worth.
  static constexpr size_t kContentsAPlace = 2048;
  static constexpr size_t kSmallestBatch = 32;
  static constexpr size_t kLargestBatch = 512;
  // Batches that are dealt and not put away.
  static constexpr size_t kMostDealt = 6;
  // Of what was generated, memory is asked for before it is waited for. Limits are looked at as
  // often, so that no table doubles unforeseen (see Numbering::bytes).
  static constexpr size_t kAhead = 64;

  ContentSpace& space_;
  Distance distance_;
  Meter& meter_;
  int threads_;
  LayerTable table_;
  std::vector<uint64_t> layer_counts_;
  // No escape is shorter. When layers are made whatever escapes: their distance, for the reports.
  int proved_ = 1;
  size_t expanded_ = 0;                 // of the layer, dealt out
  size_t batch_size_ = kSmallestBatch;  // all through a layer, however many threads there are
  size_t largest_batch_ = 0;            // in bytes
  uint64_t in_layer_ = 0;               // positions of the next one
  std::deque<BatchPointer> dealt_;
  std::vector<BatchPointer> spare_;
  std::unique_ptr<Worker> worker_;  // the last member: it stops before the others go
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_LAYERED_SEARCH_H_
