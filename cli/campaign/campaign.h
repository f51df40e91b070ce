// Long work in units that depend on nothing but their number, so that it can be stopped, split and
// joined: what a command tells of its work, and who does it.
#ifndef RUSHKIT_CLI_CAMPAIGN_CAMPAIGN_H_
#define RUSHKIT_CLI_CAMPAIGN_CAMPAIGN_H_

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "nlohmann/json.hpp"
#include "solver/campaign/unit_line.h"

namespace rushkit {

struct UnitWork {
  UnitResults results;
  std::string messages;  // lines for standard error, each with its newline
};

// Does units one after the other. Belongs to one thread.
class UnitWorker {
 public:
  virtual ~UnitWorker() = default;
  // Nothing when the user has asked to stop. Fails when there is no point in going on.
  virtual absl::StatusOr<std::optional<UnitWork>> Do(uint64_t unit) = 0;
};

// The work of one command line.
class Campaign {
 public:
  virtual ~Campaign() = default;
  virtual std::string command() const = 0;  // "rate"
  // All that the results depend on, for the header.
  virtual nlohmann::ordered_json Facts() const = 0;
  virtual uint64_t units() const = 0;
  // "positions", "games": what a unit is, or what it consists of.
  virtual std::string UnitNoun() const = 0;
  // How much work a unit is, as far as that can be told before; any scale.
  virtual double Hardness(uint64_t /*unit*/) const { return 0; }
  // What to say once all units of the run are in `file`; empty: nothing.
  virtual std::string WhenComplete(const std::string& /*file*/) const { return ""; }
  // Called by each thread for itself.
  virtual std::unique_ptr<UnitWorker> MakeWorker() const = 0;
};

// Those who do the units of a campaign: threads of this process, or processes that were started
// together, of which one leads and the others work for it.
class Crew {
 public:
  virtual ~Crew() = default;

  // The one that opens files and writes. The others only call Serve.
  virtual bool is_leader() const { return true; }
  // How many units are done at the same time.
  virtual int size() const = 0;
  // How the program was called, for a shell: "rushkit", "mpirun -n 4 rushkit-mpi".
  virtual std::string program() const { return "rushkit"; }

  // Deals `units` in their order and calls `on_done` on this thread with each that is done, in
  // whatever order that happens, and `on_wait` now and then, always when no more is done for the
  // moment. Ends early when the user has asked to stop, or when one of them returns false; the
  // units under way are dropped then. Fails with the
  // first unit that fails.
  virtual absl::Status Do(const Campaign& campaign, const std::vector<uint64_t>& units,
                          absl::FunctionRef<bool(uint64_t unit, const UnitWork& work)> on_done,
                          absl::FunctionRef<bool()> on_wait) = 0;
  // Works for the leader until it is done. `header` is what this process would write.
  virtual absl::Status Serve(const Campaign& /*campaign*/, const std::string& /*header*/) {
    return absl::OkStatus();
  }
  // Waits for those who serve. Fails when one of them cannot, or has another header than `header`,
  // which is the leader's; with Cancelled when the user has asked to stop.
  virtual absl::Status Gather(const std::string& /*header*/) { return absl::OkStatus(); }
};

// Each program has its own: crew_threads.cc, mpi/crew_mpi.cc. `threads` of each process; 0: as many
// as suit.
std::unique_ptr<Crew> MakeCrew(int threads);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_CAMPAIGN_CAMPAIGN_H_
