// What is wished for is kept, by an independent rating: each wish alone, and every two together.
#include <string>

#include "solver/analysis/self_play.h"
#include "solver/generation/generator.h"
#include "solver/notation/canonical.h"
#include "solver/rating/fairness_run.h"
#include "tests/catch.h"
#include "tests/generation/small_orders.h"
#include "tests/generation/wish_cases.h"
#include "tests/support/positions.h"

namespace rushkit::testing {
namespace {

const WishCase& CaseOf(const std::string& name) {
  for (const WishCase& one : WishCases()) {
    if (one.name == name) return one;
  }
  FAIL("no wish " << name);
  return WishCases().front();
}

// `other` comes later in the list.
GenerationOrder OrderOf(const WishCase& one, const WishCase& other) {
  GenerationOrder order = SmallOrder({});
  one.wish(order);
  other.wish(order);
  return order;
}

// With each wish that comes before it in the list.
void CheckPairsOf(const std::string& name) {
  const WishCase& other = CaseOf(name);
  for (const WishCase& one : WishCases()) {
    if (&one == &other) break;
    if (!GoTogether(one, other)) continue;
    const GenerationOrder order = OrderOf(one, other);
    const Found found = Find(order);
    CAPTURE(one.name, other.name);
    REQUIRE(found.setups.size() == 1);
    CHECK(IsKept(one, found.setups[0].position, order));
    CHECK(IsKept(other, found.setups[0].position, order));
  }
}

TEST_CASE("Every wish alone is kept") {
  for (const WishCase& one : WishCases()) {
    GenerationOrder order = SmallOrder({});
    one.wish(order);
    order.count = 2;
    const Found found = Find(order);
    CAPTURE(one.name);
    REQUIRE(found.setups.size() == 2);
    for (const GeneratedSetup& setup : found.setups) {
      CHECK(IsKept(one, setup.position, order));
      if (order.tasks[0].design.manner == Manner::kSymmetric) CHECK(IsOwnHalfTurn(setup.position));
    }
  }
}

TEST_CASE("Every two wishes for lengths, shapes and one solution are kept") {
  for (const char* name : {"spaces", "turns", "vehicles", "horizontal", "hero row", "unique"}) {
    CheckPairsOf(name);
  }
}

TEST_CASE("With a difficulty every other wish is kept") { CheckPairsOf("difficulty"); }
TEST_CASE("With a must for a shift every other wish is kept") { CheckPairsOf("must shift"); }
// With sides there nearly always is another way round, so that takes long to find.
TEST_CASE("One solution and minimality are kept together, on a classic board") {
  GenerationOrder order = SmallOrder({});
  for (const char* name : {"unique", "minimal", "classic"}) CaseOf(name).wish(order);
  const Found found = Find(order);
  REQUIRE(found.setups.size() == 1);
  for (const char* name : {"unique", "minimal", "classic"}) {
    CHECK(IsKept(CaseOf(name), found.setups[0].position, order));
  }
}

TEST_CASE("With minimality every other wish is kept") { CheckPairsOf("minimal"); }
TEST_CASE("Both heroes of an asymmetric set-up keep every other wish") {
  CheckPairsOf("asymmetric");
}
TEST_CASE("On classic boards every other wish is kept") { CheckPairsOf("classic"); }
TEST_CASE("With the pieces of a model every other wish is kept") { CheckPairsOf("like"); }

TEST_CASE("What is excluded is not found, whatever else is wished for") {
  for (const WishCase& one : WishCases()) {
    GenerationOrder order = SmallOrder({});
    one.wish(order);
    const Found first = Find(order);
    CAPTURE(one.name);
    REQUIRE(first.setups.size() == 1);
    const Position known = first.setups[0].position;
    order.known.push_back(known.UpsideDown());
    const Found second = Find(order);
    REQUIRE(second.setups.size() == 1);
    CHECK(IsKept(one, second.setups[0].position, order));
    CHECK_FALSE(CanonicalPosition(second.setups[0].position) == CanonicalPosition(known));
  }
}

TEST_CASE("Fair games and another wish are kept, by games of their own") {
  for (const char* name : {"moves", "asymmetric"}) {
    const WishCase& other = CaseOf(name);
    GenerationOrder order = SmallOrder({});
    other.wish(order);
    order.tasks[0].wishes.fair = FairnessWish{0.45, 0.9};
    const Found found = Find(order);
    CAPTURE(name);
    REQUIRE(found.setups.size() == 1);
    FairnessRequest request;
    request.deck = SmallDeck();
    request.within = 0.45;
    request.max_unfinished = 0.9;
    const absl::StatusOr<FairnessResult> games = FairnessOf(found.setups[0].position, request);
    REQUIRE(games.ok());
    CHECK(games->fairness.is_passed);
    CHECK(games->summary.games() == kFirstLook);
    CHECK(IsKept(other, found.setups[0].position, order));
  }
}

TEST_CASE("Classic boards are as long as wished, though the longest of their cluster is longer") {
  Wishes wishes;
  wishes.moves = Range{10, 12};
  GenerationOrder order = SmallOrder(wishes);
  Design& design = order.tasks[0].design;
  design.manner = Manner::kClassic;
  design.grid = *Grid::Boxed(6, 6, {});
  design.box = kClassicBox;
  design.hero_row = Row(2);
  design.least_blockers = 7;
  design.most_blockers = 11;
  order.count = 3;
  const Found found = Find(order);
  REQUIRE(found.setups.size() == 3);
  for (const GeneratedSetup& setup : found.setups) {
    CHECK(Range{10, 12}.Holds(LengthOf(setup.position, Metric::kMoves)));
    CHECK(setup.position.FindHero(Player::kGold)->at.row == Row(2));
  }
}

TEST_CASE("The pieces of a model are used, and the model itself is not found again") {
  const Position model = PositionOf(
      "....a....b..../GG.ca....b..../...c.d..e.f.../...c.d..e.f.../....g....hf.SS/"
      "....g....h....:0,0");
  Wishes wishes;
  wishes.moves = Range{3};
  wishes.pieces = PieceCounts::Of(model);
  GenerationOrder order = SmallOrder(wishes);
  order.tasks[0].start = Sketch::Of(model);
  order.tasks[0].design.least_blockers = 8;
  order.tasks[0].design.most_blockers = 8;
  order.known = {model};
  order.count = 2;
  const Found found = Find(order);
  REQUIRE(found.setups.size() == 2);
  for (const GeneratedSetup& setup : found.setups) {
    CHECK(PieceCounts::Of(setup.position) == *wishes.pieces);
    CHECK_FALSE(CanonicalPosition(setup.position) == CanonicalPosition(model));
  }
}

}  // namespace
}  // namespace rushkit::testing
