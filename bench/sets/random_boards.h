// Seeded 6 by 6 boards of usual density, solvable or not.
#ifndef RUSHKIT_BENCH_SETS_RANDOM_BOARDS_H_
#define RUSHKIT_BENCH_SETS_RANDOM_BOARDS_H_

#include <string>

#include "solver/base/random.h"

namespace rushkit::bench {

// 36 characters, `o` an empty cell: hero A of length 2 in the third row, and 7 to 12 blockers of
// length 2 or 3, also in the hero's row. The draws are made like those of
// tests/support/random_boxed.h, with another choice of lengths.
std::string RandomBoard(Random& random);

}  // namespace rushkit::bench

#endif  // RUSHKIT_BENCH_SETS_RANDOM_BOARDS_H_
