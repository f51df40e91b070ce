#include "cli/campaign/store_join.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "cli/campaign/campaign_source.h"
#include "cli/campaign/campaign_store.h"
#include "cli/campaign/descriptor.h"
#include "cli/campaign/repeats.h"
#include "cli/command_words.h"
#include "cli/interrupt.h"
#include "cli/render/words.h"
#include "solver/campaign/campaign_scan.h"

namespace rushkit {
namespace {

constexpr size_t kUnitsOfTransaction = 1000;

JoinResult BadJoin(const absl::Status& status) {
  return {absl::IsCancelled(status) ? ExitStatus::kInterrupted : ExitStatus::kBadInput,
          std::string(status.message())};
}

// Adds them in transactions of many. Gives how many are new.
absl::StatusOr<uint64_t> AddUnits(const CampaignStore& store, int64_t campaign,
                                  const std::vector<SourcedUnit>& units) {
  UnitReader reader;
  uint64_t new_units = 0;
  std::vector<UnitText> texts;
  for (size_t i = 0; i < units.size(); ++i) {
    absl::StatusOr<std::string> lines = reader.Read(units[i]);
    if (!lines.ok()) return lines.status();
    texts.push_back({units[i].place.unit, *std::move(lines)});
    if (texts.size() < kUnitsOfTransaction && i + 1 < units.size()) continue;
    if (Interrupted()) return absl::CancelledError("interrupted: do it again to go on");
    const absl::StatusOr<uint64_t> added = store.Add(campaign, texts);
    if (!added.ok()) return added.status();
    new_units += *added;
    texts.clear();
  }
  return new_units;
}

absl::StatusOr<std::string> FillFrom(const std::vector<CampaignSource>& sources,
                                     const std::string& path) {
  const CampaignHeader& header = *sources.front().header;
  const absl::StatusOr<CampaignStore> store =
      CampaignStore::Open(path, DatabaseAccess::kWriteOrCreate);
  if (!store.ok()) return store.status();
  const absl::StatusOr<int64_t> campaign = store->FindOrBegin(header);
  if (!campaign.ok()) return campaign.status();
  const std::vector<SourcedUnit> units = UnitsInOrder(sources);
  const absl::StatusOr<uint64_t> added = AddUnits(*store, *campaign, units);
  if (!added.ok()) return added.status();
  const absl::StatusOr<std::vector<UnitPlace>> kept = store->Units(*campaign, Shard{});
  if (!kept.ok()) return kept.status();
  const uint64_t old = units.size() - *added;
  return absl::StrCat(path, ": ", CountOf(*added, "unit"), " added to campaign ", *campaign,
                      ", which has ", kept->size(), " of ", header.units, " now",
                      old == 0 ? "" : absl::StrCat("; it had ", CountOf(old, "unit"), " before"));
}

absl::StatusOr<StoredCampaign> Chosen(const CampaignStore& store,
                                      const std::optional<uint64_t>& number) {
  const absl::StatusOr<std::vector<StoredCampaign>> campaigns = store.Campaigns();
  if (!campaigns.ok()) return campaigns.status();
  if (!number && campaigns->size() == 1) return campaigns->front();
  for (const StoredCampaign& campaign : *campaigns) {
    if (number && static_cast<uint64_t>(campaign.number) == *number) return campaign;
  }
  if (campaigns->empty()) {
    return absl::InvalidArgumentError(absl::StrCat(store.path(), " holds no campaign"));
  }
  return absl::InvalidArgumentError(
      absl::StrCat(number ? absl::StrCat("--campaign-number: found ", *number, ": ") : "",
                   store.path(), " holds the campaigns ", CampaignList(*campaigns),
                   number ? "" : ": expected --campaign-number with one of them"));
}

// Writes the lines of `campaign` to `path`, and checks each. Where all units are there, what one
// only repeats is marked, as in a file of one run (repeats.h).
absl::Status WriteLines(const CampaignStore& store, const StoredCampaign& campaign, bool is_whole,
                        const std::string& path) {
  const Descriptor file(
      open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, kModeOfNewFile));
  if (!file.is_open()) return CannotWrite(path, errno);
  BlockWriter out(file.get(), path);
  const std::string header = WriteHeader(campaign.header);
  CampaignScan scan;
  absl::Status status = scan.Add(absl::string_view(header).substr(0, header.size() - 1));
  if (status.ok()) status = out.Write(header);
  std::optional<RepeatMarker> repeats;
  if (is_whole && MarksRepeats(campaign.header)) repeats.emplace(campaign.header);
  std::string unit;
  if (status.ok()) {
    status = store.ForEachLine(campaign.number, [&](absl::string_view line) {
      if (Interrupted()) return absl::CancelledError("interrupted");
      if (absl::Status damage = scan.Add(line); !damage.ok()) return damage;
      absl::StrAppend(&unit, line, "\n");
      if (scan.is_within_unit()) return absl::OkStatus();
      const std::string lines = std::exchange(unit, "");
      return out.Write(repeats ? repeats->Marked(scan.units().back(), lines) : lines);
    });
  }
  if (status.ok() && scan.is_within_unit()) {
    status = absl::InvalidArgumentError(absl::StrCat(
        store.path(), ": damaged: the last unit of campaign ", campaign.number, " lacks a part"));
  }
  const std::vector<UnitPlace>& units = scan.units();
  const auto is_before = [](const UnitPlace& a, const UnitPlace& b) { return a.unit < b.unit; };
  if (status.ok() && !std::is_sorted(units.begin(), units.end(), is_before)) {
    status = absl::InvalidArgumentError(absl::StrCat(store.path(), ": damaged: units of campaign ",
                                                     campaign.number, " are not in order"));
  }
  if (status.ok()) status = out.Sync();
  if (!status.ok()) unlink(path.c_str());
  return status;
}

std::string FactText(const nlohmann::ordered_json& value) {
  if (value.is_string()) return value.get<std::string>();
  if (!value.is_array()) return value.dump();
  return absl::StrJoin(value, ",", [](std::string* out, const nlohmann::ordered_json& item) {
    absl::StrAppend(out, FactText(item));
  });
}

// What was typed, and what else tells campaigns apart: "--game --effort quick; deck a, seed 1".
std::string FactsText(const CampaignHeader& header) {
  std::vector<std::string> options;
  std::vector<std::string> others;
  for (const auto& [key, value] : header.facts.items()) {
    if (key == "options" && value.is_array()) {
      for (const nlohmann::ordered_json& word : value) {
        options.push_back(ShellQuoted(FactText(word)));
      }
    } else if (!value.is_object() && key != "signature") {
      others.push_back(absl::StrCat(key, " ", FactText(value)));
    }
  }
  return absl::StrCat(absl::StrJoin(options, " "), options.empty() || others.empty() ? "" : "; ",
                      absl::StrJoin(others, ", "));
}

}  // namespace

