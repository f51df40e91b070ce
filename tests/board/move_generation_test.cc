// The fast move generation against the slow twin, position by position.
#include "solver/board/move_generation.h"

#include <algorithm>
#include <string>
#include <vector>

#include "absl/strings/str_join.h"
#include "tests/board/random_play.h"
#include "tests/catch.h"
#include "tests/support/case_file.h"
#include "tests/support/positions.h"
#include "tests/twin/table.h"

namespace rushkit {
namespace {

using testing::BookletCodes;
using testing::CaseCodes;
using testing::CodeOf;
using testing::LetterOf;
using testing::MoveOf;
using testing::PlayAtRandom;
using testing::PositionOf;
using testing::TextOf;
using twin::Connected;

Connected TwinOf(Connection connection) {
  return connection == Connection::kAllThree ? Connected::kAllThree : Connected::kNeighbours;
}

std::vector<std::string> AsTexts(const std::vector<Move>& moves) {
  std::vector<std::string> texts;
  for (const Move& move : moves) texts.push_back(TextOf(move));
  std::sort(texts.begin(), texts.end());
  return texts;
}

// What the twin thinks of `position`: the same moves for both players, and the same position after
// each move (a code shows whether a hero stands on the grid, in part, or not at all).
void CheckAgainstTwin(const Position& position, Connection connection) {
  const std::string code = CodeOf(position);
  INFO(code);
  const twin::Table table(code, TwinOf(connection));
  REQUIRE(table.Code() == code);
  for (const Player mover : {Player::kGold, Player::kSilver}) {
    const std::vector<Move> moves = LegalMoves(position, mover);
    REQUIRE(AsTexts(moves) == table.Moves(LetterOf(mover)));
    for (const Move& move : moves) {
      REQUIRE(CodeOf(position.After(move)) == table.After(TextOf(move)).Code());
    }
  }
}

void CheckGames(const std::vector<std::string>& codes, Connection connection, int plies) {
  uint64_t seed = 1;
  for (const std::string& code : codes) {
    PlayAtRandom(PositionOf(code, connection), seed++, plies,
                 [&](const Position& position, Player) { CheckAgainstTwin(position, connection); });
  }
}

TEST_CASE("From the printed set-ups, legal moves and what they lead to are the slow twin's") {
  CheckGames(BookletCodes(), Connection::kAllThree, 30);
  CheckGames(BookletCodes(), Connection::kNeighbours, 15);
}

TEST_CASE("From the collected cases, legal moves and what they lead to are the slow twin's") {
  CheckGames(CaseCodes("all-three"), Connection::kAllThree, 2);
}

TEST_CASE("Where sides touch only the middle, legal moves are the slow twin's") {
  CheckGames(CaseCodes("neighbours"), Connection::kNeighbours, 2);
}

// Every move that can be said: each letter of the position and one more, each distance, each shift.
std::vector<Move> ThinkableMoves(const Position& position) {
  std::vector<Move> moves;
  std::string letters = "?";
  for (const Vehicle& vehicle : position.vehicles()) letters += vehicle.letter;
  for (const char letter : letters) {
    for (int spaces = Spaces::kLowest; spaces <= Spaces::kHighest; ++spaces) {
      moves.push_back(Drive{letter, Spaces(spaces)});
    }
  }
  for (const Side side : {Side::kLeft, Side::kRight}) {
    for (int rows = Rows::kLowest; rows <= Rows::kHighest; ++rows) {
      moves.push_back(Shift{side, Rows(rows)});
    }
  }
  return moves;
}

TEST_CASE("CheckMove allows exactly the legal moves among all that can be said") {
  uint64_t seed = 100;
  for (const std::string& code : BookletCodes()) {
    PlayAtRandom(PositionOf(code), seed++, 20, [](const Position& position, Player mover) {
      INFO(CodeOf(position));
      std::vector<Move> allowed;
      for (const Move& move : ThinkableMoves(position)) {
        const absl::Status checked = CheckMove(position, mover, move);
        if (checked.ok()) allowed.push_back(move);
        REQUIRE((checked.ok() || checked.code() == absl::StatusCode::kFailedPrecondition));
      }
      REQUIRE(AsTexts(allowed) == AsTexts(LegalMoves(position, mover)));
    });
  }
}

TEST_CASE("Legal moves come by letter, backward before forward, near before far, shifts last") {
  // The right side stands four rows down; b, in row 0 of it, meets row 4 of the middle.
  const Position position = PositionOf(
      ".a.......bb.../.a............/............../GG.......c..../.........c..../"
      "...........SS.:0,4");
  std::vector<std::string> texts;
  for (const Move& move : LegalMoves(position, Player::kGold)) texts.push_back(TextOf(move));
  CHECK(absl::StrJoin(texts, " ") ==
        "G+1 G+2 G+3 G+4 G+5 G+6 G+7 a+1 b-1 b-2 b-3 b-4 b-5 b-6 b-7 b-8 b-9 b+1 b+2 b+3 "
        "c-1 c-2 c+1 left-1 left+1 left+2 left+3 left+4 left+5 right-1 right-2 right-3 right-4 "
        "right-5 right-6 right-7 right-8 right-9 right+1");
}

TEST_CASE("A refused move is told which rule it breaks and how") {
  const std::string code =
      ".a.......bb.../.a............/............../GG......dd..../.........c..../"
      ".........c.SS.:0,0";
  struct Case {
    const char* why;
    const char* move;
    Player mover;
    const char* message;
  };
  const Case cases[] = {
      {"no such vehicle", "q+1", Player::kGold, "no vehicle q on the grid"},
      {"the other hero", "S-1", Player::kGold,
       "S is the other player's hero and may not be moved (Vehicle Movement Rules)"},
      {"the other hero, from the other side", "G+1", Player::kSilver,
       "G is the other player's hero and may not be moved (Vehicle Movement Rules)"},
      {"no distance", "a+0", Player::kGold, "a does not move"},
      {"the edge", "a-1", Player::kGold,
       "a cannot move 1 up: no space is free (Vehicle Movement Rules)"},
      {"a vehicle in the way", "c-1", Player::kGold,
       "c cannot move 1 up: no space is free (Vehicle Movement Rules)"},
      {"too far, one space", "a+2", Player::kGold,
       "a cannot move 2 down: only 1 is free (Vehicle Movement Rules)"},
      {"too far, more spaces", "b+4", Player::kGold,
       "b cannot move 4 right: only 3 are free (Vehicle Movement Rules)"},
      {"a blocker may not leave", "d+5", Player::kGold,
       "d cannot move 5 right: only 4 are free (Vehicle Movement Rules)"},
      {"Gold may not leave by its own end", "G-1", Player::kGold,
       "G cannot move 1 left: no space is free (Vehicle Movement Rules)"},
      {"a locked side", "right+1", Player::kGold,
       "the right side is locked by d (Locking the Traffic Grid)"},
      {"no rows", "left+0", Player::kGold, "the left side does not move"},
      {"too many rows", "left-6", Player::kGold,
       "the left side at offset -6 would not stay connected (Shift the Grid)"},
  };
  const Position position = PositionOf(code);
  for (const Case& row : cases) {
    INFO(row.why);
    CHECK(CheckMove(position, row.mover, MoveOf(row.move)).message() == row.message);
  }
}

TEST_CASE("A shift that breaks the row through all three parts is refused where that is asked") {
  const std::string code =
      "............../............../............../GG..........SS/............../"
      "..............:3,0";
  CHECK(CheckMove(PositionOf(code), Player::kGold, MoveOf("right-3")).message() ==
        "the right side at offset -3 would not stay connected (Shift the Grid)");
  CHECK(
      CheckMove(PositionOf(code, Connection::kNeighbours), Player::kGold, MoveOf("right-3")).ok());
}

TEST_CASE("A hero leaves by the opposite end, counting the spaces until it is just off") {
  const Position position = PositionOf(
      "............../............../.SS.......GG../............../............../"
      "..............:0,0");
  const auto free = [&position](char letter, Direction direction) {
    return FreeSpaces(position, *position.Find(letter), direction);
  };
  CHECK(free('G', Direction::kForward) == 4);
  CHECK(free('G', Direction::kBackward) == 7);
  CHECK(free('S', Direction::kBackward) == 3);
  CHECK(free('S', Direction::kForward) == 7);
  CHECK_FALSE(Leaves(position, {'G', Spaces(3)}));
  CHECK(Leaves(position, {'G', Spaces(4)}));
  CHECK_FALSE(Leaves(position, {'S', Spaces(-2)}));
  CHECK(Leaves(position, {'S', Spaces(-3)}));
}

}  // namespace
}  // namespace rushkit
