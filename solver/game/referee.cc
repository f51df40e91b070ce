#include "solver/game/referee.h"

#include <cassert>

namespace rushkit {

absl::StatusOr<Referee> Referee::Begin(const GameCourse& course, const Deck& deck, const Deal& deal,
                                       Shuffle shuffle) {
  absl::StatusOr<GameState> state = GameState::Begin(course, deck, deal.hands, deal.pile);
  if (!state.ok()) return state.status();
  const auto view = [&](Player player) {
    return InformationSet::Begin(course, player, deck, deal.hands[static_cast<size_t>(player)]);
  };
  return Referee(*std::move(state), {*view(Player::kGold), *view(Player::kSilver)},
                 std::move(shuffle));
}

absl::Status Referee::Play(const Turn& turn) {
  const Player player = state_.to_move();
  if (absl::Status legal = state_.Check(turn); !legal.ok()) return legal;
  state_.Play(turn);
  for (InformationSet& view : views_) view.SeeTurn(turn);
  if (state_.is_draw_due()) Draw(player);
  return absl::OkStatus();
}

void Referee::Draw(Player player) {
  const Card card = state_.cards().next_cards().front();
  state_.Draw(card);
  const CardLedger& cards = state_.cards();
  if (cards.next_cards().empty()) state_.Stack(shuffle_(state_.PileCounts(), cards.reshuffles()));
  views_[static_cast<size_t>(player)].SeeOwnDraw(card);
  views_[static_cast<size_t>(Opponent(player))].SeeOtherDraw();
}

}  // namespace rushkit
