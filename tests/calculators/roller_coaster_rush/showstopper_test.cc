// Showstopper cards: how they are written, and bonuses against a twin that goes by the definitions.
#include "calculators/roller_coaster_rush/showstopper.h"

#include <algorithm>
#include <string>
#include <vector>

#include "tests/calculators/roller_coaster_rush/pieces.h"
#include "tests/catch.h"

namespace rushkit::coaster {
namespace {

using testing::Card;
using testing::Order;

// The bonus of completing all of `order`.
int BonusOf(const Showstopper& card, const Coaster& order, const Flags& flags, const Rules& rules) {
  int bonus = 0;
  BonusState state;
  for (const Piece piece : order) {
    const BonusStep step = Advance(card, flags, rules, state, piece);
    bonus += step.bonus;
    state = step.next;
  }
  return bonus;
}

// Whether the pieces from `begin` to `end` satisfy a segment's condition, as the card words it.
bool IsSegment(const std::string& kind, const Coaster& order, const Flags& flags, bool one_by_one,
               size_t begin, size_t end) {
  const auto letter = [&](size_t i) { return order[i].value(); };
  const auto value = [&](size_t i) { return *flags[IndexOf(order[i])]; };
  for (size_t i = begin + 1; i < end; ++i) {
    const int up = letter(i) - letter(i - 1);
    const int rise = value(i) - value(i - 1);
    if (kind == "alphabetical" && (one_by_one ? up != 1 : up < 1)) return false;
    if (kind == "descending" && (one_by_one ? up != -1 : up > -1)) return false;
    if (kind == "same-value" && rise != 0) return false;
    if (kind == "alternating" && rise == 0) return false;
    const bool turns = i < begin + 2 || rise * (value(i - 1) - value(i - 2)) < 0;
    if (kind == "alternating" && !turns) return false;
  }
  return true;
}

// Longest segments, from the front.
int SlowSegments(const std::string& kind, const Coaster& order, const Flags& flags,
                 bool one_by_one) {
  int bonus = 0;
  for (size_t begin = 0; begin < order.size();) {
    size_t end = order.size();
    while (!IsSegment(kind, order, flags, one_by_one, begin, end)) --end;
    if (end - begin >= 2) bonus += 2 * static_cast<int>(end - begin);
    begin = end;
  }
  return bonus;
}

TEST_CASE("Segments score as their definition says") {
  Random random(1);
  for (int round = 0; round < 2000; ++round) {
    const Flags flags = testing::RandomFlags(random);
    const Coaster order = testing::RandomOrder(random.Below(20), random);
    for (const char* kind : {"alphabetical", "descending", "same-value", "alternating"}) {
      for (const Alphabetical reading : {Alphabetical::kIncreasing, Alphabetical::kConsecutive}) {
        Rules rules;
        rules.alphabetical = reading;
        INFO(kind << " " << WritePieces(order));
        REQUIRE(BonusOf(Card(kind), order, flags, rules) ==
                SlowSegments(kind, order, flags, reading == Alphabetical::kConsecutive));
      }
    }
  }
}

struct BonusRow {
  const char* card;
  const char* order;
  int bonus;
  const char* why;
};

// A to S have 1 2 3 4 5 1 2 3 4 5 ... flags.
Flags CountingFlags() {
  Flags flags;
  for (size_t i = 0; i < flags.size(); ++i) flags[i] = static_cast<int>(i % 5) + 1;
  return flags;
}

TEST_CASE("Each kind of card scores what it says") {
  const std::vector<BonusRow> rows = {
      {"most-money", "A,B,C", 0, "money is no matter of pieces"},
      {"values:4,5", "D,E,A,I", 3, "one a piece"},
      {"values:4/5+3", "D,E,A", 6, "other points"},
      {"values:A,2", "A,B,C,G", 3, "letters and values"},
      {"double-after:I,J", "A,I,B,J,C", 2 + 5 + 3, "behind I, the J included; I itself single"},
      {"double-after:I,J", "A,B,C", 0, "no I or J"},
      {"double-after:I,J", "A,J", 0, "nothing behind it"},
      {"alphabetical", "A,B,D,C", 6, "A,B,D is one segment"},
      {"alphabetical", "D,E,A,G,H", 4 + 6, "two segments"},
      {"alphabetical", "C,B,A", 0, "single pieces are no segments"},
      {"alphabetical+3", "A,B", 6, "other points"},
      {"descending", "D,B,A,C", 6, "backwards"},
      {"same-value", "A,F,K,B,G", 6 + 4, "three with 1 flag, two with 2"},
      {"alternating", "A,D,B,C,E", 8, "up, down, up; then up again: E begins anew"},
      {"alternating", "A,F,B", 4, "the same value twice begins anew"},
      {"sequence:D,E,F+6", "D,E,F,D", 6, "in a row"},
      {"sequence:D,E,F+6", "D,E,A,F", 0, "not in a row"},
      {"sequence:I/J,5+3", "A,J,E,I,O", 6, "twice, by letter and by value"},
      {"sequence:1,1+2", "A,F,K", 2, "no piece counts twice"},
      {"sequence:1,1,2+2", "A,F,K,B", 2, "the last two of three"},
  };
  for (const auto& [card, order, bonus, why] : rows) {
    INFO(card << " " << order << ": " << why);
    CHECK(BonusOf(Card(card), Order(order), CountingFlags(), {}) == bonus);
  }
}

TEST_CASE("The double-after card starts behind the piece, or with it, as the reading says") {
  Rules rules;
  const Coaster order = Order("A,J,B");
  CHECK(BonusOf(Card("double-after:I,J"), order, CountingFlags(), rules) == 2);
  rules.double_after = DoubleAfter::kFrom;
  CHECK(BonusOf(Card("double-after:I,J"), order, CountingFlags(), rules) == 2 + 5);
}

TEST_CASE("Alphabetical segments may skip letters, or not, as the reading says") {
  Rules rules;
  CHECK(BonusOf(Card("alphabetical"), Order("A,C,D"), {}, rules) == 6);
  rules.alphabetical = Alphabetical::kConsecutive;
  CHECK(BonusOf(Card("alphabetical"), Order("A,C,D"), {}, rules) == 4);
}

TEST_CASE("A card is written as it was read") {
  for (const char* text :
       {"most-money", "most-money+5", "double-after:I,J", "values:4,5", "values:A,C,3+2",
        "alphabetical", "descending+1", "same-value", "alternating", "sequence:D,E/4,F+6"}) {
    CHECK(WriteShowstopper(Card(text)) == text);
  }
}

TEST_CASE("The known cards are in the data, as the rulebook words them") {
  std::vector<std::string> cards;
  for (const Item& line : DataLines(*EmbeddedFile("coaster/showstoppers.txt"))) {
    cards.push_back(WriteShowstopper(Card(line.text)));
  }
  CHECK(cards ==
        std::vector<std::string>{"most-money", "double-after:I,J", "alphabetical", "values:4,5"});
  CHECK(Card("most-money").points == 4);
  CHECK(Card("alphabetical").points == 2);
  CHECK(Card("values:4,5").points == 1);
}

struct WrongRow {
  const char* text;
  const char* message;
};

TEST_CASE("A card that is not written right is refused with its place") {
  const std::vector<WrongRow> rows = {
      {"",
       "1:1: unknown showstopper ''; expected most-money, double-after, values, alphabetical, "
       "descending, same-value, alternating or sequence"},
      {"alfabetical", "1:1: unknown showstopper 'alfabetical'; did you mean alphabetical?"},
      {"alphabetical:A", "1:14: alphabetical has no list"},
      {"values", "1:1: found '', expected pieces or values such as I,4"},
      {"values:4,T", "1:10: found 'T', expected a letter from A to S"},
      {"values:4,,5", "1:10: found '', expected a letter from A to S"},
      {"values:12", "1:8: found '12', expected a number from 1 to 9"},
      {"values:4+0", "1:10: found '0', expected a number from 1 to 99"},
      {"double-after:I+2", "1:16: double-after has no points of its own"},
      {"sequence:D,E", "1:1: found 'sequence:D,E', expected its points behind a +"},
      {"sequence:A,B,C,D,E,F,G+1",
       "1:10: found 'A,B,C,D,E,F,G', expected 1 to 6 places such as D,E/4"},
  };
  for (const auto& [text, message] : rows) {
    Diagnostics wrong;
    CHECK_FALSE(ReadShowstopper({text}, wrong).has_value());
    CHECK(std::string(ToStatus(wrong).message()) == message);
  }
}

}  // namespace
}  // namespace rushkit::coaster
