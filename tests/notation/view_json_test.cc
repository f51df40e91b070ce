// What a player sees of a game, as JSON and back.
#include "solver/notation/view_json.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_join.h"
#include "solver/game/plays.h"
#include "solver/game/referee.h"
#include "tests/catch.h"
#include "tests/effort.h"
#include "tests/support/positions.h"

namespace rushkit {
namespace {

using Json = nlohmann::ordered_json;
using testing::PositionOf;

constexpr char kBooklet1[] =
    "....a.....b.../GG..ac....bddd/.....cef..b.../...g..efh...../iiig....hj..SS/...g.....j....:0,0";

Deck TwoOfEach() {
  Deck deck;
  for (const Card card : kAllCards) deck.Add(card, 2);
  return deck;
}

struct Table {
  Player first = Player::kGold;
  SpacesRule spaces = SpacesRule::kExact;
  Connection connection = Connection::kAllThree;
};

Referee RefereeOf(const Table& table, const Deck& deck, const Deal& deal, uint64_t seed) {
  const GameCourse course =
      *GameCourse::Begin(PositionOf(kBooklet1, table.connection), table.first, table.spaces);
  return *Referee::Begin(course, deck, deal, SeededShuffle(seed));
}

std::optional<InformationSet> ReadBack(const Json& json, std::string* mistakes = nullptr) {
  std::vector<std::string> wrong;
  JsonFields fields(json, "view", wrong);
  std::optional<InformationSet> view = ReadView(fields);
  if (mistakes != nullptr) *mistakes = absl::StrJoin(wrong, "; ");
  CHECK(view.has_value() == wrong.empty());
  return view;
}

// A turn of the player to move with one of his cards, at random.
Turn AnyTurn(const InformationSet& view, Random& random) {
  std::vector<Card> cards;
  for (const Card card : kAllCards) {
    if (view.hand().Has(card)) cards.push_back(card);
  }
  const std::vector<Play> plays =
      PlaysOf(view.position(), view.viewer(), cards[random.Below(cards.size())],
              view.course().spaces_rule());
  return plays[random.Below(plays.size())].turn;
}

TEST_CASE("A view that is written as JSON and read again is the same view, in whole random games") {
  int shuffled = 0;
  for (int seed = 1; seed <= testing::Effort(4); ++seed) {
    const Table table{seed % 2 == 0 ? Player::kGold : Player::kSilver,
                      seed < 3 ? SpacesRule::kExact : SpacesRule::kUpTo,
                      seed % 2 == 0 ? Connection::kNeighbours : Connection::kAllThree};
    const Deal deal = DealFrom(TwoOfEach(), table.first, SeededShuffle(seed));
    Referee referee = RefereeOf(table, TwoOfEach(), deal, seed);
    Random random(seed);
    for (int turn = 0; turn < 60 && !referee.state().ending(); ++turn) {
      const InformationSet& view = referee.ViewOf(referee.state().to_move());
      const std::optional<InformationSet> again = ReadBack(WriteView(view));
      REQUIRE(again.has_value());
      REQUIRE(*again == view);
      REQUIRE(referee.Play(AnyTurn(view, random)).ok());
    }
    shuffled += referee.state().cards().reshuffles();
  }
  CHECK(shuffled > 0);  // so hands of which some cards are known have come up
}

TEST_CASE("Games that differ in hidden cards only are written with the same bytes") {
  const Deck deck = TwoOfEach();
  const Deal deal = DealFrom(deck, Player::kGold, SeededShuffle(5));
  Deal other = deal;
  // Silver's cards and the pile change places, but for those that will be Gold's draws.
  Hand& silver = other.hands[1];
  for (size_t i = 1; i < other.pile.size(); i += 2) {
    const auto held = std::find_if(kAllCards.begin(), kAllCards.end(),
                                   [&](Card card) { return silver.Has(card); });
    silver.Remove(*held);
    silver.Add(std::exchange(other.pile[i], *held));
  }
  Referee one = RefereeOf({}, deck, deal, 5);
  Referee two = RefereeOf({}, deck, other, 6);
  Random random(1);
  CHECK(WriteView(one.ViewOf(Player::kGold)).dump() == WriteView(two.ViewOf(Player::kGold)).dump());
  const Turn gold = AnyTurn(one.ViewOf(Player::kGold), random);
  REQUIRE(one.Play(gold).ok());
  REQUIRE(two.Play(gold).ok());
  const auto both_hold = [&](Card card) {
    return one.state().HandOf(Player::kSilver).Has(card) &&
           two.state().HandOf(Player::kSilver).Has(card);
  };
  const auto card = std::find_if(kAllCards.begin(), kAllCards.end(), both_hold);
  REQUIRE(card != kAllCards.end());
  const Turn silver_turn =
      PlaysOf(one.state().position(), Player::kSilver, *card, SpacesRule::kExact).front().turn;
  REQUIRE(one.Play(silver_turn).ok());
  REQUIRE(two.Play(silver_turn).ok());
  CHECK_FALSE(one.state() == two.state());
  CHECK(WriteView(one.ViewOf(Player::kGold)).dump() == WriteView(two.ViewOf(Player::kGold)).dump());
}

// The least that a view must have.
Json Small() {
  return {{"position", kBooklet1},
          {"player", "silver"},
          {"hand", "M3,SH,SL,MS2"},
          {"unseen", {{"M1", 6}, {"M2", 4}}},
          {"pile", 6}};
}

TEST_CASE("What may be left out of a view has its default") {
  const std::optional<InformationSet> view = ReadBack(Small());
  REQUIRE(view.has_value());
  CHECK(view->viewer() == Player::kSilver);
  CHECK(view->other() == CardLedger::Held{Hand(), 4});
  CHECK(view->cards().discards() == CardCounts());
  CHECK(view->course().turns() == 0);
  CHECK(view->course().limits() == GameLimits{});
  CHECK(view->course().rules() == Rules{});
  CHECK(view->course().TimesSeen(view->position(), Player::kSilver) == 1);
  CHECK(view->course().TimesSeen(view->position(), Player::kGold) == 0);
}

std::string MistakesIn(const Json& json) {
  std::string mistakes;
  CHECK_FALSE(ReadBack(json, &mistakes).has_value());
  return mistakes;
}

struct Mistake {
  Json patch;
  const char* message;
};

TEST_CASE("What is wrong with a view is said by the path of the field") {
  const std::vector<Mistake> mistakes = {
      {{{"position", nullptr}}, "view.position is missing"},
      {{{"position", 7}}, "view.position is no string"},
      {{{"position", "GG12"}}, "view.position: 1 row; expected 6 with a / between"},
      {{{"player", "red"}}, "view.player: expected gold or silver"},
      {{{"hand", "M3,SH"}}, "view: a hand of 2 known and 0 hidden cards; expected 4 together"},
      {{{"hand", "M9"}},
       "view.hand: no card is called 'M9'; expected M1, M2, M3, M4, SL, SH, MS1, MS2 or MS3"},
      {{{"other_known", "M1"}, {"other_hidden", 4}},
       "view: a hand of 1 known and 4 hidden cards; expected 4 together"},
      {{{"other_hidden", -1}}, "view.other_hidden: found -1, expected 0 to 4"},
      {{{"unseen", nullptr}}, "view.unseen is missing"},
      {{{"unseen", {{"M7", 1}}}}, "view.unseen.M7: no such card"},
      {{{"unseen", {{"M1", 1.5}}}}, "view.unseen.M1 is no whole number"},
      {{{"discards", {{"M1", 99}, {"M2", 99}}}}, "view: more than 200 cards in all"},
      {{{"pile", 7}},
       "view: 10 unseen cards; expected 11, those that are hidden in hands and those of the pile"},
      {{{"pile", 0}}, "view.pile: found 0, expected 1 to 1000000"},
      {{{"turns", 200}},
       "view: 200 turns have been played; expected 0 to 199, one less than the cap"},
      {{{"rules", {{"spaces", "some"}}}},
       "view.rules.spaces: unknown value 'some' for spaces; expected exact or up-to"},
      {{{"seen", {{"silver", {{kBooklet1, 5}}}}}},
       "view: the position stands for the time 5; expected 1 to 4"},
      {{{"seen", {{"gold", {{"AA.b/...b/..../....", 1}}}}}},
       "view: a position that has stood is on another grid"},
      {{{"seen", {{"gold", {{"", 5}}}}}},
       "view.seen.gold: row 0 has 0 cells; expected 14; view.seen.gold: 1 row; expected 6 with a / "
       "between"},
  };
  for (const Mistake& mistake : mistakes) {
    Json json = Small();
    json.merge_patch(mistake.patch);
    CHECK(MistakesIn(json) == mistake.message);
  }
  CHECK(MistakesIn(Json::array()) == "view is no object");
}

TEST_CASE("All that is wrong with a view is said at once") {
  CHECK(MistakesIn(Json::object()) ==
        "view.player is missing; view.position is missing; view.hand is missing; "
        "view.unseen is missing; view.pile is missing");
}

}  // namespace
}  // namespace rushkit
