// The next step of a shortest escape, and how much is left of it.
#ifndef RUSHKIT_SOLVER_ANALYSIS_HINT_H_
#define RUSHKIT_SOLVER_ANALYSIS_HINT_H_

#include <optional>
#include <variant>

#include "solver/board/move.h"
#include "solver/game/turn.h"
#include "solver/search/result.h"

namespace rushkit {

struct Hint {
  std::variant<Move, Turn> next;
  int length = 0;     // of the whole escape, in the metric of the search
  int remaining = 0;  // what is left of it after `next`
};

// The first step of the escape in `result`, or nothing when it has none: also where the hero of a
// boxed grid is at its goal already. It is proven best only if
// the result is solved.
std::optional<Hint> HintFrom(const SearchResult& result, Metric metric);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_ANALYSIS_HINT_H_
