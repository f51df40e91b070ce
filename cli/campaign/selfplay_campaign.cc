#include "cli/campaign/selfplay_campaign.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "cli/campaign/campaign.h"
#include "cli/campaign/campaign_options.h"
#include "cli/campaign/campaign_run.h"
#include "cli/campaign/position_units.h"
#include "cli/command_words.h"
#include "cli/interrupt.h"
#include "cli/selfplay_report.h"
#include "cli/terminal.h"
#include "solver/analysis/self_play.h"
#include "solver/base/diagnostics.h"

namespace rushkit {
namespace {

// A position, and what is wrong with it if no game can be played there.
struct PlayedPosition {
  InputPosition input;
  Diagnostics wrong;
  uint64_t first_unit = 0;
};

Diagnostics WhatIsWrong(const SelfPlayOptions& options, const InputPosition& input) {
  if (!input.position.ok()) return FromStatus(input.position.status());
  const absl::Status status = Check(options.RunOn(*input.position));
  if (status.ok()) return {};
  Diagnostics wrong = FromStatus(status);
  for (Diagnostic& one : wrong) one.where = {input.origin.line, 1};
  return wrong;
}

class SelfPlayCampaign : public Campaign {
 public:
  SelfPlayCampaign(const SelfPlayOptions& options, std::vector<InputPosition> positions)
      : options_(options), positions_crc32_(PositionsCrc32(positions)) {
    const uint64_t blocks = (options.games() + kGamesOfUnit - 1) / kGamesOfUnit;
    for (InputPosition& input : positions) {
      Diagnostics wrong = WhatIsWrong(options, input);
      const uint64_t units = wrong.empty() ? blocks : 1;
      positions_.push_back({std::move(input), std::move(wrong), units_});
      units_ += units;
    }
  }

  std::string command() const override { return "selfplay"; }
  uint64_t units() const override { return units_; }
  std::string UnitNoun() const override {
    return absl::StrCat("blocks of ", std::min(options_.games(), kGamesOfUnit), " games");
  }

  nlohmann::ordered_json Facts() const override {
    nlohmann::ordered_json facts;
    AddRuleFacts(options_.rules, facts);
    facts["gold"] = options_.names.gold;
    facts["silver"] = options_.names.silver;
    facts["first"] = FirstPlayerName(options_.first);
    facts["pairs"] = !options_.is_single;
    facts["games"] = options_.games();
    facts["games_of_unit"] = kGamesOfUnit;
    facts["seed"] = options_.seed;
    facts["turn_cap"] = options_.limits.turn_cap;
    facts["repetitions"] = options_.limits.repetitions;
    facts["positions_crc32"] = positions_crc32_;
    return facts;
  }

  double Hardness(uint64_t unit) const override {
    const PlayedPosition& played = PositionOf(unit);
    const GameRange games = GamesOf(played, unit);
    return played.wrong.empty() ? static_cast<double>(games.end - games.begin) : 0;
  }

  std::string WhenComplete(const std::string& file) const override {
    return absl::StrCat("for the summary: rushkit selfplay --summary ", ShellQuoted(file));
  }

  std::unique_ptr<UnitWorker> MakeWorker() const override {
    return std::make_unique<Worker>(*this);
  }

 private:
  class Worker : public UnitWorker {
   public:
    explicit Worker(const SelfPlayCampaign& campaign) : campaign_(campaign) {}

    absl::StatusOr<std::optional<UnitWork>> Do(uint64_t unit) override {
      const PlayedPosition& played = campaign_.PositionOf(unit);
      if (!played.wrong.empty()) return BadUnit(played.input.origin, played.wrong);
      absl::StatusOr<std::optional<UnitWork>> work = Play(played, campaign_.GamesOf(played, unit));
      // An agent that the same ^C has ended has not failed.
      if (work.ok()) return work;
      if (Interrupted()) return std::nullopt;
      return absl::Status(work.status().code(), absl::StrCat(played.input.origin.ToString(), ": ",
                                                             work.status().message()));
    }

