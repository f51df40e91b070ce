#include "solver/game/game_state.h"

#include <cassert>
#include <vector>

#include "solver/base/diagnostics.h"

namespace rushkit {

absl::StatusOr<GameState> GameState::Begin(const GameCourse& course, const Deck& deck,
                                           const std::array<Hand, 2>& hands,
                                           absl::Span<const Card> pile) {
  absl::StatusOr<CardLedger> cards = CardLedger::Deal(deck);
  if (!cards.ok()) return cards.status();
  Diagnostics wrong;
  for (const Player player : kPlayers) {
    const Hand& hand = hands[static_cast<size_t>(player)];
    absl::Status status = absl::InvalidArgumentError("a hand is dealt of four cards");
    if (hand.size() == kHandSize) status = cards->Reveal(player, hand);
    if (!status.ok()) wrong.push_back({{}, std::string(status.message())});
  }
  if (wrong.empty() && !pile.empty()) {
    const absl::Status status = cards->RevealPile(pile);
    if (!status.ok()) wrong.push_back({{}, std::string(status.message())});
  }
  if (!wrong.empty()) return ToStatus(wrong);
  return GameState(course, *std::move(cards));
}

CardCounts GameState::PileCounts() const {
  CardCounts counts = cards_.unseen();
  for (const Card card : cards_.next_cards()) counts.Add(card);
  return counts;
}

absl::Status GameState::Check(const Turn& turn) const {
  assert(!is_draw_due());
  if (!ending() && !HandOf(to_move()).Has(turn.card)) {
    return absl::FailedPreconditionError("the hand holds no such card (Steps to Play)");
  }
  return course_.Check(turn);
}

void GameState::Play(const Turn& turn) {
  assert(Check(turn).ok());
  const absl::Status played = cards_.Play(to_move(), turn.card);
  assert(played.ok());
  static_cast<void>(played);
  course_.Play(turn);
}

void GameState::DrawNext() {
  assert(!cards_.next_cards().empty());
  Draw(cards_.next_cards().front());
}

void GameState::Draw(Card card) {
  assert(is_draw_due());
  const absl::Status drawn = cards_.Draw(card);
  assert(drawn.ok());
  static_cast<void>(drawn);
}

void GameState::Stack(absl::Span<const Card> cards) {
  assert(static_cast<int>(cards.size()) == cards_.pile_size());
  const absl::Status stacked = cards_.RevealPile(cards);
  assert(stacked.ok());
  static_cast<void>(stacked);
}

}  // namespace rushkit
