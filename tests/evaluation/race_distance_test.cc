#include "solver/evaluation/race_distance.h"

#include <climits>
#include <optional>

#include "solver/agents/greedy_agent.h"
#include "solver/agents/random_agent.h"
#include "solver/search/solve.h"
#include "tests/catch.h"
#include "tests/games/views.h"
#include "tests/support/positions.h"
#include "tests/support/random_positions.h"

namespace rushkit {
namespace {

using testing::CodeOf;
using testing::DeckA;
using testing::ForEachView;
using testing::GameNumber;
using testing::PositionOf;
using testing::SeededGame;

Race RaceOf(const Position& position, Player player, const Deck& deck = DeckA()) {
  const CompactForm form(position);
  return RaceDistance(form, position, CardKinds::Of(deck)).Of(*form.Compact(position), player);
}

int TurnsOf(const Position& position, Player player, const Deck& deck) {
  const CompactForm form(position);
  const RaceDistance distance(form, position, CardKinds::Of(deck));
  return distance.TurnsOf(distance.Of(*form.Compact(position), player));
}

// The length of a shortest escape, or nothing when a small search does not find it; INT_MAX when
// there is none.
std::optional<int> TrueDistance(const Position& position, Player player, Metric metric,
                                const Deck& deck, SpacesRule spaces, uint64_t max_states) {
  SolveRequest request;
  request.hero = player;
  request.metric = metric;
  request.spaces = spaces;
  request.cards.deck = deck;
  request.limits.max_states = max_states;
  const SearchResult result = Solve(position, request);
  if (result.status == SearchStatus::kLimitReached) return std::nullopt;
  return result.status == SearchStatus::kSolved ? result.escape->length : INT_MAX;
}

void CheckBounds(const Position& position, const Deck& deck, SpacesRule spaces, uint64_t max_states,
                 int& checked) {
  for (const Player player : kPlayers) {
    INFO(CodeOf(position) << (player == Player::kGold ? " gold" : " silver"));
    const auto in_spaces =
        TrueDistance(position, player, Metric::kSpaces, deck, spaces, max_states);
    if (in_spaces) CHECK(RaceOf(position, player, deck).spaces <= *in_spaces);
    const auto in_turns = TrueDistance(position, player, Metric::kTurns, deck, spaces, max_states);
    if (in_turns) CHECK(TurnsOf(position, player, deck) <= *in_turns);
    checked += static_cast<int>(in_spaces.has_value()) + static_cast<int>(in_turns.has_value());
  }
}

TEST_CASE("the race distance of a game's position is no more than a shortest escape") {
  int checked = 0;
  for (uint64_t number = 0; number < 10; ++number) {
    SeededGame game = GameNumber(number);
    game.turns = 40;
    RandomAgent gold;
    GreedyAgent silver;
    ForEachView(game, gold, silver, [&](const InformationSet& view) {
      if (view.course().turns() % 8 != 7) return;
      CheckBounds(view.position(), game.deck, game.spaces, 20000, checked);
    });
  }
  CHECK(checked > 30);
}

TEST_CASE("the race distance of a random position is no more than a shortest escape") {
  Random random(5);
  int checked = 0;
  for (int i = 0; i < 120; ++i) {
    const Position position = testing::RandomShift(random);
    const bool has_both = position.FindHero(Player::kGold) != nullptr &&
                          position.FindHero(Player::kSilver) != nullptr;
    if (!has_both) continue;
    CheckBounds(position, i % 2 == 0 ? DeckA() : testing::DeckB(), SpacesRule::kExact, 2000,
                checked);
  }
  CHECK(checked > 100);
}

TEST_CASE("a half turn that swaps the heroes swaps their race distances") {
  Random random(6);
  int checked = 0;
  for (int i = 0; i < 2000; ++i) {
    const Position position = testing::RandomShift(random);
    if (position.FindHero(Player::kGold) == nullptr ||
        position.FindHero(Player::kSilver) == nullptr) {
      continue;
    }
    INFO(CodeOf(position));
    const Position turned = position.HalfTurned();
    CHECK(RaceOf(position, Player::kGold) == RaceOf(turned, Player::kSilver));
    CHECK(RaceOf(position, Player::kSilver) == RaceOf(turned, Player::kGold));
    // Top and bottom mean nothing, left and right the other hero.
    CHECK(RaceOf(position, Player::kGold) == RaceOf(position.UpsideDown(), Player::kGold));
    CHECK(RaceOf(position, Player::kGold) == RaceOf(position.Mirrored(), Player::kSilver));
    ++checked;
  }
  CHECK(checked > 300);
}

TEST_CASE("one shift aligns a row with any row of another part, also with one that is far off") {
  const Position near = PositionOf(
      "..........g.../GG...c....gddd/....acef..g.../...ba.efh...../iiib....hj..SS/"
      "...b.....j....:-3,0");
  CHECK(RaceOf(near, Player::kSilver) == Race{20, 9});
  const Position far = PositionOf(
      ".....c....g.../GG..ace...gddd/....a.e...g.../...b...fh...../iiib...fhj..SS/"
      "...b.....j....:-4,0");
  CHECK(RaceOf(far, Player::kSilver) == Race{21, 10});
}

struct RaceCase {
  const char* code;
  int gold_spaces;
  int gold_turns;  // deck a
  const char* why;
};

TEST_CASE("a race counts the hero's own spaces, what stands in its rows, and shifts") {
  const RaceCase cases[] = {
      {"............../............../GG..........SS/............../............../"
       "..............:0,0",
       14 + 1, 2, "the other hero in the row: another one"},
      {"............../............../GG............/............../............../"
       "............SS:0,0",
       14, 1, "a free row: one slide"},
      {"............../............../GG....a......./......a......./............../"
       "............SS:0,0",
       14 + 1, 2, "one blocker, one space from being off the row"},
      {"............../............../GG....a......./......a......./......a......./"
       "............SS:0,0",
       14 + 1, 2, "three long: another row costs as much"},
      {"............../............../GG............/............../............../"
       "............SS:1,0",
       14, 1, "a row that goes on, by another number"},
      {"............../............../............../............../............../"
       "GG..........SS:5,0",
       14 + 6, 2, "no row of the middle: both sides must shift"},
      {"............../............../............../..........GG../............../"
       "SS............:0,0",
       4, 1, "in the last part"},
      {"............../............../............../............GG/............../"
       "SS............:0,0",
       2, 1, "at the edge"},
  };
  for (const RaceCase& one : cases) {
    INFO(one.why << ": " << one.code);
    const Position position = PositionOf(one.code);
    CHECK(RaceOf(position, Player::kGold).spaces == one.gold_spaces);
    CHECK(TurnsOf(position, Player::kGold, DeckA()) == one.gold_turns);
  }
}

}  // namespace
}  // namespace rushkit
