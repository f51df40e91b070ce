// Some escape, quickly: an upper bound on the length of the shortest one.
//
// A* that trusts an inflated bound runs for the exit where A* that proves something has to look at
// everything. What it finds may be longer than the shortest one, never shorter.
#ifndef RUSHKIT_SOLVER_SEARCH_SOME_ESCAPE_H_
#define RUSHKIT_SOLVER_SEARCH_SOME_ESCAPE_H_

#include <cstdint>
#include <optional>

#include "solver/board/position.h"
#include "solver/search/picture_library.h"
#include "solver/search/result.h"

namespace rushkit {

struct SomeEscape {
  std::optional<int> length;  // nothing when none was found, which proves nothing
  uint64_t expanded = 0;      // positions
};

// An escape of `hero`, who must stand on `position`, a grid with sides; `metric` is moves or
// spaces. Gives up after about `most_expanded` positions. `library` may be null; it changes the
// time, and nothing else.
SomeEscape FindSomeEscape(const Position& position, Player hero, Metric metric,
                          uint64_t most_expanded, PictureLibrary* library);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_SOME_ESCAPE_H_
