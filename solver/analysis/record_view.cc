#include "solver/analysis/record_view.h"

#include <algorithm>

#include "solver/game/card_ledger.h"
#include "solver/game/recorded_game.h"

namespace rushkit {
namespace {

// Whether a record that does not say all cards says some of the other player's.
bool SaysCardsOf(const GameRecord& record, Player player) {
  if (record.pile) return true;
  if (!record.hands) return false;
  const SeenCards& hand = (*record.hands)[static_cast<size_t>(player)];
  return std::any_of(hand.begin(), hand.end(), [](const auto& card) { return card.has_value(); });
}

// The same account to whom the hand of `player` is hidden.
absl::StatusOr<CardLedger> Hiding(Player player, const CardLedger& cards) {
  CardLedger::Account account = cards.ToAccount();
  CardLedger::Held& held = account.held[static_cast<size_t>(player)];
  account.unseen.Add(held.known);
  held = {Hand(), held.size()};
  return CardLedger::Resume(account);
}

}  // namespace

absl::StatusOr<InformationSet> ViewAfter(const GameRecord& record, size_t turns,
                                         Knowledge knowledge) {
  const GameRecord begun = Truncated(record, turns);
  const GameReplay replay = ReplayGame(begun);
  if (!replay.is_legal()) return absl::FailedPreconditionError(replay.breach->reason);
  // Without these a game would be continued with cards that are not of the record.
  const bool says_cards = record.seed || (record.hands && record.pile);
  if (says_cards && knowledge == Knowledge::kHidden) {
    const absl::StatusOr<RecordedGame> game = RecordedGame::From(begun);
    if (game.ok()) return game->referee().ViewOf(game->state().to_move());
  }
  const Player viewer = replay.course->to_move();
  CardLedger cards =
      knowledge == Knowledge::kOpenKnown ? *replay.cards : replay.cards->WithoutOrder();
  // What he may have found out in other ways is given up with what the record tells.
  if (knowledge == Knowledge::kHidden && SaysCardsOf(record, Opponent(viewer))) {
    const absl::StatusOr<CardLedger> hiding = Hiding(Opponent(viewer), cards);
    if (!hiding.ok()) return hiding.status();
    cards = *hiding;
  }
  return InformationSet::Resume(*replay.course, viewer, cards);
}

}  // namespace rushkit
