#include "cli/campaign/campaign_run.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "cli/campaign/campaign_log.h"
#include "cli/interrupt.h"
#include "cli/progress_line.h"
#include "cli/render/words.h"
#include "cli/terminal.h"
#include "cli/units.h"
#include "solver/analysis/signature.h"
#include "solver/campaign/campaign_header.h"

namespace rushkit {
namespace {

using Clock = std::chrono::steady_clock;

// What is done within this time is written and synced as one block.
constexpr std::chrono::seconds kBlockTime{1};

CampaignHeader HeaderOf(const Campaign& campaign, const CampaignOptions& options) {
  CampaignHeader header;
  header.version = RUSHKIT_VERSION;
  header.command = campaign.command();
  header.facts["options"] = TypedOptions(options);
  const nlohmann::ordered_json facts = campaign.Facts();
  for (const auto& [key, value] : facts.items()) header.facts[key] = value;
  header.facts["signature"] = kSignature;
  header.units = campaign.units();
  header.shard = options.shard.value_or(Shard{});
  return header;
}

ExitStatus ExitOf(const absl::Status& failure) {
  if (absl::IsResourceExhausted(failure)) return ExitStatus::kLimit;
  return absl::IsCancelled(failure) ? ExitStatus::kInterrupted : ExitStatus::kBadInput;
}

class CampaignRun {
 public:
  CampaignRun(const Campaign& campaign, const CampaignSetting& setting, CampaignHeader header,
              Crew& crew, std::unique_ptr<CampaignLog> log)
      : campaign_(campaign),
        setting_(setting),
        header_(std::move(header)),
        crew_(crew),
        log_(std::move(log)),
        progress_(!setting.output.is_quiet && WantsProgress(setting.output.progress)) {}

  ExitStatus Run() {
    for (const UnitPlace& place : log_->present()) AddExit(place.exit);
    done_before_ = log_->present().size();
    const std::vector<uint64_t> units = UnitsToDo();
    absl::Status status;
    if (!log_->is_complete()) {
      status = crew_.Do(
          campaign_, units,
          [this](uint64_t unit, const UnitWork& work) { return Keep(unit, work); },
          [this] { return Wait(); });
      if (log_status_.ok()) log_status_ = log_->Sync();
      if (log_status_.ok()) kept_ = added_;
    }
    progress_.Erase();
    if (!log_status_.ok()) status = log_status_;
    if (!status.ok()) {
      ReportError(absl::StrCat(status.message(), "; ", WhatIsKept()));
      return ExitOf(status);
    }
    if (added_ < units.size()) {
      ReportError(absl::StrCat("interrupted; ", WhatIsKept()));
      return ExitStatus::kInterrupted;
    }
    return Finish();
  }

 private:
  // Hardest first, where several work: who gets the last one is not waited for long.
  std::vector<uint64_t> UnitsToDo() const {
    std::vector<uint64_t> units = MissingUnits(header_, log_->present());
    if (crew_.size() > 1) {
      std::stable_sort(units.begin(), units.end(), [this](uint64_t a, uint64_t b) {
        return campaign_.Hardness(a) > campaign_.Hardness(b);
      });
    }
    return units;
  }

  bool Keep(uint64_t unit, const UnitWork& work) {
    if (!work.messages.empty()) {
      progress_.Erase();
      WriteToStandardError(work.messages);
    }
    log_status_ = log_->Add(unit, work.results);
    if (!log_status_.ok()) return false;
    ++added_;
    AddExit(work.results.exit);
    return true;
  }

  // Hands on what was added, syncs what is due, and shows how far it is.
  bool Wait() {
    const bool is_due = synced_ < added_ && Clock::now() - synced_at_ >= kBlockTime;
    if (log_status_.ok()) log_status_ = is_due ? log_->Sync() : log_->Flush();
    if (log_status_.ok() && (is_due || log_->flush_keeps())) kept_ = added_;
    if (is_due) {
      if (log_status_.ok()) synced_ = added_;
      synced_at_ = Clock::now();
    }
    progress_.SetTitle(HowFar());
    progress_.Tick();
    return log_status_.ok();
  }

