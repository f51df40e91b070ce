// When a search has to stop before it is certain.
#ifndef RUSHKIT_SOLVER_SEARCH_LIMITS_H_
#define RUSHKIT_SOLVER_SEARCH_LIMITS_H_

#include <atomic>
#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>

namespace rushkit {

// Which limit ended a search.
enum class LimitKind : uint8_t { kStates, kMemory, kTime, kInterrupt };

// A search stops when it has gone beyond one of these.
struct Limits {
  uint64_t max_states = std::numeric_limits<uint64_t>::max();  // positions stored
  uint64_t max_bytes = std::numeric_limits<uint64_t>::max();   // of the search's tables
  std::optional<std::chrono::steady_clock::time_point> deadline;
  const std::atomic<bool>* interrupt = nullptr;  // stop soon after it turns true; not owned
};

// What has been done so far: searches report it now and then.
struct Progress {
  uint64_t expanded = 0;
  uint64_t generated = 0;
  uint64_t bytes = 0;
  int lower_bound = 0;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_LIMITS_H_
