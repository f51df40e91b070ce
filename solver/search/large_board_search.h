// A* on a board of up to 12 x 12 cells, or breadth-first search where the board has no bound: see
// line_engine.h.
//
// Positions that are open lie in buckets by f = g + h, and in those by g. A move changes the bound
// by one at most, so no more than three values of f are open at once. The lowest f comes first, and
// in it the lowest g. So when a position is expanded, all have been from which a shortest way leads
// to it by one move: they have a lower g, and no higher f. That is what sleep sets need to be as
// sound as in layers. The highest g first, which is better for ends that are near, would not do:
// a set could shrink behind a position that has been expanded.
//
// A position that is reached again by fewer moves is queued again, and passed over the second time;
// what was asleep may stay awake, which does no harm.
#ifndef RUSHKIT_SOLVER_SEARCH_LARGE_BOARD_SEARCH_H_
#define RUSHKIT_SOLVER_SEARCH_LARGE_BOARD_SEARCH_H_

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "solver/search/large_board.h"
#include "solver/search/line_engine.h"
#include "solver/search/line_outcome.h"
#include "solver/search/meter.h"

namespace rushkit {

// Buckets by f and g: lists of numbers, linked outside. Nothing is ever added that comes before the
// bucket that was taken from last.
class BucketQueue {
 public:
  static constexpr uint32_t kNone = 0xffffffff;

  void Reset(int f);
  // Goes on to the first bucket that is not empty; false when all are.
  bool Advance();
  int f() const { return f_; }
  int g() const { return g_; }
  // The first number of the bucket f(), g(); kNone when it is empty.
  uint32_t& first() { return FirstOf(f_, g_); }
  // That of a bucket with f() <= f <= f() + 2.
  uint32_t& FirstOf(int f, int g);

 private:
  static constexpr size_t kOpen = 3;

  std::array<std::vector<uint32_t>, kOpen> firsts_;  // by f modulo kOpen, by g
  int f_ = 0;
  int g_ = 0;
};

template <size_t kWords>
class LargeBoardSearch : private LineEngine<LargeBoard<kWords>> {
 public:
  using Board = LargeBoard<kWords>;
  using Arena = LineArena<Board>;
  using Outcome = LineOutcome<typename Board::Lines>;

  LargeBoardSearch(const Board& board, Meter& meter, Arena& arena)
      : LineEngine<Board>(board, meter, arena) {}

  Outcome Run();

 private:
  using Engine = LineEngine<Board>;
  using Batch = typename Engine::Batch;

  // Takes positions from the bucket.
  void Take(Batch& batch);
  void Insert(const Batch& batch);

  BucketQueue open_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_LARGE_BOARD_SEARCH_H_
