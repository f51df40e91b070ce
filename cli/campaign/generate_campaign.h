// New set-ups as a campaign: a unit is a walk (solver/generation/numbered_walks.h), and what it has
// kept. With --hardest a unit is a whole hunt: the walks of a hunt come in rounds, and those of
// later rounds begin with what earlier ones have found, so they are no units; a hunt of its own
// seed is one.
#ifndef RUSHKIT_CLI_CAMPAIGN_GENERATE_CAMPAIGN_H_
#define RUSHKIT_CLI_CAMPAIGN_GENERATE_CAMPAIGN_H_

#include "absl/status/status.h"
#include "cli/exit_status.h"
#include "cli/generate_options.h"
#include "solver/generation/generator.h"

namespace rushkit {

// Ok, or which option has no meaning in a campaign; or, without one, only there.
absl::Status CheckWalks(const GenerateOptions& options);

ExitStatus RunGenerateCampaign(const GenerateOptions& options, GenerationOrder order);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_CAMPAIGN_GENERATE_CAMPAIGN_H_
