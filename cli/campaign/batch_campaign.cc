#include "cli/campaign/batch_campaign.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "cli/campaign/campaign.h"
#include "cli/campaign/campaign_run.h"
#include "cli/interrupt.h"
#include "cli/origin_json.h"
#include "cli/render/words.h"
#include "cli/terminal.h"
#include "solver/base/diagnostics.h"
#include "solver/campaign/unit_line.h"
#include "solver/notation/position_code.h"
#include "solver/search/picture_library.h"

namespace rushkit {
namespace {

// The object that stands in one line.
std::string WithoutNewline(std::string line) {
  line.pop_back();
  return line;
}

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
    facts["positions_crc32"] = Crc32Of(AllThatIsAsked());
    return facts;
  }

  // Searches grow with each vehicle by about a third (the table of growth in bench/README.md).
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
      if (!input.position.ok()) return campaign_.Bad(input, FromStatus(input.position.status()));
      ProgressLine nothing(false);
      absl::StatusOr<Answer> answer =
          campaign_.answer_({input.origin, *input.position, input.number, /*is_one_of_many=*/true,
                             /*threads=*/1, library_, nothing});
      if (!answer.ok()) return campaign_.Refused(input, answer.status());
      if (answer->status == ExitStatus::kInterrupted) return std::nullopt;
      return UnitWork{{{WithoutNewline(std::move(answer->text))}, static_cast<int>(answer->status)},
                      ""};
    }

   private:
    const BatchCampaign& campaign_;
    PictureLibrary library_;
  };

  // The places too: they stand in the results.
  std::string AllThatIsAsked() const {
    std::string all;
    for (const InputPosition& input : positions_) {
      Json origin = Json::object();
      AddOrigin(input.origin, origin);
      absl::StrAppend(&all, WriteJsonLine(origin), input.origin.ToString(), " ",
                      input.position.ok() ? WritePositionCode(*input.position)
                                          : std::string(input.position.status().message()),
                      "\n");
    }
    return all;
  }

  // A position about which the question makes no sense: that has no place but its own.
  UnitWork Refused(const InputPosition& input, const absl::Status& status) const {
    const Diagnostics own = {{{input.origin.line, 1}, std::string(status.message())}};
    return Bad(input, input.origin.is_in_file ? own : FromStatus(status));
  }

  UnitWork Bad(const InputPosition& input, const Diagnostics& diagnostics) const {
    const std::string place = input.origin.is_in_file ? input.origin.file : input.origin.ToString();
    return UnitWork{{{WithoutNewline(BadResult(Format::kJson, "", input.origin, diagnostics))},
                     static_cast<int>(ExitStatus::kBadInput)},
                    absl::StrCat(LocatedLines(place, diagnostics), "\n")};
  }

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
  if (batch.position == "-") {
    return absl::InvalidArgumentError(
        "a campaign reads its positions again to go on: expected a file, not standard input");
  }
  return absl::OkStatus();
}

}  // namespace

ExitStatus RunBatchCampaign(const Batch& batch, const AnswerPosition& answer, PositionInput input,
                            const nlohmann::ordered_json& facts) {
  absl::Status status = CheckBatch(batch);
  std::vector<InputPosition> positions;
  while (status.ok()) {
    std::optional<InputPosition> next = input.Next();
    if (!next) break;
    positions.push_back(*std::move(next));
  }
  if (status.ok()) status = input.status();
  if (status.ok() && Interrupted()) return ExitStatus::kInterrupted;
  if (status.ok() && positions.empty()) {
    status = absl::InvalidArgumentError(absl::StrCat(batch.position, " holds no position"));
  }
  if (!status.ok()) {
    ReportError(status.message());
    return ExitStatus::kBadInput;
  }
  const BatchCampaign campaign(batch, answer, std::move(positions), facts);
  return RunCampaign(campaign, {batch.campaign, batch.output, batch.command_line, batch.threads});
}

}  // namespace rushkit
