// An information set never tells more than its player saw.
#include "solver/game/information_set.h"

#include <array>
#include <utility>
#include <vector>

#include "solver/game/referee.h"
#include "tests/catch.h"
#include "tests/game/random_games.h"

namespace rushkit {
namespace {

using testing::AnyOf;
using testing::CardsOf;
using testing::CountsOf;
using testing::GameKind;

// How the cards of a whole game lie: the deal, and each pile that is made of the discards.
struct Layout {
  std::array<std::vector<Card>, 2> hands;  // by player
  std::vector<std::vector<Card>> piles;
};

Deal DealOf(const Layout& layout) {
  return {{CountsOf(layout.hands[0]), CountsOf(layout.hands[1])}, layout.piles[0]};
}

// A game played at random to its end.
struct Story {
  GameKind kind;
  std::vector<Turn> turns;
  Layout layout;
};

Story RandomStory(uint64_t seed) {
  Random random(seed);
  Story story{testing::AnyGame(random), {}, {}};
  const Deal deal = DealInOrder(Shuffled(story.kind.deck, random), story.kind.first);
  story.layout = {{CardsOf(deal.hands[0]), CardsOf(deal.hands[1])}, {deal.pile}};
  Referee game = *Referee::Begin(story.kind.Course(), story.kind.deck, deal,
                                 [&](const CardCounts& cards, int) {
                                   story.layout.piles.push_back(Shuffled(cards, random));
                                   return story.layout.piles.back();
                                 });
  while (!game.state().ending()) {
    story.turns.push_back(testing::AnyTurn(game.state(), random));
    REQUIRE(game.Play(story.turns.back()).ok());
  }
  return story;
}

// The cards of `layout` that `viewer` never sees drawn, other than in the other's hand.
std::vector<Card*> HiddenPlaces(Layout& layout, const Story& story, Player viewer) {
  std::vector<Card*> places;
  for (Card& card : layout.hands[static_cast<size_t>(Opponent(viewer))]) places.push_back(&card);
  Player mover = story.kind.first;
  size_t drawn = 0;
  for (std::vector<Card>& pile : layout.piles) {
    for (Card& card : pile) {
      // The last turn of a game draws nothing.
      const bool is_seen = drawn + 1 < story.turns.size() && mover == viewer;
      if (!is_seen) places.push_back(&card);
      mover = Opponent(mover);
      ++drawn;
    }
  }
  return places;
}

// Whether the same turns can be played with the cards as they lie.
bool IsPlayable(const Story& story, const Layout& layout) {
  std::array<CardCounts, 2> hands = DealOf(layout).hands;
  CardCounts discards;
  size_t pile = 0;
  size_t next = 0;
  Player mover = story.kind.first;
  for (size_t turn = 0; turn < story.turns.size(); ++turn, mover = Opponent(mover)) {
    CardCounts& hand = hands[static_cast<size_t>(mover)];
    if (!hand.Has(story.turns[turn].card)) return false;
    hand.Remove(story.turns[turn].card);
    discards.Add(story.turns[turn].card);
    if (turn + 1 == story.turns.size()) break;
    hand.Add(layout.piles[pile][next]);
    if (++next < layout.piles[pile].size()) continue;
    if (CountsOf(layout.piles[++pile]) != discards) return false;
    discards = {};
    next = 0;
  }
  return true;
}

// The same game with other hidden cards: pairs of them change places, as long as the other player
// still holds what he plays.
Layout OtherLayout(const Story& story, Player viewer, Random& random) {
  Layout layout = story.layout;
  const std::vector<Card*> places = HiddenPlaces(layout, story, viewer);
  for (int attempt = 0; attempt < 60; ++attempt) {
    Card& one = *AnyOf(places, random);
    Card& two = *AnyOf(places, random);
    std::swap(one, two);
    if (!IsPlayable(story, layout)) std::swap(one, two);
  }
  return layout;
}

Referee RefereeOf(const Story& story, const Layout& layout) {
  return *Referee::Begin(
      story.kind.Course(), story.kind.deck, DealOf(layout),
      [&](const CardCounts&, int number) { return layout.piles[static_cast<size_t>(number)]; });
}

// Plays both at once and tells whether they were ever different games.
bool PlayAlike(const Story& story, const Layout& one, const Layout& two, Player viewer) {
  Referee first = RefereeOf(story, one);
  Referee second = RefereeOf(story, two);
  bool differ = false;
  for (size_t turn = 0; turn <= story.turns.size(); ++turn) {
    REQUIRE(first.ViewOf(viewer) == second.ViewOf(viewer));
    differ = differ || first.state() != second.state();
    if (turn == story.turns.size()) break;
    REQUIRE(first.Play(story.turns[turn]).ok());
    REQUIRE(second.Play(story.turns[turn]).ok());
  }
  return differ;
}

TEST_CASE("Games that differ in hidden cards only look alike to the player to their end") {
  int differ = 0;
  for (uint64_t seed = 0; seed < 120; ++seed) {
    INFO("game " << seed);
    const Story story = RandomStory(seed);
    Random random(seed);
    for (const Player viewer : kPlayers) {
      const Layout other = OtherLayout(story, viewer, random);
      REQUIRE(IsPlayable(story, other));
      differ += PlayAlike(story, story.layout, other, viewer) ? 1 : 0;
    }
  }
  CHECK(differ > 120);
}

TEST_CASE("A player whose own cards differ sees another game") {
  int differ = 0;
  for (uint64_t seed = 0; seed < 60; ++seed) {
    const Story story = RandomStory(seed);
    Random random(seed);
    const Layout other = OtherLayout(story, Player::kGold, random);
    if (DealOf(other).hands[1] == DealOf(story.layout).hands[1]) continue;
    const Referee one = RefereeOf(story, story.layout);
    const Referee two = RefereeOf(story, other);
    REQUIRE_FALSE(one.ViewOf(Player::kSilver) == two.ViewOf(Player::kSilver));
    ++differ;
  }
  CHECK(differ > 10);
}

}  // namespace
}  // namespace rushkit
