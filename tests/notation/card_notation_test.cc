// Cards, lists of cards and decks as text.
#include "solver/notation/card_notation.h"

#include <string>
#include <vector>

#include "data/embedded.h"
#include "tests/catch.h"
#include "tests/notation/messages.h"

namespace rushkit {
namespace {

using testing::MessageOf;

struct Name {
  Card card;
  const char* written;
  const char* described;
};

TEST_CASE("The nine kinds of cards have their names") {
  const std::vector<Name> names = {
      {Card::kMove1, "M1", "Move 1"},
      {Card::kMove2, "M2", "Move 2"},
      {Card::kMove3, "M3", "Move 3"},
      {Card::kMove4, "M4", "Move 4"},
      {Card::kSlide, "SL", "Slide"},
      {Card::kShift, "SH", "Shift"},
      {Card::kMoveShift1, "MS1", "Move & Shift 1"},
      {Card::kMoveShift2, "MS2", "Move & Shift 2"},
      {Card::kMoveShift3, "MS3", "Move & Shift 3"},
  };
  CHECK(names.size() == kCardKinds);
  for (const Name& name : names) {
    CHECK(WriteCard(name.card) == name.written);
    CHECK(DescribeCard(name.card) == name.described);
    CHECK(FindCard(name.written) == name.card);
    CHECK(*ReadCard(name.written) == name.card);
  }
}

TEST_CASE("A word that is no card is refused with the names that are") {
  for (const char* word : {"M5", "m1", "M", "MS4", "Slide", "", "M1 ", "SLSH"}) {
    CHECK_FALSE(FindCard(word).has_value());
    CHECK(MessageOf(ReadCard(word, {2, 9})) ==
          "2:9: no card is called '" + std::string(word) +
              "'; expected M1, M2, M3, M4, SL, SH, MS1, MS2 or MS3");
  }
  CHECK(MessageOf(ReadCard("?")) ==
        "1:1: an unknown card, ?, cannot be played; expected the card that it is");
}

TEST_CASE("A hand is read and written in order, equal cards included") {
  const std::vector<Card> hand = {Card::kMove3, Card::kShift, Card::kMove3, Card::kMoveShift2};
  CHECK(*ReadCardList("M3,SH,M3,MS2") == hand);
  CHECK(*ReadCardList(" M3 ,SH, M3,\tMS2 ") == hand);
  CHECK(WriteCardList(hand) == "M3,SH,M3,MS2");
  CHECK(ReadCardList("")->empty());
  CHECK(ReadCardList("  ")->empty());
  CHECK(WriteCardList({}).empty());
}

struct Refusal {
  const char* text;
  const char* message;
  const char* why;
};

TEST_CASE("All that is wrong with a list of cards is said with its place") {
  const std::vector<Refusal> refusals = {
      {"M3,,SH", "1:4: no card here; expected one, such as M3", "two commas"},
      {"M3,SH,", "1:7: no card here; expected one, such as M3", "a comma at the end"},
      {",M3", "1:1: no card here; expected one, such as M3", "a comma in front"},
      {"M3 SH", "1:4: expected a comma before 'SH'", "no comma"},
      {"M3,?,SL", "1:4: an unknown card, ?, cannot be played; expected the card that it is",
       "a card that nobody has seen"},
      {"M7, SH, m1",
       "1:1: no card is called 'M7'; expected M1, M2, M3, M4, SL, SH, MS1, MS2 or MS3\n"
       "1:9: no card is called 'm1'; expected M1, M2, M3, M4, SL, SH, MS1, MS2 or MS3",
       "two unknown names"},
  };
  for (const Refusal& refusal : refusals) {
    INFO(refusal.why);
    CHECK(MessageOf(ReadCardList(refusal.text)) == refusal.message);
  }
  CHECK(MessageOf(ReadCardList("M1,M9", {3, 10})) ==
        "3:13: no card is called 'M9'; expected M1, M2, M3, M4, SL, SH, MS1, MS2 or MS3");
}

TEST_CASE("The two embedded decks hold the 32 cards of the box") {
  const Deck a = *ReadDeck(*EmbeddedFile("decks/a.txt"));
  const Deck b = *ReadDeck(*EmbeddedFile("decks/b.txt"));
  CHECK(a.size() == 32);
  CHECK(b.size() == 32);
  CHECK(WriteDeck(a) == "M1 6\nM2 6\nM3 4\nM4 3\nSL 3\nSH 4\nMS1 3\nMS2 3\nMS3 0\n");
  CHECK(WriteDeck(b) == "M1 3\nM2 5\nM3 5\nM4 3\nSL 5\nSH 6\nMS1 0\nMS2 3\nMS3 2\n");
  CHECK(*ReadDeck(WriteDeck(a)) == a);
  CHECK(*ReadDeck(WriteDeck(b)) == b);
}

TEST_CASE("A deck leaves out what it has none of, and is read with comments and blanks") {
  Deck deck;
  deck.Add(Card::kShift, 99);
  deck.Add(Card::kMove4, 1);
  CHECK(*ReadDeck("# mine\r\n\n  SH\t99  \r\n # more\nM4 01\nM1 0") == deck);
}

TEST_CASE("All that is wrong with a deck is said with its place") {
  const std::vector<Refusal> refusals = {
      {"", "1:1: a deck of no cards; expected lines such as M1 6", "empty"},
      {"# nothing\nM1 0\n", "1:1: a deck of no cards; expected lines such as M1 6", "none"},
      {"M1 100", "1:4: '100' cards; expected a number from 0 to 99", "too many"},
      {"M1 -1", "1:4: '-1' cards; expected a number from 0 to 99", "fewer than none"},
      {"M1 six", "1:4: 'six' cards; expected a number from 0 to 99", "no number"},
      {"M1", "1:3: how many? expected a number from 0 to 99", "no count"},
      {"M1 2 3", "1:6: unexpected '3'; expected a card and a number", "a word too many"},
      {"M1 2\nM2 3\nM1 4\n  M9 x\n",
       "3:1: M1 is counted a second time\n"
       "4:3: no card is called 'M9'; expected M1, M2, M3, M4, SL, SH, MS1, MS2 or MS3\n"
       "4:6: 'x' cards; expected a number from 0 to 99",
       "several mistakes"},
  };
  for (const Refusal& refusal : refusals) {
    INFO(refusal.why);
    CHECK(MessageOf(ReadDeck(refusal.text)) == refusal.message);
  }
}

}  // namespace
TEST_CASE("A list of cards has at most 200, so that counts of a kind cannot overflow") {
  std::string text = "M4";
  for (int i = 1; i < 200; ++i) text += ",M4";
  CHECK(ReadCardList(text).value().size() == 200);
  const absl::Status status = ReadCardList(text + ",M4").status();
  CHECK(status.message() == "1:1: 201 cards; expected at most 200");
}

}  // namespace rushkit
