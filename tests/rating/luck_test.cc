#include "solver/rating/luck.h"

#include <vector>

#include "tests/catch.h"
#include "tests/effort.h"
#include "tests/rating/simulated_games.h"

namespace rushkit {
namespace {

using testing::GameOf;
using testing::SimulatedRates;

LuckCount Simulated(Random& random, const SimulatedRates& rates, uint64_t pairs,
                    bool colours_are_alike = true) {
  LuckCount count(colours_are_alike);
  for (uint64_t pair = 0; pair < pairs; ++pair) {
    testing::SimulatePair(random, rates, pair, [&](const GameOutcome& game) { count.Add(game); });
  }
  return count;
}

Luck LuckWhere(const SimulatedRates& rates, bool colours_are_alike = true) {
  Random random(3);
  return *Simulated(random, rates, 2000, colours_are_alike).Value();
}

TEST_CASE("where the cards alone decide luck is one, and where a coin does it is none") {
  const Luck cards = LuckWhere({.luck = 1});
  CHECK(cards.luck == Approx(1).margin(0.01));
  CHECK(cards.same_cards == cards.pairs);
  CHECK(cards.interval.low > 0.99);
  const Luck coin = LuckWhere({.luck = 0});
  CHECK(coin.interval.Holds(0));
  CHECK(coin.interval.HalfWidth() < 0.05);
}

TEST_CASE("who begins is no luck of the deal, be it ever so strong") {
  CHECK(LuckWhere({.first = 0.8}).interval.Holds(0));
  const Luck always = LuckWhere({.first = 1});
  CHECK(always.luck == 0);
  CHECK(always.same_by_chance == 0);
}

TEST_CASE("luck is the share of deals that the cards decide, of finished pairs") {
  const Luck luck = LuckWhere({.luck = 0.6, .unfinished = 0.2});
  CHECK(luck.interval.Holds(0.6));
  CHECK(luck.pairs == Approx(2000 * 0.64).epsilon(0.1));
}

TEST_CASE("where colours are not alike, a colour that always wins is no luck either") {
  const SimulatedRates rates{.first = 0.5, .gold = 0.5};
  CHECK(LuckWhere(rates, false).luck == 0);
  CHECK(LuckWhere(rates, true).luck < -0.9);
  CHECK(LuckWhere({.first = 0.55, .gold = 0.2}, false).interval.Holds(0));
}

TEST_CASE("the value is that of the formula worked out by hand") {
  // Of four pairs the same cards win three, and the first player both games of the other.
  LuckCount count(true);
  for (uint64_t pair = 0; pair < 4; ++pair) {
    count.Add(GameOf(2 * pair, Player::kGold, Ending::kGoldWins));
    count.Add(
        GameOf(2 * pair + 1, Player::kGold, pair == 3 ? Ending::kGoldWins : Ending::kSilverWins));
  }
  const Luck luck = *count.Value();
  const double rate = 5.0 / 8;
  const double chance = 2 * rate * (1 - rate);
  CHECK(luck.same_by_chance == Approx(chance));
  CHECK(luck.luck == Approx((0.75 - chance) / (1 - chance)));
  CHECK(luck.pairs == 4);
  CHECK(luck.same_cards == 3);
}

TEST_CASE("games without their other half, and pairs that are not finished, tell nothing") {
  LuckCount count(true);
  CHECK_FALSE(count.Value().has_value());
  count.Add(GameOf(1, Player::kGold, Ending::kGoldWins));
  count.Add(GameOf(2, Player::kGold, Ending::kGoldWins));
  count.Add(GameOf(5, Player::kGold, Ending::kGoldWins));
  count.Add(GameOf(6, Player::kGold, Ending::kTurnCap));
  count.Add(GameOf(7, Player::kGold, Ending::kGoldWins));
  count.Add(GameOf(8, Player::kGold, Ending::kGoldWins));
  count.Add(GameOf(9, Player::kGold, Ending::kRepetition));
  CHECK_FALSE(count.Value().has_value());
  count.Add(GameOf(10, Player::kGold, Ending::kGoldWins));
  count.Add(GameOf(11, Player::kGold, Ending::kSilverWins));
  REQUIRE(count.Value().has_value());
  CHECK(count.Value()->pairs == 1);
  CHECK(count.Value()->interval.low < 0);
}

// Seeds are fixed, so this cannot fail by chance.
TEST_CASE("the interval holds the true luck in 19 cases of 20") {
  Random random(23);
  const int runs = testing::Effort(1000);
  for (const double luck : {0.0, 0.5, 0.9}) {
    for (const double first : {0.5, 0.65}) {
      for (const uint64_t pairs : {uint64_t{40}, uint64_t{400}}) {
        const double same = luck + (1 - luck) * 2 * first * (1 - first);
        const double rate = luck / 2 + (1 - luck) * first;
        const double chance = 2 * rate * (1 - rate);
        int held = 0;
        for (int run = 0; run < runs; ++run) {
          const Luck seen = *Simulated(random, {.first = first, .luck = luck}, pairs).Value();
          held += seen.interval.Holds((same - chance) / (1 - chance)) ? 1 : 0;
        }
        INFO(luck << " with first " << first << ", " << pairs << " pairs: " << held);
        CHECK(held >= runs * 93 / 100);
        CHECK(held <= runs * 99 / 100);
      }
    }
  }
}

}  // namespace
}  // namespace rushkit
