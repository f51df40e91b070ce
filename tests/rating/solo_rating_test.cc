// The rating of a solo puzzle beside all its shortest escapes, listed by the slow twin.
#include "solver/rating/solo_rating.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "data/embedded.h"
#include "solver/base/random.h"
#include "solver/notation/card_notation.h"
#include "tests/catch.h"
#include "tests/support/case_file.h"
#include "tests/support/positions.h"
#include "tests/support/random_boxed.h"
#include "tests/twin/territory.h"

namespace rushkit {
namespace {

using testing::PositionOf;
using Escapes = std::vector<std::vector<std::string>>;

bool IsSide(const std::string& name) { return name == "left" || name == "right"; }

// What the twin makes of one escape; crossings are for tests by hand.
EscapeShape SlowShapeOf(const std::vector<std::string>& moves, Metric metric) {
  EscapeShape shape;
  std::set<std::string> vehicles;
  std::map<std::string, bool> forward;
  std::string last;
  for (const std::string& move : moves) {
    const std::string name = twin::NameIn(move);
    const bool is_forward = twin::NumberIn(move) > 0;
    const auto before = forward.find(name);
    const bool turns = before != forward.end() && before->second != is_forward;
    if (turns) ++shape.reversals;
    forward[name] = is_forward;
    // Rows that a side shifts one after the other are one shift.
    const bool goes_on = metric == Metric::kSpaces && name == last && !turns;
    if (!IsSide(name)) vehicles.insert(name);
    if (IsSide(name) && !goes_on) ++shape.shifts;
    last = name;
  }
  shape.vehicles = static_cast<int>(vehicles.size());
  return shape;
}

struct Expected {
  std::optional<int> part_at;
  int forced = 0;
  size_t move_sets = 0;
  EscapeShape least;
};

Expected ExpectedOf(const Escapes& escapes, Metric metric) {
  Expected expected;
  std::set<std::vector<std::string>> sets;
  expected.least = SlowShapeOf(escapes.front(), metric);
  for (std::vector<std::string> escape : escapes) {
    expected.least = LeastOf(expected.least, SlowShapeOf(escape, metric));
    std::sort(escape.begin(), escape.end());
    sets.insert(escape);
  }
  expected.move_sets = sets.size();
  for (size_t step = 0; step < escapes.front().size(); ++step) {
    std::map<std::vector<std::string>, std::set<std::string>> ways;
    for (const auto& escape : escapes) {
      ways[{escape.begin(), escape.begin() + static_cast<std::ptrdiff_t>(step)}].insert(
          escape[step]);
    }
    const bool is_forced = std::all_of(ways.begin(), ways.end(),
                                       [](const auto& way) { return way.second.size() == 1; });
    if (is_forced) {
      ++expected.forced;
    } else if (!expected.part_at) {
      expected.part_at = static_cast<int>(step) + 1;
    }
  }
  return expected;
}

constexpr size_t kMostEscapes = 99;

// False when the twin has none, or too many.
bool CheckRating(const std::string& code, char letter, Player hero, Metric metric) {
  const auto unit = metric == Metric::kMoves ? twin::Unit::kMoves : twin::Unit::kSpaces;
  SoloRequest request;
  request.limits.max_states = 5'000;
  request.most_listed = kMostEscapes;
  const SoloRating rating = RateSolo(PositionOf(code), hero, metric, request);
  if (!rating.optimal || rating.optimal->count.size() > 2) return false;  // the twin lists them all
  const Escapes escapes = twin::AllShortest(code, letter, unit, twin::Aim::kEdge, 1'500);
  if (escapes.empty()) return false;
  INFO(code);
  const OptimalSolutions& optimal = *rating.optimal;
  const Expected expected = ExpectedOf(escapes, metric);
  CHECK(rating.length() == static_cast<int>(escapes.front().size()));
  CHECK(optimal.count == std::to_string(escapes.size()));
  CHECK(optimal.all_listed);
  CHECK(optimal.listed == escapes.size());
  CHECK(optimal.part_at == expected.part_at);
  CHECK(optimal.part_at.has_value() == (escapes.size() > 1));
  CHECK(optimal.forced == expected.forced);
  CHECK(optimal.move_sets == expected.move_sets);
  CHECK(optimal.least.vehicles == expected.least.vehicles);
  CHECK(optimal.least.reversals == expected.least.reversals);
  CHECK(optimal.least.shifts == expected.least.shifts);
  return true;
}

#ifdef NDEBUG
constexpr int kRounds = 60;
#else
constexpr int kRounds = 15;
#endif

}  // namespace

TEST_CASE("On grids with sides all optimal solutions are as the slow twin lists them") {
  int checked = 0;
  for (const testing::CaseLine& line : testing::ReadCases("small-spaces.txt")) {
    if (line.fields.at(2) != "all-three") continue;
    const Player hero = testing::PlayerOf(line.fields.at(1));
    for (const Metric metric : {Metric::kMoves, Metric::kSpaces}) {
      checked += CheckRating(line.fields.at(0), testing::LetterOf(hero), hero, metric) ? 1 : 0;
    }
  }
  CHECK(checked > 10);
}

TEST_CASE("On boxed grids all optimal solutions are as the slow twin lists them") {
  Random random(18);
  int checked = 0;
  for (int round = 0; round < kRounds / 3; ++round) {
    const std::string code = testing::RandomBoxedCode(random, testing::RandomBoxedKind(random, 6));
    for (const Metric metric : {Metric::kMoves, Metric::kSpaces}) {
      checked += CheckRating(code, 'A', Player::kGold, metric) ? 1 : 0;
    }
  }
  CHECK(checked > kRounds / 10);
}

TEST_CASE("Blockers that may go in either order part the solutions, and then all is forced") {
  // B and C each have one way out of the row of A, down by one.
  const SoloRating rating = RateSolo(PositionOf("....../...DDD/AA.B.C/...B.C/....../...EEE"),
                                     Player::kGold, Metric::kMoves, {});
  CHECK(rating.length() == 3);
  REQUIRE(rating.optimal.has_value());
  CHECK(rating.optimal->count == "2");
  CHECK(rating.optimal->part_at == 1);
  CHECK(rating.optimal->forced == 2);
  CHECK(rating.optimal->move_sets == 1);
  CHECK(rating.optimal->least == EscapeShape{3, 0, 0, 0});
}

TEST_CASE("A puzzle with one solution never parts, and every step of it is forced") {
  const SoloRating rating = RateSolo(PositionOf("....../...DDD/AA.B../...B../....../...EEE"),
                                     Player::kGold, Metric::kMoves, {});
  CHECK(rating.length() == 2);
  REQUIRE(rating.optimal.has_value());
  CHECK(rating.optimal->count == "1");
  CHECK_FALSE(rating.optimal->part_at.has_value());
  CHECK(rating.optimal->forced == 2);
}

TEST_CASE("A rating without all optimal solutions has a length and a shape") {
  SoloRequest request;
  request.with_all = false;
  const SoloRating rating =
      RateSolo(PositionOf(testing::CodeOf("booklet-3")), Player::kGold, Metric::kMoves, request);
  CHECK(rating.length() == 6);
  CHECK(rating.shape.has_value());
  CHECK_FALSE(rating.optimal.has_value());
  CHECK(SoloLength(PositionOf(testing::CodeOf("booklet-3")), Player::kGold, Metric::kMoves, {}) ==
        6);
}

TEST_CASE("When not all solutions are listed the rating says so") {
  const Position position = PositionOf(testing::CodeOf("booklet-1"));
  const SoloRating all = RateSolo(position, Player::kGold, Metric::kMoves, {});
  REQUIRE(all.optimal.has_value());
  REQUIRE(all.optimal->listed > 2);
  SoloRequest request;
  request.most_listed = 2;
  const SoloRating some = RateSolo(position, Player::kGold, Metric::kMoves, request);
  REQUIRE(some.optimal.has_value());
  CHECK_FALSE(some.optimal->all_listed);
  CHECK(some.optimal->listed == 2);
  CHECK(some.optimal->move_sets <= all.optimal->move_sets);
  CHECK(some.optimal->count == all.optimal->count);
  CHECK(some.optimal->part_at == all.optimal->part_at);
  CHECK(some.optimal->forced == all.optimal->forced);
}

TEST_CASE("A rating in turns counts cards and looks at what they pay for") {
  SoloRequest request;
  request.deck = *ReadDeck(*EmbeddedFile("decks/a.txt"));
  const SoloRating rating =
      RateSolo(PositionOf(testing::CodeOf("booklet-2")), Player::kGold, Metric::kTurns, request);
  CHECK(rating.length() == 2);
  REQUIRE(rating.optimal.has_value());
  CHECK(rating.optimal->part_at.has_value() == (rating.optimal->count != "1"));
  CHECK(rating.optimal->least.vehicles <= rating.shape->vehicles);
}

TEST_CASE("A puzzle without an escape has no length") {
  const SoloRating rating = RateSolo(PositionOf("....../....../AABB../....../....../......"),
                                     Player::kGold, Metric::kMoves, {});
  CHECK(rating.status == SearchStatus::kUnsolvable);
  CHECK_FALSE(rating.length().has_value());
  CHECK_FALSE(rating.optimal.has_value());
  CHECK_FALSE(rating.best_known.has_value());
}

TEST_CASE("At a limit the rating has a lower bound, and says which limit") {
  SoloRequest request;
  request.limits.max_states = 3;
  const SoloRating rating =
      RateSolo(PositionOf(testing::CodeOf("booklet-3")), Player::kGold, Metric::kMoves, request);
  CHECK(rating.status == SearchStatus::kLimitReached);
  CHECK(rating.limit == LimitKind::kStates);
  CHECK_FALSE(rating.length().has_value());
  CHECK(rating.lower_bound > 1);
  CHECK(rating.lower_bound <= 6);
}

TEST_CASE("The heroes of a set-up that a half turn leaves alone have the same rating") {
  for (const std::string& code : testing::BookletCodes()) {
    INFO(code);
    const Position position = PositionOf(code);
    const SoloRating gold = RateSolo(position, Player::kGold, Metric::kMoves, {});
    const SoloRating silver = RateSolo(position, Player::kSilver, Metric::kMoves, {});
    CHECK(gold.length() == silver.length());
    REQUIRE(gold.optimal.has_value());
    REQUIRE(silver.optimal.has_value());
    CHECK(gold.optimal->count == silver.optimal->count);
    CHECK(gold.optimal->part_at == silver.optimal->part_at);
    CHECK(gold.optimal->forced == silver.optimal->forced);
    if (!gold.optimal->all_listed) continue;
    CHECK(gold.optimal->move_sets == silver.optimal->move_sets);
    CHECK(gold.optimal->least == silver.optimal->least);
  }
}

TEST_CASE("What can be reached is counted, or bounded by the distances that were finished") {
  const Position position = PositionOf("....../..B.../AAB.../....../....../......");
  const Reachable all = CountReachable(position, Player::kGold, SoloRequest());
  CHECK_FALSE(all.limit.has_value());
  CHECK(all.positions ==
        twin::TerritoryOf("....../..B.../AAB.../....../....../......", 'A', twin::Unit::kMoves)
            .reachable);
  SoloRequest request;
  request.limits.max_states = 5'000;
  const Reachable some =
      CountReachable(PositionOf(testing::CodeOf("booklet-1")), Player::kGold, request);
  CHECK(some.limit == LimitKind::kStates);
  CHECK(some.depth_counts.front() == 1);
  CHECK(some.positions >= 1);
}

}  // namespace rushkit
