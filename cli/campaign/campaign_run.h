// Runs a campaign: finds what is left to do, has it done, and keeps it.
#ifndef RUSHKIT_CLI_CAMPAIGN_CAMPAIGN_RUN_H_
#define RUSHKIT_CLI_CAMPAIGN_CAMPAIGN_RUN_H_

#include <string>
#include <vector>

#include "cli/campaign/campaign.h"
#include "cli/campaign/campaign_options.h"
#include "cli/exit_status.h"
#include "cli/options.h"

namespace rushkit {

struct CampaignSetting {
  const CampaignOptions& options;
  const OutputOptions& output;
  const std::vector<std::string>& command_line;
  int threads = 0;  // of each process; 0: as many as suit
};

// The exit status is that of all units together, of those too that were there already.
ExitStatus RunCampaign(const Campaign& campaign, const CampaignSetting& setting);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_CAMPAIGN_CAMPAIGN_RUN_H_
