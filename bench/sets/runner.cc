#include "bench/sets/runner.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <optional>

#include "absl/strings/str_cat.h"
#include "bench/sets/check.h"

namespace rushkit::bench {
namespace {

using Clock = std::chrono::steady_clock;

// The answers of one contender and what they took, a task each.
struct Record {
  std::vector<Answer> answers;
  std::vector<std::vector<double>> seconds;  // by run, then by task
};

double MedianOf(std::vector<double> values) {
  if (values.empty()) return 0;
  std::sort(values.begin(), values.end());
  const size_t middle = values.size() / 2;
  return values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

// The runs of a contender, one after the other in one pass over the tasks.
void RunOnce(const Contender& contender, const std::vector<Task>& tasks, Record& record) {
  std::vector<double>& seconds = record.seconds.emplace_back();
  record.answers.clear();
  if (contender.begin) contender.begin();
  for (const Task& task : tasks) {
    const Clock::time_point start = Clock::now();
    Answer answer = contender.answer(task);
    seconds.push_back(std::chrono::duration<double>(Clock::now() - start).count());
    record.answers.push_back(std::move(answer));
  }
}

bool Stopped(const Task& task, const Answer& answer) {
  return answer.status == SearchStatus::kLimitReached && !(task.depth && answer.counted);
}

// The time of those tasks in one run that `wanted` is true for.
template <class Wanted>
double SecondsOf(const Record& record, size_t run, Wanted wanted) {
  double sum = 0;
  for (size_t i = 0; i < record.answers.size(); ++i) {
    if (wanted(i)) sum += record.seconds[run][i];
  }
  return sum;
}

template <class Wanted>
double MedianTimeRatio(const Record& record, const Record& first, Wanted wanted) {
  std::vector<double> ratios;
  for (size_t run = 0; run < record.seconds.size(); ++run) {
    const double base = SecondsOf(first, run, wanted);
    if (base > 0) ratios.push_back(SecondsOf(record, run, wanted) / base);
  }
  return MedianOf(ratios);
}

double MedianSecondsOf(const Record& record, size_t task) {
  std::vector<double> seconds;
  for (const std::vector<double>& run : record.seconds) seconds.push_back(run[task]);
  return MedianOf(seconds);
}

Tally TallyOf(const BenchSet& set, const std::string& name, const std::vector<Task>& tasks,
              const Record& record, const Record& first) {
  Tally tally;
  tally.name = name;
  uint64_t bytes = 0;
  double log_ratios = 0;
  double log_time_ratios = 0;
  int finished = 0;
  const auto is_finished = [&](size_t i) { return !Stopped(tasks[i], record.answers[i]); };
  for (size_t i = 0; i < tasks.size(); ++i) {
    const Answer& answer = record.answers[i];
    tally.expanded += answer.expanded;
    tally.generated += answer.generated;
    tally.stored += answer.stored;
    bytes += answer.bytes;
    if (!is_finished(i)) ++tally.stopped;
    if (!is_finished(i) || answer.expanded == 0 || first.answers[i].expanded == 0) continue;
    ++finished;
    log_time_ratios += std::log(MedianSecondsOf(record, i) / MedianSecondsOf(first, i));
    log_ratios += std::log(static_cast<double>(answer.expanded) /
                           static_cast<double>(first.answers[i].expanded));
  }
  const uint64_t positions = tally.stored > 0 ? tally.stored : tally.expanded;
  if (positions > 0)
    tally.bytes_a_position = static_cast<double>(bytes) / static_cast<double>(positions);
  std::vector<double> seconds;
  for (size_t run = 0; run < record.seconds.size(); ++run) {
    seconds.push_back(SecondsOf(record, run, [](size_t) { return true; }));
  }
  tally.seconds = MedianOf(seconds);
  tally.time_ratio = MedianTimeRatio(record, first, is_finished);
  tally.long_time_ratio = MedianTimeRatio(
      record, first, [&](size_t i) { return is_finished(i) && IsLong(set, tasks[i]); });
  tally.task_time_ratio = finished > 0 ? std::exp(log_time_ratios / finished) : 0;
  tally.expanded_ratio = finished > 0 ? std::exp(log_ratios / finished) : 0;
  return tally;
}

}  // namespace

absl::StatusOr<SetResult> RunSet(const BenchSet& set, int runs, bool quick) {
  const absl::StatusOr<std::vector<Task>> tasks = set.load(quick);
  if (!tasks.ok()) return tasks.status();
  SetResult result;
  result.name = set.name;
  result.tasks = static_cast<int>(tasks->size());
  result.long_tasks = static_cast<int>(std::count_if(
      tasks->begin(), tasks->end(), [&](const Task& task) { return IsLong(set, task); }));
  std::vector<Record> records(set.contenders.size());
  for (int run = 0; run < runs; ++run) {
    for (size_t i = 0; i < records.size(); ++i) RunOnce(set.contenders[i], *tasks, records[i]);
  }
  std::vector<int> lengths;
  for (size_t task = 0; task < tasks->size(); ++task) {
    Verdict verdict((*tasks)[task]);
    for (size_t i = 0; i < records.size(); ++i) {
      verdict.Hear(set.contenders[i], records[i].answers[task]);
    }
    for (const std::string& mistake : verdict.mistakes()) {
      result.mistakes.push_back(absl::StrCat(set.name, ": ", mistake));
    }
    lengths.push_back(verdict.length());
  }
  result.checksum = ChecksumOf(lengths);
  for (size_t i = 0; i < records.size(); ++i) {
    result.tallies.push_back(
        TallyOf(set, set.contenders[i].name, *tasks, records[i], records.front()));
  }
  return result;
}

}  // namespace rushkit::bench
