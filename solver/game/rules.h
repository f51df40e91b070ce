// The open readings of the booklet, each a named value with its default first.
#ifndef RUSHKIT_SOLVER_GAME_RULES_H_
#define RUSHKIT_SOLVER_GAME_RULES_H_

#include <cstdint>

#include "solver/board/grid.h"

namespace rushkit {

// How many spaces a Move N or Move & Shift N card pays for. RULES: `spaces`.
enum class SpacesRule : uint8_t {
  kExact,  // N if that many can be used, else as many as can; a shift must be made if it can
  kUpTo,   // 0 to N, and the shift of a Move & Shift may be left out
};

struct Rules {
  Connection connection = Connection::kAllThree;
  SpacesRule spaces = SpacesRule::kExact;

  friend bool operator==(const Rules&, const Rules&) = default;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_GAME_RULES_H_
