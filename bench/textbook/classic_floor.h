// The packed floor for boxed grids of 6 by 6: breadth-first search with three bits a vehicle in one
// 64-bit key, an open-addressed table of keys, and occupied cells from precomputed masks.
//
// It is what a careful programmer writes in an afternoon, so a solver has to beat this one.
#ifndef RUSHKIT_BENCH_TEXTBOOK_CLASSIC_FLOOR_H_
#define RUSHKIT_BENCH_TEXTBOOK_CLASSIC_FLOOR_H_

#include <array>
#include <cstdint>
#include <vector>

#include "bench/textbook/plain_search.h"
#include "solver/board/position.h"

namespace rushkit::bench {

// Keeps its tables from one position to the next.
class ClassicFloor {
 public:
  // `position` has 6 by 6 cells; the goal is Goal::kEdge.
  PlainResult Solve(const Position& position, const PlainRequest& request);

 private:
  static constexpr int kMostCars = 18;  // 36 cells
  static constexpr int kBitsACar = 3;

  // What is on the line of one vehicle, by its offset from the left or the top.
  struct Car {
    char letter;
    int last;                         // its highest offset
    std::array<uint64_t, 7> covered;  // the cells that it covers
    std::array<uint64_t, 7> ahead;    // the cell that it takes next; kNever beyond the line
    std::array<uint64_t, 7> behind;
  };

  void Prepare(const Position& position);
  // Stores `key` if it is new, with `mover`, which came from the queue's entry `parent`.
  void Add(uint64_t key, uint64_t mover, uint32_t parent);
  void Resize(int bits);
  // Stores all that follows the entry `index`. True when the hero has reached the edge and the
  // search ends there.
  bool Expand(uint32_t index, bool count_all, PlainResult& result);
  std::vector<Move> MovesTo(uint32_t last) const;

  std::vector<Car> cars_;  // the hero first
  uint64_t walls_ = 0;
  uint64_t start_ = 0;
  std::vector<uint64_t> slots_;  // a key with kTaken, or 0
  int bits_ = 0;                 // slots in use: 2^bits_
  std::vector<uint64_t> queue_;  // a key, and above it the vehicle that moved last
  std::vector<uint32_t> parents_;
  uint32_t escape_ = 0;
};

}  // namespace rushkit::bench

#endif  // RUSHKIT_BENCH_TEXTBOOK_CLASSIC_FLOOR_H_
