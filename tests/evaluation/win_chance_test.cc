#include "solver/evaluation/win_chance.h"

#include "solver/game/compact_form.h"
#include "tests/catch.h"
#include "tests/support/positions.h"
#include "tests/support/random_positions.h"

namespace rushkit {
namespace {

int LeadIn(const Position& position, Player to_move) {
  const CompactForm form(position);
  const RaceDistance distance(form, position, CardKinds::All());
  return LeadOf(distance, *form.Compact(position), to_move);
}

TEST_CASE("a lead makes a win more likely, and never certain") {
  CHECK(WinChance(0) == 0.5);
  double before = 0;
  for (int lead = -600; lead <= 600; ++lead) {
    const double chance = WinChance(lead);
    REQUIRE(chance > before);
    REQUIRE(chance < 1);
    REQUIRE(chance + WinChance(-lead) == Approx(1));
    before = chance;
  }
}

TEST_CASE("a half turn that swaps the heroes swaps their leads") {
  Random random(8);
  int checked = 0;
  for (int i = 0; i < 1000; ++i) {
    const Position position = testing::RandomShift(random);
    if (position.FindHero(Player::kGold) == nullptr ||
        position.FindHero(Player::kSilver) == nullptr) {
      continue;
    }
    CHECK(LeadIn(position, Player::kGold) == LeadIn(position.HalfTurned(), Player::kSilver));
    ++checked;
  }
  CHECK(checked > 200);
}

TEST_CASE("who has less to go is ahead of one who has more") {
  const Position position = testing::PositionOf(
      "............../............../..........GG../............SS/............../"
      "..............:0,0");
  CHECK(LeadIn(position, Player::kGold) > 0);
  CHECK(LeadIn(position, Player::kSilver) < 0);
}

}  // namespace
}  // namespace rushkit