  // "shard 2/3: 1200 of 5000 positions, 340/s, 12 s left"
  std::string HowFar() const {
    const uint64_t all = header_.shard.SizeOf(header_.units);
    std::string text = absl::StrCat(
        header_.shard.is_all() ? "" : absl::StrCat("shard ", WriteShard(header_.shard), ": "),
        done_before_ + added_, " of ", all, " ", campaign_.UnitNoun());
    const std::chrono::duration<double> passed = Clock::now() - start_;
    if (passed.count() < 1 || added_ == 0) return text;
    const double rate = static_cast<double>(added_) / passed.count();
    const double left = static_cast<double>(all - done_before_ - added_) / rate;
    text += rate < 10 ? absl::StrFormat(", %.1f/s, ", rate) : absl::StrFormat(", %.0f/s, ", rate);
    return absl::StrCat(text, WriteRoughTime(left), " left");
  }

  std::string WhatIsKept() const {
    return absl::StrCat(done_before_ + kept_, " of ", header_.shard.SizeOf(header_.units), " ",
                        campaign_.UnitNoun(), " are kept in ", log_->place(),
                        "; to go on: ", ResumingCampaign(crew_.program(), setting_.command_line));
  }

  ExitStatus Finish() {
    if (log_->is_complete()) {
      Report(absl::StrCat(log_->place(), " is complete: nothing to do"));
    } else if (absl::Status status = log_->Finish(); !status.ok()) {
      ReportError(absl::StrCat(status.message(), "; ", WhatIsKept()));
      return ExitStatus::kBadInput;
    }
    const std::string& file = setting_.output.file;
    if (!file.empty()) Report(campaign_.WhenComplete(file));
    return exit_;
  }

  void Report(const std::string& what) const {
    if (!what.empty() && !setting_.output.is_quiet) ReportError(what);
  }

  // Of many units, as of many positions; a true no of one is none of all.
  void AddExit(int exit) {
    const auto status = static_cast<ExitStatus>(exit);
    if (status != ExitStatus::kNo) exit_ = Worse(exit_, status);
  }

  const Clock::time_point start_ = Clock::now();
  const Campaign& campaign_;
  const CampaignSetting& setting_;
  CampaignHeader header_;
  Crew& crew_;
  std::unique_ptr<CampaignLog> log_;
  ProgressLine progress_;
  absl::Status log_status_;
  uint64_t done_before_ = 0;  // units
  uint64_t added_ = 0;
  uint64_t kept_ = 0;    // of these, whatever becomes of this process
  uint64_t synced_ = 0;  // of these, whatever becomes of the machine
  Clock::time_point synced_at_ = start_;
  ExitStatus exit_ = ExitStatus::kHolds;
};

absl::StatusOr<std::unique_ptr<CampaignLog>> OpenLog(const CampaignSetting& setting,
                                                     const CampaignHeader& header) {
  const CampaignOptions& options = setting.options;
  if (!options.store.empty()) return OpenCampaignStore(options.store, header, options.resumes);
  return OpenCampaignFile(setting.output.file, header, options.resumes);
}

}  // namespace

ExitStatus RunCampaign(const Campaign& campaign, const CampaignSetting& setting) {
  absl::Status status = Check(setting.options, setting.output);
  CampaignHeader header;
  if (status.ok()) header = HeaderOf(campaign, setting.options);
  if (status.ok() && header.units > kMostUnits) {
    status = absl::InvalidArgumentError(
        absl::StrCat(header.units, " units of work, expected at most ", kMostUnits));
  }
  const std::unique_ptr<Crew> crew = MakeCrew(setting.threads);
  if (status.ok() && !crew->is_leader()) {
    status = crew->Serve(campaign, WriteHeader(header));
    if (status.ok()) return ExitStatus::kHolds;
  }
  if (status.ok()) status = crew->Gather(WriteHeader(header));
  if (!status.ok()) {
    ReportError(status.message());
    return ExitOf(status);
  }
  absl::StatusOr<std::unique_ptr<CampaignLog>> log = OpenLog(setting, header);
  if (!log.ok()) {
    ReportError(log.status().message());
    return ExitStatus::kBadInput;
  }
  if (!setting.output.is_quiet && !(*log)->remark().empty()) ReportError((*log)->remark());
  return CampaignRun(campaign, setting, std::move(header), *crew, *std::move(log)).Run();
}

}  // namespace rushkit
