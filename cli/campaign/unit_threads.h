// Threads that do units of a campaign.
#ifndef RUSHKIT_CLI_CAMPAIGN_UNIT_THREADS_H_
#define RUSHKIT_CLI_CAMPAIGN_UNIT_THREADS_H_

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "absl/status/statusor.h"
#include "cli/campaign/campaign.h"

namespace rushkit {

struct DoneUnit {
  uint64_t unit = 0;
  // As UnitWorker::Do gives it: nothing when the user has asked to stop.
  absl::StatusOr<std::optional<UnitWork>> work;
  double seconds = 0;  // that it took
};

// Belongs to one thread, and begins others. Each of them ends when there is nothing left to do
// after Close, when the user has asked to stop, and with a unit that fails.
class UnitThreads {
 public:
  // `campaign` must outlive it.
  UnitThreads(const Campaign& campaign, int threads);
  // Waits for the units under way; those that are not begun are dropped.
  ~UnitThreads();
  UnitThreads(const UnitThreads&) = delete;
  UnitThreads& operator=(const UnitThreads&) = delete;

  // To be done after those that were added before.
  void Add(const std::vector<uint64_t>& units);
  // No more will be added.
  void Close();
  // What has been done since, once there is something; nothing after `longest`, or when all
  // threads have ended.
  std::deque<DoneUnit> Take(std::chrono::milliseconds longest);
  // All threads have ended, and all that was done has been taken.
  bool HasEnded() const;

 private:
  void Work(UnitWorker& worker);
  std::optional<uint64_t> Next();

  mutable std::mutex mutex_;  // guards all but the threads
  std::condition_variable changed_;
  std::deque<uint64_t> to_do_;
  std::deque<DoneUnit> done_;
  size_t running_;  // threads
  bool is_closed_ = false;
  bool is_stopped_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace rushkit

#endif  // RUSHKIT_CLI_CAMPAIGN_UNIT_THREADS_H_
