// What the games of a selfplay campaign tell, read back from its files: the same as a run that is
// no campaign says of the same games.
#ifndef RUSHKIT_CLI_CAMPAIGN_SELFPLAY_SUMMARY_H_
#define RUSHKIT_CLI_CAMPAIGN_SELFPLAY_SUMMARY_H_

#include "cli/exit_status.h"
#include "cli/selfplay_options.h"

namespace rushkit {

// Of the games in the files that --summary names: one campaign, whole, in shards or in the making.
// Says on standard error how many games there are, if some are missing.
ExitStatus SummarizeSelfPlay(const SelfPlayOptions& options);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_CAMPAIGN_SELFPLAY_SUMMARY_H_
