// The textbook way to what a card can leave: play every sequence of single spaces and shifts, and
// put each end, an array of characters, into a hash set of Abseil.
#ifndef RUSHKIT_BENCH_TEXTBOOK_TEXTBOOK_PLAYS_H_
#define RUSHKIT_BENCH_TEXTBOOK_TEXTBOOK_PLAYS_H_

#include <cstddef>

#include "solver/board/position.h"
#include "solver/game/card.h"

namespace rushkit::bench {

struct TextbookPlays {
  size_t count = 0;  // of different positions
  bool wins = false;
};

// Under connection `all-three` and spaces `exact`. `position` has sides.
TextbookPlays TextbookPlaysOf(const Position& position, Player mover, Card card);

}  // namespace rushkit::bench

#endif  // RUSHKIT_BENCH_TEXTBOOK_TEXTBOOK_PLAYS_H_
