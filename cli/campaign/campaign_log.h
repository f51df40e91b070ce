// Where the units of a campaign are kept as they are done.
#ifndef RUSHKIT_CLI_CAMPAIGN_CAMPAIGN_LOG_H_
#define RUSHKIT_CLI_CAMPAIGN_CAMPAIGN_LOG_H_

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "solver/campaign/campaign_header.h"
#include "solver/campaign/campaign_scan.h"
#include "solver/campaign/unit_line.h"

namespace rushkit {

class CampaignLog {
 public:
  virtual ~CampaignLog() = default;

  // The units that were there when it was opened.
  virtual const std::vector<UnitPlace>& present() const = 0;
  // Nothing is to be done: all units of the shard are there and have their final place.
  virtual bool is_complete() const = 0;
  // Keeps the results of a unit.
  virtual absl::Status Add(uint64_t unit, const UnitResults& results) = 0;
  // What was added outlives this process, or will after the next Sync.
  virtual absl::Status Flush() = 0;
  // Whether a Flush does that, or only a Sync.
  virtual bool flush_keeps() const { return false; }
  // What was added outlives a crash of the machine.
  virtual absl::Status Sync() = 0;
  // Once all units of the shard are there: gives them their final place, in order.
  virtual absl::Status Finish() = 0;
  // Where the units are while there are some to come: "rated.jsonl.part".
  virtual std::string place() const = 0;
  // What is to be said about how it was opened; empty: nothing.
  virtual std::string remark() const { return ""; }
};

// FILE.part is written to, in the order in which units are done; when all are there, it is put in
// order and becomes FILE. `resumes`: go on with what is there, or begin if nothing is. Fails when
// somebody else writes to it, when it is another campaign's or damaged, and says in which line.
absl::StatusOr<std::unique_ptr<CampaignLog>> OpenCampaignFile(const std::string& path,
                                                              const CampaignHeader& header,
                                                              bool resumes);

// A store, a database of several campaigns: the one with `header` is begun, or gone on with. All
// its shards are kept in one place, `present` are those of `header`'s. Fails when the file is no
// store, or some of them are there and not to be gone on with.
absl::StatusOr<std::unique_ptr<CampaignLog>> OpenCampaignStore(const std::string& path,
                                                               const CampaignHeader& header,
                                                               bool resumes);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_CAMPAIGN_CAMPAIGN_LOG_H_
