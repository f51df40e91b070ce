#include "cli/campaign/campaign_join.h"

#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <utility>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "cli/campaign/campaign_source.h"
#include "solver/campaign/campaign_header.h"
#include "solver/campaign/campaign_scan.h"

namespace rushkit {
namespace {

JoinResult Refused(std::string message) { return {ExitStatus::kBadInput, std::move(message)}; }

// What is missing, and of which shards.
std::string GapText(const CampaignHeader& header, const std::vector<uint64_t>& missing,
                    const std::vector<CampaignSource>& sources) {
  std::string text =
      absl::StrCat(missing.size(), " of ", header.units, " units are missing: ", UnitList(missing));
  for (const CampaignSource& source : sources) {
    const size_t left = MissingUnits(*source.header, source.units).size();
    if (left > 0) {
      absl::StrAppend(&text, "; ", source.path, " lacks ", left, " of shard ",
                      WriteShard(source.header->shard));
    }
    if (source.is_cut()) absl::StrAppend(&text, " and is cut off within a unit");
  }
  return text;
}

}  // namespace

JoinResult GapsAreRefused(const std::string& gaps) {
  return {ExitStatus::kNo,
          absl::StrCat(gaps, " (--allow-gaps joins what there is, to be gone on with)")};
}

absl::StatusOr<std::string> PutJoined(
    const JoinOptions& options, bool is_whole,
    absl::FunctionRef<absl::Status(const std::string& path)> write) {
  const std::string target = is_whole ? options.file : absl::StrCat(options.file, ".part");
  const std::string making = absl::StrCat(options.file, ".joining");
  for (const std::string& taken : {options.file, target, making}) {
    if (IsThere(taken)) {
      return absl::InvalidArgumentError(
          absl::StrCat(taken, " is there already: name another file, or remove that one"));
    }
  }
  if (absl::Status status = write(making); !status.ok()) return status;
  if (absl::Status status = RenameToNew(making, target); !status.ok()) {
    unlink(making.c_str());
    return status;
  }
  SyncFolderOf(target);
  return target;
}

JoinResult JoinCampaign(const std::vector<std::string>& files, const JoinOptions& options) {
  if (files.empty()) return Refused("merge: FILE is required\nTry: rushkit merge --help");
  if (options.file.empty()) {
    return Refused(
        "merge: expected -o FILE, where the joined results go\nTry: rushkit merge --help");
  }
  const absl::StatusOr<std::vector<CampaignSource>> sources = ReadCampaignSources(files);
  if (!sources.ok()) return Refused(std::string(sources.status().message()));
  const std::vector<SourcedUnit> units = UnitsInOrder(*sources);
  if (std::string overlap = OverlapIn(units); !overlap.empty()) {
    return {ExitStatus::kNo, std::move(overlap)};
  }
  CampaignHeader header = *sources->front().header;
  header.shard = {};
  std::vector<UnitPlace> places;
  places.reserve(units.size());
  for (const SourcedUnit& unit : units) places.push_back(unit.place);
  const std::vector<uint64_t> missing = MissingUnits(header, places);
  if (!missing.empty() && !options.allows_gaps) {
    return GapsAreRefused(GapText(header, missing, *sources));
  }
  const absl::StatusOr<std::string> target =
      PutJoined(options, missing.empty(),
                [&](const std::string& path) { return WriteCampaign(header, units, path); });
  if (!target.ok()) return Refused(std::string(target.status().message()));
  return {
      ExitStatus::kHolds,
      absl::StrCat(*target, ": ", units.size(), " units of ", files.size(), " files",
                   missing.empty() ? "" : absl::StrCat("; ", GapText(header, missing, *sources)))};
}

}  // namespace rushkit
