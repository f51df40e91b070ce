// The options that make a long run a campaign: --campaign, --shard, --resume, --store.
#ifndef RUSHKIT_CLI_CAMPAIGN_CAMPAIGN_OPTIONS_H_
#define RUSHKIT_CLI_CAMPAIGN_CAMPAIGN_OPTIONS_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "cli/options.h"
#include "nlohmann/json.hpp"
#include "solver/campaign/shard.h"
#include "solver/game/card_counts.h"
#include "solver/game/rules.h"

namespace CLI {
class App;
}

namespace rushkit {

struct CampaignOptions {
  bool is_asked_for = false;  // --campaign
  std::optional<Shard> shard;
  bool resumes = false;
  std::string store;              // a database; empty: none
  const CLI::App* app = nullptr;  // to tell what was typed; lives as long as its command runs

  bool is_wanted() const { return is_asked_for || shard.has_value() || resumes || !store.empty(); }
};

// `output` becomes JSON with --store.
void AddCampaignOptions(CLI::App& app, CampaignOptions& options, OutputOptions& output);

// Fails unless the results go into a file of JSON lines or a database, and not into both.
absl::Status Check(const CampaignOptions& options, const OutputOptions& output);

// The options that were typed, but for those that change no result: ["--metric","turns"].
nlohmann::ordered_json TypedOptions(const CampaignOptions& options);

// Adds the rules and each kind of card of the deck, whatever its file is called.
void AddRuleFacts(const RuleOptions& rules, nlohmann::ordered_json& facts);
// What AddRuleFacts has added; as by default what is not there.
Rules RulesIn(const nlohmann::ordered_json& facts);
Deck DeckIn(const nlohmann::ordered_json& facts);

// The command line that goes on, for a shell. `program` is "rushkit" or what stands for it.
std::string ResumingCampaign(const std::string& program,
                             const std::vector<std::string>& command_line);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_CAMPAIGN_CAMPAIGN_OPTIONS_H_
