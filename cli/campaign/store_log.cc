// The units of a campaign that is kept in a store.
#include <utility>

#include "absl/strings/str_cat.h"
#include "cli/campaign/campaign_log.h"
#include "cli/campaign/campaign_store.h"

namespace rushkit {
namespace {

// The campaign within its store, as it was when it was opened.
struct OpenedCampaign {
  int64_t number = 0;
  std::vector<UnitPlace> present;
  bool is_complete = false;
  std::string remark;
};

class StoreLog : public CampaignLog {
 public:
  StoreLog(CampaignStore store, OpenedCampaign opened)
      : store_(std::move(store)), opened_(std::move(opened)) {}

  const std::vector<UnitPlace>& present() const override { return opened_.present; }
  bool is_complete() const override { return opened_.is_complete; }

  absl::Status Add(uint64_t unit, const UnitResults& results) override {
    added_.push_back({unit, WriteUnit(unit, results)});
    return absl::OkStatus();
  }

  // A transaction for each unit would cost several syncs each. What a process that is killed has
  // not handed on yet is the work of the time between two Syncs.
  absl::Status Flush() override { return absl::OkStatus(); }

  absl::Status Sync() override {
    if (added_.empty()) return absl::OkStatus();
    absl::Status status = store_.Add(opened_.number, added_).status();
    if (status.ok()) added_.clear();
    return status;
  }

  absl::Status Finish() override { return Sync(); }
  std::string place() const override {
    return absl::StrCat("campaign ", opened_.number, " of ", store_.path());
  }
  std::string remark() const override { return opened_.remark; }

 private:
  CampaignStore store_;
  OpenedCampaign opened_;
  std::vector<UnitText> added_;  // since the last Sync
};

// Whoever resumes and begins instead may have typed something else than before: in what it differs
// from the last one that is not complete. Empty if there is none.
absl::StatusOr<std::string> WhyNotResumed(const CampaignStore& store,
                                          const CampaignHeader& header) {
  const absl::StatusOr<std::vector<StoredCampaign>> campaigns = store.Campaigns();
  if (!campaigns.ok()) return campaigns.status();
  std::string text;
  for (const StoredCampaign& campaign : *campaigns) {
    const std::string why = WhyAnother(header, campaign.header);
    if (why.empty()) return "";
    if (campaign.header.command != header.command || campaign.units == campaign.header.units) {
      continue;
    }
    text = absl::StrCat(store.path(), " holds no such campaign yet: it is begun; in campaign ",
                        campaign.number, ", which is not complete, ", why);
  }
  return text;
}

absl::StatusOr<OpenedCampaign> OpenIn(const CampaignStore& store, const CampaignHeader& header,
                                      bool resumes) {
  OpenedCampaign opened;
  if (resumes) {
    absl::StatusOr<std::string> remark = WhyNotResumed(store, header);
    if (!remark.ok()) return remark.status();
    opened.remark = *std::move(remark);
  }
  const absl::StatusOr<int64_t> number = store.FindOrBegin(header);
  if (!number.ok()) return number.status();
  absl::StatusOr<std::vector<UnitPlace>> present = store.Units(*number, header.shard);
  if (!present.ok()) return present.status();
  opened.number = *number;
  opened.present = *std::move(present);
  const uint64_t all = header.shard.SizeOf(header.units);
  opened.is_complete = opened.present.size() == all;
  if (resumes || opened.present.empty()) return opened;
  return absl::InvalidArgumentError(absl::StrCat(
      store.path(), " holds ", opened.present.size(), " of ", all,
      " units of this work already, as campaign ", opened.number, ": go on with --resume"));
}

}  // namespace

absl::StatusOr<std::unique_ptr<CampaignLog>> OpenCampaignStore(const std::string& path,
                                                               const CampaignHeader& header,
                                                               bool resumes) {
  absl::StatusOr<CampaignStore> store = CampaignStore::Open(path, DatabaseAccess::kWriteOrCreate);
  if (!store.ok()) return store.status();
  absl::StatusOr<OpenedCampaign> opened = OpenIn(*store, header, resumes);
  if (!opened.ok()) return opened.status();
  return std::make_unique<StoreLog>(*std::move(store), *std::move(opened));
}

}  // namespace rushkit
