// How far vehicles get at most: boards by hand, and nothing is ever seen further away.
#include "solver/search/boxed_relaxation.h"

#include <string>

#include "solver/analysis/explorer.h"
#include "solver/base/random.h"
#include "tests/catch.h"
#include "tests/search/small_boards.h"
#include "tests/support/positions.h"
#include "tests/support/random_boxed.h"

namespace rushkit {
namespace {

using testing::PositionOf;

// `A0-2 B1-1`: by vehicle, the first cells that it gets to at most.
std::string TextOf(const Position& position, const Ranges& ranges) {
  std::string text;
  for (size_t i = 0; i < ranges.size(); ++i) {
    text += text.empty() ? "" : " ";
    text += position.vehicles()[i].letter + std::to_string(ranges[i].lowest) + "-" +
            std::to_string(ranges[i].highest);
  }
  return text;
}

struct ByHand {
  std::string code;
  std::string ranges;
  bool may_reach_edge;
  std::string why;
};

const ByHand kByHand[] = {
    {"AA../..../..../....", "A0-2", true, "nothing is in the way"},
    {"..AA/..../..../....", "A0-2", true, "it stands there already"},
    {"AA.x/..../..../....", "A0-1", false, "a wall stays"},
    {"xAA./..../..../....", "A1-2", true, "a wall behind stops nobody"},
    {"AAB./..B./..../....", "A0-2 B0-2", true, "B can leave the lane"},
    {"AAB./..B./..B./....", "A0-2 B0-1", true, "B can leave the lane by one space"},
    {"..B./AAB./..B./....", "A0-0 B0-1", false, "B is too long to leave the lane"},
    {"..../AAB./..B./..B.", "A0-0 B0-1", false, "the same from below"},
    {"AA..BB/....../....../......", "A0-2 B2-4", false, "who is ahead in the lane stays there"},
    {"BBAA../....../....../......", "A2-4 B0-2", true, "who is behind in the lane stays there"},
    {"BBCCAA/....../....../......", "A4-4 B0-0 C2-2", true, "three fill the line"},
    {"AAB./..B./..CC/....", "A0-2 B0-2 C0-2", true, "C can give way to B, and B to A"},
    {"AAB./..B./.xCC/....", "A0-0 B0-0 C2-2", false, "C has to stay, so B has, so A has"},
    {"AAB./..B./..C./..C.", "A0-0 B0-0 C2-2", false, "B and C fill their column"},
    {"AAB./..B./CCC./DDD.", "A0-0 B0-0 C0-1 D0-1", false, "C covers the cell below B all the time"},
};

// Nothing in `walk` is beyond the ranges of its start, and they are the same from its end.
void CheckWalk(const Position& start, const BoxedSpace& space, const testing::Walk& walk) {
  const Ranges ranges = RelaxedRanges(start);
  const bool may_reach = MayReachEdge(start, ranges);
  for (const Stands& stands : walk.positions) {
    for (size_t i = 0; i < ranges.size(); ++i) {
      REQUIRE(stands.Of(i) >= ranges[i].lowest);
      REQUIRE(stands.Of(i) <= ranges[i].highest);
    }
    for (const Goal goal : testing::kGoals) {
      REQUIRE((may_reach || !space.IsAtGoal(stands, goal)));
    }
  }
  const Position last = space.ToPosition(walk.positions.back());
  CHECK(TextOf(last, RelaxedRanges(last)) == TextOf(start, ranges));
}

}  // namespace

TEST_CASE("Vehicles get as far as walls and vehicles that never give way let them") {
  for (const ByHand& board : kByHand) {
    INFO(board.code << ": " << board.why);
    const Position position = PositionOf(board.code);
    const Ranges ranges = RelaxedRanges(position);
    CHECK(TextOf(position, ranges) == board.ranges);
    CHECK(MayReachEdge(position, ranges) == board.may_reach_edge);
  }
}

TEST_CASE(
    "No vehicle is ever seen beyond its relaxed range, nor a hero at an edge it may not reach") {
  Random random(31);
  int proved = 0;
  for (int i = 0; i < testing::BoardsOf(900); ++i) {
    const std::string code =
        i % 3 == 0 ? testing::RandomBoxedCode(random, testing::RandomBoxedKind(random, 12))
                   : testing::RandomSmallCode(random);
    INFO(code);
    const Position start = PositionOf(code);
    const BoxedSpace space(start);
    const testing::Walk walk = testing::WalkFrom(space, space.From(start), Distance::kAny, 1'500);
    CheckWalk(start, space, walk);
    if (!walk.is_whole || MayReachEdge(start, RelaxedRanges(start))) continue;
    ++proved;
    for (const Goal goal : testing::kGoals) {
      ExploreRequest request;
      request.goal = goal;
      const Exploration territory = Explore(start, request);
      CHECK(territory.status == SearchStatus::kUnsolvable);
      CHECK(territory.solved_positions == 0);
      CHECK(territory.reachable == walk.positions.size());
    }
  }
  CHECK(proved > testing::BoardsOf(100));
}

}  // namespace rushkit
