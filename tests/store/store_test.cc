// Stores as another program sees them.

#include <sqlite3.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "tests/catch.h"
#include "tests/golden/transcript.h"

namespace rushkit {
namespace {

namespace fs = std::filesystem;

// A folder of its own in $SCRATCH, and the program on the PATH. Commands run in the source.
class Place {
 public:
  Place() {
    std::string folder = (fs::temp_directory_path() / "rushkit-XXXXXX").string();
    REQUIRE(mkdtemp(folder.data()) != nullptr);
    folder_ = folder;
    const std::string program = fs::path(RUSHKIT_PROGRAM).parent_path().string();
    setenv("PATH", (program + ":" + std::getenv("PATH")).c_str(), 1);
    setenv("SCRATCH", folder.c_str(), 1);
    setenv("LC_ALL", "C", 1);
    fs::current_path(RUSHKIT_SOURCE_DIR);
  }
  ~Place() { fs::remove_all(folder_); }
  Place(const Place&) = delete;
  Place& operator=(const Place&) = delete;

  std::string Path(const std::string& name) const { return (folder_ / name).string(); }
  // What a command prints, with "s.sqlite" for the path of the store.
  std::string Say(const std::string& command) const {
    std::string output = OutputOf(command);
    const std::string before = folder_.string() + "/";
    for (size_t at = 0; (at = output.find(before, at)) != std::string::npos;) {
      output.erase(at, before.size());
    }
    return output;
  }

