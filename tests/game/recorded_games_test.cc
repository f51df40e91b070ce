// Random games and their records: played again they are the same, and what is changed in one is
// found where the slow referee finds it.
#include "tests/game/recorded_games.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "solver/game/game_record.h"
#include "solver/game/recorded_game.h"
#include "tests/catch.h"
#include "tests/game/slow_side.h"

namespace rushkit {
namespace {

using testing::AnyOf;
using testing::GameKind;
using testing::NameOf;
using testing::NamesOf;
using testing::TextsOf;
using Place = RecordBreach::Place;

TEST_CASE("The record of a game gives the same states again at every moment") {
  for (uint64_t seed = 0; seed < 60; ++seed) {
    INFO("game " << seed);
    testing::PlayRecorded(seed, [](const RecordedGame& game) {
      const GameReplay replay = ReplayGame(game.record());
      REQUIRE(replay.is_legal());
      REQUIRE(*replay.course == game.state().course());
      REQUIRE(*replay.cards == game.state().cards());
      const RecordedGame again = *RecordedGame::From(game.record());
      REQUIRE(again.record() == game.record());
      REQUIRE(again.state() == game.state());
      for (const Player player : kPlayers) {
        REQUIRE(again.referee().ViewOf(player) == game.referee().ViewOf(player));
      }
    });
  }
}

TEST_CASE("The record of what a player saw tells of the cards what he knows") {
  for (uint64_t seed = 0; seed < 60; ++seed) {
    INFO("game " << seed);
    testing::PlayRecorded(seed, [](const RecordedGame& game) {
      for (const Player viewer : kPlayers) {
        const GameReplay replay = ReplayGame(testing::SeenBy(viewer, game.record()));
        REQUIRE(replay.is_legal());
        REQUIRE(*replay.course == game.state().course());
        REQUIRE(*replay.cards == game.referee().ViewOf(viewer).cards());
      }
    });
  }
}

std::vector<Card> AllOf(const SeenCards& cards) {
  std::vector<Card> all;
  for (const std::optional<Card>& card : cards) all.push_back(*card);
  return all;
}

Deal DealOf(const GameRecord& record) {
  return {
      {testing::CountsOf(AllOf((*record.hands)[0])), testing::CountsOf(AllOf((*record.hands)[1]))},
      AllOf(*record.pile)};
}

// The first thing that the slow referee does not let pass; kSetup when there is none.
std::pair<Place, size_t> BreachBySlow(const GameRecord& record) {
  const GameKind kind{record.setup, record.first, record.spaces, record.limits, record.deck};
  twin::Referee slow = testing::SlowReferee(kind, DealOf(record));
  for (size_t i = 0; i < record.turns.size(); ++i) {
    const Turn& turn = record.turns[i].turn;
    if (!slow.MayPlay(NameOf(turn.card), TextsOf(turn.moves))) return {Place::kTurn, i};
    slow.Play(NameOf(turn.card), TextsOf(turn.moves));
    const std::vector<Card> new_pile = AllOf(record.turns[i].new_pile);
    if (!new_pile.empty() && !slow.NeedsPile()) return {Place::kNewPile, i};
    if (slow.NeedsPile() && !slow.Stack(NamesOf(new_pile))) return {Place::kNewPile, i};
  }
  const auto said = std::find_if(testing::kResultsByEnding.begin(), testing::kResultsByEnding.end(),
                                 [&](const auto& entry) { return entry.second == *record.result; });
  if (slow.ending() != said->first) return {Place::kResult, record.turns.size()};
  return {Place::kSetup, 0};
}

// Some card of `cards` changes places with one of `others`.
void Exchange(SeenCards& cards, SeenCards& others, Random& random) {
  if (cards.empty() || others.empty()) return;
  std::swap(cards[random.Below(cards.size())], others[random.Below(others.size())]);
}

// One turn, hand or pile is changed, so that the cards of the deal are still the deck's.
GameRecord Changed(GameRecord record, Random& random) {
  std::array<SeenCards, 2>& hands = *record.hands;
  const size_t turn = random.Below(std::max<size_t>(record.turns.size(), 1));
  switch (random.Below(5)) {
    case 0:
      Exchange(hands[0], hands[1], random);
      break;
    case 1:
      Exchange(hands[random.Below(2)], *record.pile, random);
      break;
    case 2:
      Exchange(*record.pile, *record.pile, random);
      break;
    case 3:
      for (RecordedTurn& recorded : record.turns) {
        if (random.Below(2) == 0) Exchange(recorded.new_pile, recorded.new_pile, random);
      }
      break;
    default:
      if (record.turns.empty()) break;
      record.turns[turn].turn = testing::Mutilated(record.turns[turn].turn, record.setup, random);
      break;
  }
  return record;
}

TEST_CASE("What is changed in a record is found at the first turn that breaks a rule then") {
  int broken = 0;
  int legal = 0;
  for (uint64_t seed = 0; seed < 400; ++seed) {
    INFO("game " << seed);
    Random random(seed);
    const GameRecord record = Changed(testing::PlayRecorded(seed).record(), random);
    const GameReplay replay = ReplayGame(record);
    const std::pair<Place, size_t> slow = BreachBySlow(record);
    const RecordBreach breach = replay.breach.value_or(RecordBreach{Place::kSetup, 0, ""});
    INFO(breach.reason);
    REQUIRE((breach.place == slow.first));
    REQUIRE(breach.turn == slow.second);
    (replay.breach ? broken : legal) += 1;
  }
  CHECK(broken > 60);
  CHECK(legal > 60);
}

TEST_CASE("A hand or pile that is not of the deck is found before the first turn") {
  for (uint64_t seed = 0; seed < 100; ++seed) {
    INFO("game " << seed);
    Random random(seed);
    GameRecord record = testing::PlayRecorded(seed).record();
    SeenCards& cards = random.Below(2) == 0 ? *record.pile : (*record.hands)[random.Below(2)];
    std::optional<Card>& card = cards[random.Below(cards.size())];
    const Card other = kAllCards[random.Below(kAllCards.size())];
    if (card == other) continue;
    card = other;
    const GameReplay replay = ReplayGame(record);
    REQUIRE(replay.breach.has_value());
    CHECK((replay.breach->place == Place::kHands || replay.breach->place == Place::kPile));
  }
}

}  // namespace
}  // namespace rushkit
