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
// discards, a pile that may end soon and, now and then, which card is next.
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
  CardLedger cards = *CardLedger::Resume(account);
  const Card seen = kAllCards[random.Below(kAllCards.size())];
  if (random.Below(2) == 0 && cards.unseen().Has(seen)) REQUIRE(cards.RevealPile({seen}).ok());
  return cards;
}

InformationSet ViewOf(const Position& position, Player viewer, SpacesRule spaces,
                      const CardLedger& cards) {
  return *InformationSet::Resume(*GameCourse::Begin(position, viewer, spaces), viewer, cards);
}

// How many turns were asked about, and what the slow twin says of them.
struct SlowAnswer {
  int asked = 0;
  int turns_to_win = 0;  // 0 if no win is forced
};

SlowAnswer SlowAnswerOf(SlowForcedWins& slow, const Position& position, const CardLedger& cards) {
  for (int turns = 3; turns > 1; --turns) {
    const auto found = slow.TurnsToWin(position, cards, turns, 1500);
    if (found) return {turns, *found};
  }
  return {1, *slow.TurnsToWin(position, cards, 1, 1)};
}

TEST_CASE("forced wins on small deals are those of the slow twin, in as many turns") {
  Random random(1);
  std::map<std::pair<int, int>, int> seen;
  for (int setup = 0; setup < 60; ++setup) {
    const Connection connection = setup % 4 == 3 ? Connection::kNeighbours : Connection::kAllThree;
    const Position start = testing::SmallStart(random, connection);
    const SpacesRule spaces = setup % 2 == 0 ? SpacesRule::kExact : SpacesRule::kUpTo;
    SlowPlays plays(start, spaces);
    for (int i = 0; i < 30; ++i) {
      const Player viewer = kPlayers[random.Below(2)];
      const CardLedger cards = SmallAccount(viewer, random);
      SlowForcedWins slow(plays, viewer);
      const SlowAnswer expected = SlowAnswerOf(slow, start, cards);
      ForcedWinRequest request;
      request.turns = expected.asked;
      INFO(CodeOf(start) << " " << request.turns);
      const ForcedWin found = FindForcedWin(ViewOf(start, viewer, spaces, cards), request);
      const bool is_forced = expected.turns_to_win > 0;
      REQUIRE(found.status == (is_forced ? ForcedWinStatus::kForced : ForcedWinStatus::kNone));
      REQUIRE(found.turns == (is_forced ? expected.turns_to_win : expected.asked));
      REQUIRE(found.first_turns.empty() != is_forced);
      ++seen[{expected.asked, expected.turns_to_win}];
    }
  }
  const auto count = [&](int asked, int turns) { return seen[{asked, turns}]; };
  CHECK(count(2, 2) + count(3, 2) > 40);
  CHECK(count(3, 3) > 3);
  CHECK(count(2, 0) > 200);
  CHECK(count(3, 0) > 50);
}

// One of the deals that may be what a player sees.
OpenDeal AnyDealOf(const InformationSet& view, Random& random) {
  std::vector<Card> cards = Shuffled(view.unseen(), random);
  OpenDeal deal{view.position(), view.viewer(), {view.hand(), view.hand()}, {}};
  Hand& other = deal.hands[static_cast<size_t>(Opponent(view.viewer()))];
  other = view.other().known;
  for (int i = 0; i < view.other().hidden; ++i) {
    other.Add(cards.back());
    cards.pop_back();
  }
  const auto next = view.cards().next_cards();
  deal.draws.assign(next.begin(), next.end());
  deal.draws.insert(deal.draws.end(), cards.begin(), cards.end());
  return deal;
}

