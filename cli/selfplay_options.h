// The command line of selfplay.
#ifndef RUSHKIT_CLI_SELFPLAY_OPTIONS_H_
#define RUSHKIT_CLI_SELFPLAY_OPTIONS_H_

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "cli/agent_source.h"
#include "cli/campaign/campaign_options.h"
#include "cli/options.h"
#include "cli/selfplay_report.h"
#include "solver/analysis/self_play.h"
#include "solver/analysis/sprt.h"
#include "solver/analysis/stop_rule.h"
#include "solver/board/position.h"
#include "solver/notation/position_format.h"

namespace rushkit {

struct SelfPlayOptions {
  std::string position;
  std::optional<PositionFormat> from;
  RuleOptions rules;
  OutputOptions output;
  std::string records;  // a file, or empty
  std::string mine;     // likewise, of puzzles
  SelfPlayNames names;
  std::optional<uint64_t> chosen_games;
  std::optional<double> until_width;
  std::optional<SprtScores> sprt;
  uint64_t seed = 1;
  FirstPlayer first = FirstPlayer::kAlternate;
  bool is_single = false;
  GameLimits limits;
  int threads = 0;
  std::chrono::nanoseconds turn_time = kDefaultTurnTime;
  uint64_t skip = 0;
  CampaignOptions campaign;
  std::vector<std::string> summarized;  // files of campaigns, to tell of the games in them
  std::vector<std::string> command_line;

  bool has_stop_rule() const { return until_width.has_value() || sprt.has_value(); }
  // At most, on each position.
  uint64_t games() const;
  // What is played on `setup`.
  SelfPlayRun RunOn(const Position& setup) const;
  StopRule stop_rule() const;
  absl::StatusOr<AgentPair> OpenAgents() const;
};

void AddSelfPlayOptions(CLI::App& app, SelfPlayOptions& options);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_SELFPLAY_OPTIONS_H_
