// What is counted of one escape, by hand.
#include "solver/rating/escape_shape.h"

#include <string>
#include <vector>

#include "absl/strings/str_split.h"
#include "tests/catch.h"
#include "tests/support/positions.h"

namespace rushkit {
namespace {

// Gold at home, b over the left seam, c inside the right part, d upright.
constexpr char kStart[] =
    "GG............/....bb........./............../.......d..ccc./.......d....../"
    "..............:0,0";

struct Case {
  const char* moves;
  EscapeShape shape;
  const char* why;
};

const Case kCases[] = {
    {"G+14", {1, 0, 1, 0}, "the hero crosses to its own end and leaves"},
    {"G+12 G+2", {1, 0, 1, 0}, "leaving from the part at its own end crosses nothing"},
    {"G+4 G+1", {1, 0, 2, 0}, "onto a seam, and off it"},
    {"b+1 b+2", {1, 0, 1, 0}, "off the seam, and on inside the middle"},
    {"c-1 c+2 c-1", {1, 2, 0, 0}, "there, back and there again, inside the right part"},
    {"c-2 c+2", {1, 1, 2, 0}, "onto the seam and back"},
    {"d+1 d-1", {1, 1, 0, 0}, "an upright one stays on its part"},
    {"d+1 c-1 d-1", {2, 1, 0, 0}, "others may move between"},
    {"right+1 right+2", {0, 0, 0, 2}, "a side that goes on does not reverse"},
    {"right+1 d+1 right-1", {1, 1, 0, 2}, "a side that comes back does"},
    {"right+2 right-3 b+1 left+1", {1, 1, 1, 3}, "each side for itself"},
};

std::vector<Move> MovesIn(const std::string& text) {
  std::vector<Move> moves;
  for (const std::string& move : std::vector<std::string>(absl::StrSplit(text, ' '))) {
    moves.push_back(testing::MoveOf(move));
  }
  return moves;
}

}  // namespace

TEST_CASE("Vehicles, reversals, crossings and shifts are counted move by move") {
  for (const Case& one : kCases) {
    INFO(one.moves << ": " << one.why);
    CHECK(ShapeOf(testing::PositionOf(kStart), MovesIn(one.moves)) == one.shape);
  }
}

TEST_CASE("Silver's leaving counts as standing on the left part") {
  const Position start = testing::PositionOf(
      "SS............/............../............../............../............../"
      "............GG:0,0");
  CHECK(ShapeOf(start, MovesIn("S-2")) == EscapeShape{1, 0, 0, 0});
  CHECK(ShapeOf(start, MovesIn("S+4 S-6")) == EscapeShape{1, 1, 2, 0});
}

TEST_CASE("The moves of turns are those of their cards in order") {
  const std::vector<Turn> turns = {{Card::kMove2, MovesIn("b+1 d+1")},
                                   {Card::kMove1, MovesIn("b-1")}};
  CHECK(MovesOf(turns) == MovesIn("b+1 d+1 b-1"));
  CHECK(ShapeOf(testing::PositionOf(kStart), turns) == EscapeShape{2, 1, 2, 0});
}

TEST_CASE("The least of two shapes is the least of each number by itself") {
  CHECK(LeastOf({1, 4, 2, 9}, {3, 3, 3, 3}) == EscapeShape{1, 3, 2, 3});
}

}  // namespace rushkit
