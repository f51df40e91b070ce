// Which turns a card allows, and what is said of those that it does not.
#include <string>
#include <vector>

#include "absl/strings/str_split.h"
#include "solver/base/random.h"
#include "solver/board/move_generation.h"
#include "solver/game/plays.h"
#include "tests/board/random_play.h"
#include "tests/catch.h"
#include "tests/game/cards.h"
#include "tests/support/case_file.h"
#include "tests/support/positions.h"
#include "tests/twin/plays.h"

namespace rushkit {
namespace {

using testing::CardsByName;
using testing::CodeOf;
using testing::LetterOf;
using testing::MoveOf;
using testing::PositionOf;
using testing::TextsOf;
using testing::TwinOf;

Turn TurnOf(const std::string& card, const std::string& moves) {
  Turn turn{CardsByName().at(card), {}};
  for (const std::string& move :
       std::vector<std::string>(absl::StrSplit(moves, ' ', absl::SkipEmpty()))) {
    turn.moves.push_back(MoveOf(move));
  }
  return turn;
}

// Gold is three spaces from having left; a and b stand free.
constexpr char kOpen[] =
    "............../.aa.........../............../SS.........GG./....b........./....b.........:0,0";

struct Case {
  const char* why;
  const char* code;
  const char* card;
  const char* moves;
  const char* exact;  // what is said under `exact`; empty: allowed
  const char* up_to;  // and under `up-to`
};

void CheckMessages(const std::vector<Case>& cases) {
  for (const Case& row : cases) {
    INFO(row.why);
    const Position position = PositionOf(row.code);
    const Turn turn = TurnOf(row.card, row.moves);
    for (const SpacesRule rule : {SpacesRule::kExact, SpacesRule::kUpTo}) {
      const absl::Status status = CheckTurn(position, Player::kGold, turn, rule);
      CHECK(status.message() == (rule == SpacesRule::kExact ? row.exact : row.up_to));
      if (!status.ok()) CHECK(status.code() == absl::StatusCode::kFailedPrecondition);
      CHECK(status.ok() == twin::IsLegalTurn(twin::Table(row.code), 'G', row.card,
                                             TextsOf(turn.moves), TwinOf(rule)));
    }
  }
}

TEST_CASE("A Move pays for its number of spaces, split as one likes") {
  CheckMessages({
      {"one drive", kOpen, "M3", "a+3", "", ""},
      {"step by step", kOpen, "M3", "a+1 a+1 a+1", "", ""},
      {"split between vehicles", kOpen, "M3", "a+1 b-1 G-1", "", ""},
      {"out and back", kOpen, "M2", "a+1 a-1", "", ""},
      {"one too many", kOpen, "M2", "a+1 b-2",
       "move 2: a Move 2 card pays for 2 spaces, and this makes 3 (Move)",
       "move 2: a Move 2 card pays for 2 spaces, and this makes 3 (Move)"},
      {"one too many of one", kOpen, "M1", "b-2",
       "move 1: a Move 1 card pays for 1 space, and this makes 2 (Move)",
       "move 1: a Move 1 card pays for 1 space, and this makes 2 (Move)"},
      {"a shift", kOpen, "M2", "left+1", "move 1: a Move 2 card pays for no shift (Move)",
       "move 1: a Move 2 card pays for no shift (Move)"},
      {"a space too few", kOpen, "M2", "a+1",
       "a Move 2 card must use all spaces that it can: 1 of 2 used, and more can be (Move)", ""},
      {"nothing", kOpen, "M4", "",
       "a Move 4 card must use all spaces that it can: 0 of 4 used, and more can be (Move)", ""},
      {"nothing where nothing can be", testing::kNothingMoves, "M4", "", "", ""},
      {"the only space there is wins", testing::kOnlyLeaving, "M4", "G+1", "", ""},
      {"a forced win declined", testing::kOnlyLeaving, "M1", "",
       "a Move 1 card must use all spaces that it can: 0 of 1 used, and more can be (Move)", ""},
      {"a win with spaces left over", kOpen, "M4", "G+3", "", ""},
      {"moving on after a win", kOpen, "M4", "G+3 a+1",
       "move 2: the hero has left, which ends the turn (Winning the Game)",
       "move 2: the hero has left, which ends the turn (Winning the Game)"},
      {"a move that is not legal", kOpen, "M4", "a+1 b+1",
       "move 2: b cannot move 1 down: no space is free (Vehicle Movement Rules)",
       "move 2: b cannot move 1 down: no space is free (Vehicle Movement Rules)"},
      {"the other hero", kOpen, "M1", "S+1",
       "move 1: S is the other player's hero and may not be moved (Vehicle Movement Rules)",
       "move 1: S is the other player's hero and may not be moved (Vehicle Movement Rules)"},
  });
}

TEST_CASE("A Slide moves one vehicle in one direction, and must when one can move") {
  CheckMessages({
      {"all the way", kOpen, "SL", "a+11", "", ""},
      {"stopping early", kOpen, "SL", "a+4", "", ""},
      {"in two breaths", kOpen, "SL", "a+1 a+2", "", ""},
      {"off the grid", kOpen, "SL", "G+3", "", ""},
      {"two vehicles", kOpen, "SL", "a+1 b-1",
       "move 2: a Slide card moves one vehicle only (Slide)",
       "move 2: a Slide card moves one vehicle only (Slide)"},
      {"there and back", kOpen, "SL", "a+2 a-1",
       "move 2: a Slide card moves in one direction only (Slide)",
       "move 2: a Slide card moves in one direction only (Slide)"},
      {"a shift", kOpen, "SL", "right-1", "move 1: a Slide card pays for no shift (Slide)",
       "move 1: a Slide card pays for no shift (Slide)"},
      {"nothing", kOpen, "SL", "", "a Slide card must move a vehicle when one can move (Slide)",
       "a Slide card must move a vehicle when one can move (Slide)"},
      {"nothing where nothing can be", testing::kNothingMoves, "SL", "", "", ""},
  });
}

TEST_CASE("A Shift shifts one side once, and must when one can be shifted") {
  CheckMessages({
      {"any number of rows", kOpen, "SH", "left-4", "", ""},
      {"a vehicle", kOpen, "SH", "a+1", "move 1: a Shift card moves no vehicle (Shift the Grid)",
       "move 1: a Shift card moves no vehicle (Shift the Grid)"},
      {"twice", kOpen, "SH", "left+1 right+1",
       "move 2: a Shift card pays for one shift, and this is the second (Shift the Grid)",
       "move 2: a Shift card pays for one shift, and this is the second (Shift the Grid)"},
      {"the same side twice", kOpen, "SH", "left+1 left+1",
       "move 2: a Shift card pays for one shift, and this is the second (Shift the Grid)",
       "move 2: a Shift card pays for one shift, and this is the second (Shift the Grid)"},
      {"nothing", kOpen, "SH", "",
       "a Shift card must shift a side when one can be shifted (Shift the Grid)",
       "a Shift card must shift a side when one can be shifted (Shift the Grid)"},
      {"nothing where both sides are locked", testing::kNothingMoves, "SH", "", "", ""},
  });
}

TEST_CASE("A Move & Shift makes its shift at any point among its spaces") {
  const char* const must_shift =
      "a Move & Shift 2 card must shift a side when one can be shifted (Move & Shift)";
  CheckMessages({
      {"shift first", kOpen, "MS2", "left+1 a+2", "", ""},
      {"shift last", kOpen, "MS2", "a+2 left+1", "", ""},
      {"shift between", kOpen, "MS2", "a+1 right-2 a+1", "", ""},
      {"no shift", kOpen, "MS2", "a+2", must_shift, ""},
      {"nothing at all", kOpen, "MS2", "", must_shift, ""},
      {"no shift because of a win", kOpen, "MS3", "G+3", "", ""},
      {"a space too few", kOpen, "MS2", "a+1 left+1",
       "a Move & Shift 2 card must use all spaces that it can: 1 of 2 used, and more can be"
       " (Move & Shift)",
       ""},
      {"shift alone", kOpen, "MS1", "left+1",
       "a Move & Shift 1 card must use all spaces that it can: 0 of 1 used, and more can be"
       " (Move & Shift)",
       ""},
      {"two shifts", kOpen, "MS1", "left+1 right+1",
       "move 2: a Move & Shift 1 card pays for one shift, and this is the second (Move & Shift)",
       "move 2: a Move & Shift 1 card pays for one shift, and this is the second (Move & Shift)"},
      {"a space too many", kOpen, "MS1", "left+1 a+2",
       "move 2: a Move & Shift 1 card pays for 1 space, and this makes 2 (Move & Shift)",
       "move 2: a Move & Shift 1 card pays for 1 space, and this makes 2 (Move & Shift)"},
      {"no vehicle can move", testing::kOnlyShifts, "MS2", "left+1", "", ""},
      {"the shift is possible only after a space, and then the second space is not",
       testing::kStepBeforeShift, "MS2", "v-1 left+2", "", ""},
      {"two spaces and no shift, though one space and a shift would go", testing::kStepBeforeShift,
       "MS2", "v-1 v+1", must_shift, ""},
      {"one space where three can be", testing::kStepBeforeShift, "MS3", "v-1 left+2",
       "a Move & Shift 3 card must use all spaces that it can: 1 of 3 used, and more can be"
       " (Move & Shift)",
       ""},
  });
}

// A random turn: legal moves of one space or one shift, now and then more than the card pays for.
Turn RandomTurn(const Position& start, Player mover, Card card, Random& random) {
  Turn turn{card, {}};
  Position position = start;
  for (uint64_t left = random.Below(4); left > 0; --left) {
    std::vector<Move> moves;
    for (const Move& move : LegalMoves(position, mover)) {
      const bool is_shift = std::holds_alternative<Shift>(move);
      if (is_shift ? random.Below(6) == 0 : SpacesOf(move) <= 2) moves.push_back(move);
    }
    if (moves.empty()) break;
    turn.moves.push_back(moves[random.Below(moves.size())]);
    position = position.After(turn.moves.back());
  }
  return turn;
}

TEST_CASE("Of random turns CheckTurn allows those that the slow twin allows") {
  Random random(7);
  int allowed = 0;
  int refused = 0;
  for (const std::string& code : testing::CaseCodes("all-three")) {
    const Position position = PositionOf(code);
    if (position.vehicles().size() > 8) continue;
    for (const char* card : {"M1", "M2", "SL", "SH", "MS1"}) {
      for (const SpacesRule rule : {SpacesRule::kExact, SpacesRule::kUpTo}) {
        const Player mover = random.Below(2) == 0 ? Player::kGold : Player::kSilver;
        const Turn turn = RandomTurn(position, mover, CardsByName().at(card), random);
        INFO(code << " " << card);
        const bool ok = CheckTurn(position, mover, turn, rule).ok();
        REQUIRE(ok == twin::IsLegalTurn(twin::Table(code), LetterOf(mover), card,
                                        TextsOf(turn.moves), TwinOf(rule)));
        ++(ok ? allowed : refused);
      }
    }
  }
  CHECK(allowed > 100);
  CHECK(refused > 100);
}

}  // namespace
}  // namespace rushkit
