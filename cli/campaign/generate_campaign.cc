#include "cli/campaign/generate_campaign.h"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "CLI/CLI.hpp"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "cli/campaign/campaign.h"
#include "cli/campaign/campaign_options.h"
#include "cli/campaign/campaign_run.h"
#include "cli/campaign/position_units.h"
#include "cli/generate_hardest.h"
#include "cli/generate_report.h"
#include "cli/interrupt.h"
#include "cli/position_input.h"
#include "cli/terminal.h"
#include "solver/base/random.h"
#include "solver/generation/hardest.h"
#include "solver/generation/numbered_walks.h"
#include "solver/rating/game_rating.h"
#include "solver/search/picture_library.h"

namespace rushkit {
namespace {

// What walks and hunts have in common.
class GenerateCampaign : public Campaign {
 public:
  GenerateCampaign(const GenerateOptions& options, const GenerationOrder& order,
                   nlohmann::ordered_json place_facts)
      : options_(options), order_(order), place_facts_(std::move(place_facts)) {}

  std::string command() const override { return "generate"; }
  uint64_t units() const override { return *options_.walks; }

  nlohmann::ordered_json Facts() const override {
    nlohmann::ordered_json facts;
    AddRuleFacts(options_.rules, facts);
    if (order_.tasks.front().wishes.fair) facts["agents"] = {kStrong, kStrong};
    facts["seed"] = order_.seed;
    facts["walks"] = units();
    facts.update(place_facts_);
    return facts;
  }

 protected:
  // Nothing when an interrupt has cut the proofs of its figures.
  std::optional<UnitWork> Kept(const GenerationOrder& order, const std::string& name,
                               const GeneratedSetup& setup) const {
    std::string line = WithoutNewline(SetupLine(options_, order, name, setup));
    if (Interrupted()) return std::nullopt;
    return UnitWork{{{std::move(line)}, 0}, ""};
  }

  const GenerateOptions& options_;
  const GenerationOrder& order_;

 private:
  nlohmann::ordered_json place_facts_;
};

class WalkCampaign : public GenerateCampaign {
 public:
  WalkCampaign(const GenerateOptions& options, const GenerationOrder& order,
               nlohmann::ordered_json place_facts)
      : GenerateCampaign(options, order, std::move(place_facts)), walks_(order_, Interrupted()) {}

  std::string UnitNoun() const override { return "walks"; }
  std::unique_ptr<UnitWorker> MakeWorker() const override {
    return std::make_unique<Worker>(*this);
  }

 private:
  class Worker : public UnitWorker {
   public:
    explicit Worker(const WalkCampaign& campaign) : campaign_(campaign) {}

    absl::StatusOr<std::optional<UnitWork>> Do(uint64_t unit) override {
      const absl::StatusOr<WalkResult> walk = campaign_.walks_.Do(unit, library_, [] {});
      if (!walk.ok()) return walk.status();
      if (walk->is_stopped) return std::nullopt;
      if (!walk->kept) return UnitWork{};
      return campaign_.Kept(campaign_.order_, absl::StrCat("walk-", unit),
                            {*walk->kept, unit, walk->games});
    }

   private:
    const WalkCampaign& campaign_;
    PictureLibrary library_;
  };

  NumberedWalks walks_;
};

// Hunt N is the one of --seed S, where S is the N-th seed that the seed of the campaign gives.
class HuntCampaign : public GenerateCampaign {
 public:
  using GenerateCampaign::GenerateCampaign;

  std::string UnitNoun() const override { return "hunts"; }
  std::unique_ptr<UnitWorker> MakeWorker() const override {
    return std::make_unique<Worker>(*this);
  }

 private:
  class Worker : public UnitWorker {
   public:
    explicit Worker(const HuntCampaign& campaign) : campaign_(campaign) {}

    absl::StatusOr<std::optional<UnitWork>> Do(uint64_t unit) override {
      GenerationOrder order = campaign_.order_;
      order.seed = DerivedSeed(order.seed, unit);
      order.threads = 1;
      const HardestResult found = HuntHardest(
          HuntFrom(campaign_.options_, order), [](const HuntedSetup&) {},
          [](const HardestProgress&) {});
      if (found.stopped) return std::nullopt;
      if (!found.best) return UnitWork{};
      return campaign_.Kept(order, absl::StrCat("hunt-", unit), {found.best->position, 0, {}});
    }

   private:
    const HuntCampaign& campaign_;
  };
};

// The positions that --like and --exclude name, so that a campaign is not gone on with others.
absl::StatusOr<nlohmann::ordered_json> PlaceFacts(const GenerateOptions& options) {
  nlohmann::ordered_json facts = nlohmann::ordered_json::object();
  const std::array<std::pair<const char*, const std::string&>, 2> places = {
      {{"like_crc32", options.like}, {"exclude_crc32", options.exclude}}};
  for (const auto& [key, place] : places) {
    if (place.empty()) continue;
    absl::StatusOr<PositionInput> input =
        PositionInput::Open(place, options.rules.rules.connection, std::nullopt);
    if (!input.ok()) return input.status();
    const absl::StatusOr<std::vector<InputPosition>> positions =
        ReadAllPositions(*std::move(input), place);
    if (!positions.ok()) return positions.status();
    facts[key] = PositionsCrc32(*positions);
  }
  return facts;
}

}  // namespace

absl::Status CheckWalks(const GenerateOptions& options) {
  if (!options.campaign.is_wanted()) {
    if (!options.walks) return absl::OkStatus();
    return absl::InvalidArgumentError(
        "--walks says how many units a campaign has: expected --campaign, --shard or --resume with "
        "it, or --count");
  }
  const std::array<std::pair<bool, absl::string_view>, 4> refused = {
      {{options.campaign.app->get_option("--count")->count() > 0,
        "--count has no meaning in a campaign: which walk finds the last one is known only when "
        "all before it are done; expected --walks N"},
       {!options.walks, "a campaign of generate has a number of walks: expected --walks N"},
       {options.skip > 0,
        "--skip has no place in a campaign: --resume finds by itself what is done"},
       {options.time_limit.has_value(),
        "--time-limit has no place in a campaign: how far a run comes by then depends on the "
        "machine; it can be stopped at any moment, and gone on with"}}};
  for (const auto& [is_so, why] : refused) {
    if (is_so) return absl::InvalidArgumentError(why);
  }
  for (const std::string& place : {options.like, options.exclude}) {
    if (absl::Status status = CheckReadableAgain(place); !status.ok()) return status;
  }
  return absl::OkStatus();
}

ExitStatus RunGenerateCampaign(const GenerateOptions& options, GenerationOrder order) {
  absl::Status status = options.hardest ? PrepareHunt(options, order) : absl::OkStatus();
  absl::StatusOr<nlohmann::ordered_json> facts = nlohmann::ordered_json();
  if (status.ok()) {
    facts = PlaceFacts(options);
    status = facts.status();
  }
  if (absl::IsCancelled(status)) return ExitStatus::kInterrupted;
  if (!status.ok()) {
    ReportError(status.message());
    return ExitStatus::kBadInput;
  }
  const CampaignSetting setting = {options.campaign, options.output, options.command_line,
                                   options.threads};
  if (options.hardest) return RunCampaign(HuntCampaign(options, order, *facts), setting);
  return RunCampaign(WalkCampaign(options, order, *facts), setting);
}

}  // namespace rushkit
