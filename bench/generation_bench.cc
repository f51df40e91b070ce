// How many candidates a second does the generator try, and do two threads find the same sooner?
//
// An order with exact proofs in every step, on one thread and on two, in turns. The set-ups must be
// the same, and each must be as long as was asked for: else the exit status is 1.

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <optional>
#include <utility>
#include <vector>

#include "solver/generation/generator.h"
#include "solver/generation/setup_variation.h"
#include "solver/search/solve.h"

namespace rushkit {
namespace {

using Clock = std::chrono::steady_clock;

double SecondsSince(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

struct Run {
  std::vector<Position> setups;
  uint64_t tried = 0;
  double seconds = 0;
};

Run Measure(const GenerationOrder& order) {
  Run run;
  const auto start = Clock::now();
  const absl::StatusOr<GenerationResult> result = Generate(
      order,
      [&](const GeneratedSetup& setup) {
        run.setups.push_back(setup.position);
        return true;
      },
      [](const GenerationProgress&) {});
  run.seconds = SecondsSince(start);
  if (result.ok()) run.tried = result->tally.tried;
  return run;
}

GenerationOrder OrderOf(uint64_t count) {
  GenerationOrder order;
  WalkTask task;
  task.wishes.moves = Range{6, 8};
  order.tasks = {task};
  order.count = count;
  order.measures.limits.max_states = 5000;
  return order;
}

bool IsRight(const Run& run, const GenerationOrder& order) {
  if (run.setups.size() != order.count) return false;
  return std::all_of(run.setups.begin(), run.setups.end(), [&](const Position& position) {
    const SearchResult result = Solve(position, {});
    return result.status == SearchStatus::kSolved &&
           order.tasks.front().wishes.moves->Holds(result.escape->length);
  });
}

void MeasureVariations(int count) {
  Random random(1);
  const Design design;
  SetupVariation variation(design, random);
  Sketch sketch = variation.RandomSketch();
  const auto start = Clock::now();
  int made = 0;
  for (int i = 0; i < count; ++i) {
    if (std::optional<Sketch> varied = variation.Vary(sketch)) {
      sketch = *std::move(varied);
      if (sketch.ToPosition().ok()) ++made;
    }
  }
  std::printf("variations: %d legal of %d, %.0f a second\n", made, count,
              count / SecondsSince(start));
}

int Main(bool is_quick) {
  MeasureVariations(is_quick ? 1000 : 100'000);
  GenerationOrder order = OrderOf(is_quick ? 2 : 40);
  const int rounds = is_quick ? 1 : 3;
  std::printf("%8s %8s %10s %10s %14s\n", "threads", "kept", "tried", "seconds", "tried a second");
  std::vector<Position> first;
  for (int round = 0; round < rounds; ++round) {
    for (const int threads : {1, 2}) {
      order.threads = threads;
      const Run run = Measure(order);
      std::printf("%8d %8zu %10llu %10.2f %14.0f\n", threads, run.setups.size(),
                  static_cast<unsigned long long>(run.tried), run.seconds,
                  static_cast<double>(run.tried) / run.seconds);
      if (first.empty()) first = run.setups;
      if (run.setups == first && IsRight(run, order)) continue;
      std::printf("wrong: not the set-ups that were ordered\n");
      return 1;
    }
  }
  return 0;
}

}  // namespace
}  // namespace rushkit

int main(int argc, char** argv) {
  return rushkit::Main(argc > 1 && std::strcmp(argv[1], "--quick") == 0);
}
