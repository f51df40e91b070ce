#include "cli/campaign/database.h"

#include <sqlite3.h>

#include <cassert>
#include <cstring>

#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"

namespace rushkit {
namespace {

// What the system said, if it did.
std::string SystemReason(sqlite3* database) {
  const int error = sqlite3_system_errno(database);
  return error == 0 ? sqlite3_errmsg(database)
                    : std::strerror(error);  // NOLINT(concurrency-mt-unsafe): one thread
}

// A path that means nothing special to SQLite, as ":memory:" does.
std::string PlainPath(const std::string& path) {
  return absl::string_view(path).substr(0, 1) == "/" ? path : absl::StrCat("./", path);
}

int OpenFlags(DatabaseAccess access) {
  switch (access) {
    case DatabaseAccess::kRead:
      return SQLITE_OPEN_READONLY;
    case DatabaseAccess::kWrite:
      return SQLITE_OPEN_READWRITE;
    case DatabaseAccess::kWriteOrCreate:
      break;
  }
  return SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
}

}  // namespace

absl::Status DatabaseError(sqlite3* database, const std::string& path) {
  const std::string message = sqlite3_errmsg(database);
  switch (sqlite3_extended_errcode(database) & 0xff) {  // the primary code
    case SQLITE_INTERRUPT:
      return absl::CancelledError("interrupted");
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return absl::InvalidArgumentError(
          absl::StrCat(path, " is locked by another process: wait for it, or stop it"));
    case SQLITE_NOTADB:
      return absl::InvalidArgumentError(absl::StrCat(
          path, " is no store: expected a database of SQLite 3 that --store has made"));
    case SQLITE_CORRUPT:
      return absl::InvalidArgumentError(absl::StrCat(path, " is damaged: ", message));
    case SQLITE_FULL:
      return absl::InvalidArgumentError(
          absl::StrCat("cannot write ", path, ": No space left on device"));
    case SQLITE_CANTOPEN:
      return absl::InvalidArgumentError(
          absl::StrCat("cannot write ", path, ": its journal ", path, "-journal cannot be opened (",
                       SystemReason(database), "): expected a folder that can be written"));
    case SQLITE_READONLY:
      return absl::InvalidArgumentError(
          absl::StrCat("cannot write ", path, ": it, or its folder, is read-only"));
    case SQLITE_IOERR:
      return absl::InvalidArgumentError(
          absl::StrCat("cannot read or write ", path, ": ", SystemReason(database)));
    default:
      return absl::InvalidArgumentError(absl::StrCat(path, ": ", message));
  }
}

Statement::Statement(sqlite3_stmt* statement, std::string path)
    : statement_(statement), path_(std::move(path)) {}

void Statement::Finalize::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

// What is bound to a statement, and how far it is, changes it.
// NOLINTBEGIN(readability-make-member-function-const)
void Statement::Bind(int parameter, int64_t value) {
  [[maybe_unused]] const int bound = sqlite3_bind_int64(get(), parameter, value);
  assert(bound == SQLITE_OK);
}

void Statement::Bind(int parameter, absl::string_view text) {
  [[maybe_unused]] const int bound =
      sqlite3_bind_text64(get(), parameter, text.data(), text.size(), nullptr, SQLITE_UTF8);
  assert(bound == SQLITE_OK);
}

void Statement::BindNull(int parameter) {
  [[maybe_unused]] const int bound = sqlite3_bind_null(get(), parameter);
  assert(bound == SQLITE_OK);
}

absl::StatusOr<bool> Statement::Step() {
  const int result = sqlite3_step(get());
  if (result == SQLITE_ROW) return true;
  if (result == SQLITE_DONE) return false;
  return DatabaseError(sqlite3_db_handle(get()), path_);
}

absl::Status Statement::Run() {
  absl::StatusOr<bool> has_row = Step();
  while (has_row.ok() && *has_row) has_row = Step();
  Reset();
  return has_row.status();
}

void Statement::Reset() { sqlite3_reset(get()); }
// NOLINTEND(readability-make-member-function-const)

int64_t Statement::Integer(int column) const { return sqlite3_column_int64(get(), column); }

std::string Statement::Text(int column) const {
  const unsigned char* text = sqlite3_column_text(get(), column);
  if (text == nullptr) return "";
  return {reinterpret_cast<const char*>(text),
          static_cast<size_t>(sqlite3_column_bytes(get(), column))};
}

void Database::Close::operator()(sqlite3* database) const { sqlite3_close_v2(database); }

absl::StatusOr<Database> Database::Open(const std::string& path, DatabaseAccess access,
                                        std::chrono::milliseconds wait) {
  sqlite3* opened = nullptr;
  const int result = sqlite3_open_v2(PlainPath(path).c_str(), &opened, OpenFlags(access), nullptr);
  Database database(opened, path);
  if (result != SQLITE_OK) {
    return absl::InvalidArgumentError(absl::StrCat(
        "cannot open ", path, ": ", opened == nullptr ? "out of memory" : SystemReason(opened)));
  }
  sqlite3_extended_result_codes(opened, 1);
  database.set_wait(wait);
  return database;
}

absl::StatusOr<Statement> Database::Prepare(absl::string_view sql) const {
  sqlite3_stmt* statement = nullptr;
  const int result =
      sqlite3_prepare_v2(get(), sql.data(), static_cast<int>(sql.size()), &statement, nullptr);
  if (result != SQLITE_OK) return DatabaseError(get(), path_);
  return Statement(statement, path_);
}

absl::Status Database::Run(absl::string_view sql) const {
  absl::StatusOr<Statement> statement = Prepare(sql);
  return statement.ok() ? statement->Run() : statement.status();
}

absl::StatusOr<int64_t> Database::Number(absl::string_view sql) const {
  absl::StatusOr<Statement> statement = Prepare(sql);
  if (!statement.ok()) return statement.status();
  const absl::StatusOr<bool> has_row = statement->Step();
  if (!has_row.ok()) return has_row.status();
  return *has_row ? statement->Integer(0) : 0;
}

int64_t Database::changed_rows() const { return sqlite3_changes(get()); }

void Database::set_wait(std::chrono::milliseconds wait) const {
  sqlite3_busy_timeout(get(), static_cast<int>(wait.count()));
}

absl::StatusOr<Transaction> Transaction::Begin(const Database& database) {
  if (absl::Status status = database.Run("BEGIN IMMEDIATE"); !status.ok()) return status;
  return Transaction(database);
}

Transaction::~Transaction() {
  // Some errors have taken it back already.
  if (database_ != nullptr && sqlite3_get_autocommit(database_->get()) == 0) {
    (void)database_->Run("ROLLBACK");
  }
}

absl::Status Transaction::Commit() {
  absl::Status status = database_->Run("COMMIT");
  if (status.ok()) database_ = nullptr;
  return status;
}

}  // namespace rushkit
