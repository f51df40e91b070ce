// Whether the answers to a task are right, and agree.
#ifndef RUSHKIT_BENCH_SETS_CHECK_H_
#define RUSHKIT_BENCH_SETS_CHECK_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "bench/sets/task.h"

namespace rushkit::bench {

// Collects the answers to one task.
class Verdict {
 public:
  explicit Verdict(const Task& task) : task_(task), length_(task.length), counted_(task.counted) {}

  // Compares with what was known before and with what others said, and replays the line.
  void Hear(const Contender& contender, const Answer& answer);

  // The proven length, kNoEscape if there is none or if the task asks for none.
  int length() const { return length_.value_or(kNoEscape); }
  const std::vector<std::string>& mistakes() const { return mistakes_; }

 private:
  void Object(const Contender& contender, const std::string& what);
  void HearCount(const Contender& contender, uint64_t counted);
  void HearLength(const Contender& contender, const Answer& answer);

  const Task& task_;
  std::optional<int> length_;
  std::optional<uint64_t> counted_;
  std::vector<std::string> mistakes_;
};

// Whether the task counts among those that the set times apart.
bool IsLong(const BenchSet& set, const Task& task);

// FNV-1a over the lengths as 32-bit numbers, low byte first.
uint64_t ChecksumOf(const std::vector<int>& lengths);

}  // namespace rushkit::bench

#endif  // RUSHKIT_BENCH_SETS_CHECK_H_
