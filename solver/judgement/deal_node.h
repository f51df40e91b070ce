// A moment of an open deal that is searched, and how a table knows it again.
#ifndef RUSHKIT_SOLVER_JUDGEMENT_DEAL_NODE_H_
#define RUSHKIT_SOLVER_JUDGEMENT_DEAL_NODE_H_

#include <array>
#include <cstddef>
#include <cstdint>

#include "solver/board/vehicle.h"
#include "solver/game/card_counts.h"
#include "solver/game/card_ledger.h"
#include "solver/game/compact_form.h"
#include "solver/game/compact_position.h"
#include "solver/judgement/open_deal_table.h"

namespace rushkit {

struct DealNode {
  CompactPosition position;
  Player mover = Player::kGold;
  std::array<Hand, 2> hands;
  size_t drawn = 0;  // cards since the search began

  const Hand& HandOf(Player player) const { return hands[static_cast<size_t>(player)]; }
  Hand& HandOf(Player player) { return hands[static_cast<size_t>(player)]; }
  // Whether the mover holds cards of which nothing is known.
  bool IsInDoubt() const { return HandOf(mover).size() < kHandSize; }
};

// The key of a moment with the draws of that number to come: the same for its half turn, which is
// the same question with the players exchanged. Of the two, the one whose position comes first.
OpenDealKey KeyOf(const CompactForm& form, const DealNode& node, uint32_t draws);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_JUDGEMENT_DEAL_NODE_H_
