// Offsets, parts and boxed grids.
#include "solver/board/grid.h"

#include <algorithm>
#include <string>
#include <vector>

#include "solver/board/goal.h"
#include "tests/board/random_play.h"
#include "tests/catch.h"
#include "tests/support/positions.h"
#include "tests/twin/table.h"

namespace rushkit {
namespace {

using testing::CodeOf;
using testing::MoveOf;
using testing::PlayAtRandom;
using testing::PositionOf;
using testing::TextOf;

std::vector<Offsets> AllowedOffsets(Connection connection) {
  const Grid grid = Grid::Shift(connection);
  std::vector<Offsets> allowed;
  for (int left = Offset::kLowest; left <= Offset::kHighest; ++left) {
    for (int right = Offset::kLowest; right <= Offset::kHighest; ++right) {
      const Offsets offsets{Offset(left), Offset(right)};
      if (grid.Allows(offsets)) allowed.push_back(offsets);
    }
  }
  return allowed;
}

TEST_CASE("One row through all three parts allows 91 offset pairs, touching the middle 121") {
  CHECK(AllowedOffsets(Connection::kAllThree).size() == 91);
  CHECK(AllowedOffsets(Connection::kNeighbours).size() == 121);
}

TEST_CASE("Offset pairs are allowed exactly when some row of the table is in all three parts") {
  const Grid grid = Grid::Shift();
  for (const Offsets& offsets : AllowedOffsets(Connection::kNeighbours)) {
    bool through = false;
    for (int row = 0; row < 6; ++row) {
      through = through || (grid.HasRow(row - offsets.left.value()) &&
                            grid.HasRow(row - offsets.right.value()));
    }
    CHECK(grid.Allows(offsets) == through);
  }
}

TEST_CASE("The parts of the traffic grid are 5, 4 and 5 columns wide") {
  const Grid grid = Grid::Shift();
  std::string parts;
  for (int column = 0; column < grid.width(); ++column) {
    parts += static_cast<char>('0' + grid.PartAt(Column(column)).value());
  }
  CHECK(parts == "00000111122222");
  CHECK(grid.SeamColumn(Side::kLeft) == Column(5));
  CHECK(grid.SeamColumn(Side::kRight) == Column(9));
  CHECK(grid.PartAt(Column(-1)) == kLeftPart);
}

TEST_CASE("Boxed grids have 4 to 12 rows and columns, and no other number") {
  for (int height = 0; height <= 14; ++height) {
    for (int width = 0; width <= 14; ++width) {
      const bool fits = height >= 4 && height <= 12 && width >= 4 && width <= 12;
      CHECK(Grid::Boxed(height, width, Bitboard()).ok() == fits);
    }
  }
  CHECK(Grid::Boxed(3, 6, Bitboard()).status().message() ==
        "1:1: a grid of 3 rows and 6 columns; expected 4 to 12 each way");
}

TEST_CASE("A boxed grid is one part whose offsets are zero") {
  const absl::StatusOr<Grid> grid = Grid::Boxed(6, 6, Bitboard());
  REQUIRE(grid.ok());
  CHECK_FALSE(grid->has_sides());
  CHECK(grid->Allows({}));
  CHECK_FALSE(grid->Allows({Offset(1), Offset(0)}));
  for (int column = 0; column < 6; ++column) {
    CHECK(grid->PartAt(Column(column)) == grid->PartAt(Column(0)));
  }
}

TEST_CASE("On boxed grids of every kind vehicles move by the same rules as the slow twin's") {
  const std::vector<std::string> codes = {
      "AAa./..a./bb../...x",
      "bb.hh./c..d../cAAd.x/c..d../e...ff/e.ggg.",
      "x.a.AA./..a..../bbb.c../....c.d/ee..x.d",
      "..a...x...../..a......bb./AA....c...d./......c...d./xxxx....e..x/........e.../............/"
      "fffff......g/...........g/...........g/.....hh....g/x..........x",
      "aaaaaaaaaaaa/............/AAA........./............",
  };
  uint64_t seed = 1;
  for (const std::string& code : codes) {
    PlayAtRandom(PositionOf(code), seed++, 60, [](const Position& position, Player) {
      INFO(CodeOf(position));
      const twin::Table table(CodeOf(position));
      std::vector<std::string> texts;
      for (const Move& move : LegalMoves(position, Player::kGold)) {
        texts.push_back(TextOf(move));
        REQUIRE(CodeOf(position.After(move)) == table.After(texts.back()).Code());
      }
      std::sort(texts.begin(), texts.end());
      REQUIRE(texts == table.Moves('G'));
      REQUIRE(position.Mirrored().Mirrored() == position);
      REQUIRE(position.HalfTurned().HalfTurned() == position);
      REQUIRE(position.HalfTurned() == position.UpsideDown().Mirrored());
    });
  }
}

TEST_CASE("A wall stops a vehicle, and a boxed grid has no side to shift") {
  const Position position = PositionOf("AA.x/..../a.../a...");
  CHECK(CheckMove(position, Player::kGold, MoveOf("A+1")).ok());
  CHECK(CheckMove(position, Player::kGold, MoveOf("A+2")).message() ==
        "A cannot move 2 right: only 1 is free (Vehicle Movement Rules)");
  CHECK(CheckMove(position, Player::kGold, MoveOf("left+1")).message() ==
        "this grid has no sides to shift");
  CHECK(LegalShifts(position).empty());
  CHECK(CodeOf(position.Mirrored()) == "x.AA/..../...a/...a");
  CHECK(CodeOf(position.HalfTurned()) == "...a/...a/..../x.AA");
}

TEST_CASE("The goals of a boxed grid are the edge and a free lane, which walls can bar") {
  struct Row {
    std::string why;
    std::string code;
    bool at_edge;
    bool is_clear;
  };
  for (const Row& row : std::vector<Row>{
           {"free as far as the edge", "AA../..../..../....", false, true},
           {"at the edge", "..AA/..../..../....", true, true},
           {"a long hero at the edge", ".AAA/..../..../....", true, true},
           {"a blocker in the lane", "AA.b/...b/..../....", false, false},
           {"a blocker behind the hero", "bAA./b.../..../....", false, true},
           {"a wall in the lane", "AA.x/..../..../....", false, false},
       }) {
    INFO(row.why);
    const Position position = PositionOf(row.code);
    CHECK(IsAtGoal(position, Goal::kEdge) == row.at_edge);
    CHECK(IsAtGoal(position, Goal::kOff) == row.at_edge);
    CHECK(IsAtGoal(position, Goal::kClear) == row.is_clear);
  }
}

TEST_CASE("On a boxed grid G and S are letters like any other, and the hero never leaves") {
  const Position position = PositionOf("AAG./SSG./..../....");
  CHECK(position.FindHero(Player::kGold)->letter == 'A');
  CHECK(position.FindHero(Player::kSilver) == nullptr);
  CHECK(CheckMove(position, Player::kGold, MoveOf("G+2")).ok());
  const Position free = PositionOf("AA../..../..../....");
  CHECK(FreeSpaces(free, *free.Find('A'), Direction::kForward) == 2);
}

TEST_CASE("Twenty-six vehicles stand and move on one grid") {
  const Position position = PositionOf(
      "aabbccddeeffhh/iijjkkllmmnnpp/qqrrssttuuvvww/yyzzAA......../GG..........SS/.............."
      ":0,0");
  CHECK(position.vehicles().size() == 26);
  std::vector<std::string> texts;
  for (const Move& move : LegalMoves(position, Player::kGold)) texts.push_back(TextOf(move));
  std::sort(texts.begin(), texts.end());
  CHECK(texts == twin::Table(CodeOf(position)).Moves('G'));
}

}  // namespace
}  // namespace rushkit
