#include "solver/judgement/hidden_cards.h"

#include <cstdint>

#include "solver/agents/greedy_agent.h"
#include "solver/agents/random_agent.h"
#include "solver/evaluation/hand_odds.h"
#include "tests/catch.h"
#include "tests/games/views.h"

namespace rushkit {
namespace {

using testing::ForEachView;
using testing::GameNumber;

CardCounts AllOf(const HiddenCards& cards, Player player, const CardCounts& discards) {
  CardCounts all = cards.UnseenBy(player);
  all.Add(cards.HandOf(player));
  all.Add(discards);
  return all;
}

// Of the kinds that are unseen every other one, as long as enough cards are left for a hand.
CardKinds SomeUnseen(const InformationSet& view) {
  CardKinds kinds;
  int left = view.unseen().size();
  for (const Card card : kAllCards) {
    const bool is_odd = static_cast<int>(card) % 2 != 0;
    left -= is_odd ? view.unseen().Of(card) : 0;
    if (left < view.other().hidden) return kinds;
    if (is_odd && !view.other().known.Has(card)) kinds.Add(card);
  }
  return kinds;
}

TEST_CASE("hidden cards agree with what is seen, and hold nothing that is excluded") {
  int checked = 0;
  for (uint64_t number = 0; number < 4; ++number) {
    RandomAgent gold;
    GreedyAgent silver;
    ForEachView(GameNumber(number), gold, silver, [&](const InformationSet& view) {
      Random random(static_cast<uint64_t>(++checked));
      const CardKinds without = SomeUnseen(view);
      const HiddenCards cards = HiddenCards::Draw(view, without, random);
      const Player other = Opponent(view.viewer());
      CHECK(cards.HandOf(view.viewer()) == view.hand());
      CHECK(cards.HandOf(other).size() == 4);
      CHECK(cards.HandOf(other).Holds(view.other().known));
      for (const Card card : kAllCards) {
        if (without.Has(card)) CHECK_FALSE(cards.HandOf(other).Has(card));
      }
      CHECK(AllOf(cards, other, view.cards().discards()) == view.cards().AllCards());
      CHECK(cards.UnseenBy(view.viewer()).size() == 4 + view.cards().pile_size());
    });
  }
  CHECK(checked > 30);
}

TEST_CASE("each hand is drawn as often as chance says") {
  RandomAgent gold;
  GreedyAgent silver;
  testing::SeededGame game = GameNumber(1);
  game.turns = 10;
  ForEachView(game, gold, silver, [&](const InformationSet& view) {
    constexpr int kDraws = 4000;
    Random random(3);
    std::array<int, kCardKinds> held = {};
    for (int i = 0; i < kDraws; ++i) {
      const HiddenCards cards = HiddenCards::Draw(view, {}, random);
      for (const Card card : kAllCards) {
        const bool has = cards.HandOf(Opponent(view.viewer())).Has(card);
        held[static_cast<size_t>(card)] += has ? 1 : 0;
      }
    }
    for (const Card card : kAllCards) {
      const double chance = ChanceToHold(view.other(), view.unseen(), {card});
      CHECK(held[static_cast<size_t>(card)] / double{kDraws} == Approx(chance).margin(0.035));
    }
  });
}

TEST_CASE("the discards become the pile when the last card is drawn, and no card is lost") {
  RandomAgent gold;
  GreedyAgent silver;
  testing::SeededGame game = GameNumber(0);
  game.turns = 1;
  ForEachView(game, gold, silver, [&](const InformationSet& view) {
    Random random(5);
    HiddenCards cards = HiddenCards::Draw(view, {}, random);
    Player player = view.viewer();
    CardCounts discards;
    for (int turn = 0; turn < 100; ++turn) {
      Card played = Card::kMove1;
      for (const Card card : kAllCards) {
        if (cards.HandOf(player).Has(card)) played = card;
      }
      discards.Add(played);
      if (discards.size() == view.cards().pile_size()) discards = {};
      cards.Play(player, played, random);
      CHECK(cards.HandOf(player).size() == 4);
      CHECK(AllOf(cards, player, discards) == game.deck);
      player = Opponent(player);
    }
  });
}

}  // namespace
}  // namespace rushkit
