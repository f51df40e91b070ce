#include "solver/evaluation/hand_odds.h"

#include <vector>

#include "tests/catch.h"

namespace rushkit {
namespace {

// Draws every sequence of hidden cards there is: how many of them hold one of `kinds`, and how many
// there are.
void Enumerate(std::vector<Card>& unseen, int hidden, bool holds, CardKinds kinds, int& holding,
               int& all) {
  if (hidden == 0) {
    ++all;
    holding += holds ? 1 : 0;
    return;
  }
  for (size_t i = 0; i < unseen.size(); ++i) {
    const Card card = unseen[i];
    unseen.erase(unseen.begin() + static_cast<std::ptrdiff_t>(i));
    Enumerate(unseen, hidden - 1, holds || kinds.Has(card), kinds, holding, all);
    unseen.insert(unseen.begin() + static_cast<std::ptrdiff_t>(i), card);
  }
}

double Counted(const CardLedger::Held& held, const CardCounts& unseen, CardKinds kinds) {
  std::vector<Card> cards;
  bool is_known = false;
  for (const Card card : kAllCards) {
    cards.insert(cards.end(), static_cast<size_t>(unseen.Of(card)), card);
    is_known = is_known || (kinds.Has(card) && held.known.Has(card));
  }
  int holding = 0;
  int all = 0;
  Enumerate(cards, held.hidden, is_known, kinds, holding, all);
  return static_cast<double>(holding) / all;
}

TEST_CASE("the chance to hold a card is a count of all hands") {
  CardCounts unseen;
  unseen.Add(Card::kMove1, 2);
  unseen.Add(Card::kSlide, 1);
  unseen.Add(Card::kShift, 3);
  CardCounts known;
  known.Add(Card::kMove4);
  const std::vector<CardKinds> asked = {{},
                                        {Card::kMove1},
                                        {Card::kSlide},
                                        {Card::kMove1, Card::kSlide},
                                        {Card::kMove1, Card::kSlide, Card::kShift},
                                        {Card::kMove4},
                                        {Card::kMove4, Card::kSlide},
                                        {Card::kMove2}};
  for (int hidden = 0; hidden <= 4; ++hidden) {
    for (const CardKinds kinds : asked) {
      for (const CardCounts& hand : {CardCounts(), known}) {
        const CardLedger::Held held{hand, hidden};
        CHECK(ChanceToHold(held, unseen, kinds) == Approx(Counted(held, unseen, kinds)));
      }
    }
  }
}

TEST_CASE("a hand may hold what is known of it, and what is unseen if it hides a card") {
  CardCounts unseen;
  unseen.Add(Card::kShift);
  CardCounts known;
  known.Add(Card::kMove4);
  CHECK(PossibleKinds({known, 0}, unseen) == CardKinds{Card::kMove4});
  CHECK(PossibleKinds({known, 1}, unseen) == CardKinds{Card::kMove4, Card::kShift});
}

}  // namespace
}  // namespace rushkit
