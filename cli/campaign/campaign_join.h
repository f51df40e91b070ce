// Joins the parts of a campaign into the file that one run would have written.
#ifndef RUSHKIT_CLI_CAMPAIGN_CAMPAIGN_JOIN_H_
#define RUSHKIT_CLI_CAMPAIGN_CAMPAIGN_JOIN_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "cli/exit_status.h"

namespace rushkit {

struct JoinOptions {
  std::string file;                         // where the joined units go
  bool allows_gaps = false;                 // then FILE.part is written, if some are missing
  std::string store;                        // where they go instead; empty: no store
  std::optional<uint64_t> campaign_number;  // which campaign of a store to write
};

struct JoinResult {
  // Holds; no when a unit is missing or there twice; bad input.
  ExitStatus status = ExitStatus::kHolds;
  std::string message;
};

// Nothing is written unless all is well.
JoinResult JoinCampaign(const std::vector<std::string>& files, const JoinOptions& options);

// What it shares with stores.

// The true no of a join without --allow-gaps.
JoinResult GapsAreRefused(const std::string& gaps);
// Has `write` write a file that becomes options.file, or its .part if something is missing, and
// gives its name. Fails when one of them is there already.
absl::StatusOr<std::string> PutJoined(
    const JoinOptions& options, bool is_whole,
    absl::FunctionRef<absl::Status(const std::string& path)> write);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_CAMPAIGN_CAMPAIGN_JOIN_H_
