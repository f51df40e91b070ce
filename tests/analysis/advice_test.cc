#include "solver/analysis/advice.h"

#include <chrono>
#include <memory>
#include <vector>

#include "solver/agents/greedy_agent.h"
#include "solver/agents/random_agent.h"
#include "solver/analysis/record_view.h"
#include "solver/game/plays.h"
#include "solver/game/recorded_game.h"
#include "tests/analysis/recorded_games.h"
#include "tests/catch.h"
#include "tests/games/views.h"
#include "tests/support/positions.h"

namespace rushkit {
namespace {

using testing::DeckA;
using testing::GameNumber;
using testing::PositionOf;
using testing::RecordedBetween;
using testing::SeededGame;

Hand HandOf(const std::vector<Card>& cards) {
  Hand hand;
  for (const Card card : cards) hand.Add(card);
  return hand;
}

// Gold is three spaces from off and nothing is in its way.
constexpr char kNearlyOff[] =
    ".b............/.b............/SS.........GG./............../............../..............";

InformationSet ViewOn(const Position& position, const Hand& hand, const Hand& other, int hidden) {
  CardLedger::Account account;
  account.held = {CardLedger::Held{hand, 0}, CardLedger::Held{other, hidden}};
  account.unseen = DeckA();
  account.unseen.Remove(hand);
  account.unseen.Remove(other);
  account.pile_size = DeckA().size() - 2 * kHandSize;
  const auto course = GameCourse::Begin(position, Player::kGold, SpacesRule::kExact);
  REQUIRE(course.ok());
  const auto ledger = CardLedger::Resume(account);
  REQUIRE(ledger.ok());
  auto view = InformationSet::Resume(*course, Player::kGold, *ledger);
  REQUIRE(view.ok());
  return *view;
}

const Hand kWithMoveThree = HandOf({Card::kMove3, Card::kMove1, Card::kShift, Card::kShift});
const Hand kOther = HandOf({Card::kMove1, Card::kMove2, Card::kMove2, Card::kSlide});

AdviceRequest Asking(Knowledge knowledge, int depth = 1) {
  AdviceRequest request;
  request.knowledge = knowledge;
  request.iterations = 40;
  request.depth = depth;
  return request;
}

TEST_CASE("A win in hand is what every level advises") {
  const InformationSet view = ViewOn(PositionOf(kNearlyOff), kWithMoveThree, kOther, 0);
  for (const Knowledge knowledge : {Knowledge::kHidden, Knowledge::kOpen, Knowledge::kOpenKnown}) {
    const auto advice = Adviser().Advise(view, Asking(knowledge));
    REQUIRE(advice.ok());
    const JudgedTurn& best = advice->judgement.turns.front();
    CHECK(best.turn.card == Card::kMove3);
    CHECK(best.wins);
    CHECK(best.win == Estimate{1, 1, 1});
    if (knowledge != Knowledge::kOpenKnown) continue;
    CHECK(advice->verdict == DealVerdict{Fate::kWins, 1, 0});
    CHECK(advice->line == std::vector<Turn>{best.turn});
  }
}

TEST_CASE("Open hands are judged where both are known, and only there") {
  const InformationSet hidden = ViewOn(PositionOf(kNearlyOff), kWithMoveThree, Hand(), 4);
  for (const Knowledge knowledge : {Knowledge::kOpen, Knowledge::kOpenKnown}) {
    const auto advice = Adviser().Advise(hidden, Asking(knowledge));
    CHECK(absl::IsFailedPrecondition(advice.status()));
  }
  CHECK(Adviser().Advise(hidden, Asking(Knowledge::kHidden)).ok());
}

TEST_CASE("A proof is asked for beside the advice") {
  const InformationSet view = ViewOn(PositionOf(kNearlyOff), kWithMoveThree, Hand(), 4);
  AdviceRequest request = Asking(Knowledge::kHidden);
  CHECK_FALSE(Adviser().Advise(view, request)->forced.has_value());
  request.prove = 1;
  const auto advice = Adviser().Advise(view, request);
  REQUIRE(advice.ok());
  REQUIRE(advice->forced.has_value());
  CHECK(advice->forced->status == ForcedWinStatus::kForced);
  CHECK(advice->forced->turns == 1);
}

TEST_CASE("A turn that is asked about is judged, good or bad, as it was written") {
  RandomAgent gold;
  GreedyAgent silver;
  int visits = 0;
  ForEachView(GameNumber(3), gold, silver, [&](const InformationSet& view) {
    if (++visits > 6) return;
    const Card card = [&] {
      for (const Card one : kAllCards) {
        if (view.hand().Has(one)) return one;
      }
      return Card::kMove1;
    }();
    const Turn turn =
        PlaysOf(view.position(), view.viewer(), card, view.course().spaces_rule()).back().turn;
    AdviceRequest request = Asking(Knowledge::kHidden);
    request.turns = 1;
    request.also = {turn};
    const auto advice = Adviser().Advise(view, request);
    REQUIRE(advice.ok());
    const JudgedTurn* judged = advice->judgement.Find(turn);
    REQUIRE(judged != nullptr);
    CHECK(judged->win.chance <= advice->judgement.turns.front().win.chance);
  });
}

TEST_CASE("Advice is the same for any number of threads and whatever was asked before") {
  RandomAgent gold;
  GreedyAgent silver;
  Adviser kept;
  int visits = 0;
  ForEachView(GameNumber(4), gold, silver, [&](const InformationSet& view) {
    if (++visits > 4) return;
    AdviceRequest request = Asking(Knowledge::kHidden);
    const auto one = kept.Advise(view, request);
    request.threads = 3;
    const auto three = Adviser().Advise(view, request);
    REQUIRE(one.ok());
    REQUIRE(three.ok());
    CHECK(one->judgement.turns == three->judgement.turns);
  });
}

TEST_CASE("The price of information is none where nothing is hidden from the advice") {
  RandomAgent gold;
  RandomAgent silver;
  int visits = 0;
  ForEachView(GameNumber(1), gold, silver, [&](const InformationSet& view) {
    if (++visits > 3) return;
    const Hand other = [&] {
      std::vector<Card> cards = Shuffled(view.unseen(), *std::make_unique<Random>(7));
      cards.resize(static_cast<size_t>(view.other().hidden));
      return HandOf(cards);
    }();
    CardLedger cards = view.cards();
    REQUIRE(cards.Reveal(Opponent(view.viewer()), other).ok());
    const auto shown = InformationSet::Resume(view.course(), view.viewer(), cards);
    REQUIRE(shown.ok());
    AdviceRequest request = Asking(Knowledge::kOpen);
    request.price_hands = 1;
    const auto advice = Adviser().Advise(*shown, request);
    REQUIRE(advice.ok());
    REQUIRE(advice->price.has_value());
    CHECK(advice->price->price.chance == 0);
    CHECK(advice->price->open.chance == advice->judgement.turns.front().win.chance);
  });
}

TEST_CASE("A hand that is known has no price, however the advice was found") {
  RandomAgent gold;
  RandomAgent silver;
  int visits = 0;
  ForEachView(GameNumber(3), gold, silver, [&](const InformationSet& view) {
    if (++visits > 4) return;
    Random random(7);
    std::vector<Card> hidden = Shuffled(view.unseen(), random);
    hidden.resize(static_cast<size_t>(view.other().hidden));
    CardLedger cards = view.cards();
    REQUIRE(cards.Reveal(Opponent(view.viewer()), HandOf(hidden)).ok());
    const auto shown = InformationSet::Resume(view.course(), view.viewer(), cards);
    REQUIRE(shown.ok());
    AdviceRequest request = Asking(Knowledge::kHidden);
    request.price_hands = 6;
    const auto advice = Adviser().Advise(*shown, request);
    REQUIRE(advice.ok());
    REQUIRE(advice->price.has_value());
    CHECK(advice->price->hands == 1);
    CHECK(advice->price->price.chance == 0);
  });
}

TEST_CASE("A price that a limit cuts short is not told") {
  RandomAgent gold;
  RandomAgent silver;
  int visits = 0;
  ForEachView(GameNumber(4), gold, silver, [&](const InformationSet& view) {
    if (++visits > 1) return;
    AdviceRequest request = Asking(Knowledge::kHidden, 3);
    request.price_hands = 6;
    request.limits.deadline = std::chrono::steady_clock::now();
    const auto advice = Adviser().Advise(view, request);
    REQUIRE(advice.ok());
    CHECK_FALSE(advice->price.has_value());
    CHECK(advice->price_limit == LimitKind::kTime);
  });
}

TEST_CASE("The price of information is never below nothing") {
  RandomAgent gold;
  RandomAgent silver;
  int visits = 0;
  ForEachView(GameNumber(2), gold, silver, [&](const InformationSet& view) {
    if (++visits > 3) return;
    AdviceRequest request = Asking(Knowledge::kHidden);
    request.price_hands = 6;
    const auto advice = Adviser().Advise(view, request);
    REQUIRE(advice.ok());
    const PriceOfInformation& price = *advice->price;
    CHECK(price.hands == 6);
    CHECK(price.price.chance >= 0);
    CHECK(price.open.chance - price.hidden.chance == Approx(price.price.chance));
    CHECK(price.price.low <= price.price.chance);
    CHECK(price.price.high >= price.price.chance);
  });
}

TEST_CASE("The price of information and what it comes of are chances, however few the hands") {
  GreedyAgent gold;
  GreedyAgent silver;
  int cut = 0;
  ForEachView(GameNumber(2), gold, silver, [&](const InformationSet& view) {
    if (view.course().turns() < 4 || view.course().turns() > 10) return;
    AdviceRequest request = Asking(Knowledge::kHidden, 2);
    request.price_hands = 2;
    const auto advice = Adviser().Advise(view, request);
    REQUIRE(advice.ok());
    const PriceOfInformation& price = *advice->price;
    for (const Estimate& estimate : {price.open, price.hidden, price.price}) {
      CHECK(estimate.low >= 0);
      CHECK(estimate.high <= 1);
    }
    if (price.price.low == 0 && price.price.chance > 0) ++cut;
  });
  CHECK(cut > 0);
}

TEST_CASE("The view in a record is what the player had seen, and all cards with open hands") {
  for (uint64_t number = 0; number < 4; ++number) {
    SeededGame game = GameNumber(number);
    game.turns = 40;
    const GameRecord record = RecordedBetween(game, "random", "greedy");
    for (size_t turn = 0; turn < record.turns.size(); turn += 7) {
      const auto played = RecordedGame::From(Truncated(record, turn));
      REQUIRE(played.ok());
      const Player player = played->state().to_move();
      const auto hidden = ViewAfter(record, turn, Knowledge::kHidden);
      REQUIRE(hidden.ok());
      CHECK(*hidden == played->referee().ViewOf(player));
      const auto open = ViewAfter(record, turn, Knowledge::kOpen);
      REQUIRE(open.ok());
      CHECK(open->other().known == played->state().HandOf(Opponent(player)));
      CHECK(open->cards().next_cards().empty());
      CHECK(open->unseen() == played->state().PileCounts());
      const auto known = ViewAfter(record, turn, Knowledge::kOpenKnown);
      REQUIRE(known.ok());
      CHECK(known->cards().next_cards().size() == static_cast<size_t>(known->cards().pile_size()));
    }
  }
}

TEST_CASE("What a record tells of the other hand is not what the player had seen") {
  SeededGame game = GameNumber(3);
  game.turns = 2;
  GameRecord record = RecordedBetween(game, "random", "random");
  record.seed.reset();
  record.pile.reset();
  const auto open = ViewAfter(record, 0, Knowledge::kOpen);
  REQUIRE(open.ok());
  CHECK(open->other().hidden == 0);
  const auto hidden = ViewAfter(record, 0, Knowledge::kHidden);
  REQUIRE(hidden.ok());
  CHECK(hidden->other().hidden == kHandSize);
  CHECK(hidden->hand() == open->hand());
  CHECK(hidden->unseen().size() == open->unseen().size() + kHandSize);
  CHECK(hidden->cards().AllCards() == record.deck);
  // One card of it that is not written hides no other.
  (*record.hands)[static_cast<size_t>(Opponent(hidden->viewer()))][0].reset();
  const auto in_part = ViewAfter(record, 0, Knowledge::kHidden);
  REQUIRE(in_part.ok());
  CHECK(*in_part == *hidden);
}

TEST_CASE("A record that hides a hand shows nothing to its player") {
  SeededGame game = GameNumber(0);
  game.turns = 4;
  GameRecord record = RecordedBetween(game, "random", "random");
  record.seed.reset();
  record.hands.reset();
  record.pile.reset();
  CHECK(absl::IsInvalidArgument(ViewAfter(record, 2, Knowledge::kHidden).status()));
}

}  // namespace
}  // namespace rushkit
