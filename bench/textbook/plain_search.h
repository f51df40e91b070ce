// What the yardsticks are asked and what they answer, and how they turn a path into moves.
//
// A yardstick is a plain breadth-first search in the metric `moves`: what anyone would write before
// having an idea. The library has to be measured against something that is not the library.
#ifndef RUSHKIT_BENCH_TEXTBOOK_PLAIN_SEARCH_H_
#define RUSHKIT_BENCH_TEXTBOOK_PLAIN_SEARCH_H_

#include <algorithm>
#include <cstdint>
#include <limits>
#include <vector>

#include "absl/types/span.h"
#include "solver/board/move_generation.h"
#include "solver/board/position.h"
#include "solver/search/result.h"

namespace rushkit::bench {

struct PlainRequest {
  Player hero = Player::kGold;
  // Go on after the first escape, until nothing is left: for counts. On a boxed grid a position at
  // the goal has successors like any other; with sides a position whose hero has left counts, and
  // has none.
  bool count_all = false;
  int max_depth = std::numeric_limits<int>::max();  // stop when this distance is complete
  uint64_t max_positions = std::numeric_limits<uint64_t>::max();
};

struct PlainResult {
  // kSolved and kUnsolvable are proofs, also with count_all, if no limit was reached before.
  SearchStatus status = SearchStatus::kLimitReached;
  int length = -1;                     // of a shortest escape, where one was found
  std::vector<Move> line;              // that escape
  std::vector<uint64_t> depth_counts;  // different positions by distance from the start
  uint64_t expanded = 0;
  uint64_t generated = 0;
  uint64_t bytes = 0;  // held by the tables at the end

  uint64_t positions() const {
    uint64_t sum = 0;
    for (const uint64_t count : depth_counts) sum += count;
    return sum;
  }
};

// The bookkeeping of layers that all of them share: how many positions lie at each distance, and
// whether the next distance is still wanted.
class Layers {
 public:
  explicit Layers(const PlainRequest& request) : request_(request) {}

  int depth() const { return static_cast<int>(counts_.size()) - 1; }
  uint64_t end() const { return end_; }

  // `stored` positions are in the queue now, and the last distance is complete.
  void Close(uint64_t stored) {
    counts_.push_back(stored - end_);
    end_ = stored;
  }
  bool IsOver(uint64_t stored) const {
    return depth() >= request_.max_depth || stored >= request_.max_positions;
  }
  // `stored` is larger than end() where a distance was left unfinished.
  std::vector<uint64_t> Take(uint64_t stored) {
    if (stored > end_) Close(stored);
    return std::move(counts_);
  }

 private:
  const PlainRequest& request_;
  std::vector<uint64_t> counts_;
  uint64_t end_ = 0;
};

// The indices from the start to `last`, by way of the parents; the start is its own parent.
inline std::vector<uint32_t> PathTo(uint32_t last, absl::Span<const uint32_t> parents) {
  std::vector<uint32_t> path = {last};
  while (parents[path.back()] != path.back()) path.push_back(parents[path.back()]);
  std::reverse(path.begin(), path.end());
  return path;
}

// The moves along `path`, whose first state is that of `at`: of each step the first legal move that
// leads to a position which `encode` turns into the next state.
template <class State, class Encode>
std::vector<Move> MovesAlong(Position at, Player hero, const std::vector<State>& path,
                             Encode encode) {
  std::vector<Move> moves;
  for (size_t i = 1; i < path.size(); ++i) {
    for (const Move& move : LegalMoves(at, hero)) {
      Position next = at.After(move);
      if (!(encode(next) == path[i])) continue;
      moves.push_back(move);
      at = std::move(next);
      break;
    }
  }
  return moves;
}

}  // namespace rushkit::bench

#endif  // RUSHKIT_BENCH_TEXTBOOK_PLAIN_SEARCH_H_
