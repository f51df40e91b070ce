// The packed floor for boxed grids: breadth-first search with as many bits a vehicle in one key as
// its place takes, an open-addressed table of keys, and occupied cells from precomputed masks.
// Three bits and words of 64 do for 6 by 6, four and 128 for up to 11 by 11.
//
// It is what a careful programmer writes in an afternoon, so a solver has to beat this one.
#ifndef RUSHKIT_BENCH_TEXTBOOK_CLASSIC_FLOOR_H_
#define RUSHKIT_BENCH_TEXTBOOK_CLASSIC_FLOOR_H_

#include <array>
#include <cstdint>
#include <vector>

#include "absl/numeric/int128.h"
#include "bench/textbook/plain_search.h"
#include "solver/board/position.h"

namespace rushkit::bench {

// Keeps its tables from one position to the next. `Word` is a key and a set of cells.
template <class Word>
class ClassicFloor {
 public:
  // `position` has at most kMostSize rows and columns; the goal is Goal::kEdge.
  static constexpr int kMostSize = sizeof(Word) == 8 ? 6 : 11;
  PlainResult Solve(const Position& position, const PlainRequest& request);

 private:
  static constexpr int kBitsACar = sizeof(Word) == 8 ? 3 : 4;
  static constexpr int kMoverShift = sizeof(Word) == 8 ? 56 : 112;
  static constexpr uint64_t kPlaceMask = (uint64_t{1} << kBitsACar) - 1;
  static constexpr Word kTop = Word{1} << (8 * sizeof(Word) - 1);
  static constexpr Word kNever = kTop;  // a cell that is always taken
  static constexpr Word kTaken = kTop;  // of a slot
  static constexpr Word kKeyMask = (Word{1} << kMoverShift) - 1;

  // What is on the line of one vehicle, by its offset from the left or the top.
  struct Car {
    char letter;
    int last;                                 // its highest offset
    std::array<Word, kMostSize + 1> covered;  // the cells that it covers
    std::array<Word, kMostSize + 1> ahead;    // the cell that it takes next; kNever beyond the line
    std::array<Word, kMostSize + 1> behind;
  };

  static uint64_t Low(Word word) { return static_cast<uint64_t>(word); }
  uint64_t SlotOf(Word key) const;

  void Prepare(const Position& position);
  // Stores `key` if it is new, with `mover`, which came from the queue's entry `parent`.
  void Add(Word key, uint64_t mover, uint32_t parent);
  void Resize(int bits);
  // Stores all that follows the entry `index`. True when the hero has reached the edge and the
  // search ends there.
  bool Expand(uint32_t index, bool count_all, PlainResult& result);
  std::vector<Move> MovesTo(uint32_t last) const;

  std::vector<Car> cars_;  // the hero first
  Word walls_ = 0;
  Word start_ = 0;
  std::vector<Word> slots_;  // a key with kTaken, or 0
  int bits_ = 0;             // slots in use: 2^bits_
  std::vector<Word> queue_;  // a key, and above it the vehicle that moved last
  std::vector<uint32_t> parents_;
  uint32_t escape_ = 0;
};

}  // namespace rushkit::bench

#endif  // RUSHKIT_BENCH_TEXTBOOK_CLASSIC_FLOOR_H_
