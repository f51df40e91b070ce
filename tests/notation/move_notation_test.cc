// Moves as text, and in words.
#include "solver/notation/move_notation.h"

#include <string>
#include <vector>

#include "solver/notation/position_code.h"
#include "tests/catch.h"
#include "tests/notation/messages.h"

namespace rushkit {
namespace {

using testing::MessageOf;

TEST_CASE("Every drive of every letter is read back from what is written") {
  const std::string letters = "abcdefghijklmnpqrstuvwyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  for (const char letter : letters) {
    for (int spaces = Spaces::kLowest; spaces <= Spaces::kHighest; ++spaces) {
      if (spaces == 0) continue;
      const Move move = Drive{letter, Spaces(spaces)};
      const absl::StatusOr<Move> back = ReadMove(WriteMove(move));
      REQUIRE(back.ok());
      CHECK(*back == move);
    }
  }
}

TEST_CASE("Every shift of either side is read back from what is written") {
  for (const Side side : {Side::kLeft, Side::kRight}) {
    for (int rows = Rows::kLowest; rows <= Rows::kHighest; ++rows) {
      if (rows == 0) continue;
      const Move move = Shift{side, Rows(rows)};
      const absl::StatusOr<Move> back = ReadMove(WriteMove(move));
      REQUIRE(back.ok());
      CHECK(*back == move);
    }
  }
}

TEST_CASE("The examples of moves mean what the format says") {
  CHECK(*ReadMove("a-2") == Move(Drive{'a', Spaces(-2)}));
  CHECK(*ReadMove("G+7") == Move(Drive{'G', Spaces(7)}));
  CHECK(*ReadMove("left+2") == Move(Shift{Side::kLeft, Rows(2)}));
  CHECK(*ReadMove("right-1") == Move(Shift{Side::kRight, Rows(-1)}));
  CHECK(*ReadMove("l+2") == Move(Drive{'l', Spaces(2)}));
  const std::vector<Move> moves = {Drive{'a', Spaces(-2)}, Shift{Side::kLeft, Rows(2)}};
  CHECK(WriteMoves(moves) == "a-2 left+2");
  CHECK(WriteMoves({}).empty());
}

struct Refusal {
  const char* word;
  const char* message;
  const char* why;
};

TEST_CASE("What is wrong with a move is said with its place") {
  const std::vector<Refusal> refusals = {
      {"", "5:3: '' is no move; expected one such as a-2, G+7 or left+2, always with a sign",
       "empty"},
      {"a2", "5:3: 'a2' is no move; expected one such as a-2, G+7 or left+2, always with a sign",
       "no sign"},
      {"+2", "5:3: unknown vehicle or side ''; expected a vehicle's letter, left or right",
       "nobody moves"},
      {"up+2", "5:3: unknown vehicle or side 'up'; expected a vehicle's letter, left or right",
       "no such side"},
      {"Left+2", "5:3: unknown vehicle or side 'Left'; expected a vehicle's letter, left or right",
       "sides are lower case"},
      {"3+2", "5:3: unknown vehicle or side '3'; expected a vehicle's letter, left or right",
       "a digit is no letter"},
      {"x+2", "5:3: x is no vehicle's letter", "a wall does not move"},
      {"o-1", "5:3: o is no vehicle's letter", "nor does an empty cell"},
      {"a+", "5:5: a moves '' spaces; expected 1 to 15", "no number"},
      {"a+0", "5:5: a moves '0' spaces; expected 1 to 15", "a move of nothing"},
      {"a+02", "5:5: a moves '02' spaces; expected 1 to 15", "a zero in front"},
      {"a-16", "5:5: a moves '16' spaces; expected 1 to 15", "farther than any grid"},
      {"a+99999999999", "5:5: a moves '99999999999' spaces; expected 1 to 15", "far too far"},
      {"a+2b", "5:5: a moves '2b' spaces; expected 1 to 15", "something behind"},
      {"a+-2", "5:5: a moves '-2' spaces; expected 1 to 15", "two signs"},
      {"left+11", "5:8: left moves '11' rows; expected 1 to 10", "from one end to the other is 10"},
  };
  for (const Refusal& refusal : refusals) {
    INFO(refusal.why);
    CHECK(MessageOf(ReadMove(refusal.word, {5, 3})) == refusal.message);
  }
}

TEST_CASE("A direction stands for a sign") {
  CHECK(*ReadMove("XR4") == Move(Drive{'X', Spaces(4)}));
  CHECK(*ReadMove("AL2") == Move(Drive{'A', Spaces(-2)}));
  CHECK(*ReadMove("BU1") == Move(Drive{'B', Spaces(-1)}));
  CHECK(*ReadMove("CD12") == Move(Drive{'C', Spaces(12)}));
  CHECK(*ReadMove("RR2") == Move(Drive{'R', Spaces(2)}));
  CHECK(*ReadMove("A+3") == Move(Drive{'A', Spaces(3)}));
  CHECK(*ReadMove("K-2") == Move(Drive{'K', Spaces(-2)}));
}

TEST_CASE("A direction must be one that its vehicle can go") {
  const absl::StatusOr<Position> position =
      ReadPositionCode("..B.../AAB.../....../....../....../......", Connection::kAllThree);
  REQUIRE(position.ok());
  for (const char* fitting : {"AR3", "AL1", "BU1", "BD3", "A+3", "B+3", "CU1"}) {
    INFO(fitting);
    CHECK(ReadMove(fitting, {}, &*position) == ReadMove(fitting));
  }
  const std::vector<Refusal> refusals = {
      {"AU1", "5:4: hero cannot go U; expected L or R", "the hero lies along a row"},
      {"AD1", "5:4: hero cannot go D; expected L or R", "down neither"},
      {"BR3", "5:4: blocker B cannot go R; expected U or D", "an upright vehicle"},
      {"BL3", "5:4: blocker B cannot go L; expected U or D", "left neither"},
      {"BL0", "5:5: B moves '0' spaces; expected 1 to 15", "a move of nothing"},
      {"xR3", "5:3: x is no vehicle's letter", "a wall does not move"},
      {"BR", "5:3: 'BR' is no move; expected one such as a-2, G+7 or left+2, always with a sign",
       "no number"},
      {"Br3", "5:3: 'Br3' is no move; expected one such as a-2, G+7 or left+2, always with a sign",
       "directions are upper case"},
  };
  for (const Refusal& refusal : refusals) {
    INFO(refusal.why);
    CHECK(MessageOf(ReadMove(refusal.word, {5, 3}, &*position)) == refusal.message);
  }
}

struct Description {
  const char* move;
  const char* words;
};

TEST_CASE("A move is described in words") {
  const absl::StatusOr<Position> position =
      ReadPositionCode("b9GG2/b13/14/3SScc7/14/14", Connection::kAllThree);
  REQUIRE(position.ok());
  const std::vector<Description> descriptions = {
      {"b+4", "blocker b, 4 down"},
      {"b-1", "blocker b, 1 up"},
      {"c+3", "blocker c, 3 right"},
      {"G-2", "gold hero, 2 left"},
      {"G+2", "gold hero, 2 right"},
      {"G+3", "gold hero, 3 right"},
      {"G+4", "gold hero, 4 right and off the grid"},
      {"S-4", "silver hero, 4 left"},
      {"S-5", "silver hero, 5 left and off the grid"},
      {"left+2", "left side, 2 down"},
      {"right-1", "right side, 1 up"},
  };
  for (const Description& description : descriptions) {
    CHECK(DescribeMove(*position, *ReadMove(description.move)) == description.words);
  }
}

TEST_CASE("Players are called gold and silver") {
  CHECK(ReadPlayer("gold") == Player::kGold);
  CHECK(ReadPlayer("silver") == Player::kSilver);
  CHECK_FALSE(ReadPlayer("Gold").has_value());
  CHECK_FALSE(ReadPlayer("").has_value());
  CHECK(WritePlayer(Player::kGold) == "gold");
  CHECK(WritePlayer(Player::kSilver) == "silver");
}

}  // namespace
}  // namespace rushkit
