// What is written is read back the same, at every node of seeded random play.
#include <fstream>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "solver/board/move_generation.h"
#include "solver/notation/move_notation.h"
#include "solver/notation/position_code.h"
#include "solver/notation/position_file.h"
#include "solver/notation/position_picture.h"
#include "tests/board/random_play.h"
#include "tests/catch.h"

namespace rushkit {
namespace {

// Each different position of tests/cases/`name`.
std::vector<Position> PositionsOf(const std::string& name, Connection connection) {
  std::ifstream in(absl::StrCat(RUSHKIT_SOURCE_DIR, "/tests/cases/", name));
  PositionFileReader reader(
      [&in](std::string& line) { return static_cast<bool>(std::getline(in, line)); }, connection);
  std::vector<Position> positions;
  std::set<std::string> seen;
  while (const std::optional<PositionEntry> entry = reader.Next()) {
    INFO(name << ":" << entry->line << ": " << entry->position.status());
    REQUIRE(entry->position.ok());
    if (seen.insert(WritePositionCode(*entry->position)).second) {
      positions.push_back(*entry->position);
    }
  }
  REQUIRE_FALSE(positions.empty());
  return positions;
}

// What has been met on the way, so that a play that shows too little is noticed.
struct Met {
  int positions = 0;
  int shifted = 0;
  int straddling_while_shifted = 0;
  int gold_leaving = 0;
  int silver_leaving = 0;
  int one_hero = 0;

  void Count(const Position& position) {
    ++positions;
    if (position.offsets() != Offsets()) ++shifted;
    for (const Side side : {Side::kLeft, Side::kRight}) {
      if (position.LockOf(side) != nullptr && position.offsets().Of(side) != Offset(0)) {
        ++straddling_while_shifted;
      }
    }
    const Vehicle* gold = position.FindHero(Player::kGold);
    const Vehicle* silver = position.FindHero(Player::kSilver);
    if (gold != nullptr && gold->at.column.value() == 13) ++gold_leaving;
    if (silver != nullptr && silver->at.column.value() == -1) ++silver_leaving;
    if (gold == nullptr || silver == nullptr) ++one_hero;
  }
};

std::vector<absl::string_view> LinesIn(const std::string& text) {
  return absl::StrSplit(text, '\n', absl::SkipEmpty());
}

void CheckPosition(const Position& position, Connection connection) {
  const std::string code = WritePositionCode(position);
  CHECK(LooksLikePositionCode(code));
  const absl::StatusOr<Position> from_code = ReadPositionCode(code, connection);
  REQUIRE(from_code.ok());
  CHECK(*from_code == position);
  const std::string picture = WritePositionPicture(position);
  const absl::StatusOr<Position> from_picture = ReadPositionPicture(LinesIn(picture), connection);
  INFO(code << "\n" << picture << from_picture.status());
  REQUIRE(from_picture.ok());
  CHECK(*from_picture == position);
  const std::string file = absl::StrCat("name: it\n", picture, "\nthat ", code);
  PositionFileReader reader(LinesOf(file), connection);
  CHECK(*reader.Next()->position == position);
  CHECK(*reader.Next()->position == position);
}

void CheckMoves(const Position& position, Player mover) {
  for (const Move& move : LegalMoves(position, mover)) {
    CHECK(*ReadMove(WriteMove(move)) == move);
    const bool leaves =
        std::holds_alternative<Drive>(move) && Leaves(position, std::get<Drive>(move));
    const std::string words = DescribeMove(position, move);
    CHECK((words.find("off the grid") != std::string::npos) == leaves);
  }
}

Met PlayFrom(const std::vector<Position>& starts, Connection connection) {
  Met met;
  uint64_t seed = 1;
  for (const Position& start : starts) {
    testing::PlayAtRandom(start, seed++, 60, [&](const Position& position, Player mover) {
      const bool has_hero = position.FindHero(Player::kGold) != nullptr ||
                            position.FindHero(Player::kSilver) != nullptr;
      if (!has_hero) return;  // nothing to escape any more: no set-up
      met.Count(position);
      CheckPosition(position, connection);
      CheckMoves(position, mover);
    });
  }
  return met;
}

void CheckMetEverything(const Met& met) {
  CHECK(met.shifted > 100);
  CHECK(met.straddling_while_shifted > 100);
  CHECK(met.gold_leaving > 10);
  CHECK(met.silver_leaving > 10);
  CHECK(met.one_hero > 100);
}

TEST_CASE("Every position reached from a case is read back from its code and its picture") {
  for (const char* name :
       {"cases-moves.txt", "cases-spaces.txt", "cases-turns.txt", "deep-moves.txt",
        "deep-spaces.txt", "deep-turns.txt", "first-hunt.txt", "plays-cases.txt"}) {
    INFO(name);
    const Met met = PlayFrom(PositionsOf(name, Connection::kAllThree), Connection::kAllThree);
    CHECK(met.positions > 100);
  }
}

TEST_CASE("Random play from the cases meets shifted, straddling and leaving vehicles") {
  const Connection all_three = Connection::kAllThree;
  CheckMetEverything(PlayFrom(PositionsOf("cases-moves.txt", all_three), all_three));
}

TEST_CASE("Positions that only touch the middle are read back as well") {
  const Connection neighbours = Connection::kNeighbours;
  CheckMetEverything(PlayFrom(PositionsOf("cases-neighbours.txt", neighbours), neighbours));
}

}  // namespace
}  // namespace rushkit
