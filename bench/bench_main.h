// What the benchmarks share: the positions, and a main that fails when an answer is wrong.
#ifndef RUSHKIT_BENCH_BENCH_MAIN_H_
#define RUSHKIT_BENCH_BENCH_MAIN_H_

#include <string>
#include <vector>

#include "benchmark/benchmark.h"
#include "solver/notation/position_file.h"

namespace rushkit {

// The entries of data/bench/positions.txt.
const std::vector<PositionEntry>& BenchPositions();

// Declares the benchmarks of a program. Each bench file defines it.
void RegisterBenchmarks();

// Ends the benchmark, and makes the program exit with status 1.
void ReportWrong(benchmark::State& state, const std::string& what);

}  // namespace rushkit

#endif  // RUSHKIT_BENCH_BENCH_MAIN_H_
