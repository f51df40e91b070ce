// What came of a search on a board made of lines.
#ifndef RUSHKIT_SOLVER_SEARCH_LINE_OUTCOME_H_
#define RUSHKIT_SOLVER_SEARCH_LINE_OUTCOME_H_

#include <optional>
#include <vector>

#include "solver/search/result.h"

namespace rushkit {

template <class Lines>
struct LineOutcome {
  SearchStatus status = SearchStatus::kLimitReached;
  // kSolved: the moves to a position that finishes (see SmallBoard). kLimitReached: at least as
  // many are needed.
  int depth = 0;
  std::optional<LimitKind> limit;
  std::vector<Lines> path;  // kSolved: from the start to that position
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_LINE_OUTCOME_H_
