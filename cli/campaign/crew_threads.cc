// The crew of a program that is one process: its threads.

#include <condition_variable>
#include <deque>
#include <mutex>
#include <new>
#include <thread>
#include <utility>

#include "cli/campaign/campaign.h"
#include "cli/interrupt.h"
#include "solver/base/ordered_results.h"

namespace rushkit {
namespace {

class ThreadCrew : public Crew {
 public:
  explicit ThreadCrew(int threads) : threads_(threads) {}

  int size() const override { return threads_; }

  absl::Status Do(const Campaign& campaign, const std::vector<uint64_t>& units,
                  absl::FunctionRef<bool(uint64_t, const UnitWork&)> on_done,
                  absl::FunctionRef<bool()> on_wait) override {
    Board board{units};
    std::vector<std::thread> threads;
    {
      const SignalsHeldBack held_back;
      for (int i = 0; i < threads_; ++i) {
        threads.emplace_back([&board, &campaign] { board.Work(*campaign.MakeWorker()); });
      }
    }
    absl::Status status = board.Collect(threads_, on_done, on_wait);
    board.Stop();
    for (std::thread& thread : threads) thread.join();
    return status;
  }

 private:
  // The library throws when memory runs out.
  static absl::StatusOr<std::optional<UnitWork>> DoOrRunOut(UnitWorker& worker, uint64_t unit) {
    try {
      return worker.Do(unit);
    } catch (const std::bad_alloc&) {
      return absl::ResourceExhaustedError(
          "out of memory: --max-memory makes a search stop in time");
    }
  }

  struct Done {
    uint64_t unit = 0;
    absl::StatusOr<std::optional<UnitWork>> work;
  };

  // Units to do, and those that are done.
  class Board {
   public:
    explicit Board(const std::vector<uint64_t>& units) : units_(units) {}

    void Work(UnitWorker& worker) {
      while (const std::optional<uint64_t> unit = Take()) {
        absl::StatusOr<std::optional<UnitWork>> work = DoOrRunOut(worker, *unit);
        const bool goes_on = work.ok() && work->has_value();
        const std::lock_guard lock(mutex_);
        done_.push_back({*unit, std::move(work)});
        changed_.notify_all();
        if (!goes_on) break;
      }
      const std::lock_guard lock(mutex_);
      ++gone_;
      changed_.notify_all();
    }

    absl::Status Collect(int threads, absl::FunctionRef<bool(uint64_t, const UnitWork&)> on_done,
                         absl::FunctionRef<bool()> on_wait) {
      while (true) {
        std::unique_lock lock(mutex_);
        changed_.wait_for(lock, kWaitTime, [&] { return !done_.empty() || gone_ == threads; });
        if (done_.empty() && gone_ == threads) return absl::OkStatus();
        std::deque<Done> done = std::exchange(done_, {});
        changed_.notify_all();
        lock.unlock();
        for (const Done& one : done) {
          if (!one.work.ok()) return one.work.status();
          if (one.work->has_value() && !on_done(one.unit, **one.work)) return absl::OkStatus();
        }
        if (!on_wait()) return absl::OkStatus();
      }
    }

    void Stop() {
      const std::lock_guard lock(mutex_);
      is_stopped_ = true;
      changed_.notify_all();
    }

   private:
    // Waits while much is done that nobody has taken, so that memory stays as it is.
    std::optional<uint64_t> Take() {
      constexpr size_t kMostWaiting = 1024;
      std::unique_lock lock(mutex_);
      changed_.wait(lock, [this] { return is_stopped_ || done_.size() < kMostWaiting; });
      if (is_stopped_ || next_ == units_.size() || Interrupted()) return std::nullopt;
      return units_[next_++];
    }

    const std::vector<uint64_t>& units_;
    std::mutex mutex_;  // guards all below
    std::condition_variable changed_;
    size_t next_ = 0;
    std::deque<Done> done_;
    int gone_ = 0;  // threads
    bool is_stopped_ = false;
  };

  int threads_;
};

}  // namespace

std::unique_ptr<Crew> MakeCrew(int threads) { return std::make_unique<ThreadCrew>(threads); }

}  // namespace rushkit
