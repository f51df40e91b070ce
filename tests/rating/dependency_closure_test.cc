// The closure by hand, and under every symmetry.
#include "solver/rating/dependency_closure.h"

#include <string>

#include "solver/base/random.h"
#include "tests/catch.h"
#include "tests/support/positions.h"
#include "tests/support/random_positions.h"

namespace rushkit {
namespace {

// Letters, then `<` and `>` for the sides.
std::string TextOf(const DependencyClosure& closure) {
  std::string text(closure.vehicles.begin(), closure.vehicles.end());
  if (closure.has_left_side) text += '<';
  if (closure.has_right_side) text += '>';
  return text;
}

struct Case {
  const char* code;
  Player hero;
  const char* closure;
  const char* why;
};

const Case kCases[] = {
    {"............../GG............/............../............../............../"
     "..............:0,0",
     Player::kGold, "G", "nothing is in the way"},
    {"......b......./GG....b......./............../............../............../"
     "aa............:0,0",
     Player::kGold, "Gb", "b is in the way, a in nobody's lane"},
    {"......b......./GG....b......./............../...c........../...c.dd......./"
     "aa............:0,0",
     Player::kGold, "Gbcd", "d lies in the column of b, c stands in the row of d"},
    {"aa............/..GGb........./....b........./............../............../"
     "..............:0,0",
     Player::kGold, "Gb", "a stands behind nobody who has to move"},
    {"............../.SS.bGG......./....b........./............../............../"
     "..............:0,0",
     Player::kSilver, "S", "Silver leaves at the left, where nothing stands"},
    {"............../bSS..GG......./b............./............../............../"
     "..............:0,0",
     Player::kSilver, "Sb", "b is in Silver's way"},
    {"......b......./GG....b......./............../.....SS......./............../"
     "......aa......:0,0",
     Player::kGold, "Gb", "the column of b ends at Silver, who never moves"},
    {"GG............/............../............../............../............../"
     "..............:-1,0",
     Player::kGold, "G<", "the middle does not have Gold's row"},
    {"GG............/............../....aaa......./............../............../"
     "..............:0,0",
     Player::kGold, "G", "a straddles the left seam, which stays as it is"},
    {".....GG......./............../............../............../............../"
     "........aaa...:0,0",
     Player::kGold, "G", "a straddles the right seam, which stays as it is"},
    {".....GGaa...../............../............../............../............../"
     "........bbb...:0,0",
     Player::kGold, "Gab<>",
     "a cannot drive out of Gold's row, so the sides move, and b locks one"},
    {"............../............../............../............../............../"
     ".....GG.......:0,-1",
     Player::kGold, "G>", "the right side does not have Gold's row"},
    {"....../..B.../AAB.../....../..CC../......", Player::kGold, "ABC",
     "C lies in the column of B"},
    {"....../..B.../AAB.../..x.../..CC../......", Player::kGold, "AB",
     "the column of B ends at a wall"},
    {"....../....../AABBC./....C./....../......", Player::kGold, "ABC",
     "a boxed grid has no sides for a lying vehicle to ask for"},
};

}  // namespace

TEST_CASE("A closure is what its definition says") {
  for (const Case& one : kCases) {
    INFO(one.code << ": " << one.why);
    CHECK(TextOf(ClosureOf(testing::PositionOf(one.code), one.hero)) == one.closure);
  }
}

TEST_CASE("A closure's size counts vehicles and sides") {
  DependencyClosure closure{{'G', 'a'}, true, false};
  CHECK(closure.size() == 3);
  closure.has_right_side = true;
  CHECK(closure.size() == 4);
}

TEST_CASE("A closure is the same in every mirror image") {
  Random random(3);
  for (int round = 0; round < 300; ++round) {
    const Position position = testing::RandomShift(random);
    INFO(testing::CodeOf(position));
    for (const Player hero : kPlayers) {
      if (position.FindHero(hero) == nullptr) continue;
      const DependencyClosure closure = ClosureOf(position, hero);
      const Position flipped = position.UpsideDown();
      CHECK(TextOf(ClosureOf(flipped, hero)) == TextOf(closure));
      const DependencyClosure mirrored = ClosureOf(position.Mirrored(), Opponent(hero));
      CHECK(mirrored.size() == closure.size());
      CHECK(mirrored.has_left_side == closure.has_right_side);
      CHECK(mirrored.has_right_side == closure.has_left_side);
    }
  }
}

}  // namespace rushkit
