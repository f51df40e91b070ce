#include "tests/judgement/open_deals.h"

#include <algorithm>
#include <array>

#include "solver/base/random.h"
#include "solver/game/deal.h"
#include "solver/game/play_generator.h"
#include "tests/catch.h"
#include "tests/support/positions.h"
#include "tests/support/random_positions.h"

namespace rushkit::testing {
namespace {

Deck DeckOf(const std::vector<Card>& cards, int size, Random& random) {
  Deck deck;
  while (deck.size() < size) deck.Add(cards[random.Below(cards.size())]);
  return deck;
}

bool WinsAtOnce(const InformationSet& view) {
  PlayGenerator plays(view.position(), view.course().spaces_rule());
  return !plays
              .Winning(*plays.form().Compact(view.position()), view.viewer(),
                       CardKinds::Of(view.hand()))
              .empty();
}

}  // namespace

void ForEachOpenDeal(const OpenDeals& deals, absl::FunctionRef<void(const InformationSet&)> visit) {
  Random random(deals.seed);
  for (int i = 0; i < deals.count;) {
    ShiftWishes wishes;
    wishes.connection = i % 4 < 2 ? Connection::kAllThree : Connection::kNeighbours;
    wishes.most_blockers = deals.most_blockers;
    const Position position = RandomShift(random, wishes);
    const SpacesRule rule = i % 2 == 0 ? SpacesRule::kExact : SpacesRule::kUpTo;
    const Player first = i % 3 == 0 ? Player::kSilver : Player::kGold;
    const auto course = GameCourse::Begin(position, first, rule);
    if (!course.ok()) continue;  // a hero is missing
    const Deck deck =
        DeckOf(deals.cards, kSmallestDeck + static_cast<int>(random.Below(4)), random);
    const Deal deal = DealFrom(deck, first, SeededShuffle(random.Next()));
    auto cards = CardLedger::Deal(deck);
    REQUIRE(cards.ok());
    for (const Player player : kPlayers) {
      REQUIRE(cards->Reveal(player, deal.hands[static_cast<size_t>(player)]).ok());
    }
    const size_t known = deals.knows_draws ? std::min<size_t>(deal.pile.size(), i % 3) : 0;
    if (known > 0) {
      REQUIRE(cards->RevealPile(absl::MakeConstSpan(deal.pile).subspan(0, known)).ok());
    }
    const auto view = InformationSet::Resume(*course, first, *cards);
    REQUIRE(view.ok());
    if (WinsAtOnce(*view)) continue;
    INFO(CodeOf(position) << " deal " << i);
    visit(*view);
    ++i;
  }
}

InformationSet HalfTurned(const InformationSet& view) {
  const CardLedger& cards = view.cards();
  const auto turned =
      CardLedger::Resume({.held = {cards.HeldBy(Player::kSilver), cards.HeldBy(Player::kGold)},
                          .unseen = cards.unseen(),
                          .discards = cards.discards(),
                          .pile_size = cards.pile_size(),
                          .reshuffles = cards.reshuffles()});
  const Player viewer = Opponent(view.viewer());
  const auto course =
      GameCourse::Begin(view.position().HalfTurned(), viewer, view.course().spaces_rule());
  REQUIRE(turned.ok());
  REQUIRE(course.ok());
  return *InformationSet::Resume(*course, viewer, *turned);
}

}  // namespace rushkit::testing
