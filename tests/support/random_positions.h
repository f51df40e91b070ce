// Seeded positions of every shape, for properties that must hold for all of them.
#ifndef RUSHKIT_TESTS_SUPPORT_RANDOM_POSITIONS_H_
#define RUSHKIT_TESTS_SUPPORT_RANDOM_POSITIONS_H_

#include <string>

#include "solver/base/random.h"
#include "solver/board/position.h"

namespace rushkit::testing {

struct BoxedWishes {
  int height = 6;
  int width = 6;
  int walls = 0;      // at most; fewer where there is no room
  int blockers = 12;  // the same
  int longest = 3;
};

// A position on a boxed grid, not always solvable. The hero is X, A, R or r, and no other vehicle
// would be taken for it in a code.
Position RandomBoxed(Random& random, const BoxedWishes& wishes);

// Any wishes at all: 4 to 12 rows and columns, often 6 by 6 and often without walls.
BoxedWishes RandomWishes(Random& random);

struct ShiftWishes {
  Connection connection = Connection::kAllThree;
  size_t most_blockers = 19;  // fewer where there is no room
};

// A position on a grid with sides that may be shifted, with one hero or both, one of them perhaps
// leaving, and vehicles over the seams.
Position RandomShift(Random& random, const ShiftWishes& wishes = {});

// The code of a RandomShift() with up to `more` blockers of 2 or 3 cells, each inside a part, where
// there is room: the more of them, the less can be reached.
std::string DenseCode(Random& random, int more);

}  // namespace rushkit::testing

#endif  // RUSHKIT_TESTS_SUPPORT_RANDOM_POSITIONS_H_
