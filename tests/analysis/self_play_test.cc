#include "solver/analysis/self_play.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "solver/agents/named_agents.h"
#include "solver/analysis/self_play_summary.h"
#include "solver/base/diagnostics.h"
#include "tests/catch.h"
#include "tests/support/case_file.h"
#include "tests/support/positions.h"

namespace rushkit {
namespace {

using testing::BookletCodes;
using testing::PositionOf;

Deck DeckOf(const std::array<int, kCardKinds>& counts) {
  Deck deck;
  for (const Card card : kAllCards) deck.Add(card, counts[static_cast<size_t>(card)]);
  return deck;
}
Deck DeckA() { return DeckOf({6, 6, 4, 3, 3, 4, 3, 3, 0}); }
Deck DeckB() { return DeckOf({3, 5, 5, 3, 5, 6, 0, 3, 2}); }

MakeAgentPair Pair(const std::string& gold, const std::string& silver) {
  return [=]() -> absl::StatusOr<AgentPair> {
    return AgentPair{MakeAgent(gold), MakeAgent(silver)};
  };
}

SelfPlayRun RunOn(const std::string& name, uint64_t seed = 1) {
  return {
      PositionOf(testing::CodeOf(name)), DeckA(), SpacesRule::kExact, FirstPlayer::kGold, seed, {}};
}

std::vector<PlayedGame> Played(const SelfPlayRun& run, const GameRange& range,
                               const MakeAgentPair& agents) {
  std::vector<PlayedGame> games;
  const absl::Status status = PlayGames(run, range, agents, [&](const PlayedGame& game) {
    games.push_back(game);
    return true;
  });
  REQUIRE(status.ok());
  return games;
}

bool IsSame(const PlayedGame& a, const PlayedGame& b) {
  return a.number == b.number && a.seed == b.seed && a.first == b.first && a.ending == b.ending &&
         a.reshuffles == b.reshuffles && a.turns == b.turns && a.deal.hands == b.deal.hands &&
         a.deal.pile == b.deal.pile;
}

TEST_CASE("games are the same on any number of threads") {
  const SelfPlayRun run = RunOn("booklet-4");
  const auto one = Played(run, {0, 12, 1}, Pair("greedy", "random"));
  REQUIRE(one.size() == 12);
  for (const int threads : {2, 3}) {
    const auto several = Played(run, {0, 12, threads}, Pair("greedy", "random"));
    REQUIRE(several.size() == one.size());
    for (size_t i = 0; i < one.size(); ++i) CHECK(IsSame(one[i], several[i]));
  }
}

TEST_CASE("a game does not depend on which were played before it") {
  const SelfPlayRun run = RunOn("booklet-2");
  const auto all = Played(run, {0, 6, 1}, Pair("sharp", "greedy"));
  AgentPair agents{MakeAgent("sharp"), MakeAgent("greedy")};
  for (uint64_t number = 6; number-- > 0;) {
    const absl::StatusOr<PlayedGame> again = PlayGame(run, number, agents);
    REQUIRE(again.ok());
    CHECK(IsSame(all[number], *again));
  }
  const auto tail = Played(run, {4, 6, 2}, Pair("sharp", "greedy"));
  REQUIRE(tail.size() == 2);
  CHECK(IsSame(tail[0], all[4]));
  CHECK(IsSame(tail[1], all[5]));
}

TEST_CASE("runs of one seed deal the same cards whoever plays") {
  const auto a = Played(RunOn("booklet-1"), {0, 3, 1}, Pair("random", "random"));
  const auto b = Played(RunOn("booklet-1"), {0, 3, 1}, Pair("greedy", "greedy"));
  const auto other = Played(RunOn("booklet-1", 2), {0, 3, 1}, Pair("random", "random"));
  for (size_t i = 0; i < a.size(); ++i) {
    CHECK(a[i].deal.pile == b[i].deal.pile);
    CHECK(a[i].deal.pile != other[i].deal.pile);
  }
  CHECK(a[0].deal.pile != a[1].deal.pile);
}

TEST_CASE("who plays first is as asked, and in turn when alternating") {
  SelfPlayRun run = RunOn("booklet-1");
  run.limits.turn_cap = 2;
  run.first = FirstPlayer::kSilver;
  for (const PlayedGame& game : Played(run, {0, 3, 1}, Pair("random", "random"))) {
    CHECK(game.first == Player::kSilver);
    CHECK(game.ending == Ending::kTurnCap);
    CHECK(game.turns.size() == 2);
  }
  run.first = FirstPlayer::kAlternate;
  const auto games = Played(run, {0, 3, 1}, Pair("random", "random"));
  CHECK(games[0].first == Player::kGold);
  CHECK(games[1].first == Player::kSilver);
  CHECK(games[2].first == Player::kGold);
}

TEST_CASE("playing stops when the caller has seen enough") {
  int seen = 0;
  const absl::Status status =
      PlayGames(RunOn("booklet-1"), {0, 1000000, 2}, Pair("greedy", "greedy"),
                [&](const PlayedGame&) { return ++seen < 3; });
  CHECK(status.ok());
  CHECK(seen == 3);
}

class Silent : public Agent {
 public:
  absl::StatusOr<Decision> Choose(const InformationSet&, Random&) override {
    return absl::UnavailableError("says nothing");
  }
};
class Cheat : public Agent {
 public:
  absl::StatusOr<Decision> Choose(const InformationSet& view, Random&) override {
    const Card card = view.hand().Has(Card::kMove1) ? Card::kMove2 : Card::kMove1;
    return Decision{Turn{card, {Drive{'G', Spaces(13)}}}, {}};
  }
};

template <class Someone>
absl::Status PlayedBy() {
  return PlayGames(
      RunOn("booklet-1"), {0, 4, 2},
      []() -> absl::StatusOr<AgentPair> {
        return AgentPair{std::make_unique<Someone>(), std::make_unique<Someone>()};
      },
      [](const PlayedGame&) { return true; });
}

TEST_CASE("an agent that does not answer or breaks a rule ends the run") {
  CHECK(PlayedBy<Silent>().message() == "says nothing");
  CHECK_FALSE(PlayedBy<Cheat>().ok());
  CHECK_FALSE(PlayGames(
                  RunOn("booklet-1"), {0, 4, 2},
                  []() -> absl::StatusOr<AgentPair> {
                    return absl::InvalidArgumentError("nobody is there");
                  },
                  [](const PlayedGame&) { return true; })
                  .ok());
}

TEST_CASE("a run says at once all that keeps it from being played") {
  Deck small;
  small.Add(Card::kMove1, 8);
  SelfPlayRun run = RunOn("booklet-1");
  CHECK(Check(run).ok());
  run.deck = small;
  CHECK(FromStatus(Check(run)).front().message ==
        "a deck of 8 cards; expected 9 to 200: two hands of four, and one to draw");
  run.position = PositionOf("......../......../AA....../......../......../........");
  const std::string message(Check(run).message());
  CHECK(message.find("the card game is played on a grid with sides") != std::string::npos);
  CHECK(message.find("a deck of 8 cards") != std::string::npos);
}

PlayedGame Ended(Player first, Ending ending, size_t turns) {
  PlayedGame game;
  game.first = first;
  game.ending = ending;
  game.turns.resize(turns);
  game.reshuffles = 1;
  return game;
}

TEST_CASE("a summary counts unfinished games apart") {
  SelfPlaySummary summary;
  CHECK(summary.MeanTurns() == 0);
  summary.Add(Ended(Player::kGold, Ending::kGoldWins, 10));
  summary.Add(Ended(Player::kGold, Ending::kSilverWins, 20));
  summary.Add(Ended(Player::kSilver, Ending::kSilverWins, 30));
  summary.Add(Ended(Player::kSilver, Ending::kTurnCap, 200));
  summary.Add(Ended(Player::kGold, Ending::kRepetition, 40));
  CHECK(summary.games() == 5);
  CHECK(summary.finished() == 3);
  CHECK(summary.Wins(Player::kGold) == 1);
  CHECK(summary.Wins(Player::kSilver) == 2);
  CHECK(summary.wins_of_first() == 2);
  CHECK(summary.at_turn_cap() == 1);
  CHECK(summary.by_repetition() == 1);
  CHECK(summary.reshuffles() == 5);
  CHECK(summary.MeanTurns() == Approx(20));
  CHECK(summary.TurnsDeviation() == Approx(10));
  CHECK(summary.shortest() == 10);
  CHECK(summary.longest() == 30);
}

TEST_CASE("the interval of a rate is Wilson's") {
  // Values of the closed formula, worked out by hand with z = 1.96.
  const Interval half = WilsonInterval(50, 100);
  CHECK(half.low == Approx(0.4038).margin(0.0002));
  CHECK(half.high == Approx(0.5962).margin(0.0002));
  const Interval none = WilsonInterval(0, 10);
  CHECK(none.low == 0);
  CHECK(none.high == Approx(0.2775).margin(0.0002));
  CHECK(WilsonInterval(0, 0).low == 0);
  CHECK(WilsonInterval(0, 0).high == 1);
  CHECK(half.Holds(0.5));
  CHECK_FALSE(half.Holds(0.6));
}

// Seeds are fixed, so this cannot fail by chance; the margin is far below what is measured in
// bench/README.md.
TEST_CASE("sharp beats greedy, and greedy beats random, from either side") {
  for (const auto& [strong, weak] :
       {std::pair<std::string, std::string>{"sharp", "greedy"}, {"greedy", "random"}}) {
    uint64_t wins = 0;
    uint64_t losses = 0;
    int number = 0;
    for (const std::string& code : BookletCodes()) {
      const bool is_even = ++number % 2 == 0;
      const SelfPlayRun run{
          PositionOf(code),        is_even ? DeckA() : DeckB(),   SpacesRule::kExact,
          FirstPlayer::kAlternate, static_cast<uint64_t>(number), {}};
      for (const Player as : kPlayers) {
        const bool is_gold = as == Player::kGold;
        const auto agents = is_gold ? Pair(strong, weak) : Pair(weak, strong);
        for (const PlayedGame& game : Played(run, {0, 6, 2}, agents)) {
          const auto winner = WinnerOf(game.ending);
          if (winner) ++(*winner == as ? wins : losses);
        }
      }
    }
    INFO(strong << " against " << weak << ": " << wins << " to " << losses);
    CHECK(WilsonInterval(wins, wins + losses).low > 0.5);
  }
}

}  // namespace
}  // namespace rushkit
