// Opens stores, and refuses what is none.
#include <sqlite3.h>

#include <chrono>
#include <fstream>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "cli/campaign/campaign_store.h"
#include "cli/campaign/store_schema.h"

namespace rushkit {
namespace {

// For another process: nothing is lost yet.
constexpr std::chrono::seconds kWaitToOpen{5};

absl::Status MakeSchema(const Database& database) {
  absl::StatusOr<Transaction> transaction = Transaction::Begin(database);
  if (!transaction.ok()) return transaction.status();
  const absl::StatusOr<int64_t> objects = database.Number("SELECT count(*) FROM sqlite_schema");
  if (!objects.ok()) return objects.status();
  if (*objects > 0) return absl::OkStatus();  // somebody else was faster
  for (const char* sql : kStoreSchema) {
    if (absl::Status status = database.Run(sql); !status.ok()) return status;
  }
  for (const std::string& sql : {absl::StrCat("PRAGMA application_id = ", kStoreApplication),
                                 absl::StrCat("PRAGMA user_version = ", kStoreVersion)}) {
    if (absl::Status status = database.Run(sql); !status.ok()) return status;
  }
  return transaction->Commit();
}

absl::Status CheckSchema(const Database& database) {
  for (const char* sql : kStoreSchema) {
    absl::StatusOr<Statement> found =
        database.Prepare("SELECT count(*) FROM sqlite_schema WHERE sql = ?1");
    if (!found.ok()) return found.status();
    found->Bind(1, sql);
    const absl::StatusOr<bool> has_row = found->Step();
    if (!has_row.ok()) return has_row.status();
    if (found->Integer(0) == 1) continue;
    const std::vector<absl::string_view> words = absl::StrSplit(sql, absl::MaxSplits(' ', 3));
    return absl::InvalidArgumentError(
        absl::StrCat(database.path(), " has no ", absl::AsciiStrToLower(words[1]), " ", words[2],
                     " as a store of version ", kStoreVersion, " has it"));
  }
  return absl::OkStatus();
}

absl::Status CheckKind(const Database& database) {
  const absl::StatusOr<int64_t> application = database.Number("PRAGMA application_id");
  if (!application.ok()) return application.status();
  if (*application != kStoreApplication) {
    return absl::InvalidArgumentError(
        absl::StrCat(database.path(), " is no store: expected a database that --store has made, ",
                     "found one of another program, or an empty one"));
  }
  const absl::StatusOr<int64_t> version = database.Number("PRAGMA user_version");
  if (!version.ok()) return version.status();
  if (*version != kStoreVersion) {
    return absl::InvalidArgumentError(absl::StrCat(database.path(), " is a store of version ",
                                                   *version, ": this program reads version ",
                                                   kStoreVersion));
  }
  return CheckSchema(database);
}

// What a writer that was killed has left half done has to be written back, which a reader may not.
absl::Status TakeBack(const std::string& path) {
  const absl::StatusOr<Database> writer = Database::Open(path, DatabaseAccess::kWrite, kWaitToOpen);
  if (!writer.ok()) return writer.status();
  return writer->Number("PRAGMA user_version").status();
}

bool IsToBeTakenBack(const Database& database) {
  const int code = sqlite3_extended_errcode(database.get());
  return code == SQLITE_READONLY_ROLLBACK || code == SQLITE_READONLY_RECOVERY;
}

}  // namespace

bool NamesStore(const std::string& path) {
  if (absl::EndsWith(path, ".sqlite")) return true;
  constexpr absl::string_view kMagic = "SQLite format 3";
  std::ifstream file(path, std::ios::binary);
  std::string begin(kMagic.size(), ' ');
  return file.read(begin.data(), static_cast<std::streamsize>(begin.size())) && begin == kMagic;
}

absl::StatusOr<CampaignStore> CampaignStore::Open(const std::string& path, DatabaseAccess access) {
  absl::StatusOr<Database> database = Database::Open(path, access, kWaitToOpen);
  if (!database.ok()) return database.status();
  absl::StatusOr<int64_t> objects = database->Number("SELECT count(*) FROM sqlite_schema");
  if (!objects.ok() && access == DatabaseAccess::kRead && IsToBeTakenBack(*database)) {
    if (absl::Status status = TakeBack(path); !status.ok()) return status;
    objects = database->Number("SELECT count(*) FROM sqlite_schema");
  }
  absl::Status status = objects.status();
  if (status.ok() && *objects == 0 && access == DatabaseAccess::kWriteOrCreate) {
    status = MakeSchema(*database);
  }
  if (status.ok()) status = CheckKind(*database);
  if (status.ok() && access != DatabaseAccess::kRead) {
    status = database->Run("PRAGMA synchronous = EXTRA");
  }
  if (!status.ok()) return status;
  return CampaignStore(*std::move(database));
}

}  // namespace rushkit
