// Open deals against the slow twin, and against themselves: lines are played out, and neither what
// was solved before nor who is called Gold changes an answer.
#include "solver/judgement/open_deal_solver.h"

#include <map>
#include <utility>
#include <vector>

#include "solver/game/plays.h"
#include "tests/catch.h"
#include "tests/judgement/slow_deals.h"
#include "tests/judgement/small_deals.h"
#include "tests/support/positions.h"

namespace rushkit {

std::ostream& operator<<(std::ostream& out, const DealVerdict& verdict) {
  if (verdict.is_open()) return out << "open to depth " << verdict.depth;
  return out << (verdict.fate == Fate::kWins ? "wins in " : "loses in ") << verdict.turns;
}

namespace {

using testing::CodeOf;
using testing::SlowDeals;
using testing::SlowPlays;
using testing::SmallDeal;
using testing::SmallStart;

// Set-ups of both connections and both spaces rules, with deals on them.
struct SmallGame {
  Position start;
  OpenDealRequest request;
  std::vector<OpenDeal> deals;
};

std::vector<SmallGame> SmallGames(uint64_t seed, int setups, int deals) {
  Random random(seed);
  std::vector<SmallGame> games;
  for (int i = 0; i < setups; ++i) {
    const Connection connection = i % 4 == 3 ? Connection::kNeighbours : Connection::kAllThree;
    SmallGame game{SmallStart(random, connection), {}, {}};
    game.request.spaces = i % 2 == 0 ? SpacesRule::kExact : SpacesRule::kUpTo;
    for (int j = 0; j < deals; ++j) game.deals.push_back(SmallDeal(game.start, random));
    games.push_back(std::move(game));
  }
  return games;
}

// The verdict of the slow twin, and the depth up to which it was found without too much work.
std::pair<DealVerdict, int> SlowVerdict(SlowDeals& slow, const OpenDeal& deal) {
  for (int depth = 6; depth > 2; --depth) {
    if (const auto verdict = slow.VerdictOf(deal, depth, 2000)) return {*verdict, depth};
  }
  return {*slow.VerdictOf(deal, 2, SIZE_MAX), 2};
}

TEST_CASE("the verdict on small deals is that of the slow twin, wins and losses in as many turns") {
  std::map<std::pair<Fate, int>, int> seen;
  for (const SmallGame& game : SmallGames(1, 60, 40)) {
    SlowPlays plays(game.start, game.request.spaces);
    SlowDeals slow(plays);
    for (const OpenDeal& deal : game.deals) {
      INFO(CodeOf(deal.position));
      const auto [expected, depth] = SlowVerdict(slow, deal);
      OpenDealRequest request = game.request;
      request.max_depth = depth;
      DealVerdict verdict = OpenDealSolver().Solve(deal, request).verdict;
      if (verdict.is_open()) {
        REQUIRE(verdict.depth == std::min(depth, static_cast<int>(deal.draws.size()) + 3));
        verdict.depth = depth;
      }
      REQUIRE(verdict == expected);
      ++seen[{verdict.fate, verdict.turns}];
    }
  }
  CHECK(seen[{Fate::kWins, 2}] > 50);
  CHECK(seen[{Fate::kLoses, 2}] > 20);
  CHECK(seen[{Fate::kWins, 3}] > 5);
}

// Plays the line and says how often the winner moved; nothing unless it ends with a win.
std::optional<int> TurnsPlayed(const OpenDeal& deal, const OpenDealAnswer& answer,
                               SpacesRule spaces) {
  Position position = deal.position;
  std::array<Hand, 2> hands = deal.hands;
  Player mover = deal.to_move;
  const bool wins = answer.verdict.fate == Fate::kWins;
  const Player winner = wins ? mover : Opponent(mover);
  int turns = 0;
  for (size_t i = 0; i < answer.line.size(); ++i, mover = Opponent(mover)) {
    const Turn& turn = answer.line[i];
    Hand& hand = hands[static_cast<size_t>(mover)];
    if (!hand.Has(turn.card) || !CheckTurn(position, mover, turn, spaces).ok()) return {};
    hand.Remove(turn.card);
    if (i < deal.draws.size()) hand.Add(deal.draws[i]);
    position = After(position, turn);
    turns += mover == winner ? 1 : 0;
    const bool has_won = position.FindHero(mover) == nullptr;
    if (has_won != (i + 1 == answer.line.size())) return {};
    if (has_won && mover != winner) return {};
  }
  return turns;
}

TEST_CASE("every line of play is legal, ends with the win, and is as long as the verdict says") {
  int checked = 0;
  for (const SmallGame& game : SmallGames(2, 30, 20)) {
    OpenDealSolver solver;
    for (const OpenDeal& deal : game.deals) {
      const OpenDealAnswer answer = solver.Solve(deal, game.request);
      INFO(CodeOf(deal.position) << " " << answer.verdict);
      REQUIRE(answer.line.empty() == answer.verdict.is_open());
      if (answer.verdict.is_open()) continue;
      REQUIRE(TurnsPlayed(deal, answer, game.request.spaces) == answer.verdict.turns);
      const bool begins_as_judged = answer.judgement.turns.front().turn == answer.line.front();
      CHECK(begins_as_judged);
      ++checked;
    }
  }
  CHECK(checked > 200);
}

bool AreSame(const OpenDealAnswer& a, const OpenDealAnswer& b) {
  return a.verdict == b.verdict && a.line == b.line && a.verdicts == b.verdicts &&
         a.judgement.turns == b.judgement.turns && a.limit == b.limit;
}

TEST_CASE("what was solved before changes no answer, and a batch answers as single calls do") {
  for (SmallGame& game : SmallGames(3, 16, 12)) {
    game.request.turns = 4;
    // Later moments of one game share what comes after them.
    for (size_t i = 0; i < 6; ++i) {
      OpenDeal later = game.deals[i];
      if (later.draws.size() > 2) later.draws.pop_back();
      game.deals.push_back(later);
      game.deals.push_back(game.deals[i]);
    }
    OpenDealSolver kept;
    const std::vector<OpenDealAnswer> batch = OpenDealSolver().SolveAll(game.deals, game.request);
    REQUIRE(batch.size() == game.deals.size());
    for (size_t i = 0; i < game.deals.size(); ++i) {
      const OpenDealAnswer alone = OpenDealSolver().Solve(game.deals[i], game.request);
      REQUIRE(AreSame(alone, kept.Solve(game.deals[i], game.request)));
      REQUIRE(AreSame(alone, batch[i]));
    }
  }
}

OpenDeal HalfTurned(const OpenDeal& deal) {
  return {deal.position.HalfTurned(),
          Opponent(deal.to_move),
          {deal.hands[1], deal.hands[0]},
          deal.draws};
}

TEST_CASE("a half turn that exchanges the players exchanges the verdict, and costs nothing") {
  for (const SmallGame& game : SmallGames(4, 30, 8)) {
    for (const OpenDeal& deal : game.deals) {
      INFO(CodeOf(deal.position));
      OpenDealSolver solver;
      const OpenDealAnswer answer = solver.Solve(deal, game.request);
      const DealVerdict turned = OpenDealSolver().Solve(HalfTurned(deal), game.request).verdict;
      REQUIRE(turned == answer.verdict);
      const OpenDealAnswer again = solver.Solve(HalfTurned(deal), game.request);
      REQUIRE(again.verdict == answer.verdict);
    }
  }
}

TEST_CASE("each turn that is judged has the verdict of the deal that it leaves") {
  int proven = 0;
  for (SmallGame& game : SmallGames(5, 16, 8)) {
    game.request.turns = 6;
    for (const OpenDeal& deal : game.deals) {
      const OpenDealAnswer answer = OpenDealSolver().Solve(deal, game.request);
      REQUIRE(answer.judgement.turns.size() == answer.verdicts.size());
      for (size_t i = 0; i < answer.verdicts.size(); ++i) {
        const JudgedTurn& judged = answer.judgement.turns[i];
        const DealVerdict& verdict = answer.verdicts[i];
        REQUIRE(judged.win.is_exact() != verdict.is_open());
        if (judged.wins || deal.draws.empty()) continue;
        OpenDeal after = deal;
        after.position = After(deal.position, judged.turn);
        after.to_move = Opponent(deal.to_move);
        Hand& hand = after.hands[static_cast<size_t>(deal.to_move)];
        hand.Remove(judged.turn.card);
        hand.Add(deal.draws.front());
        after.draws.erase(after.draws.begin());
        const bool loses = verdict.fate == Fate::kLoses;
        OpenDealRequest request = game.request;
        request.max_depth =
            verdict.is_open() ? verdict.depth - 1 : 2 * verdict.turns - (loses ? 1 : 2);
        if (request.max_depth < 1) continue;
        const DealVerdict reply = OpenDealSolver().Solve(after, request).verdict;
        INFO(CodeOf(deal.position) << " " << verdict << ", then " << reply);
        REQUIRE(reply.is_open() == verdict.is_open());
        CHECK(judged.danger == (reply == DealVerdict{Fate::kWins, 1, 0} ? 1 : 0));
        if (verdict.is_open()) continue;
        CHECK(reply.fate == (loses ? Fate::kWins : Fate::kLoses));
        CHECK(reply.turns == (loses ? verdict.turns : verdict.turns - 1));
        CHECK(judged.win.chance == (loses ? 0 : 1));
        ++proven;
      }
    }
  }
  CHECK(proven > 100);
}

TEST_CASE("a limit leaves a deal open to the depth that was reached") {
  int stopped = 0;
  for (const SmallGame& game : SmallGames(6, 10, 10)) {
    for (const OpenDeal& deal : game.deals) {
      OpenDealRequest request = game.request;
      const OpenDealAnswer whole = OpenDealSolver().Solve(deal, request);
      request.limits.max_states = 20;
      const OpenDealAnswer part = OpenDealSolver().Solve(deal, request);
      REQUIRE(AreSame(part, OpenDealSolver().Solve(deal, request)));
      if (!part.limit) {
        CHECK(AreSame(part, whole));
        continue;
      }
      CHECK(part.limit == LimitKind::kStates);
      CHECK(part.judgement.expanded < 25);
      ++stopped;
      if (part.verdict.is_open()) {
        CHECK(part.verdict.depth < request.max_depth);
      } else {
        CHECK(part.verdict == whole.verdict);
      }
    }
  }
  CHECK(stopped > 10);
}

TEST_CASE("a table that holds almost nothing gives the same answers") {
  for (SmallGame& game : SmallGames(7, 6, 10)) {
    const std::vector<OpenDealAnswer> whole = OpenDealSolver().SolveAll(game.deals, game.request);
    game.request.limits.max_bytes = 1;
    const std::vector<OpenDealAnswer> small = OpenDealSolver().SolveAll(game.deals, game.request);
    for (size_t i = 0; i < whole.size(); ++i) REQUIRE(AreSame(whole[i], small[i]));
  }
}

}  // namespace
}  // namespace rushkit
