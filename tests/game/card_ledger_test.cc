// Where the cards are: what the dealer, a player and a reader know of it.
#include "solver/game/card_ledger.h"

#include <string>
#include <vector>

#include "solver/game/deal.h"
#include "tests/catch.h"

namespace rushkit {
namespace {

CardCounts Counts(const std::vector<Card>& cards) {
  CardCounts counts;
  for (const Card card : cards) counts.Add(card);
  return counts;
}

// Nine cards: two hands, and one in the pile.
const std::vector<Card> kGoldHand = {Card::kMove1, Card::kMove2, Card::kMove3, Card::kMove4};
const std::vector<Card> kSilverHand = {Card::kShift, Card::kShift, Card::kSlide, Card::kMove1};

Deck NineCards() {
  Deck deck = Counts(kGoldHand);
  deck.Add(Counts(kSilverHand));
  deck.Add(Card::kMoveShift1);
  return deck;
}

// As Gold sees it, having been dealt kGoldHand.
CardLedger SeenByGold() {
  CardLedger ledger = *CardLedger::Deal(NineCards());
  REQUIRE(ledger.Reveal(Player::kGold, Counts(kGoldHand)).ok());
  return ledger;
}

TEST_CASE("A deck that cannot be dealt and drawn from is refused") {
  Deck eight = NineCards();
  eight.Remove(Card::kMoveShift1);
  CHECK(CardLedger::Deal(eight).status().message() ==
        "a deck of 8 cards; expected 9 to 200: two hands of four, and one to draw");
  Deck large = NineCards();
  large.Add(Card::kMove1, 191);
  CHECK(CardLedger::Deal(large).ok());
  large.Add(Card::kMove2);
  CHECK_FALSE(CardLedger::Deal(large).ok());
  CHECK(CardLedger::Deal(NineCards()).ok());
}

TEST_CASE("After the deal all cards are unseen until a hand is shown") {
  CardLedger ledger = *CardLedger::Deal(NineCards());
  CHECK(ledger.unseen() == NineCards());
  CHECK(ledger.HeldBy(Player::kGold) == CardLedger::Held{{}, 4});
  CHECK(ledger.pile_size() == 1);
  CHECK_FALSE(ledger.Reveal(Player::kGold, Counts({Card::kMoveShift3})).ok());
  CHECK_FALSE(ledger.Reveal(Player::kGold, NineCards()).ok());
  CHECK(ledger == *CardLedger::Deal(NineCards()));
  CHECK(ledger.Reveal(Player::kGold, Counts(kGoldHand)).ok());
  CHECK(ledger.HeldBy(Player::kGold) == CardLedger::Held{Counts(kGoldHand), 0});
  CHECK(ledger.unseen().size() == 5);
  CHECK(ledger.AllCards() == NineCards());
}

TEST_CASE("A card that the hand does not hold cannot be played") {
  CardLedger ledger = SeenByGold();
  CHECK(ledger.Play(Player::kGold, Card::kSlide).message() == "the hand holds no such card");
  CHECK(ledger.Play(Player::kSilver, Card::kMove4).message() ==
        "no card of this kind is left that the hand could hold");
  CHECK(ledger.Play(Player::kGold, Card::kMove4).ok());
}

TEST_CASE("The last card of the pile makes the discards a pile, the card just played included") {
  CardLedger ledger = SeenByGold();
  REQUIRE(ledger.Play(Player::kGold, Card::kMove4).ok());
  CHECK(ledger.is_draw_due());
  CHECK(ledger.discards() == Counts({Card::kMove4}));
  REQUIRE(ledger.Draw(Card::kMoveShift1).ok());
  CHECK(ledger.reshuffles() == 1);
  CHECK(ledger.pile_size() == 1);
  CHECK(ledger.discards().size() == 0);
  CHECK(ledger.HeldBy(Player::kGold).known.Has(Card::kMoveShift1));
  CHECK(ledger.AllCards() == NineCards());
}

TEST_CASE("Who has seen the whole pile run out knows the other hand") {
  CardLedger ledger = SeenByGold();
  REQUIRE(ledger.Play(Player::kGold, Card::kMove4).ok());
  REQUIRE(ledger.Draw(Card::kMoveShift1).ok());
  CHECK(ledger.HeldBy(Player::kSilver) == CardLedger::Held{Counts(kSilverHand), 0});
  CHECK(ledger.unseen() == Counts({Card::kMove4}));
  // He plays a card that he is known to hold, and draws one that is hidden, but can be one only.
  REQUIRE(ledger.Play(Player::kSilver, Card::kSlide).ok());
  REQUIRE(ledger.Draw(std::nullopt).ok());
  CHECK(ledger.HeldBy(Player::kSilver).known ==
        Counts({Card::kShift, Card::kShift, Card::kMove1, Card::kMove4}));
  CHECK(ledger.HeldBy(Player::kSilver).hidden == 0);
}

TEST_CASE("Where both hands are hidden the pile that is made anew joins what is unseen") {
  CardLedger ledger = *CardLedger::Deal(NineCards());
  REQUIRE(ledger.Play(Player::kGold, Card::kMove4).ok());
  REQUIRE(ledger.Draw(std::nullopt).ok());
  CHECK(ledger.HeldBy(Player::kGold).hidden == 4);
  CHECK(ledger.unseen() == NineCards());
  CHECK(ledger.pile_size() == 1);
}

TEST_CASE("A pile in known order gives its cards in that order and no other") {
  Deck deck = NineCards();
  deck.Add(Card::kMoveShift2);
  CardLedger ledger = *CardLedger::Deal(deck);
  REQUIRE(ledger.RevealPile({Card::kMoveShift2, Card::kMoveShift1}).ok());
  REQUIRE(ledger.Play(Player::kGold, Card::kMove4).ok());
  CHECK(ledger.Draw(Card::kMoveShift1).message() == "another card is next in the pile");
  REQUIRE(ledger.Draw(std::nullopt).ok());
  CHECK(ledger.HeldBy(Player::kGold) == CardLedger::Held{Counts({Card::kMoveShift2}), 3});
  CHECK(ledger.next_cards().size() == 1);
  CHECK(ledger.AllCards() == deck);
}

TEST_CASE("A seeded deal is the whole deck and the same for the same seed") {
  Deck deck = NineCards();
  deck.Add(Card::kMoveShift2, 23);
  for (const Player first : kPlayers) {
    const Deal deal = DealFrom(deck, first, SeededShuffle(7));
    CardCounts all = Counts(deal.pile);
    for (const Hand& hand : deal.hands) {
      CHECK(hand.size() == kHandSize);
      all.Add(hand);
    }
    CHECK(all == deck);
    CHECK(DealFrom(deck, first, SeededShuffle(7)).pile == deal.pile);
    CHECK(DealFrom(deck, first, SeededShuffle(8)).pile != deal.pile);
  }
}

TEST_CASE("Whoever is first gets the first four cards") {
  const Deal gold_first = DealFrom(NineCards(), Player::kGold, SeededShuffle(3));
  const Deal silver_first = DealFrom(NineCards(), Player::kSilver, SeededShuffle(3));
  CHECK(gold_first.hands[0] == silver_first.hands[1]);
  CHECK(gold_first.hands[1] == silver_first.hands[0]);
  CHECK(gold_first.pile == silver_first.pile);
}

TEST_CASE("What is shuffled next does not depend on what was shuffled before") {
  const Shuffle shuffle = SeededShuffle(3);
  const std::vector<Card> second = shuffle(NineCards(), 2);
  CHECK(shuffle(NineCards(), 1) != second);
  CHECK(shuffle(NineCards(), 2) == second);
}

TEST_CASE("Every order of three cards is shuffled equally often") {
  Random random(11);
  const CardCounts cards = Counts({Card::kMove1, Card::kMove2, Card::kMove3});
  std::vector<int> counts(27);
  for (int i = 0; i < 6000; ++i) {
    const std::vector<Card> order = Shuffled(cards, random);
    size_t code = 0;
    for (const Card card : order) code = 3 * code + static_cast<size_t>(card);
    ++counts[code];
  }
  int orders = 0;
  for (const int count : counts) {
    if (count == 0) continue;
    ++orders;
    CHECK(count > 850);
    CHECK(count < 1150);
  }
  CHECK(orders == 6);
}

}  // namespace
}  // namespace rushkit
