// SQLite databases by values that close what they hold, and errors that name the file. One thread
// at a time.
#ifndef RUSHKIT_CLI_CAMPAIGN_DATABASE_H_
#define RUSHKIT_CLI_CAMPAIGN_DATABASE_H_

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

struct sqlite3;
struct sqlite3_stmt;

namespace rushkit {

// A statement with its parameters, and the row at which it stands. Not to outlive its database.
class Statement {
 public:
  Statement(sqlite3_stmt* statement, std::string path);

  // Parameters and columns are counted as SQLite does: these from 1, those from 0. A text is not
  // copied.
  void Bind(int parameter, int64_t value);
  void Bind(int parameter, absl::string_view text);
  void BindNull(int parameter);

  // Goes to the next row: false when there is none.
  absl::StatusOr<bool> Step();
  // To the end, and ready to run again.
  absl::Status Run();
  void Reset();

  int64_t Integer(int column) const;
  std::string Text(int column) const;

  sqlite3_stmt* get() const { return statement_.get(); }

 private:
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const;
  };

  std::unique_ptr<sqlite3_stmt, Finalize> statement_;
  std::string path_;
};

enum class DatabaseAccess : uint8_t { kRead, kWrite, kWriteOrCreate };

class Database {
 public:
  // `wait`: for another process that has locked it, each time. A file that is no database is found
  // out by the first statement.
  static absl::StatusOr<Database> Open(const std::string& path, DatabaseAccess access,
                                       std::chrono::milliseconds wait);

  absl::StatusOr<Statement> Prepare(absl::string_view sql) const;
  // One statement without parameters.
  absl::Status Run(absl::string_view sql) const;
  // The number that `sql` asks for.
  absl::StatusOr<int64_t> Number(absl::string_view sql) const;

  // How many rows the last statement that writes has changed.
  int64_t changed_rows() const;
  void set_wait(std::chrono::milliseconds wait) const;
  const std::string& path() const { return path_; }
  sqlite3* get() const { return database_.get(); }

 private:
  struct Close {
    void operator()(sqlite3* database) const;
  };

  Database(sqlite3* database, std::string path) : database_(database), path_(std::move(path)) {}

  std::unique_ptr<sqlite3, Close> database_;
  std::string path_;  // as it was named
};

// Writes that happen together or not at all: taken back unless they are committed.
class Transaction {
 public:
  static absl::StatusOr<Transaction> Begin(const Database& database);
  Transaction(Transaction&& other) noexcept : database_(std::exchange(other.database_, nullptr)) {}
  Transaction& operator=(Transaction&&) = delete;
  ~Transaction();

  absl::Status Commit();

 private:
  explicit Transaction(const Database& database) : database_(&database) {}

  const Database* database_;  // null: nothing is to be taken back
};

// What went wrong with a database in its last call: "cannot write FILE: ...". Cancelled when it was
// interrupted, else InvalidArgument.
absl::Status DatabaseError(sqlite3* database, const std::string& path);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_CAMPAIGN_DATABASE_H_
