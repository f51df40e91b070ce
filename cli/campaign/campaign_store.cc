#include "cli/campaign/campaign_store.h"

#include <sqlite3.h>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/strip.h"

namespace rushkit {
absl::StatusOr<std::vector<StoredCampaign>> CampaignStore::Campaigns() const {
  absl::StatusOr<Statement> rows = database_.Prepare(
      "SELECT campaign, header, (SELECT count(*) FROM results"
      " WHERE results.campaign = campaigns.campaign AND part <= 1) FROM campaigns ORDER BY 1");
  if (!rows.ok()) return rows.status();
  std::vector<StoredCampaign> campaigns;
  absl::StatusOr<bool> has_row = rows->Step();
  for (; has_row.ok() && *has_row; has_row = rows->Step()) {
    absl::StatusOr<CampaignHeader> header = ReadHeader(rows->Text(1));
    if (!header.ok()) {
      return absl::InvalidArgumentError(absl::StrCat(
          path(), ": the header of campaign ", rows->Integer(0), ": ", header.status().message()));
    }
    campaigns.push_back(
        {rows->Integer(0), *std::move(header), static_cast<uint64_t>(rows->Integer(2))});
  }
  if (!has_row.ok()) return has_row.status();
  return campaigns;
}

absl::StatusOr<std::optional<int64_t>> CampaignStore::Find(const CampaignHeader& header) const {
  const absl::StatusOr<std::vector<StoredCampaign>> campaigns = Campaigns();
  if (!campaigns.ok()) return campaigns.status();
  for (const StoredCampaign& campaign : *campaigns) {
    if (WhyAnother(campaign.header, header).empty()) return campaign.number;
  }
  return std::nullopt;
}

absl::StatusOr<int64_t> CampaignStore::FindOrBegin(const CampaignHeader& header) const {
  absl::StatusOr<std::optional<int64_t>> found = Find(header);
  if (!found.ok()) return found.status();
  if (*found) return **found;
  absl::StatusOr<Transaction> transaction = Transaction::Begin(database_);
  if (!transaction.ok()) return transaction.status();
  found = Find(header);  // somebody else may have been faster
  if (!found.ok()) return found.status();
  if (*found) return **found;
  CampaignHeader whole = header;
  whole.shard = {};
  const std::string line = WriteHeader(whole);
  absl::StatusOr<Statement> insert =
      database_.Prepare("INSERT INTO campaigns (command, units, header) VALUES (?1, ?2, ?3)");
  if (!insert.ok()) return insert.status();
  insert->Bind(1, header.command);
  insert->Bind(2, static_cast<int64_t>(header.units));
  insert->Bind(3, absl::StripSuffix(line, "\n"));
  absl::Status status = insert->Run();
  const int64_t number = sqlite3_last_insert_rowid(database_.get());
  if (status.ok()) status = transaction->Commit();
  if (!status.ok()) return status;
  return number;
}

absl::StatusOr<std::vector<UnitPlace>> CampaignStore::Units(int64_t campaign,
                                                            const Shard& shard) const {
  absl::StatusOr<Statement> rows = database_.Prepare(
      "SELECT unit, exit FROM results WHERE campaign = ?1 AND part <= 1"
      " AND unit < (SELECT units FROM campaigns WHERE campaign = ?1) ORDER BY unit");
  if (!rows.ok()) return rows.status();
  rows->Bind(1, campaign);
  std::vector<UnitPlace> units;
  absl::StatusOr<bool> has_row = rows->Step();
  for (; has_row.ok() && *has_row; has_row = rows->Step()) {
    const auto unit = static_cast<uint64_t>(rows->Integer(0));
    if (!shard.Has(unit)) continue;
    UnitPlace place;
    place.unit = unit;
    place.exit = static_cast<int>(rows->Integer(1));
    units.push_back(place);
  }
  if (!has_row.ok()) return has_row.status();
  return units;
}

absl::Status CampaignStore::ForEachLine(
    int64_t campaign, absl::FunctionRef<absl::Status(absl::string_view)> take) const {
  absl::StatusOr<Statement> rows =
      database_.Prepare("SELECT unit, line FROM results WHERE campaign = ?1 ORDER BY unit, part");
  if (!rows.ok()) return rows.status();
  rows->Bind(1, campaign);
  absl::StatusOr<bool> has_row = rows->Step();
  for (; has_row.ok() && *has_row; has_row = rows->Step()) {
    if (absl::Status status = take(rows->Text(1)); !status.ok()) {
      return absl::InvalidArgumentError(absl::StrCat(path(), ": campaign ", campaign, ", unit ",
                                                     rows->Integer(0), ": ", status.message()));
    }
  }
  return has_row.status();
}

std::string CampaignList(const std::vector<StoredCampaign>& campaigns) {
  return absl::StrJoin(campaigns, ", ", [](std::string* out, const StoredCampaign& campaign) {
    absl::StrAppend(out, campaign.number, " (", campaign.header.command, ", ", campaign.units,
                    " of ", campaign.header.units, " units)");
  });
}

}  // namespace rushkit