JoinResult FillStore(const std::vector<std::string>& files, const JoinOptions& options) {
  const absl::StatusOr<std::vector<CampaignSource>> sources = ReadCampaignSources(files);
  if (!sources.ok()) return BadJoin(sources.status());
  absl::StatusOr<std::string> done = FillFrom(*sources, options.store);
  if (done.ok()) return {ExitStatus::kHolds, *std::move(done)};
  return BadJoin(done.status());
}

JoinResult WriteFromStore(const std::string& store, const JoinOptions& options) {
  const absl::StatusOr<CampaignStore> opened = CampaignStore::Open(store, DatabaseAccess::kRead);
  if (!opened.ok()) return BadJoin(opened.status());
  const absl::StatusOr<StoredCampaign> campaign = Chosen(*opened, options.campaign_number);
  if (!campaign.ok()) return BadJoin(campaign.status());
  const absl::StatusOr<std::vector<UnitPlace>> units = opened->Units(campaign->number, Shard{});
  if (!units.ok()) return BadJoin(units.status());
  const std::vector<uint64_t> missing = MissingUnits(campaign->header, *units);
  const std::string gaps = absl::StrCat(missing.size(), " of ", campaign->header.units,
                                        " units are missing: ", UnitList(missing));
  if (!missing.empty() && !options.allows_gaps) return GapsAreRefused(gaps);
  const absl::StatusOr<std::string> target =
      PutJoined(options, missing.empty(), [&](const std::string& path) {
        return WriteLines(*opened, *campaign, missing.empty(), path);
      });
  if (!target.ok()) return BadJoin(target.status());
  return {ExitStatus::kHolds, absl::StrCat(*target, ": ", CountOf(uint64_t{units->size()}, "unit"),
                                           " of campaign ", campaign->number, " of ", store,
                                           missing.empty() ? "" : absl::StrCat("; ", gaps))};
}

absl::StatusOr<std::string> ListOfStores(const std::vector<std::string>& stores) {
  std::string text;
  for (const std::string& path : stores) {
    const absl::StatusOr<CampaignStore> store = CampaignStore::Open(path, DatabaseAccess::kRead);
    if (!store.ok()) return store.status();
    const absl::StatusOr<std::vector<StoredCampaign>> campaigns = store->Campaigns();
    if (!campaigns.ok()) return campaigns.status();
    absl::StrAppend(&text, path, ": ", CountOf(uint64_t{campaigns->size()}, "campaign"), "\n");
    for (const StoredCampaign& campaign : *campaigns) {
      const std::string units = absl::StrCat(campaign.units, " of ", campaign.header.units);
      absl::StrAppendFormat(&text, "%4d  %-9s %s units  %s\n", campaign.number,
                            Printable(campaign.header.command), units,
                            Printable(FactsText(campaign.header)));
    }
  }
  return text;
}

}  // namespace rushkit