 private:
  fs::path folder_;
};

constexpr char kRate[] =
    "rushkit rate booklet-1 booklet-2 booklet-6 --hero gold --store \"$SCRATCH/s.sqlite\"";
constexpr char kWrite[] =
    "rushkit merge \"$SCRATCH/s.sqlite\" -o \"$SCRATCH/written.jsonl\" --quiet";

// Another program that has the store open.
class Connection {
 public:
  explicit Connection(const std::string& path) {
    REQUIRE(sqlite3_open_v2(path.c_str(), &database_, SQLITE_OPEN_READWRITE, nullptr) == SQLITE_OK);
  }
  ~Connection() { sqlite3_close(database_); }
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  bool Try(const std::string& sql) const {
    return sqlite3_exec(database_, sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK;
  }
  void Run(const std::string& sql) const {
    INFO(sql);
    REQUIRE(Try(sql));
  }
  // The first values of all rows, or those of another column.
  std::vector<std::string> Values(const std::string& sql, int column = 0) const {
    sqlite3_stmt* statement = nullptr;
    INFO(sql);
    REQUIRE(sqlite3_prepare_v2(database_, sql.c_str(), -1, &statement, nullptr) == SQLITE_OK);
    std::vector<std::string> values;
    while (sqlite3_step(statement) == SQLITE_ROW) {
      const unsigned char* text = sqlite3_column_text(statement, column);
      values.emplace_back(text == nullptr ? "NULL" : reinterpret_cast<const char*>(text));
    }
    sqlite3_finalize(statement);
    return values;
  }

 private:
  sqlite3* database_ = nullptr;
};

std::string TextOf(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  REQUIRE(file);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

// The names in the headings of the man page's list of columns.
std::vector<std::string> DocumentedColumns() {
  std::string page = TextOf(fs::path(RUSHKIT_SOURCE_DIR) / "cli" / "rushkit.1");
  page = page.substr(page.find("The columns of\n.B ratings\n"));
  std::istringstream lines(page.substr(0, page.find("\n.SH")));
  std::vector<std::string> names;
  bool is_heading = false;
  for (std::string line; std::getline(lines, line); is_heading = line == ".TP") {
    if (!is_heading) continue;
    std::istringstream words(line.substr(line.find(' ')));
    for (std::string word; words >> word;) {
      if (word.find_first_of("\",") == std::string::npos) names.push_back(word);
    }
  }
  return names;
}

TEST_CASE("A store is made of what is documented") {
  const Place place;
  CHECK(place.Say(kRate).empty());
  const Connection store(place.Path("s.sqlite"));
  using Names = std::vector<std::string>;
  CHECK(store.Values("PRAGMA application_id") == Names{"1920299880"});
  CHECK(store.Values("PRAGMA user_version") == Names{"1"});
  CHECK(store.Values("PRAGMA integrity_check") == Names{"ok"});
  CHECK(store.Values("PRAGMA journal_mode") == Names{"delete"});
  CHECK(store.Values("SELECT name FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid") ==
        Names{"campaigns", "results", "ratings"});
  CHECK(store.Values("PRAGMA table_info(campaigns)", 1) ==
        Names{"campaign", "command", "units", "header"});
  CHECK(store.Values("PRAGMA table_info(results)", 1) ==
        Names{"result", "campaign", "unit", "part", "exit", "vehicles", "symmetric", "line"});
  std::vector<std::string> columns = store.Values("PRAGMA table_info(ratings)", 1);
  std::vector<std::string> documented = DocumentedColumns();
  CHECK(std::set<std::string>(columns.begin(), columns.end()) ==
        std::set<std::string>(documented.begin(), documented.end()));
  CHECK(columns.size() == documented.size());
}

TEST_CASE("A store holds the lines of the file") {
  const Place place;
  place.Say(kRate);
  CHECK(place.Say(kWrite).empty());
  const Connection store(place.Path("s.sqlite"));
  std::string lines;
  for (const char* sql :
       {"SELECT header FROM campaigns", "SELECT line FROM results ORDER BY unit"}) {
    for (const std::string& line : store.Values(sql)) lines += line + "\n";
  }
  CHECK(lines == TextOf(place.Path("written.jsonl")));
}

TEST_CASE("The columns say what the rating says") {
  const Place place;
  place.Say(
      "rushkit rate booklet-3 14/.....SS......./14/14/14/14:0,0 AAb./..b./..cc/dd.. "
      "--store \"$SCRATCH/s.sqlite\"");
  const Connection store(place.Path("s.sqlite"));
  const auto column = [&store](const std::string& name) {
    return store.Values("SELECT " + name + " FROM ratings ORDER BY unit");
  };
  using Values = std::vector<std::string>;
  CHECK(column("heroes") == Values{"both", "silver", "gold"});
  CHECK(column("moves") == Values{"6", "1", "3"});
  CHECK(column("spaces")[0] == "22");
  CHECK(column("turns") == Values{"4", "1", "NULL"});
  CHECK(column("gold_moves") == Values{"6", "NULL", "3"});
  CHECK(column("silver_moves") == Values{"6", "1", "NULL"});
  CHECK(column("vehicles") == Values{"12", "1", "4"});
  CHECK(column("symmetric") == Values{"1", "0", "0"});
  CHECK(column("name") == Values{"booklet-3", "NULL", "NULL"});
  CHECK(column("difficulty_word")[0] == "hard");
  CHECK(column("fair") == Values{"NULL", "NULL", "NULL"});
}

TEST_CASE("Killed again and again, a campaign in a store comes to the same bytes") {
  const Place place;
  place.Say(
      "for i in 1 2 3 4; do cat tests/golden/inputs/random.txt; done > \"$SCRATCH/many.txt\"");
  const std::string rate = "rushkit rate \"$SCRATCH/many.txt\" --quiet ";
  place.Say(rate + "--campaign -o \"$SCRATCH/whole.jsonl\" 2> /dev/null");
  int kills = 0;
  for (double seconds = 0.2;; seconds += 0.3) {
    const std::string status =
        place.Say("timeout -s KILL " + std::to_string(seconds) + " " + rate +
                  "--threads 1 --resume --store \"$SCRATCH/s.sqlite\" 2> /dev/null");
    if (status != "[exit 137]\n") break;
    ++kills;
  }
  CHECK(kills > 1);
  CHECK(place.Say(kWrite).empty());
  CHECK(TextOf(place.Path("written.jsonl")) == TextOf(place.Path("whole.jsonl")));
}

// Ends like kill -9 while half of a transaction has been written to the database.
void WriteHalf(const std::string& path) {
  const pid_t child = fork();
  REQUIRE(child >= 0);
  if (child == 0) {
    sqlite3* database = nullptr;
    sqlite3_open(path.c_str(), &database);
    sqlite3_exec(database,
                 "PRAGMA cache_size = 1; BEGIN; UPDATE results SET line = line || 'x';"
                 "INSERT INTO campaigns (command, units, header) VALUES ('x', 1, 'x')",
                 nullptr, nullptr, nullptr);
    kill(getpid(), SIGKILL);
  }
  waitpid(child, nullptr, 0);
}

TEST_CASE("What a writer has left half done is taken back by whoever comes next") {
  const Place place;
  place.Say(kRate);
  place.Say(kWrite);
  for (const std::string& next : {std::string("rushkit rate --from \"$SCRATCH/s.sqlite\" | wc -l"),
                                  std::string("rushkit merge \"$SCRATCH/s.sqlite\" --list | wc -l"),
                                  std::string(kRate) + " --resume --quiet"}) {
    INFO(next);
    WriteHalf(place.Path("s.sqlite"));
    REQUIRE(fs::exists(place.Path("s.sqlite-journal")));
    const std::string output = place.Say(next);
    CHECK(output.find("rushkit:") == std::string::npos);
    CHECK_FALSE(fs::exists(place.Path("s.sqlite-journal")));
    CHECK(place.Say("rushkit merge \"$SCRATCH/s.sqlite\" -o \"$SCRATCH/again.jsonl\" --quiet")
              .empty());
    CHECK(TextOf(place.Path("again.jsonl")) == TextOf(place.Path("written.jsonl")));
    fs::remove(place.Path("again.jsonl"));
  }
}

TEST_CASE("Shards at the same time fill one campaign") {
  const Place place;
  const std::string solve = "rushkit solve tests/golden/inputs/random.txt --quiet ";
  place.Say(solve + "--campaign -o \"$SCRATCH/whole.jsonl\" 2> /dev/null");
  place.Say("for k in 1 2 3 4; do " + solve +
            "--shard $k/4 --store \"$SCRATCH/s.sqlite\" 2> /dev/null & done; wait");
  CHECK(place.Say(kWrite).empty());
  CHECK(TextOf(place.Path("written.jsonl")) == TextOf(place.Path("whole.jsonl")));
}

TEST_CASE("Whoever has a store locked is waited for, and then named") {
  const Place place;
  place.Say(kRate);
  const Connection other(place.Path("s.sqlite"));
  SECTION("for ever") {
    other.Run("BEGIN EXCLUSIVE");
    CHECK(place.Say("rushkit rate --from \"$SCRATCH/s.sqlite\"") ==
          "rushkit: s.sqlite is locked by another process: wait for it, or stop it\n[exit 2]\n");
  }
  SECTION("for a moment") {
    other.Run("BEGIN EXCLUSIVE");
    std::thread release([&other] {
      std::this_thread::sleep_for(std::chrono::milliseconds(700));
      other.Try("COMMIT");
    });
    CHECK(place.Say("rushkit rate booklet-9 --store \"$SCRATCH/s.sqlite\"").empty());
    release.join();
    CHECK(other.Values("SELECT name FROM ratings WHERE campaign = 2") ==
          std::vector<std::string>{"booklet-9"});
  }
}

TEST_CASE("What is no store of this version is refused") {
  const Place place;
  place.Say(kRate);
  const Connection store(place.Path("s.sqlite"));
  struct Case {
    std::string sql;
    std::string says;
  };
  const std::vector<Case> cases = {
      {"PRAGMA user_version = 2", "s.sqlite is a store of version 2: this program reads version 1"},
      {"PRAGMA application_id = 7",
       "s.sqlite is no store: expected a database that --store has made, found one of another "
       "program, or an empty one"},
      {"DROP VIEW ratings; CREATE VIEW ratings AS SELECT * FROM results",
       "s.sqlite has no view ratings as a store of version 1 has it"},
      {"DROP TABLE campaigns", "s.sqlite has no table campaigns as a store of version 1 has it"}};
  for (const Case& one : cases) {
    INFO(one.sql);
    place.Say("cp \"$SCRATCH/s.sqlite\" \"$SCRATCH/kept\"");
    {
      const Connection other(place.Path("s.sqlite"));
      other.Run(one.sql);
    }
    for (const std::string& command :
         {std::string("rushkit rate --from \"$SCRATCH/s.sqlite\""), std::string(kWrite),
          std::string("rushkit rate booklet-9 --store \"$SCRATCH/s.sqlite\"")}) {
      CHECK(place.Say(command) == "rushkit: " + one.says + "\n[exit 2]\n");
    }
    place.Say("mv \"$SCRATCH/kept\" \"$SCRATCH/s.sqlite\"");
  }
}

TEST_CASE("A line that is damaged is named") {
  const Place place;
  place.Say(kRate);
  const Connection store(place.Path("s.sqlite"));
  store.Run("UPDATE results SET line = replace(line, 'booklet-2', 'booklet-3') WHERE unit = 1");
  const std::string output = place.Say(kWrite);
  CHECK(output.find("rushkit: s.sqlite: campaign 1, unit 1: damaged: its checksum is ") == 0);
  CHECK_FALSE(fs::exists(place.Path("written.jsonl")));
  CHECK(place.Say("rushkit rate --from \"$SCRATCH/s.sqlite\" --where 'unit = 1'") == output);
}

TEST_CASE("Units that lack a part, or are not in order, are not written") {
  const Place place;
  place.Say(
      "rushkit selfplay booklet-1 --games 20 --gold random --silver random --quiet --store "
      "\"$SCRATCH/s.sqlite\"");
  const Connection store(place.Path("s.sqlite"));
  store.Run("DELETE FROM results WHERE unit = 1 AND part = 4");
  CHECK(place.Say(kWrite).find("rushkit: s.sqlite: damaged: the last unit of campaign 1 lacks") ==
        0);
  store.Run("DELETE FROM results WHERE part > 1");
  store.Run("UPDATE results SET unit = unit + 100");
  store.Run("UPDATE results SET unit = 101 - unit");
  CHECK(place.Say(kWrite).find("[exit 2]") != std::string::npos);
  CHECK_FALSE(fs::exists(place.Path("written.jsonl")));
}

TEST_CASE("A unit with another result than before is an error and changes nothing") {
  const Place place;
  place.Say(kRate);
  place.Say(kWrite);
  {
    const Connection store(place.Path("s.sqlite"));
    store.Run("UPDATE results SET line = line || ' ' WHERE unit = 1");
    store.Run("DELETE FROM results WHERE unit = 0");
  }
  CHECK(place.Say("rushkit merge \"$SCRATCH/written.jsonl\" --store \"$SCRATCH/s.sqlite\"") ==
        "rushkit: s.sqlite: campaign 1 has unit 1 already, with another result\n[exit 2]\n");
  const Connection store(place.Path("s.sqlite"));
  CHECK(store.Values("SELECT unit FROM results ORDER BY 1") == std::vector<std::string>{"1", "2"});
}

}  // namespace
}  // namespace rushkit
