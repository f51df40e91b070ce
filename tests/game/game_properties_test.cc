// What must hold at every moment of every game, whoever plays: the grid may be turned round, and
// cards are neither made nor lost.
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "solver/game/referee.h"
#include "tests/catch.h"
#include "tests/game/random_games.h"

namespace rushkit {
namespace {

using testing::GameKind;

// A way to look at the table from elsewhere.
struct Symmetry {
  const char* name;
  bool swaps_ends;  // left and right, and with them sides, heroes and players
  bool swaps_rows;  // up and down

  Player Of(Player player) const { return swaps_ends ? Opponent(player) : player; }

  Position Of(const Position& position) const {
    if (!swaps_ends) return position.UpsideDown();
    return swaps_rows ? position.HalfTurned() : position.Mirrored();
  }

  // `position`: before the turn, for how its vehicles lie.
  Turn Of(const Turn& turn, const Position& position) const {
    Turn seen{turn.card, {}};
    for (const Move& move : turn.moves) {
      const auto* drive = std::get_if<Drive>(&move);
      seen.moves.push_back(drive != nullptr ? Move(Of(*drive, position))
                                            : Move(Of(std::get<Shift>(move))));
    }
    return seen;
  }

  std::optional<Ending> Of(std::optional<Ending> ending) const {
    const std::optional<Player> winner = ending ? WinnerOf(*ending) : std::nullopt;
    return winner ? WinOf(Of(*winner)) : ending;
  }

 private:
  Drive Of(const Drive& drive, const Position& position) const {
    const Vehicle* vehicle = position.Find(drive.vehicle);
    const bool is_horizontal = vehicle == nullptr || vehicle->is_horizontal();
    const int sign = (is_horizontal ? swaps_ends : swaps_rows) ? -1 : 1;
    const bool is_hero = drive.vehicle == kGoldLetter || drive.vehicle == kSilverLetter;
    const char other = drive.vehicle == kGoldLetter ? kSilverLetter : kGoldLetter;
    return {swaps_ends && is_hero ? other : drive.vehicle, Spaces(sign * drive.spaces.value())};
  }

