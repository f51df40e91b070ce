// Sets of offset pairs and shifts of whole sets, against loops over pairs.
#include "solver/search/offset_set.h"

#include <vector>

#include "solver/base/random.h"
#include "solver/search/offset_shifts.h"
#include "tests/catch.h"

namespace rushkit {
namespace {

std::vector<Offsets> AllPairs() {
  std::vector<Offsets> pairs;
  for (int left = Offset::kLowest; left <= Offset::kHighest; ++left) {
    for (int right = Offset::kLowest; right <= Offset::kHighest; ++right) {
      pairs.push_back({Offset(left), Offset(right)});
    }
  }
  return pairs;
}

// The pairs that one shift of `side` by at least one row, and by at most `most`, makes of a set.
OffsetSet ShiftedSlowly(OffsetSet from, Side side, int most, const Grid& grid) {
  OffsetSet after;
  for (const Offsets before : AllPairs()) {
    if (!from.Has(before)) continue;
    for (const Offsets pair : AllPairs()) {
      const Side still = side == Side::kLeft ? Side::kRight : Side::kLeft;
      const int rows = std::abs(pair.Of(side).value() - before.Of(side).value());
      const bool is_shift = pair.Of(still) == before.Of(still) && rows >= 1 && rows <= most;
      if (is_shift && grid.Allows(pair)) after = after | OffsetSet::Only(pair);
    }
  }
  return after;
}

OffsetSet RandomSet(Random& random, const Grid& grid, uint64_t one_in) {
  OffsetSet set;
  for (const Offsets pair : AllPairs()) {
    if (grid.Allows(pair) && random.Below(one_in) == 0) set = set | OffsetSet::Only(pair);
  }
  return set;
}

}  // namespace

TEST_CASE("A set of offset pairs holds what was put in and gives it back in order") {
  OffsetSet set;
  std::vector<Offsets> expected;
  for (const Offsets pair : AllPairs()) {
    if ((pair.left.value() + 2 * pair.right.value()) % 3 != 0) continue;
    set = set | OffsetSet::Only(pair);
    expected.push_back(pair);
  }
  std::vector<Offsets> got;
  ForEachPair(set, [&got](OffsetSet pair) {
    CHECK(pair.size() == 1);
    got.push_back(pair.First());
  });
  CHECK(got == expected);
  CHECK(set.size() == static_cast<int>(expected.size()));
  CHECK((set - set).empty());
}

TEST_CASE("All legal offset pairs are in the set of legal ones, 91 or 121") {
  CHECK(OffsetShifts(Grid::Shift(Connection::kAllThree)).legal().size() == 91);
  CHECK(OffsetShifts(Grid::Shift(Connection::kNeighbours)).legal().size() == 121);
}

TEST_CASE("Shifting a whole set is shifting each of its pairs") {
  Random random(7);
  for (const Connection connection : {Connection::kAllThree, Connection::kNeighbours}) {
    const Grid grid = Grid::Shift(connection);
    const OffsetShifts shifts(grid);
    for (int round = 0; round < 60; ++round) {
      const OffsetSet from = RandomSet(random, grid, 1 + random.Below(60));
      for (const Side side : {Side::kLeft, Side::kRight}) {
        const OffsetSet any = ShiftedSlowly(from, side, 10, grid);
        CHECK(shifts.OtherRows(from, side) == any);
        CHECK(shifts.AnyRows(from, side) == (any | from));
        CHECK(shifts.OneRow(from, side) == ShiftedSlowly(from, side, 1, grid));
      }
    }
  }
}

}  // namespace rushkit
