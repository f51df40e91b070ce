// Games of selfplay as a campaign: a unit is a block of games that follow each other on one
// position, and blocks are numbered position by position.
#ifndef RUSHKIT_CLI_CAMPAIGN_SELFPLAY_CAMPAIGN_H_
#define RUSHKIT_CLI_CAMPAIGN_SELFPLAY_CAMPAIGN_H_

#include <cstdint>

#include "cli/exit_status.h"
#include "cli/position_input.h"
#include "cli/selfplay_options.h"

namespace rushkit {

// Whole pairs, so that no pair is torn; enough of them to be worth a sync, and few enough that
// little is lost when a run dies. The last block of a position may have fewer.
inline constexpr uint64_t kGamesOfUnit = 16;

ExitStatus RunSelfPlayCampaign(const SelfPlayOptions& options, PositionInput input);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_CAMPAIGN_SELFPLAY_CAMPAIGN_H_
