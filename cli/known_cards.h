// What the user tells of the cards in the middle of a game: --hand, --other-hand, --draws and
// --discards.
#ifndef RUSHKIT_CLI_KNOWN_CARDS_H_
#define RUSHKIT_CLI_KNOWN_CARDS_H_

#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/board/vehicle.h"
#include "solver/game/card_ledger.h"
#include "solver/game/game_record.h"

namespace CLI {
class App;
}

namespace rushkit {

struct KnownCards {
  SeenCards hand;  // of the player to move
  SeenCards other_hand;
  std::vector<Card> draws;     // on top of the pile, the next one first
  std::vector<Card> discards;  // in any order

  bool empty() const {
    return hand.empty() && other_hand.empty() && draws.empty() && discards.empty();
  }
};

void AddKnownCardOptions(CLI::App& app, KnownCards& cards);

// The account of a game of `deck` in which `player` is to move. Cards that are not told are unseen:
// in the other hand or in the pile. Fails with all that does not add up.
absl::StatusOr<CardLedger> LedgerOf(const KnownCards& cards, Player player, const Deck& deck);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_KNOWN_CARDS_H_
