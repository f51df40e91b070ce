#include "tests/games/views.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "solver/base/random.h"
#include "solver/game/deal.h"
#include "tests/catch.h"
#include "tests/support/case_file.h"
#include "tests/support/positions.h"

namespace rushkit::testing {
namespace {

Deck DeckOf(const std::array<int, kCardKinds>& counts) {
  Deck deck;
  for (const Card card : kAllCards) deck.Add(card, counts[static_cast<size_t>(card)]);
  return deck;
}

}  // namespace

Deck DeckA() { return DeckOf({6, 6, 4, 3, 3, 4, 3, 3, 0}); }
Deck DeckB() { return DeckOf({3, 5, 5, 3, 5, 6, 0, 3, 2}); }

SeededGame GameNumber(uint64_t number) {
  const std::vector<std::string> codes = BookletCodes();
  const Connection connection = number % 2 == 0 ? Connection::kAllThree : Connection::kNeighbours;
  SeededGame game{PositionOf(codes[number % codes.size()], connection)};
  game.spaces = number / 2 % 2 == 0 ? SpacesRule::kExact : SpacesRule::kUpTo;
  game.deck = number / 4 % 2 == 0 ? DeckA() : DeckB();
  game.seed = number;
  return game;
}

void ForEachView(const SeededGame& game, Agent& gold, Agent& silver,
                 absl::FunctionRef<void(const InformationSet&)> visit) {
  const auto course = GameCourse::Begin(game.start, Player::kGold, game.spaces);
  REQUIRE(course.ok());
  const Shuffle shuffle = SeededShuffle(game.seed);
  auto referee =
      Referee::Begin(*course, game.deck, DealFrom(game.deck, Player::kGold, shuffle), shuffle);
  REQUIRE(referee.ok());
  Random random(game.seed);
  for (int turn = 0; turn < game.turns && !referee->state().ending(); ++turn) {
    const Player player = referee->state().to_move();
    const InformationSet& view = referee->ViewOf(player);
    visit(view);
    const auto decision = (player == Player::kGold ? gold : silver).Choose(view, random);
    REQUIRE(decision.ok());
    REQUIRE(referee->Play(decision->turn).ok());
  }
}

}  // namespace rushkit::testing