// Whether each first turn wins as soon with hands and draws that may be.
void CheckAgainstOpenDeals(const InformationSet& view, const ForcedWin& win, Random& random) {
  for (int i = 0; i < 3; ++i) {
    const OpenDeal deal = AnyDealOf(view, random);
    OpenDealRequest request;
    request.spaces = view.course().spaces_rule();
    request.max_depth = 2 * win.turns - 1;
    const DealVerdict verdict = OpenDealSolver().Solve(deal, request).verdict;
    CHECK(verdict.fate == Fate::kWins);
    CHECK(verdict.turns <= win.turns);
    if (win.turns == 1) return;
    // The open deal ends where the new pile begins, which a player who forces a win looks beyond.
    if (static_cast<int>(deal.draws.size()) < request.max_depth) return;
    for (const Turn& turn : win.first_turns) {
      REQUIRE(view.Check(turn).ok());
      OpenDeal after = deal;
      after.position = After(deal.position, turn);
      after.to_move = Opponent(deal.to_move);
      Hand& hand = after.hands[static_cast<size_t>(deal.to_move)];
      hand.Remove(turn.card);
      hand.Add(deal.draws.front());
      after.draws.erase(after.draws.begin());
      const DealVerdict reply = OpenDealSolver().Solve(after, request).verdict;
      CHECK(reply.fate == Fate::kLoses);
      CHECK(reply.turns < win.turns);
    }
  }
}

TEST_CASE("a forced win in a small game wins with all hands and draws that may be") {
  Random random(2);
  int checked = 0;
  for (int i = 0; i < 1500; ++i) {
    const Position start = testing::SmallStart(random, Connection::kAllThree);
    const Player viewer = kPlayers[random.Below(2)];
    const CardLedger cards = SmallAccount(viewer, random);
    if (cards.pile_size() < 3) continue;
    const InformationSet view = ViewOf(start, viewer, SpacesRule::kExact, cards);
    ForcedWinRequest request;
    request.all_first_turns = true;
    const ForcedWin win = FindForcedWin(view, request);
    if (win.status != ForcedWinStatus::kForced || win.turns == 1) continue;
    INFO(CodeOf(start));
    CheckAgainstOpenDeals(view, win, random);
    ++checked;
  }
  CHECK(checked > 10);
}

TEST_CASE("a forced win on the printed set-ups wins with all hands and draws that may be") {
  Random random(3);
  int forced = 0;
  int none = 0;
  for (uint64_t number = 0; number < 8; ++number) {
    SharpAgent gold;
    SharpAgent silver;
    testing::ForEachView(testing::GameNumber(number), gold, silver,
                         [&](const InformationSet& view) {
                           if (view.course().turns() % 3 != 0) return;
                           const ForcedWin win = FindForcedWin(view, {});
                           REQUIRE(win.status != ForcedWinStatus::kUnknown);
                           if (win.status == ForcedWinStatus::kForced) {
                             CheckAgainstOpenDeals(view, win, random);
                             ++forced;
                           } else {
                             ++none;
                           }
                         });
  }
  CHECK(forced > 3);
  CHECK(none > 50);
}

// Twelve spaces with three turns: only who draws the Move 4 cards of the new pile can do it.
TEST_CASE("a win that is forced with cards of the next pile is found") {
  const Position start = testing::PositionOf(
      "............SS/............../..GG........../............../............../"
      "..............:0,0");
  CardLedger::Account account;
  account.held[0].known.Add(Card::kMove4);
  account.held[0].known.Add(Card::kMove1, 3);
  account.held[1].known.Add(Card::kMove2, 4);
  account.unseen.Add(Card::kMove4);
  account.pile_size = 1;
  account.discards.Add(Card::kMove4, 6);
  const InformationSet view =
      ViewOf(start, Player::kGold, SpacesRule::kExact, *CardLedger::Resume(account));
  ForcedWinRequest request;
  request.turns = 3;
  const ForcedWin win = FindForcedWin(view, request);
  CHECK(win.status == ForcedWinStatus::kForced);
  CHECK(win.turns == 3);
}

TEST_CASE("a limit leaves a forced win unknown, with what is proven so far") {
  const InformationSet* late = nullptr;
  SharpAgent gold;
  SharpAgent silver;
  testing::ForEachView(testing::GameNumber(0), gold, silver, [&](const InformationSet& view) {
    if (view.course().turns() != 6) return;
    late = &view;
    ForcedWinRequest request;
    request.turns = 3;
    request.limits.max_states = 2;
    const ForcedWin win = FindForcedWin(view, request);
    CHECK(win.status == ForcedWinStatus::kUnknown);
    CHECK(win.limit == LimitKind::kStates);
    CHECK(win.turns < 3);
    CHECK(win.first_turns.empty());
  });
  CHECK(late != nullptr);
}

}  // namespace
}  // namespace rushkit
