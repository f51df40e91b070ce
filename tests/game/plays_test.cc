// What each card can leave: counts of an independent slow generator, the slow twin's outcomes, and
// the turns that lead there.
#include "solver/game/plays.h"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/str_join.h"
#include "tests/board/random_play.h"
#include "tests/catch.h"
#include "tests/effort.h"
#include "tests/game/cards.h"
#include "tests/support/case_file.h"
#include "tests/support/positions.h"
#include "tests/twin/plays.h"

namespace rushkit {
namespace {

using testing::CardsByName;
using testing::CaseCodes;
using testing::CaseLine;
using testing::CodeOf;
using testing::LetterOf;
using testing::PlayAtRandom;
using testing::PlayerOf;
using testing::PositionOf;
using testing::ReadCases;
using testing::SpacesRuleOf;
using testing::TextsOf;
using testing::TwinOf;

constexpr SpacesRule kBothRules[] = {SpacesRule::kExact, SpacesRule::kUpTo};

bool AnyWins(const std::vector<Play>& plays) {
  return std::any_of(plays.begin(), plays.end(), [](const Play& play) { return play.wins; });
}

// A line is NAME-or-CODE SIDE CARD SPACES-RULE DIFFERENT-POSITIONS WINS; WINS is 1 when some play
// takes the hero off, not how many do.
void CheckCounts(const std::string& file) {
  const std::vector<CaseLine> lines = ReadCases(file);
  for (size_t i = 0; i < lines.size(); i += testing::kEffort) {
    const CaseLine& line = lines[i];
    INFO(line.where);
    const std::vector<Play> plays =
        PlaysOf(PositionOf(CodeOf(line.fields[0])), PlayerOf(line.fields[1]),
                CardsByName().at(line.fields[2]), SpacesRuleOf(line.fields[3]));
    CHECK(std::to_string(plays.size()) == line.fields[4]);
    CHECK(AnyWins(plays) == (line.fields[5] == "1"));
  }
}

TEST_CASE("Each card leaves as many positions of each printed set-up as the slow generator found") {
  CheckCounts("plays-booklet.txt");
}

TEST_CASE("Each card leaves as many positions of each collected case as the slow generator found") {
  CheckCounts("plays-cases.txt");
}

// The plays of one card against the twin's: the same positions, each once; the same turns allowed.
void CheckPlays(const Position& position, Player mover, const std::string& card, SpacesRule rule) {
  const twin::Table table(CodeOf(position), position.grid().connection() == Connection::kAllThree
                                                ? twin::Connected::kAllThree
                                                : twin::Connected::kNeighbours);
  INFO(CodeOf(position) << " " << LetterOf(mover) << " " << card << " "
                        << (rule == SpacesRule::kExact ? "exact" : "up-to"));
  const std::vector<Play> plays = PlaysOf(position, mover, CardsByName().at(card), rule);
  const twin::Outcomes outcomes = twin::OutcomesOf(table, LetterOf(mover), card, TwinOf(rule));
  std::set<std::string> keys;
  for (const Play& play : plays) keys.insert(twin::Table(CodeOf(play.position)).Key());
  std::set<std::string> twin_keys;
  for (const auto& [key, code] : outcomes.codes) twin_keys.insert(key);
  REQUIRE(keys == twin_keys);
  REQUIRE(keys.size() == plays.size());
  REQUIRE(AnyWins(plays) == outcomes.wins);
}

// Every play's turn is allowed, leads to its position and is joined as far as it can be.
void CheckTurns(const Position& position, Player mover, Card card, SpacesRule rule) {
  for (const Play& play : PlaysOf(position, mover, card, rule)) {
    INFO(CodeOf(position) << " " << absl::StrJoin(TextsOf(play.turn.moves), " "));
    REQUIRE(play.turn.card == card);
    REQUIRE(CheckTurn(position, mover, play.turn, rule).ok());
    REQUIRE(After(position, play.turn) == play.position);
    REQUIRE(play.wins ==
            (position.FindHero(mover) != nullptr && play.position.FindHero(mover) == nullptr));
    for (size_t i = 1; i < play.turn.moves.size(); ++i) {
      const auto* before = std::get_if<Drive>(&play.turn.moves[i - 1]);
      const auto* drive = std::get_if<Drive>(&play.turn.moves[i]);
      if (before == nullptr || drive == nullptr || before->vehicle != drive->vehicle) continue;
      REQUIRE((before->spaces.value() > 0) != (drive->spaces.value() > 0));
    }
  }
}

// Calls `check(position, mover)` on some positions of every kind under both connections.
template <class Check>
void OnSomePositions(size_t every, Check check) {
  for (const Connection connection : {Connection::kAllThree, Connection::kNeighbours}) {
    const std::vector<std::string> codes =
        CaseCodes(connection == Connection::kAllThree ? "all-three" : "neighbours");
    for (size_t i = 0; i < codes.size(); i += every) {
      PlayAtRandom(PositionOf(codes[i], connection), i, 1, check);
    }
  }
}

TEST_CASE("What the small cards leave is what the slow twin finds") {
  OnSomePositions(40, [](const Position& position, Player mover) {
    for (const SpacesRule rule : kBothRules) {
      for (const char* card : {"M1", "M2", "SL", "SH"}) CheckPlays(position, mover, card, rule);
    }
  });
}

TEST_CASE("What a Move & Shift or a large Move leaves is what the slow twin finds") {
  OnSomePositions(130, [](const Position& position, Player mover) {
    if (position.vehicles().size() > 8) return;
    for (const SpacesRule rule : kBothRules) {
      for (const char* card : {"M3", "MS1", "MS2"}) CheckPlays(position, mover, card, rule);
    }
  });
}

TEST_CASE("Where little can be done every card leaves what the slow twin finds") {
  for (const char* code : {testing::kNothingMoves, testing::kOnlyShifts, testing::kOnlyLeaving,
                           testing::kStepBeforeShift}) {
    for (const auto& [name, card] : CardsByName()) {
      for (const SpacesRule rule : kBothRules) {
        CheckPlays(PositionOf(code), Player::kGold, name, rule);
        CheckTurns(PositionOf(code), Player::kGold, card, rule);
      }
    }
  }
}

TEST_CASE("Every play comes with a turn that is allowed and leads to its position") {
  OnSomePositions(40 * testing::kEffort, [](const Position& position, Player mover) {
    for (const SpacesRule rule : kBothRules) {
      for (const auto& [name, card] : CardsByName()) {
        if (name != "MS3") CheckTurns(position, mover, card, rule);
      }
    }
  });
}

TEST_CASE("Where a card must leave something undone, it is used as far as it can be") {
  struct Case {
    const char* why;
    const char* code;
    const char* card;
    size_t count;
    const char* first_turn;
  };
  const Case cases[] = {
      {"a card that can do nothing is played and does nothing", testing::kNothingMoves, "MS2", 1,
       ""},
      {"a slide that can do nothing", testing::kNothingMoves, "SL", 1, ""},
      {"a shift that can do nothing", testing::kNothingMoves, "SH", 1, ""},
      {"no space can be used, the shift must", testing::kOnlyShifts, "MS3", 20, "left-1"},
      {"the one space there is wins, and is forced", testing::kOnlyLeaving, "M4", 1, "G+1"},
      {"the same with a slide", testing::kOnlyLeaving, "SL", 1, "G+1"},
      {"spaces are spent out and back", testing::kStepBeforeShift, "M4", 1, "v-1 v+1 v-1 v+1"},
      {"the shift counts more than the second space", testing::kStepBeforeShift, "MS2", 10,
       "v-1 left-1"},
      {"three spaces go out, back and out again", testing::kStepBeforeShift, "MS3", 10,
       "v-1 v+1 v-1 left-1"},
  };
  for (const Case& row : cases) {
    INFO(row.why);
    const std::vector<Play> plays = PlaysOf(PositionOf(row.code), Player::kGold,
                                            CardsByName().at(row.card), SpacesRule::kExact);
    CHECK(plays.size() == row.count);
    CHECK(absl::StrJoin(TextsOf(plays[0].turn.moves), " ") == row.first_turn);
  }
}

TEST_CASE("Single steps of one vehicle in one direction come as one drive") {
  const Position position = PositionOf(
      "............../............../............../GG............/............../"
      "..............:0,0");
  std::vector<std::string> turns;
  for (const Play& play : PlaysOf(position, Player::kGold, Card::kMove3, SpacesRule::kExact)) {
    turns.push_back(absl::StrJoin(TextsOf(play.turn.moves), " "));
  }
  CHECK(turns == std::vector<std::string>{"G+2 G-1", "G+3"});
}

TEST_CASE("A win ends the card where it happens, and what is left over is forfeited") {
  const Position position = PositionOf(
      "............../............../............../SS.........GG./............../"
      "..............:0,0");
  const std::vector<Play> plays =
      PlaysOf(position, Player::kGold, Card::kMove4, SpacesRule::kExact);
  const auto win =
      std::find_if(plays.begin(), plays.end(), [](const Play& play) { return play.wins; });
  REQUIRE(win != plays.end());
  CHECK(TextsOf(win->turn.moves) == std::vector<std::string>{"G+3"});
}

TEST_CASE("A hero that never stood here is no win") {
  const Position position = PositionOf(
      "............../.....aa......./............../GG............/............../"
      "..............:0,0");
  CHECK_FALSE(AnyWins(PlaysOf(position, Player::kSilver, Card::kMove2, SpacesRule::kExact)));
}

TEST_CASE("TurnBetween takes equal vehicles for one another") {
  const Position start = PositionOf(
      "aa.bb........./............../............../GG..........SS/............../"
      "..............:0,0");
  const Position target = PositionOf(
      "bb..aa......../............../............../GG..........SS/............../"
      "..............:0,0");
  const auto turn = TurnBetween(start, target, Player::kGold, Card::kMove1, SpacesRule::kExact);
  REQUIRE(turn.has_value());
  CHECK(TextsOf(turn->moves) == std::vector<std::string>{"b+1"});
}

TEST_CASE("TurnBetween finds the turn to what a card can leave, and none to what it cannot") {
  const Position start = PositionOf(testing::BookletCodes()[0]);
  for (const SpacesRule rule : kBothRules) {
    for (const Play& play : PlaysOf(start, Player::kGold, Card::kMoveShift1, rule)) {
      const auto turn = TurnBetween(start, play.position, Player::kGold, Card::kMoveShift1, rule);
      REQUIRE(turn == play.turn);
    }
  }
  const Position one = PositionOf(testing::BookletCodes()[1]);
  CHECK(TurnBetween(start, one, Player::kGold, Card::kMove4, SpacesRule::kUpTo) == std::nullopt);
  CHECK(TurnBetween(start, start, Player::kGold, Card::kMove1, SpacesRule::kExact) == std::nullopt);
  CHECK(TurnBetween(start, start, Player::kGold, Card::kMove1, SpacesRule::kUpTo)->moves.empty());
}

}  // namespace
}  // namespace rushkit
