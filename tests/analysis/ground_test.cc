// The grounds of the explorer against each other, and which position is the farthest.
#include "solver/analysis/ground.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <tuple>
#include <vector>

#include "solver/analysis/explorer.h"
#include "solver/base/random.h"
#include "solver/search/boxed_space.h"
#include "solver/search/content_space.h"
#include "solver/search/meter.h"
#include "solver/search/solve.h"
#include "tests/catch.h"
#include "tests/support/case_file.h"
#include "tests/support/positions.h"
#include "tests/support/random_boxed.h"
#include "tests/twin/search.h"

namespace rushkit {
namespace {

using Counts = std::vector<uint64_t>;

// A ground flooded both ways: counts, and the code of the farthest position.
using Flooded = std::tuple<Counts, Counts, std::string>;
Flooded FloodBothWays(Ground& ground) {
  const Ground::Flood forward = ground.FromStart();
  const Ground::Flood backward = ground.FromEscapes();
  REQUIRE_FALSE(forward.limit.has_value());
  REQUIRE_FALSE(backward.limit.has_value());
  return {forward.counts, backward.counts,
          backward.counts.empty() ? "" : testing::CodeOf(ground.Farthest())};
}

TEST_CASE("Small boards are counted as boxed grids of any size are, places of lone vehicles too") {
  Random random(22);
  int compared = 0;
  for (int i = 0; i < 300; ++i) {
    testing::BoxedKind kind = testing::RandomBoxedKind(random, 6);
    kind.longest = 6;
    if (i % 3 == 0) kind.vehicles = 2 + static_cast<int>(random.Below(6));
    const Position position = testing::PositionOf(testing::RandomBoxedCode(random, kind));
    for (const Metric metric : {Metric::kMoves, Metric::kSpaces}) {
      for (const Goal goal : {Goal::kEdge, Goal::kClear, Goal::kOff}) {
        INFO(testing::CodeOf(position) << " metric " << static_cast<int>(metric));
        ExploreRequest request;
        request.metric = metric;
        request.goal = goal;
        request.limits.max_states = 20'000;
        if (Explore(position, request).limit) continue;
        Meter meter(request.limits, request.on_progress);
        Meter plain_meter(request.limits, request.on_progress);
        CHECK(FloodBothWays(*SmallGround(position, request, meter)) ==
              FloodBothWays(*BoxedGround(position, request, plain_meter)));
        ++compared;
      }
    }
  }
  CHECK(compared > 1'000);
}

// What Exploration::Farthest goes by, with sides: marks of the parts in reading order, offsets.
std::vector<int> OrderWithSides(const Position& position, Player hero) {
  ContentSpace space(position.grid(), hero);
  const Contents at = space.From(position);
  std::vector<int> order;
  for (int part = 0; part < kPartCount; ++part) {
    const PartShape& shape = kPartShapes[static_cast<size_t>(part)];
    const Picture picture = space.table(part)[at.content.Of(part)];
    for (int row = 0; row < kPictureRows; ++row) {
      for (int column = 0; column < shape.width; ++column) {
        order.push_back(static_cast<int>(picture.At(row, column, shape)));
      }
    }
  }
  const Offsets offsets = at.offsets.First();
  order.push_back(offsets.left.value());
  order.push_back(offsets.right.value());
  return order;
}

// A few are enough, the twin being slow.
std::vector<testing::CaseLine> SomeSpaces() {
  const std::vector<testing::CaseLine> all = testing::ReadCases("small-spaces.txt");
  std::vector<testing::CaseLine> some;
  for (size_t i = 0; i < all.size(); i += 8) some.push_back(all[i]);
  return some;
}

TEST_CASE("With sides the farthest position is the one that reads first") {
  for (const testing::CaseLine& line : SomeSpaces()) {
    if (line.fields.at(2) != "all-three" || line.fields.at(4) == "-1") continue;
    ExploreRequest request;
    request.hero = testing::PlayerOf(line.fields.at(1));
    const std::string& code = line.fields.at(0);
    INFO(code);
    const Exploration found = Explore(testing::PositionOf(code), request);
    const twin::Solvable truth =
        twin::DistancesFromAll(code, testing::LetterOf(request.hero), twin::Unit::kMoves);
    std::vector<std::vector<int>> orders;
    for (const auto& [other, length] : truth.distance_by_code) {
      if (length < found.farthest->length) continue;
      orders.push_back(OrderWithSides(testing::PositionOf(other), request.hero));
    }
    REQUIRE_FALSE(orders.empty());
    CHECK(OrderWithSides(found.farthest->position, request.hero) ==
          *std::min_element(orders.begin(), orders.end()));
  }
}

// Of the shortest escape, in moves; -1 when there is none.
int LengthFrom(const Position& position) {
  const SearchResult result = Solve(position, {});
  return result.escape ? result.escape->length : -1;
}

// Everything that drives lead to.
std::vector<Stands> AllStands(const Position& position, const BoxedSpace& space) {
  std::vector<Stands> all = {space.From(position)};
  for (size_t next = 0; next < all.size(); ++next) {
    const Stands from = all[next];
    space.Drives(from, Distance::kAny, [&](const Stands& to) {
      if (std::find(all.begin(), all.end(), to) == all.end()) all.push_back(to);
    });
  }
  return all;
}

TEST_CASE("On a boxed grid the farthest position is the one whose vehicles stand first") {
  Random random(23);
  int compared = 0;
  for (int i = 0; i < 60; ++i) {
    const std::string code =
        testing::RandomBoxedCode(random, testing::RandomBoxedKind(random, i % 2 == 0 ? 6 : 8));
    INFO(code);
    const Position position = testing::PositionOf(code);
    ExploreRequest request;
    request.limits.max_states = 1'000;
    const Exploration found = Explore(position, request);
    if (!found.farthest) continue;
    const BoxedSpace space(position);
    std::vector<std::vector<int>> orders;  // of the farthest positions
    for (const Stands& stands : AllStands(position, space)) {
      if (LengthFrom(space.ToPosition(stands)) < found.farthest->length) continue;
      std::vector<int>& order = orders.emplace_back();
      for (size_t vehicle = 0; vehicle < position.vehicles().size(); ++vehicle) {
        order.push_back(stands.Of(vehicle));
      }
    }
    REQUIRE_FALSE(orders.empty());
    std::vector<int> order;
    for (const Vehicle& vehicle : found.farthest->position.vehicles()) {
      order.push_back(vehicle.is_horizontal() ? vehicle.at.column.value() : vehicle.at.row.value());
    }
    CHECK(order == *std::min_element(orders.begin(), orders.end()));
    compared += orders.size() > 1 ? 1 : 0;
  }
  CHECK(compared > 5);
}

}  // namespace
}  // namespace rushkit
