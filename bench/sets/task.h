// What a set of solve_bench is made of: tasks, and contenders that answer them.
#ifndef RUSHKIT_BENCH_SETS_TASK_H_
#define RUSHKIT_BENCH_SETS_TASK_H_

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/board/position.h"
#include "solver/search/result.h"
#include "solver/search/solve.h"

namespace rushkit::bench {

inline constexpr int kNoEscape = -1;

// One position and what is asked about it.
struct Task {
  std::string name;
  Position position;
  SolveRequest request;
  std::optional<int> length;        // of a shortest escape, or kNoEscape; nothing: not known before
  std::optional<uint64_t> counted;  // how many positions are within `depth` of the start
  std::optional<int> depth;         // nothing: all that can be reached
  uint64_t gone = 0;                // of those counted, positions whose hero has left
};

struct Answer {
  SearchStatus status = SearchStatus::kLimitReached;
  int length = kNoEscape;
  std::optional<Line> line;
  std::optional<uint64_t> counted;  // positions within the task's depth
  uint64_t expanded = 0;
  uint64_t generated = 0;
  uint64_t stored = 0;  // 0: not told
  uint64_t bytes = 0;
};

struct Contender {
  std::string name;
  std::function<Answer(const Task&)> answer;
  // Whether it may give up: what it has no memory for is no mistake of a yardstick.
  bool may_stop = false;
  // Called before each run, for whoever keeps something from task to task; may be empty.
  std::function<void()> begin = nullptr;
};

struct BenchSet {
  std::string name;
  std::string about;
  // The tasks; with `quick` a few small ones. Fails where a file cannot be read.
  std::function<absl::StatusOr<std::vector<Task>>(bool quick)> load;
  std::vector<Contender> contenders;  // the first is the library, which the others are compared to
  int long_from = 0;                  // tasks from this length on are also timed apart; 0: none
};

}  // namespace rushkit::bench

#endif  // RUSHKIT_BENCH_SETS_TASK_H_
