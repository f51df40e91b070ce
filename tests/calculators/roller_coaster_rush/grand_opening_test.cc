// The Grand Opening: the rulebook's examples first.
#include "calculators/roller_coaster_rush/grand_opening.h"

#include <algorithm>
#include <string>
#include <vector>

#include "tests/calculators/roller_coaster_rush/pieces.h"
#include "tests/catch.h"

namespace rushkit::coaster {
namespace {

using testing::Card;
using testing::FlagsOf;
using testing::Written;

constexpr char kFlags[] = "A=1,B=2,C=4,D=2,E=5,F=4,G=3,H=1,I=2,J=3";

Entry Player(const std::string& name, const std::string& coaster, Runs runs, Money money = {}) {
  return {name, Written(coaster), std::move(runs), std::nullopt, money};
}

TEST_CASE("C, J, F and G score 14 under each table of flags that fits") {
  for (const Flags& flags : testing::FlagTables()) {
    const ScoreSheet sheet = ScoreEntry(Player("", "C,J,F,G", {4}), {}, flags, {});
    CHECK(sheet.total() == 14);
    CHECK(sheet.lines().size() == 4);
    CHECK(sheet.verdict() == Verdict::kHolds);
  }
}

TEST_CASE("C, E, G and J with +1 for pieces of 4 or 5 score 17 under each table that fits") {
  for (const Flags& flags : testing::FlagTables()) {
    Entry entry = Player("", "C,E,G,J", {4});
    entry.showstopper = Card("values:4,5");
    CHECK(ScoreEntry(entry, {}, flags, {}).total() == 17);
    entry.runs = {2};
    CHECK(ScoreEntry(entry, {}, flags, {}).total() ==
          *flags[2] + *flags[4] + 2);  // C and E, and one for each
  }
}

TEST_CASE("Just these four tables of 1 to 5 flags fit the examples") {
  std::vector<Flags> found;
  const std::string letters = "CEFGJ";
  for (int number = 0; number < 5 * 5 * 5 * 5 * 5; ++number) {
    Flags flags;
    int rest = number;
    for (const char letter : letters) {
      flags[static_cast<size_t>(letter - 'A')] = rest % 5 + 1;
      rest /= 5;
    }
    Entry second = Player("", "C,E,G,J", {4});
    second.showstopper = Card("values:4,5");
    const auto is_large = [&](size_t index) { return *flags[index] >= 4; };
    const bool two_bonuses = is_large(2) && is_large(4) && !is_large(6) && !is_large(9);
    if (ScoreEntry(Player("", "C,J,F,G", {4}), {}, flags, {}).total() == 14 && two_bonuses &&
        ScoreEntry(second, {}, flags, {}).total() == 17) {
      found.push_back(flags);
    }
  }
  std::vector<Flags> shipped = testing::FlagTables();
  std::sort(found.begin(), found.end());
  std::sort(shipped.begin(), shipped.end());
  CHECK(found == shipped);
}

struct RunRow {
  Runs runs;
  int total;
  Verdict verdict;
  const char* why;
};

TEST_CASE("The run that went furthest counts, of two at most") {
  const std::vector<RunRow> rows = {
      {{0}, 0, Verdict::kHolds, "not even the first piece"},
      {{2}, 7, Verdict::kHolds, "the first two of four"},
      {{4}, 14, Verdict::kHolds, "all the way"},
      {{1, 3}, 11, Verdict::kHolds, "the second is better"},
      {{3, 1}, 11, Verdict::kHolds, "the first is better"},
      {{}, 0, Verdict::kHolds, "nobody need drop a marble"},
      {{4, 1}, 14, Verdict::kNo, "no second drop when the first went all the way"},
      {{1, 2, 4}, 7, Verdict::kNo, "a third drop is not allowed and does not count"},
      {{5}, 14, Verdict::kNo, "more than there are"},
  };
  for (const auto& [runs, total, verdict, why] : rows) {
    INFO(why);
    const ScoreSheet sheet = ScoreEntry(Player("", "C,J,F,G", runs), {}, FlagsOf(kFlags), {});
    CHECK(sheet.total() == total);
    CHECK(sheet.verdict() == verdict);
  }
}

TEST_CASE("A showstopper scores nothing for pieces that are not completed") {
  Entry entry = Player("", "D,E,G,H,C", {});
  entry.showstopper = Card("alphabetical");
  const std::vector<int> totals = {0, 2, 2 + 5 + 4, 10 + 6, 11 + 8, 15 + 8};
  for (size_t completed = 0; completed < totals.size(); ++completed) {
    entry.runs = {completed};
    CHECK(ScoreEntry(entry, {}, FlagsOf(kFlags), {}).total() == totals[completed]);
  }
}

TEST_CASE("Each segment is a line of its own") {
  Entry entry = Player("", "D,E,A,G,H", {5});
  entry.showstopper = Card("alphabetical");
  const ScoreSheet sheet = ScoreEntry(entry, {}, FlagsOf(kFlags), {});
  REQUIRE(sheet.lines().size() == 7);
  CHECK(sheet.lines()[5].rule == "segment D,E");
  CHECK(sheet.lines()[5].points == 4);
  CHECK(sheet.lines()[6].rule == "segment A,G,H");
  CHECK(sheet.lines()[6].points == 6);
}

struct MoneyRow {
  Money money;
  std::vector<Money> others;
  MostMoneyTie tie;
  std::optional<int> bonus;
  const char* why;
};

TEST_CASE("Most money scores four points, and a tie as the reading says") {
  const std::vector<MoneyRow> rows = {
      {9, {7, 5}, MostMoneyTie::kNone, 4, "most"},
      {7, {9, 5}, MostMoneyTie::kNone, 0, "second"},
      {9, {9, 5}, MostMoneyTie::kNone, 0, "a tie, nobody scores"},
      {9, {9, 5}, MostMoneyTie::kAll, 4, "a tie, all score"},
      {0, {0}, MostMoneyTie::kAll, 4, "nothing is most too"},
      {9, {std::nullopt, 5}, MostMoneyTie::kNone, std::nullopt, "somebody may have more"},
      {7, {std::nullopt, 9}, MostMoneyTie::kNone, 0, "somebody has more in any case"},
      {std::nullopt, {7}, MostMoneyTie::kNone, std::nullopt, "one's own is not known"},
      {9, {}, MostMoneyTie::kNone, std::nullopt, "the others are not known"},
  };
  for (const auto& [money, others, tie, bonus, why] : rows) {
    INFO(why);
    Rules rules;
    rules.most_money_tie = tie;
    Entry entry = Player("", "C", {1}, money);
    entry.showstopper = Card("most-money");
    CHECK(MoneyBonus(*entry.showstopper, money, others, rules) == bonus);
    const ScoreSheet sheet = ScoreEntry(entry, others, FlagsOf(kFlags), rules);
    CHECK(sheet.total() == 4 + bonus.value_or(0));
    CHECK(sheet.verdict() == (bonus.has_value() ? Verdict::kHolds : Verdict::kUnknown));
  }
}

TEST_CASE("Flags that are not known leave the score open") {
  const ScoreSheet sheet = ScoreEntry(Player("", "C,K,L", {3}), {}, FlagsOf(kFlags), {});
  CHECK(sheet.verdict() == Verdict::kUnknown);
  CHECK(sheet.facts().front().fact == "the flags of K,L: counted as 0");
  CHECK(ScoreEntry(Player("", "C,K", {1}), {}, FlagsOf(kFlags), {}).verdict() == Verdict::kHolds);
}

TEST_CASE("What is no coaster scores nothing") {
  const ScoreSheet sheet = ScoreEntry(Player("", "C,launch,C", {2}), {}, FlagsOf(kFlags), {});
  CHECK(sheet.verdict() == Verdict::kNo);
  CHECK(sheet.lines().size() == 2);
  CHECK_FALSE(sheet.total().has_value());
}

struct TieRow {
  std::vector<Entry> entries;
  std::vector<int> places;  // of a, b, c
  Verdict verdict;
  const char* why;
};

TEST_CASE("Ties are broken by money, then by track pieces, and else shared") {
  const std::vector<TieRow> rows = {
      {{Player("a", "C", {1}, 1), Player("b", "E", {1}, 0)}, {2, 1}, Verdict::kHolds, "points"},
      {{Player("a", "C", {1}, 1), Player("b", "F", {1}, 2)}, {2, 1}, Verdict::kHolds, "money"},
      {{Player("a", "C", {1}, 2), Player("b", "F,A", {1}, 2)},
       {2, 1},
       Verdict::kHolds,
       "track pieces, completed or not"},
      {{Player("a", "C", {1}, 2), Player("b", "F", {1}, 2)}, {1, 1}, Verdict::kHolds, "shared"},
      {{Player("a", "C", {1}, 2), Player("b", "F", {1}, 2), Player("c", "A", {1}, 9)},
       {1, 1, 3},
       Verdict::kHolds,
       "two share the first place, and nobody is second"},
      {{Player("a", "C", {1}, 2), Player("b", "F", {1})},
       {1, 2},
       Verdict::kUnknown,
       "money that is not known decides"},
      {{Player("a", "C", {1}), Player("b", "E", {1})},
       {2, 1},
       Verdict::kHolds,
       "money that is not known does not matter without a tie"},
      {{Player("a", "C", {1}, 2), Player("b", "C", {1}, 1)},
       {1, 2},
       Verdict::kNo,
       "one piece cannot be in two coasters"},
  };
  for (const auto& [entries, places, verdict, why] : rows) {
    INFO(why);
    const GrandOpening opening = ScoreGrandOpening(entries, FlagsOf(kFlags), {});
    CHECK(opening.verdict() == verdict);
    for (const Standing& standing : opening.standings) {
      CHECK(standing.place == places[static_cast<size_t>(standing.name[0] - 'a')]);
    }
  }
}

TEST_CASE("Scores and places do not depend on the order in which players are listed") {
  Random random(2);
  for (int round = 0; round < 300; ++round) {
    const Flags flags = testing::RandomFlags(random);
    const Coaster pieces = testing::RandomOrder(12, random);
    std::vector<Entry> entries;
    for (size_t i = 0; i < 4; ++i) {
      const size_t length = 2 + random.Below(2);
      Entry entry = {std::string(1, static_cast<char>('a' + i)), {}, {}, std::nullopt, {}};
      for (size_t j = 0; j < length; ++j) entry.coaster.push_back(pieces[3 * i + j]);
      entry.runs = {random.Below(length)};
      entry.money = static_cast<int>(random.Below(3));
      if (random.Below(2) == 0) entry.showstopper = Card("most-money");
      entries.push_back(entry);
    }
    const GrandOpening listed = ScoreGrandOpening(entries, flags, {});
    testing::Shuffle(entries, random);
    const GrandOpening shuffled = ScoreGrandOpening(entries, flags, {});
    CHECK(shuffled.standings == listed.standings);
    CHECK(shuffled.verdict() == listed.verdict());
  }
}

}  // namespace
}  // namespace rushkit::coaster
