// Runs a set: checks every answer, and times the contenders in turns.
#ifndef RUSHKIT_BENCH_SETS_RUNNER_H_
#define RUSHKIT_BENCH_SETS_RUNNER_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "bench/sets/task.h"

namespace rushkit::bench {

// What one contender did with a whole set, once: counts do not change from run to run.
struct Tally {
  std::string name;
  int stopped = 0;  // tasks that it gave up
  uint64_t expanded = 0;
  uint64_t generated = 0;
  uint64_t stored = 0;          // 0: not told
  double bytes_a_position = 0;  // of those stored or, if that is not told, expanded
  double seconds = 0;           // the median of the runs
  // Against the first contender, above 1 where this one is slower, or expands more.
  double time_ratio = 1;       // the median over the runs; of the tasks that this one finished
  double long_time_ratio = 1;  // the same for the long tasks, if the set has any
  double task_time_ratio = 1;  // geometric mean over those tasks, each at its median time
  double expanded_ratio = 1;   // geometric mean over those tasks
};

struct SetResult {
  std::string name;
  int tasks = 0;
  int long_tasks = 0;
  uint64_t checksum = 0;  // of the proven lengths, in order
  std::vector<Tally> tallies;
  std::vector<std::string> mistakes;  // a line each; empty when all is right
};

// Fails when the set cannot be read.
absl::StatusOr<SetResult> RunSet(const BenchSet& set, int runs, bool quick);

}  // namespace rushkit::bench

#endif  // RUSHKIT_BENCH_SETS_RUNNER_H_
