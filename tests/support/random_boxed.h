// Random boxed grids, for properties.
#ifndef RUSHKIT_TESTS_SUPPORT_RANDOM_BOXED_H_
#define RUSHKIT_TESTS_SUPPORT_RANDOM_BOXED_H_

#include <string>

#include "solver/base/random.h"

namespace rushkit::testing {

struct BoxedKind {
  int height = 6;
  int width = 6;
  int walls = 0;
  int vehicles = 8;  // tries: one that does not fit is left out
  int longest = 4;   // or 6, for some blockers as long as a line
};

// The code of a legal one, rows joined by `/`: hero A of length 2 or 3, blockers B, C, ... of
// length 2 to `longest`, also in the hero's row.
std::string RandomBoxedCode(Random& random, const BoxedKind& kind);

// A kind of 4 to `largest` rows and columns, crowded enough that its territory is mostly small.
BoxedKind RandomBoxedKind(Random& random, int largest);

}  // namespace rushkit::testing

#endif  // RUSHKIT_TESTS_SUPPORT_RANDOM_BOXED_H_
