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
// Moves are made from a layer that no longer changes, and go into tables that nothing is made from
// yet; so one thread may make them and another put them away, batch by batch in the same order.
#ifndef RUSHKIT_SOLVER_SEARCH_LAYERED_SEARCH_H_
#define RUSHKIT_SOLVER_SEARCH_LAYERED_SEARCH_H_

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "absl/functional/function_ref.h"
#include "solver/search/chunked_vector.h"
#include "solver/search/content_space.h"
#include "solver/search/meter.h"
#include "solver/search/numbering.h"
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
  void Begin(const Contents& start) { Push({start.content, start.offsets, 0}); }
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
  using Kinds = uint8_t;

  struct Record {
    OffsetSet reached;
    OffsetSet fresh;  // reached first in the layer that is being made
  };
  // A content at some offset pairs: of the layer that is being expanded, or on its way to the next.
  struct Place {
    Content content;
    OffsetSet offsets;
    Kinds asleep = 0;
  };
  // What some places lead to.
  struct Batch {
    std::vector<Place> generated;
    uint64_t expanded_positions = 0;
    uint64_t generated_positions = 0;
    size_t space_bytes = 0;  // when it was made
  };
  class Delivery;

  Outcome AtLimit(LimitKind limit) const {
    return {SearchStatus::kLimitReached, lower_bound(), limit};
  }
  // Expands what is left of the layer, but no more than `most` places, which it counts down; the
  // limit that is reached.
  std::optional<LimitKind> ExpandLayer(Delivery& delivery, uint64_t& most);
  std::optional<LimitKind> ShowLayer(Visit visit);
  bool AnyEscapes();
  void Expand(const Place& place, Batch& batch);
  // Puts away what a batch holds, and empties it; the limit that is reached then.
  std::optional<LimitKind> PushAll(Batch& batch);
  void Push(const Place& place);
  void Put(uint32_t number, OffsetSet offsets, Kinds asleep);
  void TakeLayer();
  size_t table_bytes() const;

  // Small ones at first, since short searches end with them; large ones, since threads that wait
  // for each other lose more than the work is worth.
  static constexpr size_t kFirstBatch = 256;
  static constexpr size_t kLargestBatch = 16384;
  // Of them, memory is asked for before it is waited for. Limits are looked at as often, so that
  // no table doubles unforeseen (see Numbering::bytes).
  static constexpr size_t kAhead = 64;

  ContentSpace& space_;
  Distance distance_;
  Meter& meter_;
  int threads_;
  ContentNumbering contents_;
  ChunkedVector<Record> records_;                    // by number of content
  std::vector<std::pair<uint32_t, Kinds>> touched_;  // contents with something fresh
  ChunkedVector<uint32_t> touched_at_;               // by number of content: index into touched_
  std::vector<uint64_t> layer_counts_;
  // No escape is shorter. When layers are made whatever escapes: their distance, for the reports.
  int proved_ = 1;
  std::vector<Place> layer_;  // that is being expanded
  size_t expanded_ = 0;       // of its places
  size_t batch_size_ = kFirstBatch;
  uint64_t in_layer_ = 0;  // positions of the next one
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_LAYERED_SEARCH_H_
