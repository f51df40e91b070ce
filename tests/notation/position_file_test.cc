// Files of many positions.
#include "solver/notation/position_file.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "data/embedded.h"
#include "solver/notation/position_code.h"
#include "tests/catch.h"
#include "tests/notation/entries.h"
#include "tests/notation/messages.h"

namespace rushkit {
namespace {

using testing::CaseFile;
using testing::MessageOf;

std::vector<PositionEntry> Read(absl::string_view text,
                                Connection connection = Connection::kAllThree) {
  PositionFileReader reader(LinesOf(text), connection);
  std::vector<PositionEntry> entries;
  while (std::optional<PositionEntry> entry = reader.Next()) entries.push_back(*entry);
  CHECK_FALSE(reader.Next().has_value());
  return entries;
}

// An entry in one line: where, name, fields, and the code or what is wrong.
std::string Summary(const PositionEntry& entry) {
  return absl::StrCat(
      entry.line, " [", entry.name, "] [", absl::StrJoin(entry.fields, " "), "] ",
      entry.position.ok() ? WritePositionCode(*entry.position) : MessageOf(entry.position));
}

std::string Summaries(absl::string_view text) {
  std::string all;
  for (const PositionEntry& entry : Read(text)) absl::StrAppend(&all, Summary(entry), "\n");
  return all;
}

// "GG" in the first row of an empty grid, canonical.
constexpr char kGoldOnly[] =
    "GG............/............../............../............../............../..............:0,0";

TEST_CASE("The ten printed set-ups are read by name and written unchanged") {
  const std::optional<absl::string_view> text = EmbeddedFile("setups/booklet.txt");
  REQUIRE(text.has_value());
  const std::vector<PositionEntry> entries = Read(*text);
  REQUIRE(entries.size() == 10);
  for (size_t i = 0; i < entries.size(); ++i) {
    CHECK(entries[i].name == absl::StrCat("booklet-", i + 1));
    REQUIRE(entries[i].position.ok());
    CHECK(
        absl::StrContains(*text, absl::StrCat(" ", WritePositionCode(*entries[i].position), "\n")));
    CHECK(entries[i].position->HalfTurned().ToPlacement() == entries[i].position->ToPlacement());
  }
}

struct Case {
  const char* text;
  std::string summaries;
  const char* why;
};

TEST_CASE("Entries are found in every kind of line and block") {
  const std::string gold = absl::StrCat("] ", kGoldOnly, "\n");
  const std::vector<Case> cases = {
      {"", "", "an empty file has no entries"},
      {"\n\n# only a comment\n  # and one more\n", "", "comments and blank lines are no entries"},
      {"GG12/14/14/14/14/14", absl::StrCat("1 [] [", gold), "a code alone, no newline at the end"},
      {"first GG12/14/14/14/14/14 gold 3\n", absl::StrCat("1 [first] [gold 3", gold),
       "a name in front, other fields behind"},
      {"\t7  GG12/14/14/14/14/14\tgold \n", absl::StrCat("1 [] [7 gold", gold),
       "a number in front is a field and no name"},
      {"-1.5 GG12/14/14/14/14/14\n", absl::StrCat("1 [] [-1.5", gold), "any number"},
      {"inf GG12/14/14/14/14/14\n", absl::StrCat("1 [inf] [", gold), "a word is no number"},
      {"GG12/14/14/14/14/14 gold 3\n", absl::StrCat("1 [] [gold 3", gold),
       "what follows the code is never a name"},
      {"\xEF\xBB\xBFGG12/14/14/14/14/14  \r\n# x\r\n\r\nb GG12/14/14/14/14/14\r\n",
       absl::StrCat("1 [] [", gold, "4 [b] [", gold), "a byte-order mark and Windows line ends"},
      {"name: one\nGG12/14/14/14/14/14 5\nGG12/14/14/14/14/14\n",
       absl::StrCat("1 [one] [5", gold, "3 [] [", gold),
       "a name above a code is for that code alone"},
      {"name: one\ntwo GG12/14/14/14/14/14\n", absl::StrCat("1 [two] [", gold),
       "the nearer name counts"},
      {"GG...|....|.....\n.....|....|.....\n.....|....|.....\n.....|....|.....\n"
       ".....|....|.....\n.....|....|.....",
       absl::StrCat("1 [] [", gold), "a picture without a name"},
      {"# why\nname:  my own \n# more\nGG............\n..............\n..............\n"
       "..............\n..............\n..............\n\nGG12/14/14/14/14/14",
       absl::StrCat("2 [my own] [", gold, "11 [] [", gold), "plain rows under a name with a blank"},
      {"GG............\n..............\n..............\n..............\n..............\n"
       "..............\n# next\nGGoooooooooooo\noooooooooooooo\noooooooooooooo\noooooooooooooo\n"
       "oooooooooooooo\noooooooooooooo\nname: c\nGG12/14/14/14/14/14",
       absl::StrCat("1 [] [", gold, "8 [] [", gold, "14 [c] [", gold),
       "a comment or a name ends a block as a blank line does"},
      {"{\"version\": 3, \"rules\": {\"position\": 1}}\n"
       "{\"id\": [1, {\"name\": 5}], \"position\": \"GG12/14/14/14/14/14\", \"name\": \"n\"}\n"
       " {\"version\": 3, \"position\": \"GG12\\/14\\u002f14/14/14/14\"}\n",
       absl::StrCat("2 [n] [", gold, "3 [] [", gold),
       "JSON lines, the header passed over, other keys and nested ones ignored, escapes read"},
  };
  for (const Case& one : cases) {
    INFO(one.why);
    CHECK(Summaries(one.text) == one.summaries);
  }
}

TEST_CASE("The picture of the format's description is read from a file") {
  const std::string text =
      "name: two down, one up\n"
      "         |    |.....\n"
      "         |....|.....\n"
      "         |....|..b..\n"
      "    GG.a.|....|..bSS\n"
      "    ...a.|.cc.|.....\n"
      "    .....|....|.....\n"
      "    .....|....|\n"
      "    .....|    |\n"
      "    .....|    |\n";
  CHECK(Summaries(text) ==
        "1 [two down, one up] [] GG.a........../...a........../...........b../......cc...bSS/"
        "............../..............:2,-1\n");
}

TEST_CASE("A file with every kind of mistake gives located messages, and the rest is read") {
  const std::string text = CaseFile("mistakes.txt");
  REQUIRE_FALSE(text.empty());
  std::string wrong;
  std::string right;
  for (const PositionEntry& entry : Read(text)) {
    if (entry.position.ok()) {
      absl::StrAppend(&right, entry.name, " ");
    } else {
      absl::StrAppend(&wrong, entry.name, " ",
                      absl::StrReplaceAll(MessageOf(entry.position), {{"\n", "\n  "}}), "\n");
    }
  }
  CHECK(right == "right-1 right-2 right-3 right-4 json-right ");
  CHECK(wrong == CaseFile("mistakes.expected"));
}

TEST_CASE("Windows line ends change no message") {
  const std::string text = CaseFile("mistakes.txt");
  CHECK(Summaries(absl::StrReplaceAll(text, {{"\n", "\r\n"}})) == Summaries(text));
}

// Gives `first` and then the same lines for ever.
LineSource Endless(std::string first, std::vector<std::string> lines, int& given) {
  return [first = std::move(first), lines = std::move(lines), &given](std::string& line) {
    line = given == 0 ? first : lines[static_cast<size_t>(given - 1) % lines.size()];
    ++given;
    return true;
  };
}

struct Stream {
  std::string first;
  std::vector<std::string> lines;  // of one entry
  int ahead;                       // lines that are read before the entry is known to be complete
};

TEST_CASE("Entries come one at a time, as their lines arrive") {
  const std::vector<Stream> streams = {
      {"", {"GG12/14/14/14/14/14"}, 0},
      {"", {"....", "AA..", "....", "....", ""}, 0},
      {"", {"+----+", "|AA..", "|....|", "|....|", "|....|", "+----+"}, 0},
      {"", {"0,0,-1,-1", "1,1,-1,-1", "-1,-1,-1,-1", "-1,-1,-1,-1", "# next"}, 0},
      {"", {"car,orientation,col,row,length", "X,H,1,3,2"}, 1},
      {"[",
       {R"({"cars":[{"id":"r","player":true,"position":12,"length":2,"orientation":"h"}]},)"},
       0},
      {"[", {R"({"position":)", R"( "AA../..../..../...."},)"}, 0},
  };
  for (const Stream& stream : streams) {
    int given = 0;
    PositionFileReader reader(Endless(stream.first, stream.lines, given), Connection::kAllThree);
    INFO(stream.lines.front());
    for (int entry = 1; entry <= 1000; ++entry) {
      REQUIRE(reader.Next()->position.ok());
      CHECK(given == 1 + entry * static_cast<int>(stream.lines.size()) + stream.ahead);
    }
  }
}

TEST_CASE("A line of megabytes is one entry with a short message") {
  const std::string words = absl::StrReplaceAll(std::string(1'000'000, '/'), {{"/", "/ "}});
  for (const std::string& line :
       {std::string(3'000'000, 'a'), std::string(3'000'000, '/'), words,
        std::string(3'000'000, '|'), "{\"a\": " + std::string(3'000'000, '['),
        "{\"position\": \"" + std::string(3'000'000, '?') + "\"}"}) {
    const std::vector<PositionEntry> entries = Read(line + "\n\nGG12/14/14/14/14/14");
    REQUIRE(entries.size() == 2);
    CHECK_FALSE(entries[0].position.ok());
    CHECK(MessageOf(entries[0].position).size() < 2'000);
    CHECK(entries[0].fields.empty());
    CHECK(entries[1].position.ok());
  }
}

TEST_CASE("The connection holds for every position of a file") {
  const std::string text =
      "GG12/14/14/14/14/14:-3,3\n{\"position\":\"GG12/14/14/14/14/14:-3,3\"}\n";
  for (const PositionEntry& entry : Read(text)) CHECK_FALSE(entry.position.ok());
  for (const PositionEntry& entry : Read(text, Connection::kNeighbours)) CHECK(entry.position.ok());
}

TEST_CASE("LinesOf gives the lines of a text, the last one with or without a newline") {
  for (const char* text : {"a\n\nb", "a\n\nb\n"}) {
    LineSource source = LinesOf(text);
    std::vector<std::string> lines;
    for (std::string line; source(line);) lines.push_back(line);
    CHECK(lines == std::vector<std::string>{"a", "", "b"});
  }
}

}  // namespace
}  // namespace rushkit
