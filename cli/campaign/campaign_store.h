// A store: campaigns that are kept in one SQLite database (store_schema.h), to be gone on with, to
// be asked about, and to be written as files.
//
// What is added in one transaction is there as a whole or not at all, whenever the process is
// killed. The journal is SQLite's oldest, a file beside the database that is removed with each
// commit, and not the write-ahead log: a store at rest is then one file, which can be copied and
// read from a folder that is read-only, and network file systems can hold it. Readers and writers
// wait for each other: a reader for milliseconds, a writer as long as a question or an export
// reads, but no longer than a minute. `synchronous` is EXTRA: with FULL the removal of the journal
// is not synced, and a commit that was acknowledged could be undone by a power cut.
#ifndef RUSHKIT_CLI_CAMPAIGN_CAMPAIGN_STORE_H_
#define RUSHKIT_CLI_CAMPAIGN_CAMPAIGN_STORE_H_

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "cli/campaign/database.h"
#include "solver/campaign/campaign_header.h"
#include "solver/campaign/campaign_scan.h"
#include "solver/campaign/shard.h"

namespace rushkit {

// Whether `path` is meant as a store: it ends in .sqlite, or is an SQLite database.
bool NamesStore(const std::string& path);

struct StoredCampaign {
  int64_t number = 0;
  CampaignHeader header;  // of all units
  uint64_t units = 0;     // that are kept
};

// The lines of a unit, each with its newline.
struct UnitText {
  uint64_t unit = 0;
  std::string lines;
};

class CampaignStore {
 public:
  // Fails when the file cannot be opened, is no store, or is one of another version. kWriteOrCreate
  // makes a store where there is no file, or an empty one. What a writer that was killed has left
  // half done is taken back.
  static absl::StatusOr<CampaignStore> Open(const std::string& path, DatabaseAccess access);

  // In the order in which they were begun.
  absl::StatusOr<std::vector<StoredCampaign>> Campaigns() const;
  // The number of the campaign with that header, whatever its shard.
  absl::StatusOr<std::optional<int64_t>> Find(const CampaignHeader& header) const;
  // The same; it is begun if it is not there.
  absl::StatusOr<int64_t> FindOrBegin(const CampaignHeader& header) const;

  // Which units of `shard` are kept: without places.
  absl::StatusOr<std::vector<UnitPlace>> Units(int64_t campaign, const Shard& shard) const;
  // Adds the units, in one transaction: none of them if it fails. Gives how many are new: what is
  // there already with the same lines is left alone, and other lines are an error.
  absl::StatusOr<uint64_t> Add(int64_t campaign, const std::vector<UnitText>& units) const;
  // Calls `take` with each line of the campaign, without its newline, in the order of the units.
  // When that fails, so does this, with the place.
  absl::Status ForEachLine(int64_t campaign,
                           absl::FunctionRef<absl::Status(absl::string_view line)> take) const;

  const Database& database() const { return database_; }
  const std::string& path() const { return database_.path(); }

 private:
  explicit CampaignStore(Database database) : database_(std::move(database)) {}

  Database database_;
};

// "1 (rate, 40 of 40 units), 2 (solve, 3 of 12 units)"
std::string CampaignList(const std::vector<StoredCampaign>& campaigns);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_CAMPAIGN_CAMPAIGN_STORE_H_
