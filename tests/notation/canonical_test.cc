// One position for all that are the same puzzle.
#include "solver/notation/canonical.h"

#include <algorithm>
#include <string>
#include <vector>

#include "solver/base/random.h"
#include "solver/notation/letters.h"
#include "solver/notation/position_code.h"
#include "tests/catch.h"
#include "tests/support/random_positions.h"

namespace rushkit {
namespace {

std::string Canonical(const std::string& code) {
  const absl::StatusOr<Position> position = ReadPositionCode(code, Connection::kAllThree);
  return position.ok() ? WritePositionCode(CanonicalPosition(*position))
                       : std::string(position.status().message());
}

struct Case {
  const char* code;
  const char* canonical;
  const char* why;
};

TEST_CASE("The canonical position is lettered in reading order, and the smaller of its images") {
  const std::vector<Case> cases = {
      {"....Z/XX..Z/....x/..ccc", "....B/AA..B/....x/..CCC", "the hero is A, the others B and C"},
      {"..ccc/....x/XX..Z/....Z", "....B/AA..B/....x/..CCC", "upside down is the same puzzle"},
      {"zz12/14/14/14/14/GG10SS:1,0",
       "............aa/............../............../............../............../"
       "GG..........SS:0,1",
       "with both heroes also seen from behind, colours swapped"},
      {"zz12/14/14/14/14/GG12:1,0",
       "GG............/............../............../............../............../"
       "aa............:-1,0",
       "with one only upside down"},
  };
  for (const Case& one : cases) {
    INFO(one.why);
    CHECK(Canonical(one.code) == one.canonical);
  }
}

// The same position under letters drawn at random; the heroes of a grid with sides keep theirs.
Position Relettered(const Position& position, Random& random) {
  std::string letters(kFreeLetters);
  for (size_t i = letters.size(); i > 1; --i) std::swap(letters[i - 1], letters[random.Below(i)]);
  const bool has_sides = position.grid().has_sides();
  size_t next = 0;
  return position.WithLetters([&](const Vehicle& vehicle) {
    if (has_sides && vehicle.is_hero()) return vehicle.letter;
    while (has_sides && (letters[next] == kGoldLetter || letters[next] == kSilverLetter)) ++next;
    return letters[next++];
  });
}

bool HasBothHeroes(const Position& position) {
  return position.FindHero(Player::kGold) != nullptr &&
         position.FindHero(Player::kSilver) != nullptr;
}

void CheckImages(const Position& position, Random& random) {
  const Position canonical = CanonicalPosition(position);
  INFO(WritePositionCode(position) << " " << WritePositionCode(canonical));
  CHECK(CanonicalPosition(canonical) == canonical);
  CHECK(CanonicalPosition(Relettered(position, random)) == canonical);
  CHECK(CanonicalPosition(Relettered(position.UpsideDown(), random)) == canonical);
  const absl::StatusOr<Position> back =
      ReadPositionCode(WritePositionCode(canonical), Connection::kAllThree);
  REQUIRE(back.ok());
  CHECK(*back == canonical);
  if (position.grid().has_sides() && HasBothHeroes(position)) {
    CHECK(CanonicalPosition(Relettered(position.HalfTurned(), random)) == canonical);
    CHECK(CanonicalPosition(Relettered(position.Mirrored(), random)) == canonical);
  }
}

TEST_CASE("All images under symmetries and letters have the same canonical position") {
  Random random(1);
  for (int i = 0; i < 500; ++i) {
    CheckImages(testing::RandomBoxed(random, testing::RandomWishes(random)), random);
    CheckImages(testing::RandomShift(random), random);
  }
}

TEST_CASE("Positions that are different puzzles keep different canonical positions") {
  // The exit is at the right, so a boxed grid and its mirror image are two puzzles; and a single
  // hero of a grid with sides cannot be swapped for another.
  CHECK(Canonical("AA../..../..../....") != Canonical("..AA/..../..../...."));
  CHECK(Canonical("GG12/14/14/14/14/14") != Canonical("12SS/14/14/14/14/14"));
  CHECK(Canonical("GG12/12SS/14/14/14/14") == Canonical("14/14/14/14/GG12/12SS"));
}

}  // namespace
}  // namespace rushkit
