#include "cli/campaign/ratings_query.h"

#include <sqlite3.h>

#include <memory>
#include <optional>

#include "absl/cleanup/cleanup.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "cli/interrupt.h"
#include "solver/campaign/unit_line.h"

namespace rushkit {
namespace {

constexpr int kStepsBetweenLooks = 10'000;  // of SQLite's machine, about a millisecond
// What one value may take.
constexpr int kMostBytes = 100'000'000;

int StopsWhenInterrupted(void* /*unused*/) { return Interrupted() ? 1 : 0; }

// Lets a statement read the view `ratings`, and what the view reads, and call functions.
int AllowRatings(void* /*unused*/, int action, const char* first, const char* second,
                 const char* /*database*/, const char* view) {
  constexpr absl::string_view kView = "ratings";
  switch (action) {
    case SQLITE_SELECT:
      return SQLITE_OK;
    case SQLITE_FUNCTION:
      return absl::string_view(second) == "load_extension" ? SQLITE_DENY : SQLITE_OK;
    case SQLITE_READ:
      return first == kView || (view != nullptr && view == kView) ? SQLITE_OK : SQLITE_DENY;
    default:
      return SQLITE_DENY;
  }
}

std::string ColumnsOf(const Database& database) {
  const absl::StatusOr<Statement> all = database.Prepare("SELECT * FROM ratings");
  if (!all.ok()) return "";
  const int count = sqlite3_column_count(all->get());
  std::vector<std::string> names;
  names.reserve(static_cast<size_t>(count));
  for (int i = 0; i < count; ++i) {
    names.emplace_back(sqlite3_column_name(all->get(), i));
  }
  return absl::StrJoin(names, ", ");
}

// What stands behind the expression, on a line of its own: it may end with a comment.
constexpr char kAfter[] = "\n)";

// Where in the expression, which begins after `before` bytes of the statement.
std::string PlaceOf(int offset, size_t before) {
  return offset < 0 || static_cast<size_t>(offset) < before
             ? ""
             : absl::StrCat("column ", static_cast<size_t>(offset) - before + 1, ": ");
}

std::string HintFor(const Database& database, const std::string& message) {
  if (absl::StartsWith(message, "no such column")) {
    return absl::StrCat("; the columns are ", ColumnsOf(database), "; texts stand in '...'");
  }
  const bool is_forbidden = message == "not authorized" ||
                            absl::EndsWith(message, "is prohibited") ||
                            absl::StartsWith(message, "no such table");
  return is_forbidden ? "; only the columns of ratings can be asked about" : "";
}

// What the compiler has just said about the expression.
absl::Status WrongExpression(const Database& database, size_t before, const std::string& where) {
  std::string message = sqlite3_errmsg(database.get());
  const int code = sqlite3_errcode(database.get());
  int offset = -1;
#if SQLITE_VERSION_NUMBER >= 3038000
  offset = sqlite3_error_offset(database.get());
#endif
  if (code != SQLITE_ERROR && code != SQLITE_AUTH) {
    return DatabaseError(database.get(), database.path());
  }
  if (offset >= 0 && static_cast<size_t>(offset) >= before + where.size()) {
    return absl::InvalidArgumentError("it ends too early");
  }
  // A text that is not closed.
  if (const size_t end = message.find(kAfter); end != std::string::npos) {
    message = absl::StrCat(message.substr(0, end), "\"");
  }
  return absl::InvalidArgumentError(
      absl::StrCat(PlaceOf(offset, before), message, HintFor(database, message)));
}

// One statement, `begin` + `where` + `end`, that may do what AllowRatings says.
absl::StatusOr<Statement> Compile(const Database& database, const std::string& begin,
                                  const std::string& where, const std::string& end) {
  const std::string sql = absl::StrCat(begin, where, end);
  sqlite3_set_authorizer(database.get(), AllowRatings, nullptr);
  const absl::Cleanup unset = [&] { sqlite3_set_authorizer(database.get(), nullptr, nullptr); };
  sqlite3_stmt* compiled = nullptr;
  const char* tail = nullptr;
  const int result = sqlite3_prepare_v2(database.get(), sql.c_str(), static_cast<int>(sql.size()),
                                        &compiled, &tail);
  Statement statement(compiled, database.path());
  if (result != SQLITE_OK) {
    sqlite3_set_authorizer(database.get(), nullptr, nullptr);
    return WrongExpression(database, begin.size(), where);
  }
  const auto used = static_cast<size_t>(tail - sql.c_str());
  if (used < sql.size()) {
    return absl::InvalidArgumentError(absl::StrCat(
        PlaceOf(static_cast<int>(used) - 1, begin.size()), "expected one expression, found ';'"));
  }
  if (sqlite3_bind_parameter_count(compiled) > 0) {
    return absl::InvalidArgumentError(
        absl::StrCat("found ",
                     sqlite3_bind_parameter_name(compiled, 1) == nullptr
                         ? "?"
                         : sqlite3_bind_parameter_name(compiled, 1),
                     ", which has no value here; texts stand in '...'"));
  }
  return statement;
}

}  // namespace

absl::StatusOr<RatingsQuery> RatingsQuery::Open(const std::string& path) {
  absl::StatusOr<CampaignStore> store = CampaignStore::Open(path, DatabaseAccess::kRead);
  if (!store.ok()) return store.status();
  sqlite3* database = store->database().get();
  // Else "..." that is no column would be a text, and a misspelt column no mistake.
  sqlite3_db_config(database, SQLITE_DBCONFIG_DQS_DML, 0, nullptr);
  sqlite3_limit(database, SQLITE_LIMIT_LENGTH, kMostBytes);
  sqlite3_progress_handler(database, kStepsBetweenLooks, StopsWhenInterrupted, nullptr);
  return RatingsQuery(*std::move(store));
}

absl::StatusOr<std::vector<int64_t>> RatingsQuery::Ask(const std::string& where,
                                                       const std::string& order) const {
  const Database& database = store_.database();
  // What closes the parenthesis before it and opens another fits below, but not here.
  const absl::StatusOr<Statement> alone =
      Compile(database, "SELECT ((", where, absl::StrCat(kAfter, ") FROM ratings"));
  if (!alone.ok()) return alone.status();
  absl::StatusOr<Statement> rows = Compile(database, "SELECT result FROM ratings WHERE (", where,
                                           absl::StrCat(kAfter, " ORDER BY ", order));
  if (!rows.ok()) return rows.status();
  std::vector<int64_t> results;
  absl::StatusOr<bool> has_row = rows->Step();
  for (; has_row.ok() && *has_row; has_row = rows->Step()) results.push_back(rows->Integer(0));
  if (!has_row.ok()) return has_row.status();
  return results;
}

absl::StatusOr<StoredRating> RatingsQuery::Get(int64_t result) const {
  absl::StatusOr<Statement> row =
      store_.database().Prepare("SELECT campaign, unit, line FROM results WHERE result = ?1");
  if (!row.ok()) return row.status();
  row->Bind(1, result);
  const absl::StatusOr<bool> has_row = row->Step();
  if (!has_row.ok()) return has_row.status();
  const std::string line = row->Text(2);
  if (const absl::StatusOr<UnitLine> read = ReadUnitLine(line); !read.ok()) {
    return absl::InvalidArgumentError(absl::StrCat(store_.path(), ": campaign ", row->Integer(0),
                                                   ", unit ", row->Integer(1), ": ",
                                                   read.status().message()));
  }
  return StoredRating{row->Integer(0), ResultIn(line)};
}

absl::StatusOr<int64_t> RatingsQuery::Count() const {
  return store_.database().Number("SELECT count(*) FROM ratings");
}

}  // namespace rushkit
