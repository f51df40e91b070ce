#include "cli/campaign/unit_threads.h"

#include <new>
#include <utility>

#include "cli/interrupt.h"

namespace rushkit {
namespace {

using Clock = std::chrono::steady_clock;

// Done and not taken: more would only fill the memory.
constexpr size_t kMostWaiting = 1024;

// The library throws when memory runs out.
absl::StatusOr<std::optional<UnitWork>> DoOrRunOut(UnitWorker& worker, uint64_t unit) {
  try {
    return worker.Do(unit);
  } catch (const std::bad_alloc&) {
    return absl::ResourceExhaustedError("out of memory: --max-memory makes a search stop in time");
  }
}

}  // namespace

UnitThreads::UnitThreads(const Campaign& campaign, int threads)
    : running_(static_cast<size_t>(threads)) {
  const SignalsHeldBack held_back;
  for (int i = 0; i < threads; ++i) {
    threads_.emplace_back([this, &campaign] { Work(*campaign.MakeWorker()); });
  }
}

UnitThreads::~UnitThreads() {
  {
    const std::lock_guard lock(mutex_);
    is_stopped_ = true;
  }
  changed_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void UnitThreads::Add(const std::vector<uint64_t>& units) {
  const std::lock_guard lock(mutex_);
  to_do_.insert(to_do_.end(), units.begin(), units.end());
  changed_.notify_all();
}

void UnitThreads::Close() {
  const std::lock_guard lock(mutex_);
  is_closed_ = true;
  changed_.notify_all();
}

std::deque<DoneUnit> UnitThreads::Take(std::chrono::milliseconds longest) {
  std::unique_lock lock(mutex_);
  changed_.wait_for(lock, longest, [this] { return !done_.empty() || running_ == 0; });
  std::deque<DoneUnit> done = std::exchange(done_, {});
  changed_.notify_all();
  return done;
}

bool UnitThreads::HasEnded() const {
  const std::lock_guard lock(mutex_);
  return running_ == 0 && done_.empty();
}

void UnitThreads::Work(UnitWorker& worker) {
  while (const std::optional<uint64_t> unit = Next()) {
    const Clock::time_point start = Clock::now();
    absl::StatusOr<std::optional<UnitWork>> work = DoOrRunOut(worker, *unit);
    const std::chrono::duration<double> took = Clock::now() - start;
    const bool goes_on = work.ok() && work->has_value();
    const std::lock_guard lock(mutex_);
    done_.push_back({*unit, std::move(work), took.count()});
    changed_.notify_all();
    if (!goes_on) break;
  }
  const std::lock_guard lock(mutex_);
  --running_;
  changed_.notify_all();
}

std::optional<uint64_t> UnitThreads::Next() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] {
    if (is_stopped_) return true;
    return done_.size() < kMostWaiting && (is_closed_ || !to_do_.empty());
  });
  if (is_stopped_ || to_do_.empty() || Interrupted()) return std::nullopt;
  const uint64_t unit = to_do_.front();
  to_do_.pop_front();
  return unit;
}

}  // namespace rushkit
