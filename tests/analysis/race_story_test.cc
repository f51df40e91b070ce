#include "solver/analysis/race_story.h"

#include <string>
#include <vector>

#include "tests/catch.h"
#include "tests/support/case_file.h"
#include "tests/support/positions.h"

namespace rushkit {
namespace {

using testing::MoveOf;
using testing::PositionOf;

// Each hero stands alone in a row and needs 14 spaces at first.
constexpr char kOpen[] =
    "GG............/............../............../............../............../............SS:0,0";

Position After(Position position, const std::vector<std::string>& moves) {
  for (const std::string& move : moves) position = position.After(MoveOf(move));
  return position;
}

TEST_CASE("the race lead is the spaces that the other needs more, and one for being to move") {
  const Position open = PositionOf(kOpen);
  const RaceWatcher watcher(open);
  CHECK(watcher.LeadIn(open, Player::kGold) == 1);
  CHECK(watcher.LeadIn(open, Player::kSilver) == -1);
  CHECK(watcher.LeadIn(After(open, {"G+3"}), Player::kSilver) == 2);
  CHECK(watcher.LeadIn(After(open, {"G+3", "S-5"}), Player::kGold) == -1);
}

TEST_CASE("the lead of a position is opposite to that of its half turn") {
  for (const std::string& code : testing::BookletCodes()) {
    const Position position = After(PositionOf(code), {});
    const RaceWatcher watcher(position);
    CHECK(watcher.LeadIn(position, Player::kGold) ==
          -RaceWatcher(position.HalfTurned()).LeadIn(position.HalfTurned(), Player::kSilver));
  }
}

TEST_CASE("the lead changes when someone comes to lead by two after the other had") {
  const Position open = PositionOf(kOpen);
  RaceWatcher watcher(open);
  watcher.See(open, Player::kGold);                           // +1: nobody leads
  watcher.See(After(open, {"G+3"}), Player::kSilver);         // +2: Gold leads
  watcher.See(After(open, {"G+3", "S-5"}), Player::kGold);    // -1: nobody does
  watcher.See(After(open, {"G+3", "S-5"}), Player::kSilver);  // -3: now Silver
  watcher.See(After(open, {"G+3", "S-6"}), Player::kSilver);  // -4
  watcher.See(After(open, {"G+9", "S-6"}), Player::kSilver);  // +2: Gold again
  CHECK(watcher.story().lead_changes == 2);
  CHECK(watcher.story().DramaFor(Player::kGold) == 4);
  CHECK(watcher.story().DramaFor(Player::kSilver) == 2);
}

TEST_CASE("whoever comes to lead first takes the lead from nobody") {
  const Position open = PositionOf(kOpen);
  for (const char* move : {"G+3", "S-6"}) {
    RaceWatcher watcher(open);
    watcher.See(open, Player::kGold);
    watcher.See(After(open, {move}), Player::kSilver);
    CHECK(watcher.story().greatest_leads != std::array<int, 2>{1, 0});
    CHECK(watcher.story().lead_changes == 0);
  }
}

TEST_CASE("a game that has not begun has no story") {
  const RaceWatcher watcher(PositionOf(kOpen));
  CHECK(watcher.story() == RaceStory{});
}

}  // namespace
}  // namespace rushkit
