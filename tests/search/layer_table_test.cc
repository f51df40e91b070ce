// The tables of the layered search against plain maps, one set of offset pairs a content.
#include "solver/search/layer_table.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <vector>

#include "solver/base/random.h"
#include "solver/search/offset_shifts.h"
#include "tests/catch.h"

namespace rushkit {
namespace {

using Marks = LayerTable::Marks;

struct Fresh {
  OffsetSet offsets;
  Marks marks = 0;

  friend bool operator==(const Fresh&, const Fresh&) = default;
};
using Layer = std::map<uint64_t, Fresh>;

// What the table has to say, from nothing but its words.
struct Twin {
  int Add(Content content, OffsetSet offsets, Marks marks) {
    OffsetSet& before = reached[content.key()];
    const OffsetSet added = offsets - before;
    before = before | offsets;
    const auto known = next.find(content.key());
    if (known == next.end()) {
      if (!added.empty()) next[content.key()] = {added, marks};
      return added.size();
    }
    Fresh& fresh = known->second;
    if (added.empty() && (offsets & fresh.offsets).empty()) return 0;
    fresh = {fresh.offsets | added, static_cast<Marks>(fresh.marks & marks)};
    return added.size();
  }

  std::map<uint64_t, OffsetSet> reached;
  Layer next;
};

Layer LayerOf(const LayerTable& table) {
  Layer layer;
  for (size_t i = 0; i < table.layer_size(); ++i) {
    const LayerTable::Place place = table.At(i);
    const bool is_first =
        layer.emplace(place.content.key(), Fresh{place.offsets, place.marks}).second;
    CHECK(is_first);
  }
  return layer;
}

std::vector<OffsetSet> PairsOf(const Grid& grid) {
  std::vector<OffsetSet> pairs;
  ForEachPair(OffsetShifts(grid).legal(), [&](OffsetSet pair) { pairs.push_back(pair); });
  return pairs;
}

OffsetSet SomeOf(const std::vector<OffsetSet>& pairs, Random& random) {
  OffsetSet some;
  for (uint64_t left = 1 + random.Below(random.Below(4) == 0 ? pairs.size() : 3); left > 0;
       --left) {
    some = some | pairs[random.Below(pairs.size())];
  }
  return some;
}

Content SomeContent(Random& random) {
  constexpr uint32_t kLast = PictureTable::kMostPictures - 1;
  const auto id = [&] { return kLast - static_cast<uint32_t>(random.Below(7)); };
  const uint32_t left = id();
  const uint32_t middle = id();
  return Content(left, middle, id());
}

struct Rule {
  Connection connection;
  size_t pairs;
};
constexpr Rule kRules[] = {{Connection::kAllThree, 91}, {Connection::kNeighbours, 121}};

}  // namespace

TEST_CASE("A layer holds each content once, at the offset pairs that are new in it") {
  for (const Rule& rule : kRules) {
    const std::vector<OffsetSet> pairs = PairsOf(Grid::Shift(rule.connection));
    REQUIRE(pairs.size() == rule.pairs);
    Random random(5);
    LayerTable table;
    Twin twin;
    for (int layer = 0; layer < 30; ++layer) {
      const Layer before = LayerOf(table);
      for (int i = 0; i < 100; ++i) {
        const Content content = SomeContent(random);
        const OffsetSet offsets = SomeOf(pairs, random);
        const auto marks = static_cast<Marks>(random.Below(1U << LayerTable::kMarkBits));
        CHECK(table.Add(content, table.Number(offsets), marks) ==
              twin.Add(content, offsets, marks));
      }
      // What is added goes to the next layer and leaves the one that is read as it was.
      CHECK(LayerOf(table) == before);
      table.TakeLayer();
      CHECK(LayerOf(table) == twin.next);
      CHECK(table.size() == twin.reached.size());
      twin.next.clear();
    }
  }
}

TEST_CASE("Begun again, a table knows its contents and no offset pair at which they were reached") {
  const std::vector<OffsetSet> pairs = PairsOf(Grid::Shift());
  Random random(7);
  LayerTable table;
  Twin twin;
  const auto add = [&](Content content, OffsetSet offsets) {
    CHECK(table.Add(content, table.Number(offsets), 1) == twin.Add(content, offsets, 1));
  };
  for (int round = 0; round < 4; ++round) {
    for (int layer = 0; layer < 6; ++layer) {
      for (int i = 0; i < 60; ++i) add(SomeContent(random), SomeOf(pairs, random));
      table.TakeLayer();
      CHECK(LayerOf(table) == twin.next);
      twin.next.clear();
    }
    table.BeginAgain();
    CHECK(table.layer_size() == 0);
    const std::map<uint64_t, OffsetSet> reached = twin.reached;
    for (auto& [key, offsets] : twin.reached) offsets = {};
    CHECK(table.size() == reached.size());
    for (uint32_t number = 0; number < table.size(); ++number) {
      const LayerTable::Place was = table.Forget(number);
      CHECK(was.offsets == reached.at(was.content.key()));
      if (number % 3 == 0) add(was.content, SomeOf(pairs, random));
    }
  }
}

TEST_CASE("A content can be reached at every offset pair, one after the other, in any layer") {
  for (const Rule& rule : kRules) {
    const std::vector<OffsetSet> pairs = PairsOf(Grid::Shift(rule.connection));
    for (const size_t a_layer : {size_t{1}, size_t{7}, pairs.size()}) {
      LayerTable table;
      OffsetSet fresh;
      for (size_t i = 0; i < pairs.size(); ++i) {
        const LayerTable::NumberedSet pair = table.Number(pairs[i]);
        CHECK(table.Add(Content(1, 2, 3), pair, 0) == 1);
        CHECK(table.Add(Content(1, 2, 3), pair, 0) == 0);
        fresh = fresh | pairs[i];
        if ((i + 1) % a_layer != 0) continue;
        table.TakeLayer();
        REQUIRE(table.layer_size() == 1);
        CHECK(table.At(0).offsets == fresh);
        fresh = {};
      }
      for (const OffsetSet pair : pairs)
        CHECK(table.Add(Content(1, 2, 3), table.Number(pair), 0) == 0);
      CHECK(table.size() == 1);
    }
  }
}

TEST_CASE("A content takes at most 30 bytes, and 13 more where it is new again") {
  const std::vector<OffsetSet> pairs = PairsOf(Grid::Shift());
  constexpr uint32_t kContents = 300'000;
  LayerTable table;
  const auto add_all = [&](OffsetSet offsets) {
    size_t most = 0;
    for (uint32_t i = 0; i < kContents; ++i) {
      table.Add(Content(i, i / 2, i / 3), table.Number(offsets), 0);
      if (i > kContents / 2) most = std::max(most, table.bytes() / (i + 1));
    }
    return most;
  };
  CHECK(add_all(pairs[0]) <= 30);
  table.TakeLayer();
  add_all(pairs[1]);
  CHECK(table.bytes() <= size_t{43} * kContents);
}

}  // namespace rushkit
