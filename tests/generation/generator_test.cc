#include "solver/generation/generator.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <string>
#include <thread>
#include <vector>

#include "solver/notation/canonical.h"
#include "solver/notation/position_code.h"
#include "tests/catch.h"
#include "tests/generation/small_orders.h"

namespace rushkit::testing {
namespace {

TEST_CASE("The same order gives the same set-ups on one thread, two and three") {
  Wishes wishes;
  wishes.moves = Range{4, 5};
  GenerationOrder order = SmallOrder(wishes);
  order.count = 5;
  const Found one = Find(order);
  CHECK(CodesOf(one).size() == 5);
  for (const int threads : {2, 3}) {
    order.threads = threads;
    const Found more = Find(order);
    CHECK(CodesOf(more) == CodesOf(one));
    CHECK(more.result.tally.tried == one.result.tally.tried);
    CHECK(more.result.tally.broken == one.result.tally.broken);
  }
}

TEST_CASE("Another seed gives other set-ups") {
  GenerationOrder order = SmallOrder({});
  const std::vector<std::string> codes = CodesOf(Find(order));
  order.seed = 2;
  CHECK(CodesOf(Find(order)) != codes);
}

TEST_CASE("Set-ups differ under every symmetry, from each other and from those that are known") {
  Wishes wishes;
  wishes.moves = Range{3};
  GenerationOrder order = SmallOrder(wishes);
  order.count = 6;
  const Found first = Find(order);
  REQUIRE(first.setups.size() == 6);
  for (const GeneratedSetup& setup : first.setups) {
    order.known.push_back(setup.position.UpsideDown().HalfTurned());
  }
  const Found second = Find(order);
  REQUIRE(second.setups.size() == 6);
  std::vector<std::string> keys;
  for (const Found* found : {&first, &second}) {
    for (const GeneratedSetup& setup : found->setups) {
      keys.push_back(WritePositionCode(CanonicalPosition(setup.position)));
    }
  }
  std::sort(keys.begin(), keys.end());
  CHECK(std::adjacent_find(keys.begin(), keys.end()) == keys.end());
}

TEST_CASE("The canonical form is the same for all images of a set-up") {
  Wishes wishes;
  wishes.moves = Range{2};
  GenerationOrder order = SmallOrder(wishes);
  order.tasks[0].design.manner = Manner::kAsymmetric;
  order.count = 4;
  const Found found = Find(order);
  REQUIRE(found.setups.size() == 4);
  for (const GeneratedSetup& setup : found.setups) {
    const Position canonical = CanonicalPosition(setup.position);
    CHECK(CanonicalPosition(setup.position.UpsideDown()) == canonical);
    CHECK(CanonicalPosition(setup.position.HalfTurned()) == canonical);
    CHECK(CanonicalPosition(setup.position.HalfTurned().UpsideDown()) == canonical);
  }
}

TEST_CASE("What cannot be had ends with the wish that is in the way, and the nearest") {
  Wishes wishes;
  wishes.moves = Range{30};
  GenerationOrder order = SmallOrder(wishes);
  order.most_tries = 60;
  const Found found = Find(order);
  CHECK(found.setups.empty());
  CHECK(found.result.end == GenerationEnd::kGivenUp);
  CHECK(found.result.tally.tried >= 60);
  REQUIRE(found.result.closest.has_value());
  CHECK(found.result.closest->verdict.broken == WishKind::kMoves);
}

TEST_CASE("What takes long ends after so much work in vain, the same on any number of threads") {
  Wishes wishes;
  wishes.moves = Range{30};
  GenerationOrder order = SmallOrder(wishes);
  order.most_work = 20'000;
  const Found one = Find(order);
  CHECK(one.setups.empty());
  CHECK(one.result.end == GenerationEnd::kGivenUp);
  CHECK(one.result.tried_in_vain < order.most_tries);
  CHECK(one.result.work_in_vain >= order.most_work);
  // A walk ends there too.
  CHECK(one.result.work_in_vain < 3 * order.most_work);
  REQUIRE(one.result.closest.has_value());
  CHECK(one.result.closest->verdict.broken == WishKind::kMoves);
  order.threads = 3;
  const Found more = Find(order);
  CHECK(more.result.tally.work == one.result.tally.work);
  CHECK(more.result.tally.tried == one.result.tally.tried);
  CHECK(more.result.closest->position == one.result.closest->position);
}

TEST_CASE("Work in vain is counted anew after each that is kept") {
  Wishes wishes;
  wishes.moves = Range{2};
  GenerationOrder order = SmallOrder(wishes);
  order.measures.limits.max_states = 100;
  order.count = 30;
  order.most_work = 150;
  const Found found = Find(order);
  CHECK(found.setups.size() == order.count);
  CHECK(found.result.tally.work > order.most_work);
}

TEST_CASE("Tries in vain are counted anew after each that is kept") {
  Wishes wishes;
  wishes.moves = Range{2};
  GenerationOrder order = SmallOrder(wishes);
  order.most_tries = 40;
  order.count = 30;
  const Found found = Find(order);
  CHECK(found.setups.size() == 30);
  CHECK(found.result.end == GenerationEnd::kComplete);
}

TEST_CASE("An interrupt ends it, with what has been kept") {
  Wishes wishes;
  wishes.moves = Range{3};
  GenerationOrder order = SmallOrder(wishes);
  order.count = 1'000'000;
  std::atomic<bool> interrupt = false;
  order.measures.limits.interrupt = &interrupt;
  uint64_t kept = 0;
  const absl::StatusOr<GenerationResult> result = Generate(
      order,
      [&](const GeneratedSetup&) {
        if (++kept == 3) interrupt = true;
        // Meanwhile others are found, which nobody wants any more.
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        return true;
      },
      [](const GenerationProgress&) {});
  REQUIRE(result.ok());
  CHECK(result->end == GenerationEnd::kStopped);
  CHECK(kept == 3);
  CHECK(result->tally.kept == kept);
}

TEST_CASE("A deadline ends what would go on for long") {
  Wishes wishes;
  wishes.moves = Range{40};
  GenerationOrder order = SmallOrder(wishes);
  order.most_tries = 100'000'000;
  order.measures.limits.deadline =
      std::chrono::steady_clock::now() + std::chrono::milliseconds(200);
  CHECK(Find(order).result.end == GenerationEnd::kStopped);
}

TEST_CASE("Who has enough ends it") {
  Wishes wishes;
  wishes.moves = Range{2};
  GenerationOrder order = SmallOrder(wishes);
  order.count = 50;
  const absl::StatusOr<GenerationResult> result = Generate(
      order, [](const GeneratedSetup&) { return false; }, [](const GenerationProgress&) {});
  REQUIRE(result.ok());
  CHECK(result->end == GenerationEnd::kRefused);
  CHECK(result->tally.kept == 1);
}

}  // namespace
}  // namespace rushkit::testing
