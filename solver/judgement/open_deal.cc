#include "solver/judgement/open_deal.h"

#include "solver/game/card_kinds.h"

namespace rushkit {

OpenDeal OpenDeal::Of(const GameState& state) {
  const CardLedger& cards = state.cards();
  OpenDeal deal{state.position(),
                state.to_move(),
                {state.HandOf(Player::kGold), state.HandOf(Player::kSilver)},
                {cards.next_cards().begin(), cards.next_cards().end()}};
  // Equal cards have one order.
  for (const Card card : kAllCards) {
    if (CardKinds::Of(cards.unseen()) != CardKinds({card})) continue;
    deal.draws.insert(deal.draws.end(), static_cast<size_t>(cards.unseen().Of(card)), card);
  }
  return deal;
}

}  // namespace rushkit
