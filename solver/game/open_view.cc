#include "solver/game/open_view.h"

#include <cassert>

namespace rushkit {

InformationSet OpenView(const GameState& state) {
  assert(!state.is_draw_due());
  const CardLedger& cards = state.cards();
  const absl::StatusOr<CardLedger> shown =
      CardLedger::Resume({.held = {cards.HeldBy(Player::kGold), cards.HeldBy(Player::kSilver)},
                          .unseen = state.PileCounts(),
                          .discards = cards.discards(),
                          .pile_size = cards.pile_size(),
                          .reshuffles = cards.reshuffles()});
  assert(shown.ok());
  return *InformationSet::Resume(state.course(), state.to_move(), *shown);
}

}  // namespace rushkit