   private:
    absl::StatusOr<std::optional<UnitWork>> Play(const PlayedPosition& played,
                                                 const GameRange& games) {
      if (!agents_) {
        absl::StatusOr<AgentPair> agents = campaign_.options_.OpenAgents();
        if (!agents.ok()) return agents.status();
        agents_ = *std::move(agents);
      }
      const SelfPlayBlock block = campaign_.BlockOf(played);
      UnitWork work;
      for (uint64_t number = games.begin; number < games.end; ++number) {
        if (Interrupted()) return std::nullopt;
        const absl::StatusOr<PlayedGame> game = PlayGame(block.run, number, *agents_);
        if (!game.ok()) return game.status();
        work.results.objects.push_back(
            WithoutNewline(GameLineOfMany(block, played.input.number, *game)));
      }
      // A foreign agent that the same ^C has reached may have played another game.
      if (Interrupted()) return std::nullopt;
      return work;
    }

    const SelfPlayCampaign& campaign_;
    std::optional<AgentPair> agents_;  // once they are needed
  };

  const PlayedPosition& PositionOf(uint64_t unit) const {
    const auto after = std::upper_bound(
        positions_.begin(), positions_.end(), unit,
        [](uint64_t wanted, const PlayedPosition& one) { return wanted < one.first_unit; });
    return *(after - 1);
  }

  GameRange GamesOf(const PlayedPosition& played, uint64_t unit) const {
    const uint64_t begin = (unit - played.first_unit) * kGamesOfUnit;
    return {begin, std::min(begin + kGamesOfUnit, options_.games()), 1};
  }

  SelfPlayBlock BlockOf(const PlayedPosition& played) const {
    const Position& position = *played.input.position;
    return {played.input.origin,    options_.RunOn(position), options_.names,
            options_.stop_rule(),   options_.games(),         0,
            IsOwnHalfTurn(position)};
  }

  const SelfPlayOptions& options_;
  std::string positions_crc32_;
  std::vector<PlayedPosition> positions_;
  uint64_t units_ = 0;
};

absl::Status CheckSelfPlayCampaign(const SelfPlayOptions& options) {
  constexpr absl::string_view kEnd =
      "ends a run by its results in order, and a campaign is played in any order: expected --games";
  constexpr absl::string_view kOther =
      "writes a file of its own, which has no units: expected a run without --campaign";
  const std::array<std::pair<bool, std::string>, 5> refused = {
      {{options.until_width.has_value(), absl::StrCat("--until-width ", kEnd)},
       {options.sprt.has_value(), absl::StrCat("--sprt ", kEnd)},
       {!options.records.empty(), absl::StrCat("--records ", kOther)},
       {!options.mine.empty(), absl::StrCat("--mine ", kOther)},
       {options.skip > 0,
        "--skip has no place in a campaign: --resume finds by itself what is done"}}};
  for (const auto& [is_set, why] : refused) {
    if (is_set) return absl::InvalidArgumentError(why);
  }
  return CheckReadableAgain(options.position);
}

}  // namespace

ExitStatus RunSelfPlayCampaign(const SelfPlayOptions& options, PositionInput input) {
  if (const absl::Status status = CheckSelfPlayCampaign(options); !status.ok()) {
    ReportError(status.message());
    return ExitStatus::kBadInput;
  }
  absl::StatusOr<std::vector<InputPosition>> positions =
      ReadAllPositions(std::move(input), options.position);
  if (absl::IsCancelled(positions.status())) return ExitStatus::kInterrupted;
  if (!positions.ok()) {
    ReportError(positions.status().message());
    return ExitStatus::kBadInput;
  }
  const SelfPlayCampaign campaign(options, *std::move(positions));
  return RunCampaign(campaign,
                     {options.campaign, options.output, options.command_line, options.threads});
}

}  // namespace rushkit
