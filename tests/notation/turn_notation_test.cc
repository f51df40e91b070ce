// Turns and lines of play as text.
#include "solver/notation/turn_notation.h"

#include <string>
#include <vector>

#include "solver/notation/move_notation.h"
#include "solver/notation/position_code.h"
#include "tests/catch.h"
#include "tests/notation/messages.h"

namespace rushkit {
namespace {

using testing::MessageOf;

TEST_CASE("The examples of turns are read and written unchanged") {
  for (const char* text : {"M3: a+2 G+1", "MS2: G+1 left-2 G+1", "SH:", "SL: b-4"}) {
    const absl::StatusOr<Turn> turn = ReadTurn(text);
    REQUIRE(turn.ok());
    CHECK(WriteTurn(*turn) == text);
  }
  const Turn turn{Card::kMove3, {Drive{'a', Spaces(2)}, Drive{'G', Spaces(1)}}};
  CHECK(*ReadTurn("M3: a+2 G+1") == turn);
  CHECK(*ReadTurn("  M3:a+2,G+1 ") == turn);
}

struct Refusal {
  const char* text;
  const char* message;
  const char* why;
};

TEST_CASE("What is wrong with a turn is said with its place") {
  const std::vector<Refusal> refusals = {
      {"", "4:2: no turn; expected one, such as M3: a+2 G+1", "empty"},
      {"a+2", "4:2: no turn; expected one, such as M3: a+2 G+1", "no card"},
      {"M3: a+2 SH:", "4:2: more than one turn; expected one, such as M3: a+2 G+1", "two turns"},
      {"M3 a+2", "4:2: M3 is a card; a turn begins with M3:", "no colon"},
      {"M7: a+2 b2",
       "4:2: no card is called 'M7'; expected M1, M2, M3, M4, SL, SH, MS1, MS2 or MS3\n"
       "4:10: 'b2' is no move; expected one such as a-2, G+7 or left+2, always with a sign",
       "two mistakes"},
      {"?: a+2", "4:2: an unknown card, ?, cannot be played; expected the card that it is",
       "an unknown card"},
  };
  for (const Refusal& refusal : refusals) {
    INFO(refusal.why);
    CHECK(MessageOf(ReadTurn(refusal.text, {4, 2})) == refusal.message);
  }
}

struct Line {
  std::vector<std::string> arguments;
  const char* written;
  const char* why;
};

std::string Written(const std::vector<std::string>& arguments) {
  const absl::StatusOr<MovesOrTurns> line = ReadLine(arguments);
  if (!line.ok()) return MessageOf(line);
  if (const auto* moves = std::get_if<std::vector<Move>>(&*line)) return WriteMoves(*moves);
  std::string text;
  for (const Turn& turn : std::get<std::vector<Turn>>(*line)) text += WriteTurn(turn) + ";";
  return text;
}

TEST_CASE("A line of play is moves or turns, in as many arguments as one likes") {
  const std::vector<Line> lines = {
      {{}, "", "nothing is no moves"},
      {{"", " "}, "", "blanks are nothing too"},
      {{"a+2", "G+1"}, "a+2 G+1", "one move an argument"},
      {{"a+2 G+1, left-1"}, "a+2 G+1 left-1", "several in one, commas between"},
      {{"1. a+2\n2. G+1\n", "3.left-1"}, "a+2 G+1 left-1", "numbered, as a solution is printed"},
      {{"1.", "a+2"}, "a+2", "the number as an argument of its own"},
      {{"M3:", "a+2", "G+1", "SH:"}, "M3: a+2 G+1;SH:;", "turns, word by word"},
      {{"1. M3: a+2 G+1", "2. MS2: left+1"}, "M3: a+2 G+1;MS2: left+1;", "turns, one an argument"},
      {{"SH:"}, "SH:;", "a card that could do nothing"},
  };
  for (const Line& line : lines) {
    INFO(line.why);
    CHECK(Written(line.arguments) == line.written);
  }
}

TEST_CASE("Directions in a line are those of the vehicles of a position") {
  const absl::StatusOr<Position> position =
      ReadPositionCode("..B.../AAB.../....../....../....../......", Connection::kAllThree);
  REQUIRE(position.ok());
  const absl::StatusOr<MovesOrTurns> line = ReadLine({"BD4 AR4"}, &*position);
  REQUIRE(line.ok());
  CHECK(WriteMoves(std::get<std::vector<Move>>(*line)) == "B+4 A+4");
  CHECK(MessageOf(ReadLine({"BD4", "AR2 AD2"}, &*position)) ==
        "2:6: hero cannot go D; expected L or R");
}

TEST_CASE("What is wrong with a line is said with its argument and the column in it") {
  const std::vector<Line> lines = {
      {{"a+2", "b+1 c4"},
       "2:5: 'c4' is no move; expected one such as a-2, G+7 or left+2, always with a sign",
       "the second argument"},
      {{"a+2", "M3: b+1", "SH: left+1"},
       "2:1: a turn, 'M3', after moves without a card; expected moves only, or turns only",
       "moves and turns mixed: said once"},
      {{"M3:", "SH", "up+1"},
       "2:1: SH is a card; a turn begins with SH:\n"
       "3:1: unknown vehicle or side 'up'; expected a vehicle's letter, left or right",
       "everything at once"},
      {{"12"},
       "1:1: '12' is no move; expected one such as a-2, G+7 or left+2, always with a sign",
       "a number without a dot"},
  };
  for (const Line& line : lines) {
    INFO(line.why);
    CHECK(Written(line.arguments) == line.written);
  }
}

}  // namespace
}  // namespace rushkit
