#include "cli/campaign/batch_campaign.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/campaign/campaign.h"
#include "cli/campaign/campaign_run.h"
#include "cli/campaign/position_units.h"
#include "cli/terminal.h"
#include "solver/base/diagnostics.h"
#include "solver/search/picture_library.h"

namespace rushkit {
namespace {

class BatchCampaign : public Campaign {
 public:
  BatchCampaign(const Batch& batch, const AnswerPosition& answer,
                std::vector<InputPosition> positions, const nlohmann::ordered_json& facts)
      : batch_(batch), answer_(answer), positions_(std::move(positions)), facts_(facts) {}

  std::string command() const override { return batch_.command_line.front(); }
  uint64_t units() const override { return positions_.size(); }
  std::string UnitNoun() const override { return "positions"; }

  nlohmann::ordered_json Facts() const override {
    nlohmann::ordered_json facts = facts_;
    facts["positions_crc32"] = PositionsCrc32(positions_);
    return facts;
  }

  // Searches grow with each vehicle, A* by about half (the table of growth in bench/README.md).
  double Hardness(uint64_t unit) const override {
    const absl::StatusOr<Position>& position = positions_[unit].position;
    return position.ok() ? static_cast<double>(position->vehicles().size()) : 0;
  }

  std::unique_ptr<UnitWorker> MakeWorker() const override {
    return std::make_unique<Worker>(*this);
  }

 private:
  class Worker : public UnitWorker {
   public:
    explicit Worker(const BatchCampaign& campaign) : campaign_(campaign) {}

    absl::StatusOr<std::optional<UnitWork>> Do(uint64_t unit) override {
      const InputPosition& input = campaign_.positions_[unit];
      if (!input.position.ok()) {
        return BadUnit(input.origin, FromStatus(input.position.status()));
      }
      ProgressLine nothing(false);
      absl::StatusOr<Answer> answer =
          campaign_.answer_({input.origin, *input.position, input.number, /*is_one_of_many=*/true,
                             /*threads=*/1, library_, nothing});
      if (!answer.ok()) return RefusedUnit(input.origin, answer.status());
      if (answer->status == ExitStatus::kInterrupted) return std::nullopt;
      return UnitWork{{{WithoutNewline(std::move(answer->text))}, static_cast<int>(answer->status)},
                      ""};
    }

   private:
    const BatchCampaign& campaign_;
    PictureLibrary library_;
  };

  const Batch& batch_;
  const AnswerPosition& answer_;
  std::vector<InputPosition> positions_;
  const nlohmann::ordered_json& facts_;
};

absl::Status CheckBatch(const Batch& batch) {
  if (batch.skip > 0) {
    return absl::InvalidArgumentError(
        "--skip has no place in a campaign: --resume finds by itself what is done");
  }
  return CheckReadableAgain(batch.position);
}

}  // namespace

ExitStatus RunBatchCampaign(const Batch& batch, const AnswerPosition& answer, PositionInput input,
                            const nlohmann::ordered_json& facts) {
  if (const absl::Status status = CheckBatch(batch); !status.ok()) {
    ReportError(status.message());
    return ExitStatus::kBadInput;
  }
  absl::StatusOr<std::vector<InputPosition>> positions =
      ReadAllPositions(std::move(input), batch.position);
  if (absl::IsCancelled(positions.status())) return ExitStatus::kInterrupted;
  if (!positions.ok()) {
    ReportError(positions.status().message());
    return ExitStatus::kBadInput;
  }
  const BatchCampaign campaign(batch, answer, *std::move(positions), facts);
  return RunCampaign(campaign, {batch.campaign, batch.output, batch.command_line, batch.threads});
}

}  // namespace rushkit
