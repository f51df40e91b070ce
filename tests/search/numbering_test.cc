// The tables of the search: numbers for keys, sets of positions, the open list.
#include "solver/search/numbering.h"

#include <map>
#include <set>
#include <tuple>
#include <vector>

#include "solver/base/random.h"
#include "solver/search/open_list.h"
#include "solver/search/position_set.h"
#include "tests/catch.h"

namespace rushkit {
namespace {

// Few different hash values, so that probing is tested.
struct PoorHash {
  uint64_t operator()(uint64_t key) const { return key << 62; }
};

}  // namespace

TEST_CASE("Keys are numbered in the order in which they come, whatever their hashes") {
  Numbering<uint64_t, PoorHash> numbering;
  std::map<uint64_t, uint32_t> expected;
  Random random(3);
  for (int round = 0; round < 3000; ++round) {
    const uint64_t key = random.Below(700);
    const auto number = static_cast<uint32_t>(expected.size());
    const auto at = expected.emplace(key, number).first;
    CHECK(numbering.FindOrAdd(key) == at->second);
  }
  CHECK(numbering.size() == expected.size());
  for (const auto& [key, number] : expected) {
    CHECK(numbering[number] == key);
    CHECK(numbering.Find(key) == number);
  }
  CHECK(numbering.Find(5000) == decltype(numbering)::kNone);
}

TEST_CASE("A set of positions keeps each content once, with all its offset pairs") {
  const Content a(1, 2, 3);
  const Content b(3, 2, 1);
  const OffsetSet level = OffsetSet::Only({Offset(0), Offset(0)});
  const OffsetSet shifted = OffsetSet::Only({Offset(2), Offset(-1)});
  PositionSet set;
  CHECK(set.empty());
  set.Add(a, level);
  set.Add(b, level);
  set.Add(a, shifted);
  set.Add(Content(9, 9, 9), OffsetSet());
  std::vector<uint64_t> order;
  set.ForEach([&order](Content content, OffsetSet offsets) {
    CHECK_FALSE(offsets.empty());
    order.push_back(content.key());
  });
  CHECK(order == std::vector<uint64_t>{a.key(), b.key()});
  CHECK(set.Of(a) == (level | shifted));
  CHECK(set.Of(b) == level);
  CHECK(set.Of(Content(9, 9, 9)).empty());
  PositionSet other;
  other.Add(a, level);
  other.Add(b, level);
  const PositionSet rest = set.Without(other);
  CHECK(rest.Of(a) == shifted);
  CHECK(rest.Of(b).empty());
}

TEST_CASE("The open list gives the lowest f first, then the highest g, then the last added") {
  OpenList open;
  std::set<std::tuple<int, int, int>> expected;  // f, -g, -order
  Random random(11);
  for (int order = 0; order < 2000; ++order) {
    if (random.Below(3) == 0 && !open.empty()) {
      const auto [f, minus_g, minus_order] = *expected.begin();
      CHECK(open.LowestF() == f);
      CHECK(open.HighestG() == -minus_g);
      CHECK(open.Pop() == static_cast<uint32_t>(-minus_order));
      expected.erase(expected.begin());
    }
    const auto f = static_cast<int>(random.Below(9));
    const auto g = static_cast<int>(random.Below(5));
    open.Add(f, g, static_cast<uint32_t>(order));
    expected.emplace(f, -g, -order);
  }
}

}  // namespace rushkit
