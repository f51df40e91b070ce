// Properties of positions that hold at every node of random play, and what single positions cover.
#include "solver/board/position.h"

#include <algorithm>
#include <string>
#include <vector>

#include "solver/board/move_generation.h"
#include "tests/board/random_play.h"
#include "tests/catch.h"
#include "tests/support/case_file.h"
#include "tests/support/positions.h"

namespace rushkit {
namespace {

using testing::BookletCodes;
using testing::CaseCodes;
using testing::CodeOf;
using testing::MoveOf;
using testing::PlayAtRandom;
using testing::PositionOf;
using testing::SetupOf;

// Calls `check(position, mover)` along random games from the printed set-ups and the cases.
template <class Check>
void AlongRandomGames(Check check) {
  uint64_t seed = 1000;
  for (const Connection connection : {Connection::kAllThree, Connection::kNeighbours}) {
    for (const std::string& code : BookletCodes()) {
      PlayAtRandom(PositionOf(code, connection), seed++, 30, check);
    }
  }
  for (const std::string& code : CaseCodes("neighbours")) {
    PlayAtRandom(PositionOf(code, Connection::kNeighbours), seed++, 5, check);
  }
}

// A way to look at a grid from elsewhere, and what it makes of a move.
struct Symmetry {
  const char* name;
  Position (Position::*of_position)() const;
  bool turns_rows;  // up becomes down
};

constexpr Symmetry kSymmetries[] = {{"mirror image", &Position::Mirrored, false},
                                    {"half turn", &Position::HalfTurned, true}};

char SwappedLetter(char letter) { return letter == 'G' ? 'S' : letter == 'S' ? 'G' : letter; }

Move Transformed(const Symmetry& symmetry, const Position& position, const Move& move) {
  if (const auto* drive = std::get_if<Drive>(&move)) {
    const bool reverses = position.Find(drive->vehicle)->is_horizontal() || symmetry.turns_rows;
    return Drive{SwappedLetter(drive->vehicle),
                 Spaces(reverses ? -drive->spaces.value() : drive->spaces.value())};
  }
  const auto& shift = std::get<Shift>(move);
  return Shift{shift.side == Side::kLeft ? Side::kRight : Side::kLeft,
               Rows(symmetry.turns_rows ? -shift.rows.value() : shift.rows.value())};
}

TEST_CASE("The occupied cells kept along a game are those of the position written down anew") {
  AlongRandomGames([](const Position& position, Player) {
    const Position anew = PositionOf(CodeOf(position), position.grid().connection());
    INFO(CodeOf(position));
    REQUIRE(position.occupied() == anew.occupied());
    REQUIRE(position == anew);
    Bitboard cells;
    int covered = 0;
    for (const Vehicle& vehicle : position.vehicles()) {
      cells = cells | position.CellsOf(vehicle);
      covered += position.CellsOf(vehicle).size();
    }
    REQUIRE(cells == position.occupied());
    REQUIRE(cells.size() == covered);
  });
}

TEST_CASE("A mirror image of a mirror image is the position, and so is a half turn twice") {
  AlongRandomGames([](const Position& position, Player) {
    for (const Symmetry& symmetry : kSymmetries) {
      INFO(symmetry.name << " of " << CodeOf(position));
      REQUIRE(((position.*symmetry.of_position)().*symmetry.of_position)() == position);
    }
  });
}

TEST_CASE("Mirror image and half turn commute with moving and keep what is legal") {
  AlongRandomGames([](const Position& position, Player mover) {
    for (const Symmetry& symmetry : kSymmetries) {
      INFO(symmetry.name << " of " << CodeOf(position));
      const Position seen = (position.*symmetry.of_position)();
      const std::vector<Move> moves = LegalMoves(position, mover);
      REQUIRE(moves.size() == LegalMoves(seen, Opponent(mover)).size());
      for (const Move& move : moves) {
        const Move seen_move = Transformed(symmetry, position, move);
        REQUIRE(CheckMove(seen, Opponent(mover), seen_move).ok());
        REQUIRE((position.After(move).*symmetry.of_position)() == seen.After(seen_move));
      }
    }
  });
}

TEST_CASE("Every printed set-up is its own half turn with the heroes exchanged") {
  for (const std::string& code : BookletCodes()) {
    INFO(code);
    const Position position = PositionOf(code);
    CHECK(position.HalfTurned().ToPlacement() == position.ToPlacement());
  }
}

TEST_CASE("No printed set-up is its own mirror image") {
  for (const std::string& code : BookletCodes()) {
    const Position position = PositionOf(code);
    CHECK(position.Mirrored().ToPlacement() != position.ToPlacement());
  }
}

TEST_CASE("Every move but a hero's leaving can be taken back") {
  AlongRandomGames([](const Position& position, Player mover) {
    INFO(CodeOf(position));
    for (const Move& move : LegalMoves(position, mover)) {
      const Position after = position.After(move);
      const auto* drive = std::get_if<Drive>(&move);
      const bool leaves = drive != nullptr && Leaves(position, *drive);
      REQUIRE(leaves == (after.vehicles().size() < position.vehicles().size()));
      if (leaves) continue;
      REQUIRE(CheckMove(after, mover, Reversed(move)).ok());
      REQUIRE(after.After(Reversed(move)) == position);
      REQUIRE(SpacesOf(Reversed(move)) == SpacesOf(move));
    }
  });
}

TEST_CASE("A shift changes no cell") {
  AlongRandomGames([](const Position& position, Player) {
    for (const Shift& shift : LegalShifts(position)) {
      const Position after = position.After(shift);
      REQUIRE(after.occupied() == position.occupied());
      REQUIRE(after.offsets() != position.offsets());
    }
  });
}

TEST_CASE("A Silver hero partly off stands at column -1 and covers one cell of column 0") {
  const Position position = PositionOf(
      "............../............../............../S...........GG/............../"
      "..............:2,0");
  const Vehicle& silver = *position.FindHero(Player::kSilver);
  CHECK(silver.at == Cell{Row(3), Column(-1)});
  CHECK(silver.length == Length(2));
  CHECK(position.TableRow(silver) == 5);
  CHECK(position.CellsOf(silver).size() == 1);
  CHECK(position.VehicleOn({Row(3), Column(0)}) == &silver);
  CHECK(position.LockOf(Side::kLeft) == nullptr);
}

TEST_CASE("A Gold hero partly off stands at column 13 and covers one cell of it") {
  const Position position = PositionOf(
      "............../............../.............G/SS............/............../"
      "..............:0,-2");
  const Vehicle& gold = *position.FindHero(Player::kGold);
  CHECK(gold.at == Cell{Row(2), Column(13)});
  CHECK(position.TableRow(gold) == 0);
  CHECK(position.CellsOf(gold).size() == 1);
  CHECK(position.VehicleOn({Row(2), Column(13)}) == &gold);
  CHECK(position.LockOf(Side::kRight) == nullptr);
}

TEST_CASE("A hero partly off is in the way, can come back, and rides on a shift") {
  const Position position = PositionOf(
      "............../............../.............G/.............a/.............a/"
      "SS............:0,0");
  CHECK(CheckMove(position, Player::kGold, MoveOf("a-1")).message() ==
        "a cannot move 1 up: no space is free (Vehicle Movement Rules)");
  CHECK(CodeOf(position.After(MoveOf("G-1"))) ==
        "............../............../............GG/.............a/.............a/"
        "SS............:0,0");
  const Position shifted = position.After(MoveOf("right-5"));
  CHECK(shifted.TableRow(*shifted.FindHero(Player::kGold)) == -3);
  CHECK(shifted.After(MoveOf("G+1")).FindHero(Player::kGold) == nullptr);
}

TEST_CASE("A straddling vehicle locks its own seam and leaves the other free") {
  struct Case {
    const char* why;
    const char* code;
    const char* left_lock;
    const char* right_lock;
  };
  const Case cases[] = {
      {"a blocker over the left seam",
       "....aa......../............../............../GG..........SS/............../"
       "..............:0,0",
       "a", ""},
      {"a blocker over the right seam",
       "........aa..../............../............../GG..........SS/............../"
       "..............:0,0",
       "", "a"},
      {"the longest vehicle fills the middle and locks one side only",
       "....aaaaa...../............../............../GG..........SS/............../"
       "..............:0,0",
       "a", ""},
      {"a hero locks too",
       "............../............../............../....GG..SS..../............../"
       "..............:0,0",
       "G", "S"},
      {"a vehicle that straddles two shifted parts",
       "............../....a........./.....a......../GG..........SS/............../"
       "..............:1,0",
       "a", ""},
      {"the first by letter is named",
       "....bb......../....aa......../............../GG..........SS/............../"
       "..............:0,0",
       "a", ""},
      {"flush with a seam is no lock",
       "...aabb..cc.../............../............../GG..........SS/............../"
       "..............:0,0",
       "", ""},
  };
  const auto name = [](const Vehicle* lock) {
    return lock == nullptr ? std::string() : std::string(1, lock->letter);
  };
  for (const Case& row : cases) {
    INFO(row.why);
    const Position position = PositionOf(row.code);
    CHECK(name(position.LockOf(Side::kLeft)) == row.left_lock);
    CHECK(name(position.LockOf(Side::kRight)) == row.right_lock);
    bool left_shifts = false;
    bool right_shifts = false;
    for (const Shift& shift : LegalShifts(position)) {
      (shift.side == Side::kLeft ? left_shifts : right_shifts) = true;
    }
    CHECK(left_shifts == (std::string(row.left_lock).empty()));
    CHECK(right_shifts == (std::string(row.right_lock).empty()));
  }
}

TEST_CASE("Positions that differ only in which equal vehicle stands where have one placement") {
  const Position position = PositionOf(
      "aa......bb..../............../............../GG..........SS/............../"
      "..............:0,0");
  const Position exchanged = PositionOf(
      "bb......aa..../............../............../GG..........SS/............../"
      "..............:0,0");
  const Position elsewhere = PositionOf(
      "aa.......bb.../............../............../GG..........SS/............../"
      "..............:0,0");
  CHECK(position != exchanged);
  CHECK(position.ToPlacement() == exchanged.ToPlacement());
  CHECK(position.ToPlacement() != elsewhere.ToPlacement());
  CHECK(position.ToPlacement() != position.After(MoveOf("left+1")).ToPlacement());
}

}  // namespace
}  // namespace rushkit
