// Forced wins against the slow twin, and against open deals with every hand and order that may be.
#include "solver/judgement/forced_win.h"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "solver/agents/sharp_agent.h"
#include "solver/game/plays.h"
#include "solver/judgement/open_deal_solver.h"
#include "tests/catch.h"
#include "tests/games/views.h"
#include "tests/judgement/slow_forced_wins.h"
#include "tests/judgement/small_deals.h"
#include "tests/support/positions.h"

namespace rushkit {
namespace {

using testing::CodeOf;
using testing::SlowForcedWins;
using testing::SlowPlays;

// What a player may know in the middle of a small game: some cards of the other hand, some
// discards, a pile that may end soon.
CardLedger SmallAccount(Player viewer, Random& random) {
  const std::vector<Card> order = Shuffled(testing::SmallDeck(random), random);
  CardLedger::Account account;
  const auto hidden = static_cast<size_t>(random.Below(kHandSize + 1));
  const size_t discarded = random.Below(order.size() - kDealtCards);
  for (size_t i = 0; i < order.size(); ++i) {
    if (i < kHandSize) {
      account.held[static_cast<size_t>(viewer)].known.Add(order[i]);
    } else if (i < kDealtCards - hidden) {
      account.held[static_cast<size_t>(Opponent(viewer))].known.Add(order[i]);
    } else if (i >= order.size() - discarded) {
      account.discards.Add(order[i]);
    } else {
      account.unseen.Add(order[i]);
    }
  }
  account.held[static_cast<size_t>(Opponent(viewer))].hidden = static_cast<int>(hidden);
  account.pile_size = account.unseen.size() - static_cast<int>(hidden);
  return *CardLedger::Resume(account);
}

InformationSet ViewOf(const Position& position, Player viewer, SpacesRule spaces,
                      const CardLedger& cards) {
  return *InformationSet::Resume(*GameCourse::Begin(position, viewer, spaces), viewer, cards);
}

TEST_CASE("forced wins on small deals are those of the slow twin, in as many turns") {
  Random random(1);
  std::map<int, int> seen;
  for (int setup = 0; setup < 60; ++setup) {
    const Connection connection =
        setup % 4 == 3 ? Connection::kNeighbours : Connection::kAllThree;
    const Position start = testing::SmallStart(random, connection);
    const SpacesRule spaces = setup % 2 == 0 ? SpacesRule::kExact : SpacesRule::kUpTo;
    SlowPlays plays(start, spaces);
    for (int i = 0; i < 30; ++i) {
      const Player viewer = kPlayers[random.Below(2)];
      const CardLedger cards = SmallAccount(viewer, random);
      ForcedWinRequest request;
      SlowForcedWins slow(plays, viewer);
      std::optional<int> expected;
      for (request.turns = 3; !expected && request.turns > 1; request.turns -= expected ? 0 : 1) {
        expected = slow.TurnsToWin(start, cards, request.turns, 3000);
        if (expected) break;
      }
      if (!expected) continue;
      INFO(CodeOf(start) << " " << request.turns);
      const ForcedWin found = FindForcedWin(ViewOf(start, viewer, spaces, cards), request);
      const bool is_forced = found.status == ForcedWinStatus::kForced;
      REQUIRE(found.status != ForcedWinStatus::kUnknown);
      REQUIRE((is_forced ? found.turns : 0) == *expected);
      REQUIRE(found.first_turns.empty() != is_forced);
      ++seen[*expected];
    }
  }
  for (const auto& [t, c] : seen) WARN(t << ": " << c);
}

}  // namespace
}  // namespace rushkit
