// What can be wrong with a set-up: each rule on its own, with the place, and all at once.
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "solver/board/position.h"
#include "tests/catch.h"
#include "tests/support/positions.h"

namespace rushkit {
namespace {

using testing::SetupOf;

// The reports on a code, `LINE:COLUMN: message` each, joined by newlines.
std::string ReportsOn(const std::string& code, Connection connection = Connection::kAllThree) {
  return std::string(Position::From(SetupOf(code, connection)).status().message());
}

constexpr char kHeroes[] = "GG..........SS";
constexpr char kEmpty[] = "..............";

// Six rows: the first three as given, then the heroes' row and two empty ones.
std::string CodeWith(const std::string& first, const std::string& second, const std::string& third,
                     const std::string& offsets = "0,0", const std::string& heroes = kHeroes) {
  return absl::StrCat(first, "/", second, "/", third, "/", heroes, "/", kEmpty, "/", kEmpty, ":",
                      offsets);
}

// Six rows of which the heroes' is given; it starts at column 46 of the text.
std::string CodeOfHeroes(const std::string& heroes, const std::string& below = kEmpty) {
  return absl::StrCat(kEmpty, "/", kEmpty, "/", kEmpty, "/", heroes, "/", below, "/", kEmpty,
                      ":0,0");
}

struct Case {
  const char* why;
  std::string code;
  const char* reports;
};

void CheckReports(const std::vector<Case>& cases) {
  for (const Case& row : cases) {
    INFO(row.why);
    CHECK(ReportsOn(row.code) == row.reports);
  }
}

TEST_CASE("A blocker is one straight line of two to five cells") {
  CheckReports({
      {"nothing is wrong", CodeWith("aa.b..........", "...b..........", kEmpty), ""},
      {"the longest", CodeWith("aaaaa.........", kEmpty, kEmpty), ""},
      {"one cell", CodeWith("...a..........", kEmpty, kEmpty),
       "1:4: vehicle a is 1 cell long; expected 2 to 5"},
      {"six cells", CodeWith("aaaaaa........", kEmpty, kEmpty),
       "1:1: vehicle a is 6 cells long; expected 2 to 5"},
      {"a bend", CodeWith("aa............", "a.............", kEmpty),
       "1:1: vehicle a is bent; expected one straight line"},
      {"a block of four", CodeWith("aa............", "aa............", kEmpty),
       "1:1: vehicle a is bent; expected one straight line"},
      {"a gap in a row", CodeWith("aa..a.........", kEmpty, kEmpty),
       "1:5: vehicle a stands in two places (columns 0 and 4)"},
      {"a gap in a column", CodeWith("a.............", kEmpty, "a............."),
       "1:31: vehicle a stands in two places (rows 0 and 2)"},
      {"cells that touch at a corner only", CodeWith("a.............", ".a............", kEmpty),
       "1:17: vehicle a stands in two places (row 0, column 0 and row 1, column 1)"},
  });
}

TEST_CASE("A vehicle over a seam is judged as the parts stand, not as they are written") {
  CheckReports({
      {"torn by a shift", CodeWith("....aa........", kEmpty, kEmpty, "1,0"),
       "1:5: vehicle a is broken at a seam: row 0, column 5 and row 0, column 4 do not touch at "
       "these offsets"},
      {"torn at the right seam", CodeWith("........bb....", kEmpty, kEmpty, "0,-1"),
       "1:9: vehicle b is broken at a seam: row 0, column 9 and row 0, column 8 do not touch at "
       "these offsets"},
      {"whole at its offsets", CodeWith(".....a........", "....a.........", kEmpty, "-1,0"), ""},
      {"bent at its offsets, though straight in the text",
       CodeWith("...aa.........", "....a.........", kEmpty, "0,0"),
       "1:4: vehicle a is bent; expected one straight line"},
      {"upright in the text, yet not over a seam",
       CodeWith(".....a........", ".....a........", kEmpty, "3,-2"), ""},
  });
}

TEST_CASE("Heroes lie along a row, two cells long, or one at their own far end") {
  CheckReports({
      {"Gold alone", CodeOfHeroes("GG............"), ""},
      {"Silver alone", CodeOfHeroes("............SS"), ""},
      {"both partly off", CodeOfHeroes("S............G"), ""},
      {"none", CodeOfHeroes(kEmpty), "1:1: no hero; expected GG, SS or both"},
      {"three cells", CodeOfHeroes("GGG.........SS"), "1:46: hero G is 3 cells long; expected 2"},
      {"upright", CodeOfHeroes("G...........SS", "G............."),
       "1:46: hero G is upright; heroes lie along a row"},
      {"Gold at Silver's end", CodeOfHeroes("G...........SS"),
       "1:46: hero G shows one cell in column 0; expected two, or one in column 13 when it is "
       "leaving"},
      {"Silver at Gold's end", CodeOfHeroes("GG...........S"),
       "1:59: hero S shows one cell in column 13; expected two, or one in column 0 when it is "
       "leaving"},
      {"one cell in the middle", CodeOfHeroes("...G........SS"),
       "1:49: hero G shows one cell in column 3; expected two, or one in column 13 when it is "
       "leaving"},
      {"two places", CodeOfHeroes("G....G......SS"),
       "1:51: hero G stands in two places (columns 0 and 5)"},
  });
}

TEST_CASE("Offsets are -5 to 5 and leave the parts connected") {
  const auto code = [](const char* offsets) { return CodeWith(kEmpty, kEmpty, kEmpty, offsets); };
  CheckReports({
      {"the farthest", code("5,5"), ""},
      {"the farthest both ways with a row in common", code("3,-2"), ""},
      {"no row in common", code("3,-3"),
       "1:91: offsets 3,-3 leave no row that runs through all three parts"},
      {"out of range", code("6,0"), "1:91: the left offset is 6; expected -5 to 5"},
      {"both out of range", code("-6,77"),
       "1:91: the left offset is -6; expected -5 to 5\n"
       "1:91: the right offset is 77; expected -5 to 5"},
      {"a vehicle over a seam is not judged by offsets that are none",
       CodeWith("....aa........", kEmpty, kEmpty, "9,0"),
       "1:91: the left offset is 9; expected -5 to 5"},
      {"a vehicle inside a part is", CodeWith("a.a...........", kEmpty, kEmpty, "9,0"),
       "1:3: vehicle a stands in two places (columns 0 and 2)\n"
       "1:91: the left offset is 9; expected -5 to 5"},
  });
  CHECK(ReportsOn(code("3,-3"), Connection::kNeighbours).empty());
  CHECK(ReportsOn(code("5,-5"), Connection::kNeighbours).empty());
}

TEST_CASE("A grid holds 26 vehicles, heroes included, and no more") {
  const auto code = [](const char* heroes) {
    return CodeWith("aabbccddeeffhh", "iijjkkllmmnnpp", "qqrrssttuuvvww", "0,0", heroes);
  };
  CheckReports({{"26", code("yyzzAABB....SS"), ""},
                {"27", code("yyzzAABBCC..SS"), "1:1: 27 vehicles; expected at most 26"}});
}

TEST_CASE("All that is wrong with a set-up is reported at once, in reading order") {
  CHECK(ReportsOn("a............./bbbbbb......../..c.........GG/............../............../"
                  "...S..........:0,9") ==
        "1:1: vehicle a is 1 cell long; expected 2 to 5\n"
        "1:16: vehicle b is 6 cells long; expected 2 to 5\n"
        "1:33: vehicle c is 1 cell long; expected 2 to 5\n"
        "1:79: hero S shows one cell in column 3; expected two, or one in column 0 when it is "
        "leaving\n"
        "1:91: the right offset is 9; expected -5 to 5");
}

TEST_CASE("On a boxed grid vehicles may be as long as it is, and walls are no place to stand") {
  CHECK(ReportsOn("aaaaaaaaaaaa/AA........../............/............").empty());
  Setup setup = SetupOf("AA.../...../.aa../.....");
  Bitboard walls;
  walls.Add(setup.grid.BitOf({Row(2), Column(1)}));
  const absl::StatusOr<Grid> grid = Grid::Boxed(4, 5, walls);
  REQUIRE(grid.ok());
  setup.grid = *grid;
  CHECK(Position::From(setup).status().message() == "1:14: vehicle a stands on a wall");
  setup.left_offset = 1;
  setup.offsets_where = {2, 1};
  CHECK(Position::From(setup).status().message() ==
        "1:14: vehicle a stands on a wall\n2:1: offsets on a grid that has no sides");
}

TEST_CASE("A boxed grid has one hero, which lies along a row and is of any length") {
  CHECK(ReportsOn("AAAA/..../..../....").empty());
  CHECK(ReportsOn("A.../A.../..../....") == "1:1: hero A is upright; heroes lie along a row");
  CHECK(ReportsOn("A.../..../..../....") == "1:1: hero A is 1 cell long; expected 2 to 12");
  CHECK(ReportsOn("GG../..../..../....") == "1:1: no hero; expected a vehicle A");
  Setup setup = SetupOf("XXAA/..../..../....");
  setup.boxed_hero = 'X';
  const absl::StatusOr<Position> position = Position::From(setup);
  REQUIRE(position.ok());
  CHECK(position->FindHero(Player::kGold)->letter == 'X');
}

TEST_CASE("Check reports what From refuses, and nothing on a legal set-up") {
  const Setup wrong = SetupOf(CodeWith("a.............", kEmpty, kEmpty, "0,9"));
  CHECK(Position::Check(wrong) ==
        Diagnostics{{{1, 1}, "vehicle a is 1 cell long; expected 2 to 5"},
                    {{1, 91}, "the right offset is 9; expected -5 to 5"}});
  CHECK(Position::From(wrong).status().code() == absl::StatusCode::kInvalidArgument);
  CHECK(Position::Check(SetupOf(CodeWith(kEmpty, kEmpty, kEmpty))).empty());
}

}  // namespace
}  // namespace rushkit
