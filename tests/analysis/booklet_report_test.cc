// The report on the ten printed set-ups, and the table of README.md that is made of it.
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "nlohmann/json.hpp"
#include "tests/catch.h"
#include "tests/support/case_file.h"

namespace rushkit {
namespace {

using Json = nlohmann::json;

std::string FileText(const std::string& path) {
  std::ifstream file(RUSHKIT_SOURCE_DIR "/" + path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

Json Report() { return Json::parse(FileText("data/reports/booklet.json")); }

// "55.0 ± 2.0 (6 %, 37)", or a dash for what has not been played.
std::string CellOf(const Json* summary) {
  if (summary == nullptr) return "–";
  const Json& first = (*summary)["first"];
  const double low = first["interval"][0];
  const double high = first["interval"][1];
  return absl::StrFormat("%.1f ± %.1f (%.0f %%, %.0f)", 100 * first["rate"].get<double>(),
                         50 * (high - low), 100 * (*summary)["unfinished"]["rate"].get<double>(),
                         (*summary)["turns"]["mean"].get<double>());
}

std::string TableOf(const Json& report) {
  std::map<std::string, const Json*> cells;
  for (const Json& row : report) {
    const Json& header = row["header"];
    cells[absl::StrCat(header["name"].get<std::string>(), " ", header["gold"].get<std::string>(),
                       " ", header["deck"].get<std::string>())] = &row["summary"];
  }
  std::string table;
  for (int number = 1; number <= 10; ++number) {
    absl::StrAppend(&table, "| booklet-", number, " |");
    for (const char* agent : {"sharp", "mcts:50"}) {
      for (const char* deck : {"a", "b"}) {
        const auto cell = cells.find(absl::StrCat("booklet-", number, " ", agent, " ", deck));
        absl::StrAppend(&table, " ", CellOf(cell == cells.end() ? nullptr : cell->second), " |");
      }
    }
    absl::StrAppend(&table, "\n");
  }
  return table;
}

TEST_CASE("The table of README.md is the report on the booklet") {
  const std::string table = TableOf(Report());
  INFO(table);
  CHECK(FileText("README.md").find(table) != std::string::npos);
}

TEST_CASE("Every row of the report is of a printed set-up and of whole pairs, and adds up") {
  for (const Json& row : Report()) {
    const Json& header = row["header"];
    const Json& summary = row["summary"];
    INFO(header.dump());
    CHECK(testing::CodeOf(header["name"]) == header["position"].get<std::string>());
    CHECK(header["gold"] == header["silver"]);
    CHECK(header["pairs"] == true);
    CHECK(summary["ended_by"] == "width");
    const uint64_t games = summary["games"];
    CHECK(summary["finished"].get<uint64_t>() + summary["turn_cap"].get<uint64_t>() +
              summary["repetition"].get<uint64_t>() ==
          games);
    CHECK(2 * summary["pairs"]["whole"].get<uint64_t>() == games);
    const double low = summary["first"]["interval"][0];
    const double high = summary["first"]["interval"][1];
    CHECK((high - low) / 2 <= header["until_width"].get<double>());
  }
}

}  // namespace
}  // namespace rushkit
