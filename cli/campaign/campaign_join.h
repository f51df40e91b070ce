// Joins the parts of a campaign into the file that one run would have written.
#ifndef RUSHKIT_CLI_CAMPAIGN_CAMPAIGN_JOIN_H_
#define RUSHKIT_CLI_CAMPAIGN_CAMPAIGN_JOIN_H_

#include <string>
#include <vector>

#include "cli/exit_status.h"

namespace rushkit {

struct JoinOptions {
  std::string file;          // where the joined units go
  bool allows_gaps = false;  // then FILE.part is written, if some are missing
};

struct JoinResult {
  // Holds; no when a unit is missing or there twice; bad input.
  ExitStatus status = ExitStatus::kHolds;
  std::string message;
};

// Nothing is written unless all is well.
JoinResult JoinCampaign(const std::vector<std::string>& files, const JoinOptions& options);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_CAMPAIGN_CAMPAIGN_JOIN_H_
