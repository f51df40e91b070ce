// What the difficulty says, and of what.
#include "solver/rating/difficulty.h"

#include <cmath>
#include <vector>

#include "solver/base/random.h"
#include "tests/catch.h"
#include "tests/support/case_file.h"
#include "tests/support/positions.h"
#include "tests/support/random_positions.h"

namespace rushkit {
namespace {

using testing::PositionOf;
using Words = std::vector<DifficultyWord>;

DifficultyWord WordFor(int moves, int closure, bool is_shift) {
  return DifficultyFrom({moves, closure, is_shift}).word;
}

TEST_CASE("The words are those of the study's groups of 6, 10, 13 and 15 moves") {
  CHECK(WordFor(6, 8, false) == DifficultyWord::kEasy);
  CHECK(WordFor(10, 8, false) == DifficultyWord::kMedium);
  CHECK(WordFor(13, 8, false) == DifficultyWord::kHard);
  CHECK(WordFor(15, 9, false) == DifficultyWord::kExpert);
}

TEST_CASE("Every word is met among the lengths of Shift set-ups") {
  Words words;
  for (int moves = 3; moves <= 9; ++moves) words.push_back(WordFor(moves, 8, true));
  using enum DifficultyWord;
  CHECK(words == Words{kEasy, kEasy, kMedium, kMedium, kHard, kExpert, kExpert});
}

TEST_CASE("Each number of seconds has one word, from the border on") {
  CHECK(DifficultyWordOf(27.29) == DifficultyWord::kEasy);
  CHECK(DifficultyWordOf(27.3) == DifficultyWord::kMedium);
  CHECK(DifficultyWordOf(50.49) == DifficultyWord::kMedium);
  CHECK(DifficultyWordOf(50.5) == DifficultyWord::kHard);
  CHECK(DifficultyWordOf(72.59) == DifficultyWord::kHard);
  CHECK(DifficultyWordOf(72.6) == DifficultyWord::kExpert);
  for (double seconds = 1; seconds < 100; seconds += 0.1) {
    for (const DifficultyWord word : kDifficultyWords) {
      CAPTURE(seconds, static_cast<int>(word));
      CHECK((SecondsFrom(seconds, word) == 0) == (DifficultyWordOf(seconds) == word));
    }
  }
  CHECK(SecondsFrom(25.3, DifficultyWord::kMedium) == Approx(2));
  CHECK(SecondsFrom(52.6, DifficultyWord::kMedium) == Approx(2.1));
}

TEST_CASE("What is longer than the puzzles of the study is extrapolated") {
  CHECK_FALSE(DifficultyFrom({15, 9, false}).is_extrapolated);
  CHECK(DifficultyFrom({16, 9, false}).is_extrapolated);
  CHECK_FALSE(DifficultyFrom({7, 9, true}).is_extrapolated);
  CHECK(DifficultyFrom({8, 9, true}).is_extrapolated);
}

TEST_CASE("More moves are harder, and so is a larger closure of as many moves") {
  const auto seconds = [](int moves, int closure) {
    return DifficultyFrom({moves, closure, true}).seconds;
  };
  CHECK(seconds(5, 6) > seconds(4, 6));
  CHECK(seconds(5, 6) > seconds(4, 11));
  CHECK(seconds(5, 7) > seconds(5, 6));
}

TEST_CASE("A move of Shift counts as several of a classic board") {
  const double shift = std::log(DifficultyFrom({1, 5, true}).seconds);
  const double classic = std::log(DifficultyFrom({1, 5, false}).seconds);
  CHECK(shift - classic ==
        Approx(DifficultyModel::kAMove * (DifficultyModel::kClassicMovesInAShiftMove - 1)));
}

TEST_CASE("The difficulty of a position is that of its length and its closure") {
  const Position position = PositionOf(testing::CodeOf("booklet-3"));
  const auto features = FeaturesOf(position, Player::kGold, {});
  REQUIRE(features.has_value());
  CHECK(features->moves == 6);
  CHECK(features->closure == 11);
  CHECK(features->is_shift);
  CHECK(DifficultyOf(position, Player::kGold, {}) == DifficultyFrom(*features));
  CHECK(FeaturesWith(6, position, Player::kGold).closure == features->closure);
}

TEST_CASE("A puzzle without an escape has no difficulty") {
  const Position position = PositionOf("....../....../AABB../....../....../......");
  CHECK_FALSE(FeaturesOf(position, Player::kGold, {}).has_value());
  CHECK_FALSE(DifficultyOf(position, Player::kGold, {}).has_value());
  CHECK_FALSE(DifficultyOf(position, {}).has_value());
}

TEST_CASE("A puzzle that is not solved within the limits has a lower bound") {
  const Position position = PositionOf(testing::CodeOf("booklet-3"));
  SoloRequest request;
  request.limits.max_states = 3;
  CHECK_FALSE(FeaturesOf(position, Player::kGold, request).has_value());
  const auto bound = DifficultyOf(position, Player::kGold, request);
  REQUIRE(bound.has_value());
  CHECK(bound->is_lower_bound);
  CHECK(bound->seconds <= DifficultyOf(position, Player::kGold, {})->seconds);
  CHECK(DifficultyOf(position, request)->is_lower_bound);
}

TEST_CASE("A set-up is as hard as it is for the hero who finds it harder") {
  const Position position = PositionOf(testing::ReadCases("first-hunt.txt").at(0).fields.at(1));
  const double gold = DifficultyOf(position, Player::kGold, {})->seconds;      // 18 moves
  const double silver = DifficultyOf(position, Player::kSilver, {})->seconds;  // 7 moves
  CHECK(gold > silver);
  CHECK(DifficultyOf(position, {})->seconds == gold);
  CHECK(DifficultyOf(position.Mirrored(), {})->seconds == gold);
}

TEST_CASE("A puzzle is as hard in every mirror image") {
  Random random(9);
  int solved = 0;
  SoloRequest request;
  request.limits.max_states = 20'000;
  for (int round = 0; round < 40; ++round) {
    const Position position = testing::RandomShift(random);
    if (position.FindHero(Player::kGold) == nullptr) continue;
    const auto difficulty = DifficultyOf(position, Player::kGold, request);
    if (difficulty && difficulty->is_lower_bound) continue;
    INFO(testing::CodeOf(position));
    solved += difficulty.has_value() ? 1 : 0;
    CHECK(DifficultyOf(position.UpsideDown(), Player::kGold, request) == difficulty);
    CHECK(DifficultyOf(position.Mirrored(), Player::kSilver, request) == difficulty);
    CHECK(DifficultyOf(position.HalfTurned(), Player::kSilver, request) == difficulty);
  }
  CHECK(solved > 10);
}

}  // namespace
}  // namespace rushkit
