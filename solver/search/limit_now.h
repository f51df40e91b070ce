// The limits that the world sets, and not the search itself.
#ifndef RUSHKIT_SOLVER_SEARCH_LIMIT_NOW_H_
#define RUSHKIT_SOLVER_SEARCH_LIMIT_NOW_H_

#include <chrono>
#include <optional>

#include "solver/search/limits.h"

namespace rushkit {

// Whether the interrupt or the deadline of `limits` says to stop now.
inline std::optional<LimitKind> LimitNow(const Limits& limits) {
  if (limits.interrupt != nullptr && limits.interrupt->load()) return LimitKind::kInterrupt;
  if (limits.deadline && std::chrono::steady_clock::now() >= *limits.deadline) {
    return LimitKind::kTime;
  }
  return std::nullopt;
}

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_LIMIT_NOW_H_
