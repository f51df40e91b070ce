// Campaign files as they lie on the disk: looked through, and copied in order.
#ifndef RUSHKIT_CLI_CAMPAIGN_CAMPAIGN_SOURCE_H_
#define RUSHKIT_CLI_CAMPAIGN_CAMPAIGN_SOURCE_H_

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "cli/campaign/descriptor.h"
#include "solver/campaign/campaign_header.h"
#include "solver/campaign/campaign_scan.h"

namespace rushkit {

struct CampaignSource {
  std::string path;
  std::optional<CampaignHeader> header;  // nothing: not even a first line is whole
  std::vector<UnitPlace> units;          // those that are whole, in the order of the file
  uint64_t whole_bytes = 0;              // up to the end of these
  uint64_t bytes = 0;                    // more: the last unit was cut off while it was written

  bool is_cut() const { return bytes > whole_bytes; }
};

// Fails with "FILE:LINE: ..." at the first line that is damaged, and where there is no such file.
absl::StatusOr<CampaignSource> ReadCampaignSource(const std::string& path);

// Of files of one campaign. Fails where one cannot be read, has no header, or belongs to another
// campaign than the first one.
absl::StatusOr<std::vector<CampaignSource>> ReadCampaignSources(
    const std::vector<std::string>& files);

// A unit of one of several sources.
struct SourcedUnit {
  const CampaignSource* source = nullptr;
  UnitPlace place;
};

// The units of all sources by their numbers.
std::vector<SourcedUnit> UnitsInOrder(const std::vector<CampaignSource>& sources);

// Where the first unit stands that is there twice, of units in order; empty if none is.
std::string OverlapIn(const std::vector<SourcedUnit>& units);

// Calls `take` with each unit and its lines. Fails when a file cannot be read, or when `take` does.
absl::Status ReadUnits(const std::vector<SourcedUnit>& units,
                       absl::FunctionRef<absl::Status(const UnitPlace&, absl::string_view)> take);

// Reads units, and keeps the files open that they stand in, as many as may be open.
class UnitReader {
 public:
  // Its lines. Fails when the file cannot be read, or is shorter than it was.
  absl::StatusOr<std::string> Read(const SourcedUnit& unit);

 private:
  std::map<const CampaignSource*, Descriptor> files_;
};

// Writes `header` and `units` to the file `path`, anew, and syncs it. If these are all units of the
// campaign, what a unit only repeats is marked (repeats.h). Fails when something cannot
// be read or written, and removes `path` then.
absl::Status WriteCampaign(const CampaignHeader& header, const std::vector<SourcedUnit>& units,
                           const std::string& path);

// Whether something has that name.
bool IsThere(const std::string& path);
// "cannot write FILE: REASON", with errno.
absl::Status CannotWrite(const std::string& path, int error);
// Gives a file another name, which nothing has. Fails when something has it.
absl::Status RenameToNew(const std::string& from, const std::string& to);
// Syncs the folder of `path`, so that a name that was given lasts.
void SyncFolderOf(const std::string& path);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_CAMPAIGN_CAMPAIGN_SOURCE_H_
