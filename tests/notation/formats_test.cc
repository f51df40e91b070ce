// The formats in the wild: files such as people keep, and every mistake in them.
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "solver/notation/position_code.h"
#include "tests/catch.h"
#include "tests/notation/entries.h"

namespace rushkit {
namespace {

using testing::CaseFile;
using testing::ReadEntries;
using testing::Summaries;

// What tests/cases/formats/NAME.txt is read as stands in NAME.expected.
const std::vector<std::string> kGoodFiles = {"classic",  "windows",  "database", "groups",
                                             "rows",     "blocks",   "framed",   "car-csv",
                                             "grid-csv", "car-json", "mixed"};

std::string FileOf(const std::string& name) { return CaseFile(absl::StrCat("formats/", name)); }

TEST_CASE("Files in every format are read as what they show") {
  for (const std::string& name : kGoodFiles) {
    const std::string text = FileOf(name + ".txt");
    INFO(name);
    REQUIRE_FALSE(text.empty());
    CHECK(Summaries(text) == FileOf(name + ".expected"));
    for (const PositionEntry& entry : ReadEntries(text)) {
      REQUIRE(entry.position.ok());
      // The hero of every boxed grid leaves at the right.
      CHECK((entry.position->grid().has_sides() ||
             entry.position->FindHero(Player::kGold) != nullptr));
    }
  }
}

TEST_CASE("Every mistake is reported where it stands, and the entries after it are read") {
  for (const PositionFormat format : kPositionFormats) {
    const std::string name = absl::StrCat("mistakes/", FormatName(format));
    const std::string text = FileOf(name + ".txt");
    const bool has_own_test = format == PositionFormat::kCode ||
                              format == PositionFormat::kPicture || format == PositionFormat::kJson;
    INFO(name);
    CHECK(text.empty() == has_own_test);
    CHECK(Summaries(text, format) == FileOf(name + ".expected"));
  }
}

TEST_CASE("What fits two formats is an error that lists both, and what fits none is one too") {
  CHECK(Summaries(FileOf("mistakes/any.txt")) == FileOf("mistakes/any.expected"));
}

TEST_CASE("A passage that fits two formats is read in the one that is asked for") {
  const std::string text = "2:\nrrrab\n...ab\nxx...\n.....\n";
  CHECK(Summaries(text, PositionFormat::kRows) == "1 rows [2] [] rrrab/...ab/xx.../.....\n");
  CHECK(Summaries(text, PositionFormat::kBlocks) ==
        "1 blocks [2] [] rrrab/...ab/XX.../..... x>X\n");
}

TEST_CASE("Every row of the lists of classic positions is read") {
  for (const auto& [name, rows] :
       {std::pair("classic-40.txt", size_t{40}), {"classic-hard.txt", size_t{20}}}) {
    const std::vector<PositionEntry> entries = ReadEntries(CaseFile(name));
    INFO(name);
    CHECK(entries.size() == rows);
    for (const PositionEntry& entry : entries) {
      REQUIRE(entry.position.ok());
      CHECK(entry.format == PositionFormat::kDatabase);
      CHECK(entry.fields.size() == 3);
      CHECK(absl::StrContains(CaseFile(name), WritePositionCode(*entry.position)));
    }
  }
}

TEST_CASE("A file of one format is read alike when that is named") {
  for (const PositionFormat format : kPositionFormats) {
    const std::string name(FormatName(format));
    const std::string text = FileOf(name + ".txt");
    if (text.empty() || format == PositionFormat::kCarJson) continue;
    INFO(name);
    std::string forced;
    std::string found;
    for (const PositionEntry& entry : ReadEntries(text)) {
      if (entry.format == format) absl::StrAppend(&found, testing::Summary(entry), "\n");
    }
    for (const PositionEntry& entry : ReadEntries(text, format)) {
      if (entry.position.ok()) absl::StrAppend(&forced, testing::Summary(entry), "\n");
    }
    CHECK(forced == found);
  }
}

TEST_CASE("Windows line ends, trailing blanks and a byte-order mark change nothing") {
  for (const std::string& name : kGoodFiles) {
    const std::string text = FileOf(name + ".txt");
    if (name == "windows") continue;  // it has them already
    INFO(name);
    CHECK(Summaries(absl::StrCat("\xEF\xBB\xBF", absl::StrReplaceAll(text, {{"\n", " \t\r\n"}}))) ==
          Summaries(text));
  }
}

}  // namespace
}  // namespace rushkit
