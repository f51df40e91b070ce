// What a table takes for the same moment of an open deal, and what it does not.
#include "solver/judgement/deal_node.h"

#include "tests/catch.h"
#include "tests/judgement/small_deals.h"
#include "tests/support/positions.h"

namespace rushkit {
namespace {

using testing::SmallDeal;
using testing::SmallStart;

DealNode NodeOf(const CompactForm& form, const OpenDeal& deal) {
  return {*form.Compact(deal.position), deal.to_move, deal.hands, 0};
}

DealNode HalfTurned(const CompactForm& form, const DealNode& node) {
  return {*form.Compact(form.Expand(node.position).HalfTurned()),
          Opponent(node.mover),
          {node.hands[1], node.hands[0]},
          node.drawn};
}

TEST_CASE("a moment and its half turn have one key, and whatever else differs has another") {
  Random random(1);
  for (int i = 0; i < 200; ++i) {
    const OpenDeal deal = SmallDeal(SmallStart(random, Connection::kAllThree), random);
    const CompactForm form(deal.position);
    const DealNode node = NodeOf(form, deal);
    const OpenDealKey key = KeyOf(form, node, 1);
    INFO(testing::CodeOf(deal.position));
    REQUIRE(KeyOf(form, HalfTurned(form, node), 1) == key);
    CHECK(!(KeyOf(form, node, 2) == key));
    DealNode other = node;
    other.mover = Opponent(node.mover);
    CHECK(!(KeyOf(form, other, 1) == key));
    for (const size_t player : {size_t{0}, size_t{1}}) {
      for (const Card card : kAllCards) {
        for (const Card instead : kAllCards) {
          if (!node.hands[player].Has(card) || card == instead) continue;
          other = node;
          other.hands[player].Remove(card);
          other.hands[player].Add(instead);
          REQUIRE(!(KeyOf(form, other, 1) == key));
        }
      }
    }
  }
}

TEST_CASE("equal orders of draws have one number, and others have another") {
  DrawOrders orders;
  const uint32_t shift = orders.With(5, DrawOrders::kNone);
  const uint32_t slide = orders.With(4, DrawOrders::kNone);
  CHECK(shift != slide);
  CHECK(orders.With(5, DrawOrders::kNone) == shift);
  CHECK(orders.With(5, slide) != orders.With(4, shift));
  CHECK(orders.With(5, shift) != shift);
}

}  // namespace
}  // namespace rushkit
