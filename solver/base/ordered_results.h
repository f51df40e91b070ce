// Results that many threads find and one takes, in the order of their numbers.
#ifndef RUSHKIT_SOLVER_BASE_ORDERED_RESULTS_H_
#define RUSHKIT_SOLVER_BASE_ORDERED_RESULTS_H_

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <utility>

namespace rushkit {

// How long one waits for a result before something else is looked at: the clock, an interrupt.
inline constexpr std::chrono::milliseconds kWaitTime{100};

// Those that are found wait here until those before them are taken; not more than some are begun
// ahead.
template <class Result>
class OrderedResults {
 public:
  // Numbers from `begin` to `end` - 1.
  OrderedResults(uint64_t begin, uint64_t end, uint64_t most_ahead)
      : next_(begin), taken_(begin), end_(end), most_ahead_(most_ahead) {}

  // The number of a result to find; nothing when there is none left.
  std::optional<uint64_t> Begin() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return is_stopped_ || next_ < taken_ + most_ahead_; });
    if (is_stopped_ || next_ == end_) return std::nullopt;
    return next_++;
  }
  void Finish(uint64_t number, Result result) {
    const std::lock_guard lock(mutex_);
    finished_.emplace(number, std::move(result));
    changed_.notify_all();
  }
  // The next result, once it is found.
  Result Take() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return finished_.count(taken_) > 0; });
    return TakeFirst();
  }
  // The same; nothing if it is not found within that time.
  std::optional<Result> TakeWithin(std::chrono::milliseconds time) {
    std::unique_lock lock(mutex_);
    if (!changed_.wait_for(lock, time, [this] { return finished_.count(taken_) > 0; })) {
      return std::nullopt;
    }
    return TakeFirst();
  }
  // Nothing more is begun.
  void Stop() {
    const std::lock_guard lock(mutex_);
    is_stopped_ = true;
    changed_.notify_all();
  }

 private:
  Result TakeFirst() {
    auto node = finished_.extract(taken_++);
    changed_.notify_all();
    return std::move(node.mapped());
  }

  std::mutex mutex_;  // guards all below
  std::condition_variable changed_;
  uint64_t next_;
  uint64_t taken_;
  uint64_t end_;
  uint64_t most_ahead_;
  std::map<uint64_t, Result> finished_;
  bool is_stopped_ = false;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_BASE_ORDERED_RESULTS_H_
