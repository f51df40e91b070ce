// The crew of a program that is one process: its threads.

#include "cli/batch.h"
#include "cli/campaign/campaign.h"
#include "cli/campaign/unit_threads.h"
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
    UnitThreads threads(campaign, threads_);
    threads.Add(units);
    threads.Close();
    absl::Status status;
    bool goes_on = true;
    while (goes_on && !threads.HasEnded()) {
      for (const DoneUnit& done : threads.Take(kWaitTime)) {
        status = done.work.status();
        goes_on = status.ok() && (!done.work->has_value() || on_done(done.unit, **done.work));
        if (!goes_on) break;
      }
      goes_on = goes_on && on_wait();
    }
    if (!goes_on) StopWork();  // nobody wants what is still being done
    return status;
  }

 private:
  int threads_;
};

}  // namespace

std::unique_ptr<Crew> MakeCrew(int threads) {
  return std::make_unique<ThreadCrew>(ThreadsFor(threads));
}

}  // namespace rushkit
