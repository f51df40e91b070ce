#include "bench/sets/check.h"

#include "absl/strings/str_cat.h"
#include "solver/analysis/replay.h"

namespace rushkit::bench {
namespace {

std::string LengthText(int length) {
  return length == kNoEscape ? "no escape" : absl::StrCat("length ", length);
}

// What a line counts in the task's metric.
int LengthOf(const Replay& replay, const Task& task) {
  return task.request.metric == Metric::kSpaces ? replay.spaces : replay.length();
}

}  // namespace

void Verdict::Object(const Contender& contender, const std::string& what) {
  mistakes_.push_back(absl::StrCat(task_.name, ": ", contender.name, ": ", what));
}

void Verdict::HearCount(const Contender& contender, uint64_t counted) {
  if (!counted_) counted_ = counted;
  if (counted == *counted_) return;
  Object(contender, absl::StrCat(counted, " positions; expected ", *counted_));
}

void Verdict::HearLength(const Contender& contender, const Answer& answer) {
  if (!length_) length_ = answer.length;
  if (answer.length != *length_) {
    Object(contender, absl::StrCat(LengthText(answer.length), "; expected ", LengthText(*length_)));
  }
  if (answer.length == kNoEscape) return;
  if (!answer.line) return Object(contender, "a length without a line");
  const Replay replay = ReplayLine(task_.position, task_.request, *answer.line);
  if (!replay.is_legal()) {
    Object(contender, absl::StrCat("move ", replay.breach->number, ": ", replay.breach->reason));
  } else if (!replay.escapes || LengthOf(replay, task_) != answer.length) {
    Object(contender,
           absl::StrCat("a line of ", LengthOf(replay, task_), ", ",
                        replay.escapes ? "" : "without an escape, ", "not of ", answer.length));
  }
}

void Verdict::Hear(const Contender& contender, const Answer& answer) {
  if (answer.counted) HearCount(contender, *answer.counted);
  if (task_.depth) {
    if (!answer.counted && !contender.may_stop) Object(contender, "no count");
    return;
  }
  if (answer.status != SearchStatus::kLimitReached) {
    HearLength(contender, answer);
  } else if (!contender.may_stop) {
    Object(contender, "no proof");
  }
}

bool IsLong(const BenchSet& set, const Task& task) {
  return set.long_from > 0 && task.length && *task.length >= set.long_from;
}

uint64_t ChecksumOf(const std::vector<int>& lengths) {
  uint64_t checksum = 0xCBF29CE484222325u;
  for (const int length : lengths) {
    for (int shift = 0; shift < 32; shift += 8) {
      checksum ^= static_cast<uint32_t>(length) >> shift & 255;
      checksum *= 0x100000001B3u;
    }
  }
  return checksum;
}

}  // namespace rushkit::bench
