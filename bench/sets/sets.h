// The sets of solve_bench.
#ifndef RUSHKIT_BENCH_SETS_SETS_H_
#define RUSHKIT_BENCH_SETS_SETS_H_

#include <vector>

#include "bench/sets/task.h"

namespace rushkit::bench {

std::vector<BenchSet> AllSets();

}  // namespace rushkit::bench

#endif  // RUSHKIT_BENCH_SETS_SETS_H_
