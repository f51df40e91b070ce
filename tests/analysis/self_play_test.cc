#include "solver/analysis/self_play.h"

#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "solver/agents/named_agents.h"
#include "solver/analysis/self_play_summary.h"
#include "solver/base/diagnostics.h"
#include "tests/catch.h"
#include "tests/game/cards.h"
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
         a.deal.pile == b.deal.pile && a.stream_of_first == b.stream_of_first && a.story == b.story;
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
  CHECK(games[1].first == Player::kGold);
  CHECK(games[2].first == Player::kSilver);
  run.in_pairs = false;
  const auto single = Played(run, {0, 3, 1}, Pair("random", "random"));
  CHECK(single[0].first == Player::kGold);
  CHECK(single[1].first == Player::kSilver);
  CHECK(single[2].first == Player::kGold);
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

TEST_CASE("the two games of a pair have one seating, and the seats exchange their cards") {
  SelfPlayRun run = RunOn("booklet-3");
  run.first = FirstPlayer::kAlternate;
  for (uint64_t pair = 0; pair < 20; ++pair) {
    const GameSeating one = SeatingOf(run, 2 * pair);
    const GameSeating two = SeatingOf(run, 2 * pair + 1);
    CHECK(one.first == two.first);
    CHECK(one.seed == two.seed);
    CHECK(one.stream_of_first == Stream::kX);
    CHECK(two.stream_of_first == Stream::kY);
    CHECK(one.deal.hands[0] == two.deal.hands[1]);
    CHECK(one.deal.hands[1] == two.deal.hands[0]);
    for (size_t i = 0; i < one.deal.pile.size(); ++i) {
      CHECK(one.deal.pile[i] == two.deal.pile[i ^ 1]);
    }
  }
  CHECK(SeatingOf(run, 0).deal.pile != SeatingOf(run, 2).deal.pile);
}

// Plays its cards in a fixed order, and notes what it holds.
class Bookkeeper : public Agent {
 public:
  explicit Bookkeeper(std::vector<Hand>& hands) : hands_(hands) {}
  absl::StatusOr<Decision> Choose(const InformationSet& view, Random&) override {
    hands_.push_back(view.hand());
    for (const Card card : kAllCards) {
      if (view.hand().Has(card)) return Decision{Turn{card, {}}, {}};
    }
    return absl::InternalError("an empty hand");
  }

 private:
  std::vector<Hand>& hands_;
};

TEST_CASE(
    "who plays the same in both games of a pair sees the same cards, through every reshuffle") {
  // Nothing can move, so that every card is played without a move.
  SelfPlayRun run{PositionOf("aaabbbbccccddd/eeeffffhhhhiii/jjjkkkklllmmmm/GGnnnnppppqqSS/"
                             "rrrttttuuuuvvv/wwwyyyyzzzzAAA:0,0"),
                  DeckA(),
                  SpacesRule::kExact,
                  FirstPlayer::kGold,
                  4,
                  {}};
  run.limits = {150, 1000};
  std::array<std::array<std::vector<Hand>, 2>, 2> seen;  // by game and player
  for (const uint64_t number : {uint64_t{0}, uint64_t{1}}) {
    AgentPair agents{std::make_unique<Bookkeeper>(seen[number][0]),
                     std::make_unique<Bookkeeper>(seen[number][1])};
    const absl::StatusOr<PlayedGame> game = PlayGame(run, number, agents);
    REQUIRE(game.ok());
    CHECK(game->reshuffles == 6);
  }
  // Both play their least card, so for a long time the games are the same with exchanged seats.
  CHECK(seen[0][0] == seen[1][1]);
  CHECK(seen[0][1] == seen[1][0]);
}

TEST_CASE("records of pairs and of single games are legal, with every card written") {
  for (const bool in_pairs : {true, false}) {
    SelfPlayRun run = RunOn("booklet-5", 3);
    run.in_pairs = in_pairs;
    run.first = FirstPlayer::kAlternate;
    for (const PlayedGame& game : Played(run, {0, 6, 2}, Pair("greedy", "random"))) {
      const GameRecord record = RecordOf(run, game);
      CHECK(ReplayGame(record).is_legal());
      CHECK(record.turns.size() == game.turns.size());
      CHECK(record.seed.has_value() == !in_pairs);
      CHECK(record.result == ResultOf(game.ending));
      CHECK(record.hands->front() == SeenOf(testing::CardsOf(game.deal.hands[0])));
    }
  }
}

TEST_CASE("the printed set-ups are their own half turns, and others need not be") {
  for (const std::string& code : BookletCodes()) CHECK(IsOwnHalfTurn(PositionOf(code)));
  CHECK_FALSE(
      IsOwnHalfTurn(PositionOf("GG............/............../............../"
                               "............../..aa........../............SS:0,0")));
  CHECK(
      IsOwnHalfTurn(PositionOf("GG............/............../............../"
                               "............../............../............SS:0,0")));
}

TEST_CASE("two agents that change colours have each seat in four pairs") {
  SelfPlayRun run = RunOn("booklet-1");
  run.first = FirstPlayer::kAlternate;
  run.agents_alternate = true;
  std::set<std::pair<Player, bool>> seatings;
  for (uint64_t number = 0; number < 8; ++number) {
    const GameSeating game = SeatingOf(run, number);
    seatings.insert({game.first, game.agents_exchanged});
  }
  CHECK(seatings.size() == 4);
  run.first = FirstPlayer::kGold;
  CHECK_FALSE(SeatingOf(run, 4).agents_exchanged);
  // Who is exchanged plays the other colour.
  run.first = FirstPlayer::kAlternate;
  std::array<std::vector<Hand>, 2> seen;
  AgentPair agents{std::make_unique<Bookkeeper>(seen[0]), std::make_unique<Bookkeeper>(seen[1])};
  run.limits.turn_cap = 1;
  const absl::Status played = PlayGame(run, 4, agents).status();
  CHECK(seen[0].empty());
  REQUIRE(seen[1].size() == 1);
  CHECK(seen[1][0] == SeatingOf(run, 4).deal.hands[0]);
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
