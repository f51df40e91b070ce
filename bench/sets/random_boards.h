// Seeded boards of usual density, solvable or not.
#ifndef RUSHKIT_BENCH_SETS_RANDOM_BOARDS_H_
#define RUSHKIT_BENCH_SETS_RANDOM_BOARDS_H_

#include <string>

#include "solver/base/random.h"

namespace rushkit::bench {

struct BoardKind {
  int size = 6;             // rows, and columns
  int hero_row = 2;         // from the top
  int fewest_blockers = 7;  // of length 2 or 3, also in the hero's row
  int blocker_numbers = 6;  // how many numbers of them there are: up to five more
};

// Rows joined by `/`, `o` an empty cell: hero A of length 2, and blockers. The draws are made like
// those of tests/support/random_boxed.h, with another choice of lengths.
std::string RandomBoard(Random& random, const BoardKind& kind);

}  // namespace rushkit::bench

#endif  // RUSHKIT_BENCH_SETS_RANDOM_BOARDS_H_
