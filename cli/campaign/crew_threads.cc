// The crew of a program that is one process: its threads.

#include "cli/batch.h"
#include "cli/campaign/campaign.h"
#include "cli/campaign/unit_threads.h"
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
    UnitThreads threads(campaign, threads_);
    threads.Add(units);
    threads.Close();
    while (!threads.HasEnded()) {
      for (const DoneUnit& done : threads.Take(kWaitTime)) {
        if (!done.work.ok()) return done.work.status();
        if (done.work->has_value() && !on_done(done.unit, **done.work)) return absl::OkStatus();
      }
      if (!on_wait()) return absl::OkStatus();
    }
    return absl::OkStatus();
  }

 private:
  int threads_;
};

}  // namespace

std::unique_ptr<Crew> MakeCrew(int threads) {
  return std::make_unique<ThreadCrew>(ThreadsFor(threads));
}

}  // namespace rushkit
