// Positions of files, answered as a campaign: a unit is a position.
#ifndef RUSHKIT_CLI_CAMPAIGN_BATCH_CAMPAIGN_H_
#define RUSHKIT_CLI_CAMPAIGN_BATCH_CAMPAIGN_H_

#include "cli/batch.h"
#include "cli/exit_status.h"
#include "cli/position_input.h"
#include "nlohmann/json.hpp"

namespace rushkit {

ExitStatus RunBatchCampaign(const Batch& batch, const AnswerPosition& answer, PositionInput input,
                            const nlohmann::ordered_json& facts);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_CAMPAIGN_BATCH_CAMPAIGN_H_
