// Which pieces matter, by hand and beside the slow twin.
#include "solver/rating/what_if.h"

#include <string>

#include "solver/base/random.h"
#include "tests/catch.h"
#include "tests/support/positions.h"
#include "tests/support/random_positions.h"
#include "tests/twin/search.h"

namespace rushkit {
namespace {

using testing::PositionOf;

LengthAnswer Solved(int length) { return {SearchStatus::kSolved, std::nullopt, length}; }
const LengthAnswer kUnsolvable{SearchStatus::kUnsolvable, std::nullopt, 0};

// `b` stands in Gold's row in the middle and has to leave it; `a` stands nowhere near.
constexpr char kOneInTheWay[] =
    "......b......./GG....b......./............../............../............../aa............:0,0";

TEST_CASE("A blocker matters when the escape is shorter without it") {
  const WhatIf what_if = AskWhatIf(PositionOf(kOneInTheWay), Player::kGold, {});
  CHECK(what_if.as_it_is == Solved(2));
  REQUIRE(what_if.without.size() == 2);
  CHECK(what_if.without[0].vehicle == 'a');
  CHECK(what_if.without[0].answer == Solved(2));
  CHECK(what_if.without[0].matters == false);
  CHECK(what_if.without[1].vehicle == 'b');
  CHECK(what_if.without[1].answer == Solved(1));
  CHECK(what_if.without[1].matters == true);
  CHECK(what_if.minimal == false);
}

TEST_CASE("A puzzle is minimal when every blocker matters") {
  const Position all = PositionOf(kOneInTheWay);
  const Position less = all.Without('a');
  CHECK(AskWhatIf(less, Player::kGold, {}).minimal == true);
  CHECK(IsMinimal(less, Player::kGold, 2, {}) == true);
  CHECK(IsMinimal(all, Player::kGold, 2, {}) == false);
}

TEST_CASE("A puzzle with no blocker at all is minimal") {
  const WhatIf what_if = AskWhatIf(PositionOf("GG............/............../............../"
                                              "............../............../..............:0,0"),
                                   Player::kGold, {});
  CHECK(what_if.without.empty());
  CHECK(what_if.minimal == true);
}

TEST_CASE(
    "Holding a side still makes an escape longer, or leaves none, where the shift is needed") {
  // The middle is walled off at Gold's row by lying cars that fill it, and free in the row below.
  const WhatIf what_if =
      AskWhatIf(PositionOf("GG...aabb...../............../............../............../"
                           "............../..............:0,0"),
                Player::kGold, {});
  CHECK(what_if.as_it_is == Solved(2));    // left+1 G+14
  CHECK(what_if.left_still == Solved(4));  // b+4 a+4 right+1 G+14
  CHECK(what_if.right_still == Solved(2));
  CHECK(what_if.no_shift == kUnsolvable);
}

TEST_CASE("A boxed grid has no sides to hold still") {
  const WhatIf what_if =
      AskWhatIf(PositionOf("....../..B.../AAB.../....../....../......"), Player::kGold, {});
  CHECK(what_if.as_it_is == Solved(2));
  CHECK_FALSE(what_if.no_shift.has_value());
  CHECK_FALSE(what_if.left_still.has_value());
  CHECK_FALSE(what_if.right_still.has_value());
  CHECK(what_if.minimal == true);
}

TEST_CASE("A blocker whose absence makes an escape possible matters; minimal means nothing") {
  const WhatIf what_if =
      AskWhatIf(PositionOf("....../....../AABB../....../....../......"), Player::kGold, {});
  CHECK(what_if.as_it_is == kUnsolvable);
  REQUIRE(what_if.without.size() == 1);
  CHECK(what_if.without[0].answer == Solved(1));
  CHECK(what_if.without[0].matters == true);
  CHECK_FALSE(what_if.minimal.has_value());
}

TEST_CASE("What a limit leaves open is not said") {
  SoloRequest request;
  request.limits.max_states = 3;
  const Position position = PositionOf(
      "....a.....b.../GG..ac....bddd/.....cef..b.../...g..efh...../iiig....hj..SS/"
      "...g.....j....:0,0");
  const WhatIf what_if = AskWhatIf(position, Player::kGold, request);
  CHECK(what_if.as_it_is.status == SearchStatus::kLimitReached);
  CHECK(what_if.as_it_is.limit == LimitKind::kStates);
  CHECK_FALSE(what_if.minimal.has_value());
  CHECK(IsMinimal(position, Player::kGold, 4, request) != true);
}

#ifdef NDEBUG
constexpr int kRounds = 8;
#else
constexpr int kRounds = 3;
#endif

TEST_CASE("What-ifs are what the slow twin finds") {
  Random random(5);
  int checked = 0;
  int twins = 0;
  for (int round = 0; round < kRounds; ++round) {
    const std::string code = testing::DenseCode(random, 14);
    const Position position = PositionOf(code);
    if (position.FindHero(Player::kGold) == nullptr) continue;
    SoloRequest request;
    request.limits.max_states = 5'000;
    const WhatIf what_if = AskWhatIf(position, Player::kGold, request);
    const auto check = [&](const LengthAnswer& answer, const twin::Answer& expected) {
      if (expected.status == twin::Answer::Status::kLimit) return;
      CHECK(answer == (expected.solved() ? Solved(expected.length) : kUnsolvable));
      ++checked;
    };
    INFO(code);
    check(what_if.as_it_is, twin::ShortestMoves(code, 'G', twin::Connected::kAllThree, 300));
    check(*what_if.no_shift, twin::ShortestMovesWithout(code, 'G', {"left", "right"}, 300));
    check(*what_if.left_still, twin::ShortestMovesWithout(code, 'G', {"left"}, 300));
    check(*what_if.right_still, twin::ShortestMovesWithout(code, 'G', {"right"}, 300));
    for (const WhatIf::Without& without : what_if.without) {
      if (without.matters) CHECK(without.matters == (without.answer != what_if.as_it_is));
      if (++twins % 4 != 0) continue;  // the twin takes its time
      std::string less = code;
      for (char& cell : less) cell = cell == without.vehicle ? '.' : cell;
      check(without.answer, twin::ShortestMoves(less, 'G', twin::Connected::kAllThree, 300));
    }
    if (what_if.as_it_is.status != SearchStatus::kSolved) continue;
    CHECK(IsMinimal(position, Player::kGold, what_if.as_it_is.lower_bound, request) ==
          what_if.minimal);
  }
  CHECK(checked > kRounds);
}

}  // namespace
}  // namespace rushkit
