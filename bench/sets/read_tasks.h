// Reading the tasks of the sets: each line a position and what is known about it.
#ifndef RUSHKIT_BENCH_SETS_READ_TASKS_H_
#define RUSHKIT_BENCH_SETS_READ_TASKS_H_

#include <functional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "bench/sets/task.h"
#include "solver/notation/position_file.h"

namespace rushkit::bench {

// Turns what stands beside a position into tasks: none, one, or one a hero.
using TasksOf = std::function<std::vector<Task>(const PositionEntry& entry)>;

// The positions of a text, in any format of the library. `where` names it in what is refused.
absl::StatusOr<std::vector<Task>> ReadTasks(const std::string& text, const std::string& where,
                                            const TasksOf& tasks_of);
// data/bench/`name`, which is part of the program.
absl::StatusOr<std::vector<Task>> ReadBenchFile(const std::string& name, const TasksOf& tasks_of);
// tests/cases/`name` of the source tree that this was built from.
absl::StatusOr<std::vector<Task>> ReadCaseFile(const std::string& name, const TasksOf& tasks_of);

// `CODE HERO METRIC LENGTH [DECK]`
std::vector<Task> CaseTask(const PositionEntry& entry);
// `MOVES SPACES REACHABLE BOARD`
std::vector<Task> ClassicTask(const PositionEntry& entry);
// The same, but only the count is asked for.
std::vector<Task> ClassicCountTask(const PositionEntry& entry);
// `NAME CODE GOLD-MOVES SILVER-MOVES`
std::vector<Task> BothHeroes(const PositionEntry& entry);
// `NAME CODE HERO COUNT`: no escape, and so many positions that can be reached.
std::vector<Task> SaturatedTask(const PositionEntry& entry);

}  // namespace rushkit::bench

#endif  // RUSHKIT_BENCH_SETS_READ_TASKS_H_
