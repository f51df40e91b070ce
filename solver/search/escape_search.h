// Shortest escape in moves or in spaces: A* over contents and offset sets.
//
// An entry of the open list is a content with the offset pairs at which it was reached by `g` moves
// and has the same bound `h`. With a blind heuristic this is breadth-first search. Nothing asks
// that the heuristic be consistent: a position reached again with a smaller g is expanded again.
//
// One look ahead is built in: when a position whose bound is 1 is generated, it is asked whether
// the hero can leave at once. If not, its bound is 2. So the layer of the solution is never
// expanded, and an escape is known as soon as the position before it has been generated.
#ifndef RUSHKIT_SOLVER_SEARCH_ESCAPE_SEARCH_H_
#define RUSHKIT_SOLVER_SEARCH_ESCAPE_SEARCH_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/numeric/int128.h"
#include "solver/search/chunked_vector.h"
#include "solver/search/content_space.h"
#include "solver/search/heuristic.h"
#include "solver/search/meter.h"
#include "solver/search/open_list.h"
#include "solver/search/result.h"

namespace rushkit {

class EscapeSearch {
 public:
  // `distance` is what one move may be: kAny for the metric `moves`, kOneSpace for `spaces`.
  EscapeSearch(ContentSpace& space, Distance distance, Heuristic& heuristic, Meter& meter);

  struct Outcome {
    SearchStatus status = SearchStatus::kLimitReached;
    int lower_bound = 0;
    std::optional<LimitKind> limit;
    // From the start to the position from which the hero leaves by one more move. Empty when no
    // escape is known; the shortest if solved.
    std::vector<Contents> path;
  };
  // With `all`, goes on until every position of every shortest escape is known.
  Outcome Run(const Contents& start, bool all);

  // After Run(start, true) that solved: how many shortest escapes there are, as different sequences
  // of positions. Nothing if they are more than 2^128.
  std::optional<absl::uint128> CountEscapes() const;

  size_t bytes() const;

 private:
  static constexpr uint32_t kNone = ContentNumbering::kNone;

  struct Entry {
    OffsetSet offsets;
    uint32_t content = 0;
    uint32_t older = kNone;  // another entry of the same content
    int16_t g = 0;
    int16_t h = 0;  // 1: the hero can leave at once
    bool is_expanded = false;
  };
  // What is known of one content.
  struct Record {
    OffsetSet reached;
    uint32_t newest = kNone;  // entry
  };

  void Push(Content content, OffsetSet offsets, int g);
  void AddEntries(uint32_t content, OffsetSet offsets, int g);
  void Add(uint32_t content, OffsetSet offsets, int g, int h);
  void Expand(uint32_t entry);
  OffsetSet NotYetAsNear(const Record& record, OffsetSet offsets, int g) const;
  bool IsDone(int f, bool all) const {
    return escape_length_ && (all ? f > *escape_length_ : f >= *escape_length_);
  }
  Outcome Finish(SearchStatus status, int lower_bound, std::optional<LimitKind> limit);

  // The neighbours of one position, each once, that were reached by exactly `g` moves at the least.
  std::vector<Contents> NeighboursAt(const Contents& position, int g) const;
  std::optional<int> DistanceOf(const Contents& position) const;
  std::vector<Contents> PathTo(Contents position, int g) const;

  ContentSpace& space_;
  Distance distance_;
  Heuristic& heuristic_;
  Meter& meter_;
  ContentNumbering numbering_;
  ChunkedVector<Record> records_;
  ChunkedVector<Entry> entries_;
  OpenList open_;
  std::vector<uint32_t> exits_;  // entries whose h is 1
  std::optional<int> escape_length_;
  bool proved_hopeless_ = false;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_ESCAPE_SEARCH_H_
