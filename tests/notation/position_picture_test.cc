// The picture of a position as it lies on the table.
#include "solver/notation/position_picture.h"

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "solver/notation/position_code.h"
#include "tests/catch.h"
#include "tests/notation/messages.h"

namespace rushkit {
namespace {

using testing::MessageOf;

constexpr char kPicture[] =
    "     |    |.....\n"
    "     |....|.....\n"
    "     |....|..b..\n"
    "GG.a.|....|..bSS\n"
    "...a.|.cc.|.....\n"
    ".....|....|.....\n"
    ".....|....|\n"
    ".....|    |\n"
    ".....|    |\n";
constexpr char kCode[] =
    "GG.a........../...a........../...........b../......cc...bSS/............../"
    "..............:2,-1";

std::string CodeOf(const std::vector<std::string>& lines,
                   Connection connection = Connection::kAllThree) {
  const std::vector<absl::string_view> views(lines.begin(), lines.end());
  const absl::StatusOr<Position> position = ReadPositionPicture(views, connection, {10, 1});
  return position.ok() ? WritePositionCode(*position) : MessageOf(position);
}

std::string CodeOf(const std::string& picture) {
  return CodeOf(std::vector<std::string>(absl::StrSplit(picture, '\n')));
}

std::vector<std::string> LinesWith(const std::string& before, const std::string& after) {
  std::vector<std::string> lines;
  for (const absl::string_view line : absl::StrSplit(kPicture, '\n', absl::SkipEmpty())) {
    lines.push_back(before + std::string(line) + after);
  }
  return lines;
}

TEST_CASE("The offsets of a picture follow from where its parts begin") {
  CHECK(CodeOf(kPicture) == kCode);
}

TEST_CASE("A picture is written as it was read") {
  const absl::StatusOr<Position> position = ReadPositionCode(kCode, Connection::kAllThree);
  REQUIRE(position.ok());
  CHECK(WritePositionPicture(*position) == kPicture);
}

TEST_CASE("Indentation, trailing blanks and Windows line ends change nothing") {
  CHECK(CodeOf(LinesWith("    ", "")) == kCode);
  CHECK(CodeOf(LinesWith("", "    ")) == kCode);
  CHECK(CodeOf(LinesWith("  ", " \r")) == kCode);
  CHECK(CodeOf("\n  \n" + std::string(kPicture) + "\n\n") == kCode);
}

TEST_CASE("Six rows of 14 cells, with seams or without, are a grid in line") {
  const std::vector<std::string> rows = {"GG............", "....a.........", "....a.........",
                                         "..............", "..............", "......oo......"};
  const std::string expected =
      "GG............/....a........./....a........./............../............../"
      "..............:0,0";
  CHECK(CodeOf(rows) == expected);
  std::vector<std::string> indented;
  std::vector<std::string> with_seams;
  for (const std::string& row : rows) {
    indented.push_back(absl::StrCat("   ", row, " "));
    with_seams.push_back(absl::StrCat(row.substr(0, 5), "|", row.substr(5, 4), "|", row.substr(9)));
  }
  CHECK(CodeOf(indented) == expected);
  CHECK(CodeOf(with_seams) == expected);
}

TEST_CASE("Sides that touch only the middle make a picture of sixteen lines") {
  const std::string code =
      "GG............/............../............../............../............../"
      "............SS:-5,5";
  const absl::StatusOr<Position> position = ReadPositionCode(code, Connection::kNeighbours);
  REQUIRE(position.ok());
  std::vector<std::string> lines =
      absl::StrSplit(WritePositionPicture(*position), '\n', absl::SkipEmpty());
  CHECK(lines.size() == 16);
  CHECK(CodeOf(lines, Connection::kNeighbours) == code);
  CHECK(CodeOf(lines) == "10:1: offsets -5,5 leave no row that runs through all three parts");
}

struct Refusal {
  std::vector<std::string> lines;
  const char* message;
  const char* why;
};

TEST_CASE("What is wrong with a picture is said with its place") {
  const std::string empty = ".....|....|.....";
  const std::vector<Refusal> refusals = {
      {{}, "10:1: 0 rows; expected 6", "no lines"},
      {{"", " "}, "10:1: 0 rows; expected 6", "blank lines"},
      {{"GG...|....|.....", empty, empty, empty, empty}, "10:1: 5 rows; expected 6", "five rows"},
      {{"GG...|....|.....", empty, empty, empty, empty, empty, empty},
       "10:1: 7 rows; expected 6",
       "seven rows"},
      {{"GG............", "..............", "..............", "..............", ".............."},
       "10:1: 5 rows; expected 6",
       "five plain rows"},
      {{"GG............", "..............", ".............", "..............", "..............",
        ".............."},
       "12:1: a row of 13 cells; expected 14",
       "a short plain row"},
      {{"GG...|....|.....", empty, "....|....|.....", empty, "a....|....|.....", empty},
       "12:1: the left part shows 4 cells here; expected 5 or none\n"
       "14:1: vehicle a is 1 cell long; expected 2 to 5",
       "a row with a cell too few, and a car far from it"},
      {{"GG...|....|.....", empty, ".....|....|......", empty, empty, empty},
       "12:12: the right part shows 6 cells here; expected 5 or none",
       "a cell too many"},
      {{"GG...|....|.....", empty, ".....|.. .|.....", empty, empty, empty},
       "12:9: unexpected ' '; expected a vehicle's letter or . for an empty cell",
       "a hole"},
      {{"GG...|....|.....", empty, ".....|.....|.....|", empty, empty, empty},
       "12:1: 3 seams in this line; expected 2, as in .....|....|.....",
       "three seams"},
      {{"GG...|....|.....", empty, ".....|.........", empty, empty, empty},
       "12:1: 1 seam in this line; expected 2, as in .....|....|.....",
       "one seam"},
      {{"GG...|....|.....", empty, ".....\t|....|.....", empty, empty, empty},
       "12:6: a tab in a picture; expected blanks",
       "a tab"},
      {{"GG...|....|.....", empty, ".....|....|", empty, empty, empty, "     |    |....."},
       "13:12: the right part is interrupted; expected its 6 rows one below the other",
       "a part with a gap"},
      {{"GG...|....|.....", empty, empty, empty, empty, ".....|....|"},
       "10:12: the right part shows 5 rows; expected 6",
       "a part with a row too few"},
      {{"GG...|....|.....", empty, "..?..|....|.....", empty, empty, empty},
       "12:3: unexpected '?'; expected a vehicle's letter or . for an empty cell",
       "no cell"},
      {{"GG...|....|.....", empty, ".x...|....|.....", empty, empty, empty},
       "12:2: x is a wall, and this grid has none; expected a vehicle's letter or . for an empty "
       "cell",
       "a wall"},
      {{".....|....|.....", empty, empty, empty, empty, empty},
       "10:1: no hero; expected GG, SS or both",
       "no hero"},
      {{"GG...|    |.....", ".....|    |.....", ".....|    |.....", ".....|    |.....",
        ".....|    |.....", ".....|    |.....", "     |....|", "     |....|", "     |....|",
        "     |....|", "     |....|", "     |....|"},
       "10:1: the left part begins 6 rows above the middle; expected at most 5\n"
       "10:12: the right part begins 6 rows above the middle; expected at most 5",
       "sides out of reach"},
      {{"GG...|....|.....", empty, empty, empty, "....a|a...|.....", "c....|...b|....."},
       "15:1: vehicle c is 1 cell long; expected 2 to 5\n"
       "15:10: vehicle b is 1 cell long; expected 2 to 5",
       "several vehicles"},
  };
  for (const Refusal& refusal : refusals) {
    INFO(refusal.why);
    CHECK(CodeOf(refusal.lines) == refusal.message);
  }
}

TEST_CASE("A picture of a million lines is refused in a few words") {
  const std::vector<std::string> lines(1'000'000, ".....|....|.....");
  CHECK(CodeOf(lines) == "26:1: a picture of 1000000 lines; expected at most 16");
}

}  // namespace
}  // namespace rushkit
