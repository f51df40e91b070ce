// The code of a position: what is read, what is written, and what is refused in which words.
#include "solver/notation/position_code.h"

#include <string>
#include <vector>

#include "tests/catch.h"
#include "tests/notation/messages.h"

namespace rushkit {
namespace {

using testing::MessageOf;

constexpr char kExample[] =
    "....a.....b.../GG..ac....bddd/.....cef..b.../...g..efh...../iiig....hj..SS/...g.....j....:0,0";

std::string Canonical(const std::string& code, Connection connection = Connection::kAllThree) {
  const absl::StatusOr<Position> position = ReadPositionCode(code, connection);
  return position.ok() ? WritePositionCode(*position) : MessageOf(position);
}

TEST_CASE("The canonical code is read and written unchanged") {
  CHECK(Canonical(kExample) == kExample);
}

struct Spelling {
  const char* code;
  const char* canonical;
  const char* why;
};

TEST_CASE("Every way to spell a code means its canonical form") {
  const char* const kPlain =
      "GG............/............../............../............../............../"
      "......aa......:0,0";
  const std::vector<Spelling> spellings = {
      {"GG............/............../............../............../............../......aa......",
       kPlain, "offsets may be left out"},
      {"GG............/............../............../............../............../"
       "......aa......:+0,-0",
       kPlain, "a sign of 0 means nothing"},
      {"GGoooooooooooo/oooooooooooooo/oooooooooooooo/oooooooooooooo/oooooooooooooo/ooooooaaoooooo",
       kPlain, "o is an empty cell"},
      {"GG12/14/14/14/14/6aa6", kPlain, "digits are runs of empty cells"},
      {"GG9.2/014/7.6/5|4|5/0014/6aa06", kPlain, "runs may be split, and have zeros in front"},
      {"GG...|....|...../5|4|5/14/14/14/6aa1|5", kPlain, "seams may be drawn"},
      {"|GG12/14/14/14/14/6aa6", "1:1: a seam after 0 cells; expected after 5 or 9",
       "the edge is no seam"},
      {" GG 12 / 14/14/ 1 4/14/6 aa 6 : 0 , 0 ", kPlain, "blanks are ignored, even in a number"},
      {"GG12/14/14/14/14/6\taa6", kPlain, "a tab is a blank"},
      {"14/14/4a9/5a8/14/G13:1,0",
       "1:18: hero G shows one cell in column 0; expected two, or one in column 13 when it is "
       "leaving",
       "Gold does not leave at the left"},
      {"14/14/4a9/5a8/14/S13:1,0",
       "............../............../....a........./.....a......../............../"
       "S.............:1,0",
       "a car across the seam of a shifted grid, and a hero with one cell left on the grid"},
      {"13G/14/14/14/14/14:+2,-3",
       ".............G/............../............../............../............../"
       "..............:2,-3",
       "a plus is read and not written"},
      {"GG12/SS12/XX12/OO12/gg12/ss12",
       "GG............/SS............/XX............/OO............/gg............/"
       "ss............:0,0",
       "letters of either case are vehicles, each its own; only x and o are not"},
  };
  for (const Spelling& spelling : spellings) {
    INFO(spelling.why);
    CHECK(Canonical(spelling.code) == spelling.canonical);
  }
}

TEST_CASE("The connection decides which offsets a code may have") {
  const std::string code = "GG12/14/14/14/14/14:-3,3";
  CHECK(Canonical(code) == "1:21: offsets -3,3 leave no row that runs through all three parts");
  CHECK(Canonical(code, Connection::kNeighbours) ==
        "GG............/............../............../............../............../"
        "..............:-3,3");
}

struct Refusal {
  const char* code;
  const char* message;
  const char* why;
};

TEST_CASE("What is wrong with a code is said with its place") {
  const std::vector<Refusal> refusals = {
      {"", "1:1: row 0 has 0 cells; expected 14\n1:1: 1 row; expected 6 with a / between", "empty"},
      {"GG12/14/14", "1:11: 3 rows; expected 6 with a / between", "too few rows"},
      {"GG12/14/14/14/14/14/14/14", "1:21: 8 rows; expected 6 with a / between", "too many rows"},
      {"GG11/14/14/14/14/14", "1:5: row 0 has 13 cells; expected 14", "a row too short"},
      {"GG12/14/14/14/9b4/15", "1:19: row 5 has 15 cells; expected 14",
       "a row too long, and a car near it that is not judged"},
      {"GG12/14/14/aaaaaaaaaaaaaaa/14/14", "1:26: row 3 has 15 cells; expected 14",
       "the place is the first cell too many"},
      {"GG12/14/7?6/14/14/14",
       "1:10: unexpected '?'; expected a vehicle's letter or . for an empty cell",
       "a character that is no cell"},
      {"GG12/14/7\xC3\xA9"
       "6/14/14/14",
       "1:10: unexpected '\xC3\xA9'; expected a vehicle's letter or . for an empty cell",
       "a letter outside the alphabet is one cell and one complaint"},
      {"GG12/14/7\xC3"
       "6/14/14/14",
       "1:10: unexpected '\\xc3'; expected a vehicle's letter or . for an empty cell",
       "half a character"},
      {"GG12/14/7x6/14/14/14",
       "1:10: x is a wall, and this grid has none; expected a vehicle's letter or . for an empty "
       "cell",
       "a wall"},
      {"GG12/0..12/14/14/14/14", "1:6: a run of 0 empty cells; expected 1 or more", "no run"},
      {"GG12/99999999999999999999/14/14/14/14", "1:6: row 1 has 1000000 cells; expected 14",
       "a number that no machine holds"},
      {"GG..|10/14/14/14/14/14", "1:5: a seam after 4 cells; expected after 5 or 9",
       "a seam in the wrong place"},
      {"GG3||9/14/14/14/14/14", "1:5: a second | after 5 cells", "a seam twice"},
      {"GG12/14/14/14/14/14:", "1:21: the offsets are ''; expected two numbers, as in 0,-2",
       "a colon and nothing"},
      {"GG12/14/14/14/14/14:1", "1:21: the offsets are '1'; expected two numbers, as in 0,-2",
       "one offset"},
      {"GG12/14/14/14/14/14:1,2,3",
       "1:23: the right offset is '2,3'; expected a number from -5 to 5", "three offsets"},
      {"GG12/14/14/14/14/14:6,-77",
       "1:21: the left offset is '6'; expected a number from -5 to 5\n"
       "1:23: the right offset is '-77'; expected a number from -5 to 5",
       "both offsets out of range"},
      {"GG12/14/14/14/14/14:a,--1",
       "1:21: the left offset is 'a'; expected a number from -5 to 5\n"
       "1:23: the right offset is '--1'; expected a number from -5 to 5",
       "offsets that are no numbers"},
      {"14/14/14/14/14/14", "1:1: no hero; expected GG, SS or both", "nobody to free"},
      {"GG12/a13/14/a13/14/14", "1:13: vehicle a stands in two places (rows 1 and 3)",
       "one letter, two cars"},
      {"GG12/a13/14/14/14/14", "1:6: vehicle a is 1 cell long; expected 2 to 5", "a single cell"},
      {"GG12/aaaaaa8/14/14/14/14", "1:6: vehicle a is 6 cells long; expected 2 to 5", "too long"},
      {"GG12/aa12/a13/14/14/14", "1:6: vehicle a is bent; expected one straight line", "bent"},
      {"G13/G13/14/14/14/14", "1:1: hero G is upright; heroes lie along a row", "upright hero"},
      {"GGG11/14/14/14/14/14", "1:1: hero G is 3 cells long; expected 2", "long hero"},
      {"14/4SS8/14/14/14/14:1,0",
       "1:5: hero S is broken at a seam: row 1, column 5 and row 1, column 4 do not touch at these "
       "offsets",
       "a hero cut by the shift"},
  };
  for (const Refusal& refusal : refusals) {
    INFO(refusal.why << ": " << refusal.code);
    CHECK(MessageOf(ReadPositionCode(refusal.code, Connection::kAllThree)) == refusal.message);
  }
}

TEST_CASE("All that is wrong with a code is reported at once, in reading order") {
  CHECK(MessageOf(ReadPositionCode("a13/14/7?6/14/1|13/cc4bb5:7,0", Connection::kAllThree)) ==
        "1:1: vehicle a is 1 cell long; expected 2 to 5\n"
        "1:9: unexpected '?'; expected a vehicle's letter or . for an empty cell\n"
        "1:16: a seam after 1 cell; expected after 5 or 9\n"
        "1:26: row 5 has 13 cells; expected 14\n"
        "1:27: the left offset is '7'; expected a number from -5 to 5");
}

TEST_CASE("Places are counted from where the code begins") {
  CHECK(MessageOf(ReadPositionCode("GG11/14/14/14/14/14", Connection::kAllThree, {7, 11})) ==
        "7:15: row 0 has 13 cells; expected 14");
  CHECK(MessageOf(ReadPositionCode("GG12/a13/14/14/14/14", Connection::kAllThree, {3, 5})) ==
        "3:10: vehicle a is 1 cell long; expected 2 to 5");
}

TEST_CASE("A vehicle that only looks wrong because a row is damaged is not reported") {
  const std::vector<Refusal> refusals = {
      {"GG12/14/a13/?13/a13/b13",
       "1:13: unexpected '?'; expected a vehicle's letter or . for an empty cell\n"
       "1:21: vehicle b is 1 cell long; expected 2 to 5",
       "a stands on both sides of the damage, b is far from it"},
      {"GG12/14/a?12/14/14/14",
       "1:10: unexpected '?'; expected a vehicle's letter or . for an empty cell",
       "the ? may be the other half of a"},
      {"G?12/14/14/14/14/14",
       "1:2: unexpected '?'; expected a vehicle's letter or . for an empty cell",
       "and it may be a hero: then there is one"},
      {"GG12/4a9/5a8/14/14/14:9,0", "1:23: the left offset is '9'; expected a number from -5 to 5",
       "without offsets nobody knows whether a is broken at the seam"},
      {"GG12/a13/14/14/14", "1:18: 5 rows; expected 6 with a / between",
       "the missing row may be any, so a may go on in it"},
  };
  for (const Refusal& refusal : refusals) {
    INFO(refusal.why << ": " << refusal.code);
    CHECK(MessageOf(ReadPositionCode(refusal.code, Connection::kAllThree)) == refusal.message);
  }
}

TEST_CASE("Megabytes of nonsense give a handful of complaints") {
  const std::string letters(3'000'000, 'a');
  const std::string seams(3'000'000, '|');
  const std::string slashes(3'000'000, '/');
  const std::string doubts(3'000'000, '?');
  std::string zeros;
  for (int i = 0; i < 1'000'000; ++i) zeros += "0|";
  for (const std::string& text : {letters, seams, slashes, doubts, zeros}) {
    const std::string message = MessageOf(ReadPositionCode(text, Connection::kAllThree));
    CHECK_FALSE(message.empty());
    CHECK(message.size() < 2'000);
  }
}

TEST_CASE("Every way to spell the code of a boxed grid means its canonical form") {
  const char* const kClassic = "ooBooCAABooCooxoooDDoooooooooooooooo";
  const std::vector<Spelling> spellings = {
      {kClassic, kClassic, "36 characters"},
      {"..B..CAAB..C..x...DD................", kClassic, "dots"},
      {"..B..C AAB..C ..x... DD.... ...... ......", kClassic, "blanks are ignored"},
      {"..B..C/AAB..C/..x.../DD..../....../......", kClassic, "6 by 6 with slashes"},
      {"2B2C/AAB2C/2x3/DD4/6/6", kClassic, "digits are runs of empty cells"},
      {"4b/AA2b/4x/2ccc", "....b/AA..b/....x/..ccc", "other sizes keep their slashes"},
      {"oooo/AAoo/oooo/oooo", "..../AA../..../....", "o is an empty cell there too"},
      {"12/12/12/10AA/12/12/12/12/12/12/12/12",
       "............/............/............/..........AA/............/............/"
       "............/............/............/............/............/............",
       "the largest"},
      {"GG../SS../XX../AA..", "GG../SS../XX../AA..", "G and S are letters like any other"},
  };
  for (const Spelling& spelling : spellings) {
    INFO(spelling.why);
    CHECK(Canonical(spelling.code) == spelling.canonical);
  }
}

struct Hero {
  const char* code;
  char letter;
  const char* why;
};

TEST_CASE("The hero of a boxed grid is X, else A, else R, else r") {
  const std::vector<Hero> heroes = {
      {"XX../AA../RR../rr..", 'X', "X comes first"},
      {"BB../AA../RR../rr..", 'A', "then A"},
      {"BB../rr../RR../....", 'R', "then R"},
      {"BB../rr../.S../.S..", 'r', "then r"},
  };
  for (const Hero& hero : heroes) {
    INFO(hero.why);
    const absl::StatusOr<Position> position = ReadPositionCode(hero.code, Connection::kAllThree);
    REQUIRE(position.ok());
    CHECK(position->FindHero(Player::kGold)->letter == hero.letter);
    CHECK(position->FindHero(Player::kSilver) == nullptr);
  }
}

TEST_CASE("What is wrong with the code of a boxed grid is said with its place") {
  const std::vector<Refusal> refusals = {
      {"ooBooCAABooCooxoooDDooooooooooooooo", "1:36: 35 cells; expected 36, six rows of six",
       "a cell too few"},
      {"ooBooCAABooCooxoooDDoooooooooooooooooo", "1:37: 38 cells; expected 36, six rows of six",
       "two too many"},
      {"ooBooCAABooCoo?oooDDoooooooooooooooo",
       "1:15: unexpected '?'; expected a vehicle's letter or . for an empty cell", "no cell"},
      {"AA../..../....", "1:1: 3 rows; expected 4 to 12", "too few rows"},
      {"AA4/6/6/6/6/6/6/6/6/6/6/6/6", "1:1: 13 rows; expected 4 to 12", "too many rows"},
      {"AA../...../..../....", "1:10: row 1 has 5 cells; expected 4", "a row that is too long"},
      {"AA4/6/5/6", "1:8: row 2 has 5 cells; expected 6", "a row that is too short"},
      {"AA../..B./.BB./....", "1:8: vehicle B is bent; expected one straight line", "bent"},
      {"AA../B.../..../....", "1:6: vehicle B is 1 cell long; expected 2 to 12", "a single cell"},
      {"XA../.A../..../....",
       "1:1: vehicle X is 1 cell long; expected 2 to 12\n"
       "1:2: hero A is upright; heroes lie along a row",
       "one X is no vehicle, so A is the hero"},
      {"BB../..../..../....", "1:1: no hero; expected a vehicle A", "nobody to free"},
      {"AA../..../..../....:0,0",
       "1:5: row 0 has 4 cells; expected 14\n"
       "1:10: row 1 has 4 cells; expected 14\n1:15: row 2 has 4 cells; expected 14\n"
       "1:20: row 3 has 4 cells; expected 14\n1:20: 4 rows; expected 6 with a / between",
       "offsets are for grids with sides"},
  };
  for (const Refusal& refusal : refusals) {
    INFO(refusal.why << ": " << refusal.code);
    CHECK(MessageOf(ReadPositionCode(refusal.code, Connection::kAllThree)) == refusal.message);
  }
}

struct Look {
  const char* text;
  bool is_code;
  const char* why;
};

TEST_CASE("A text is taken for a code by its characters and its slashes") {
  const std::vector<Look> looks = {
      {kExample, true, "the example"},
      {"GG12/14/14/14/14/6aa6", true, "digit runs, no offsets"},
      {"GG ./. |./+/-/,/:", true, "wrong, but meant as a code"},
      {"setups/a/b/c/d/e", true, "a path with five slashes: ./ in front makes it six"},
      {"./setups/a/b/c/d/e", false, "six slashes"},
      {"GG12/14/14/14/14", false, "four slashes, and rows too long for a boxed grid"},
      {"ooBooCAABooCooxoooDDoooooooooooooooo", true, "36 letters"},
      {"..B..C AAB..C ..x... DD.... ...... ......", true, "the same in groups"},
      {"ooBooCAABooCooxoooDDooooooooooooooo", false, "35 letters"},
      {"a-file-of-positions-which-has-36.txt", false, "36 characters with dashes"},
      {"AA../..../..../....", true, "four rows of four"},
      {"AA../..../...../....", true, "most rows have one length"},
      {"AA../..../....", false, "three rows"},
      {"tests/golden/inputs/many", false, "a path, whose words differ in length"},
      {"GG12/14/14/14/14/6_a6", false, "a character of no code"},
      {"booklet-1", false, "a name"},
      {"", false, "nothing"},
      {"G\xC3\xA9/////", false, "a letter outside the alphabet"},
  };
  for (const Look& look : looks) {
    INFO(look.why);
    CHECK(LooksLikePositionCode(look.text) == look.is_code);
  }
}

}  // namespace
}  // namespace rushkit