  Shift Of(const Shift& shift) const {
    const Side other = shift.side == Side::kLeft ? Side::kRight : Side::kLeft;
    return {swaps_ends ? other : shift.side, Rows((swaps_rows ? -1 : 1) * shift.rows.value())};
  }
};

constexpr Symmetry kSymmetries[] = {
    {"half turned", true, true}, {"mirrored", true, false}, {"upside down", false, true}};

void CheckView(const InformationSet& view, const InformationSet& seen, const Symmetry& symmetry) {
  REQUIRE(seen.viewer() == symmetry.Of(view.viewer()));
  REQUIRE(seen.position() == symmetry.Of(view.position()));
  REQUIRE(seen.to_move() == symmetry.Of(view.to_move()));
  REQUIRE(seen.hand() == view.hand());
  REQUIRE(seen.other() == view.other());
  REQUIRE(seen.unseen() == view.unseen());
}

// `seen` is `game` looked at from elsewhere.
void CheckSame(const Referee& game, const Referee& seen, const Symmetry& symmetry) {
  const GameState& state = game.state();
  const GameState& other = seen.state();
  REQUIRE(other.position() == symmetry.Of(state.position()));
  REQUIRE(other.to_move() == symmetry.Of(state.to_move()));
  REQUIRE(other.course().turns() == state.course().turns());
  REQUIRE(other.ending() == symmetry.Of(state.ending()));
  REQUIRE(other.course().TimesSeen(other.position(), other.to_move()) ==
          state.course().TimesSeen(state.position(), state.to_move()));
  REQUIRE(other.cards().next_cards() == state.cards().next_cards());
  REQUIRE(other.cards().discards() == state.cards().discards());
  for (const Player player : kPlayers) {
    REQUIRE(other.HandOf(symmetry.Of(player)) == state.HandOf(player));
    CheckView(game.ViewOf(player), seen.ViewOf(symmetry.Of(player)), symmetry);
  }
}

Deal Of(const Deal& deal, const Symmetry& symmetry) {
  Deal seen = deal;
  if (symmetry.swaps_ends) std::swap(seen.hands[0], seen.hands[1]);
  return seen;
}

// Plays one game, and the same as it looks from elsewhere.
void PlayBoth(uint64_t seed, const Symmetry& symmetry) {
  Random random(seed);
  const GameKind kind = testing::AnyGame(random);
  GameKind turned = kind;
  turned.start = symmetry.Of(kind.start);
  turned.first = symmetry.Of(kind.first);
  const Shuffle shuffle = SeededShuffle(seed);
  const Deal deal = DealFrom(kind.deck, kind.first, shuffle);
  Referee game = *Referee::Begin(kind.Course(), kind.deck, deal, shuffle);
  Referee seen = *Referee::Begin(turned.Course(), kind.deck, Of(deal, symmetry), shuffle);
  INFO("game " << seed << " " << symmetry.name);
  CheckSame(game, seen, symmetry);
  while (!game.state().ending()) {
    const Position position = game.state().position();
    const Turn turn = testing::AnyTurn(game.state(), random);
    const Turn changed = testing::Mutilated(turn, position, random);
    REQUIRE(game.state().Check(changed).ok() ==
            seen.state().Check(symmetry.Of(changed, position)).ok());
    REQUIRE(game.Play(turn).ok());
    REQUIRE(seen.Play(symmetry.Of(turn, position)).ok());
    CheckSame(game, seen, symmetry);
  }
}

TEST_CASE("A game looks the same from the other end of the table, mirrored, and upside down") {
  for (const Symmetry& symmetry : kSymmetries) {
    for (uint64_t seed = 0; seed < 40; ++seed) PlayBoth(seed, symmetry);
  }
}

// Every card of the deck is in one place: as the dealer knows it, and as each player does.
void CheckCards(const GameState& state, const std::array<InformationSet, 2>& views,
                const Deck& deck) {
  REQUIRE(state.cards().AllCards() == deck);
  CardCounts all = state.PileCounts();
  all.Add(state.cards().discards());
  for (const Player player : kPlayers) all.Add(state.HandOf(player));
  REQUIRE(all == deck);
  REQUIRE(state.PileCounts().size() == state.cards().pile_size());
  for (const InformationSet& view : views) {
    REQUIRE(view.cards().AllCards() == deck);
    REQUIRE(view.unseen().size() == view.other().hidden + view.cards().pile_size());
    REQUIRE(view.hand() == state.HandOf(view.viewer()));
    REQUIRE(view.other().size() == state.HandOf(Opponent(view.viewer())).size());
    REQUIRE(state.HandOf(Opponent(view.viewer())).Holds(view.other().known));
  }
}

// A game by hand, looked at after each thing that happens: a card is played, one is drawn, the
// pile is made anew.
void CountCards(uint64_t seed) {
  Random random(seed);
  const GameKind kind = testing::AnyGame(random);
  const Deal deal = DealInOrder(Shuffled(kind.deck, random), kind.first);
  GameState state = *GameState::Begin(kind.Course(), kind.deck, deal.hands);
  const auto view_of = [&](Player player) {
    return *InformationSet::Begin(kind.Course(), player, kind.deck,
                                  deal.hands[static_cast<size_t>(player)]);
  };
  std::array<InformationSet, 2> views = {view_of(Player::kGold), view_of(Player::kSilver)};
  INFO("game " << seed);
  CheckCards(state, views, kind.deck);
  while (!state.ending()) {
    const Player player = state.to_move();
    const Turn turn = testing::AnyTurn(state, random);
    state.Play(turn);
    for (InformationSet& view : views) view.SeeTurn(turn);
    CheckCards(state, views, kind.deck);
    REQUIRE(state.HandOf(player).size() == kHandSize - 1);
    if (!state.is_draw_due()) continue;
    const Card card = testing::AnyCardOf(state.PileCounts(), random);
    state.Draw(card);
    views[static_cast<size_t>(player)].SeeOwnDraw(card);
    views[static_cast<size_t>(Opponent(player))].SeeOtherDraw();
    CheckCards(state, views, kind.deck);
    REQUIRE(state.HandOf(player).size() == kHandSize);
  }
}

TEST_CASE("No card is made or lost at any moment of a game") {
  for (uint64_t seed = 0; seed < 100; ++seed) CountCards(seed);
}

}  // namespace
}  // namespace rushkit
