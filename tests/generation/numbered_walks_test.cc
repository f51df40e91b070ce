#include "solver/generation/numbered_walks.h"

#include <atomic>
#include <map>
#include <string>

#include "solver/notation/position_code.h"
#include "solver/search/picture_library.h"
#include "tests/catch.h"

namespace rushkit {
namespace {

// Two cars that stand upright: so few set-ups that walks find the same ones.
GenerationOrder TinyOrder() {
  GenerationOrder order;
  WalkTask task;
  task.design.box = {2, 0};
  task.design.hero_row = Row(2);
  task.design.least_blockers = 2;
  task.design.most_blockers = 2;
  task.wishes.moves = Range{2, 2};
  order.tasks = {task};
  order.measures.limits.max_states = 2000;
  return order;
}

TEST_CASE("Walks in any sequence find what a run finds in order, first ones only") {
  const GenerationOrder order = TinyOrder();
  const std::atomic<bool> interrupt = false;
  const NumberedWalks walks(order, interrupt);
  PictureLibrary library;
  std::map<uint64_t, Position> kept;
  for (uint64_t number = 16; number-- > 0;) {
    const absl::StatusOr<WalkResult> walk = walks.Do(number, library, [] {});
    REQUIRE(walk.ok());
    if (walk->kept) kept.emplace(number, *walk->kept);
  }
  std::map<std::string, uint64_t> first_walks;
  for (const auto& [number, position] : kept) first_walks.emplace(KeyOfSetup(position), number);
  REQUIRE(first_walks.size() < kept.size());
  GenerationOrder in_order = order;
  in_order.count = first_walks.size();
  size_t found = 0;
  const auto result = Generate(
      in_order,
      [&](const GeneratedSetup& setup) {
        ++found;
        CHECK(first_walks.at(KeyOfSetup(setup.position)) == setup.walk);
        CHECK(WritePositionCode(kept.at(setup.walk)) == WritePositionCode(setup.position));
        return true;
      },
      [](const GenerationProgress&) {});
  REQUIRE(result.ok());
  CHECK(found == first_walks.size());
}

TEST_CASE("A walk that is interrupted says so") {
  const GenerationOrder order = TinyOrder();
  const std::atomic<bool> interrupt = true;
  const NumberedWalks walks(order, interrupt);
  PictureLibrary library;
  const absl::StatusOr<WalkResult> walk = walks.Do(0, library, [] {});
  REQUIRE(walk.ok());
  CHECK(walk->is_stopped);
}

}  // namespace
}  // namespace rushkit
