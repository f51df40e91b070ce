#include "solver/game/information_set.h"

#include <cassert>

namespace rushkit {

absl::StatusOr<InformationSet> InformationSet::Begin(const GameCourse& course, Player viewer,
                                                     const Deck& deck, const Hand& hand) {
  absl::StatusOr<CardLedger> cards = CardLedger::Deal(deck);
  if (!cards.ok()) return cards.status();
  if (hand.size() != kHandSize) {
    return absl::InvalidArgumentError("a hand is dealt of four cards");
  }
  const absl::Status revealed = cards->Reveal(viewer, hand);
  if (!revealed.ok()) return absl::InvalidArgumentError(revealed.message());
  return InformationSet(course, viewer, *std::move(cards));
}

absl::StatusOr<InformationSet> InformationSet::Resume(const GameCourse& course, Player viewer,
                                                      const CardLedger& cards) {
  if (cards.HeldBy(viewer).hidden == 0) return InformationSet(course, viewer, cards);
  return absl::InvalidArgumentError("a player knows all cards of his own hand");
}

absl::Status InformationSet::Check(const Turn& turn) const {
  CardLedger cards = cards_;
  absl::Status status = course_.ending() ? absl::OkStatus() : cards.Play(to_move(), turn.card);
  return status.ok() ? course_.Check(turn) : status;
}

void InformationSet::SeeTurn(const Turn& turn) {
  assert(Check(turn).ok());
  const absl::Status played = cards_.Play(to_move(), turn.card);
  assert(played.ok());
  static_cast<void>(played);
  course_.Play(turn);
}

void InformationSet::SeeOwnDraw(Card card) {
  assert(to_move() != viewer_);
  const absl::Status drawn = cards_.Draw(card);
  assert(drawn.ok());
  static_cast<void>(drawn);
}

void InformationSet::SeeOtherDraw() {
  assert(to_move() == viewer_);
  const absl::Status drawn = cards_.Draw(std::nullopt);
  assert(drawn.ok());
  static_cast<void>(drawn);
}

}  // namespace rushkit
