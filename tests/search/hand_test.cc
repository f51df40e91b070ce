// The open-hand solo race: a hand, the cards that will be drawn, and nothing else; against trying
// every card and every play of it.
#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "absl/container/flat_hash_set.h"
#include "solver/game/plays.h"
#include "solver/notation/card_notation.h"
#include "solver/search/solve.h"
#include "tests/catch.h"
#include "tests/search/questions.h"
#include "tests/support/case_file.h"
#include "tests/support/positions.h"

namespace rushkit {
namespace {

struct Race {
  Hand hand;
  std::vector<Card> draws;
};

Race RaceOf(const std::string& hand, const std::string& draws) {
  Race race;
  const std::vector<Card> held = ReadCardList(hand).value();
  for (const Card card : held) race.hand.Add(card);
  if (!draws.empty()) race.draws = ReadCardList(draws).value();
  return race;
}

// Whether the hero can be off within `turns`; every order of cards, every play.
bool IsWithin(const std::vector<Position>& layer, const Race& race, size_t drawn, int turns,
              Player hero, SpacesRule rule) {
  if (turns == 0) return false;
  for (const Card card : kAllCards) {
    if (!race.hand.Has(card)) continue;
    Race next = race;
    next.hand.Remove(card);
    if (drawn < race.draws.size()) next.hand.Add(race.draws[drawn]);
    absl::flat_hash_set<Placement> seen;
    std::vector<Position> after;
    for (const Position& position : layer) {
      for (const Play& play : PlaysOf(position, hero, card, rule)) {
        if (play.wins) return true;
        if (seen.insert(play.position.ToPlacement()).second) after.push_back(play.position);
      }
    }
    if (IsWithin(after, next, drawn + 1, turns - 1, hero, rule)) return true;
  }
  return false;
}

struct HandCase {
  const char* code;
  const char* hero;
  const char* hand;
  const char* draws;
  SpacesRule rule;
  int most;  // turns that are tried one by one
  const char* why;
};

constexpr char kOpenLane[] =
    "............../...a........../...a....b...../GG......b...../........b...../..SS..........:0,0";
constexpr char kTwoTurns[] =
    "....a.......SS/....a........./............../..b.........../..b...GG....../"
    "..b.......cc..:-4,-1";

}  // namespace

TEST_CASE("With cards in hand the shortest race is the one found by trying everything") {
  const HandCase rows[] = {
      {kOpenLane, "silver", "SL,M1", "", SpacesRule::kExact, 1, "a slide takes the hero off"},
      {kOpenLane, "gold", "M1,M1,M2,SL", "", SpacesRule::kExact, 3, "clear, then slide"},
      {kOpenLane, "gold", "M1,M1", "SL", SpacesRule::kExact, 3, "the slide is drawn"},
      {kOpenLane, "gold", "M1,M1", "", SpacesRule::kExact, 2, "the hand runs out: no escape"},
      {kOpenLane, "gold", "M4,SH", "M4,SL", SpacesRule::kUpTo, 3, "cards may be left unused"},
      {kTwoTurns, "gold", "SH,SL", "", SpacesRule::kExact, 2, "shift into a free lane"},
      {kTwoTurns, "gold", "MS1,M2", "SL", SpacesRule::kExact, 3, "the shift must be made"},
  };
  for (const HandCase& row : rows) {
    const Position start = testing::PositionOf(row.code);
    const Race race = RaceOf(row.hand, row.draws);
    SolveRequest request;
    request.hero = testing::PlayerOf(row.hero);
    request.metric = Metric::kTurns;
    request.spaces = row.rule;
    request.cards.hand = race.hand;
    request.cards.draws = race.draws;
    INFO(row.why);
    int expected = -1;
    for (int turns = 1; turns <= row.most && expected < 0; ++turns) {
      if (IsWithin({start}, race, 0, turns, request.hero, row.rule)) expected = turns;
    }
    const int cards = race.hand.size() + static_cast<int>(race.draws.size());
    for (const Algorithm algorithm : {Algorithm::kAStar, Algorithm::kBreadthFirst}) {
      request.algorithm = algorithm;
      const SearchResult result = Solve(start, request);
      if (expected < 0) {
        CHECK((result.status == SearchStatus::kUnsolvable || result.escape->length > row.most));
        if (cards <= row.most) CHECK(result.status == SearchStatus::kUnsolvable);
        continue;
      }
      const testing::Question question{"here", row.code, Connection::kAllThree, request, expected};
      CHECK(testing::Objection(question, result) == "");
    }
  }
}

TEST_CASE("A hand that must run out before the hero is off is a proof that there is no escape") {
  const std::string code = testing::CodeOf("booklet-2");
  SolveRequest request;
  request.metric = Metric::kTurns;
  request.cards.hand = RaceOf("M1,M1,M1,M1", "").hand;
  request.cards.draws = RaceOf("M1", "M1,M1").draws;
  request.limits.max_states = 200'000;
  for (const Algorithm algorithm : {Algorithm::kAStar, Algorithm::kBreadthFirst}) {
    request.algorithm = algorithm;
    const SearchResult result = Solve(testing::PositionOf(code), request);
    CHECK(result.status == SearchStatus::kUnsolvable);
    CHECK_FALSE(result.escape.has_value());
  }
}

}  // namespace rushkit
