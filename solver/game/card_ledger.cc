#include "solver/game/card_ledger.h"

#include <cassert>

#include "absl/strings/str_cat.h"

namespace rushkit {
namespace {

absl::Status Broken(absl::string_view message) { return absl::FailedPreconditionError(message); }

CardCounts CountsOf(absl::Span<const Card> cards) {
  CardCounts counts;
  for (const Card card : cards) counts.Add(card);
  return counts;
}

}  // namespace

absl::StatusOr<CardLedger> CardLedger::Deal(const Deck& deck) {
  if (deck.size() >= kSmallestDeck && deck.size() <= kLargestDeck) return CardLedger(deck);
  return absl::InvalidArgumentError(
      absl::StrCat("a deck of ", deck.size(), " cards; expected ", kSmallestDeck, " to ",
                   kLargestDeck, ": two hands of four, and one to draw"));
}

CardLedger::CardLedger(const Deck& deck) : unseen_(deck), pile_size_(deck.size() - kDealtCards) {
  for (Held& held : held_) held.hidden = kHandSize;
}

absl::Span<const Card> CardLedger::next_cards() const { return order_; }

CardCounts CardLedger::AllCards() const {
  CardCounts all = unseen_;
  all.Add(discards_);
  for (const Held& held : held_) all.Add(held.known);
  for (const Card card : order_) all.Add(card);
  return all;
}

absl::Status CardLedger::Reveal(Player player, const CardCounts& cards) {
  Held& held = held_[Index(player)];
  if (cards.size() > held.hidden) return Broken("the hand has fewer hidden cards");
  if (!unseen_.Holds(cards)) return Broken("the deck has not so many of these cards left");
  unseen_.Remove(cards);
  held.known.Add(cards);
  held.hidden -= cards.size();
  return absl::OkStatus();
}

absl::Status CardLedger::RevealPile(absl::Span<const Card> cards) {
  assert(order_.empty());
  if (static_cast<int>(cards.size()) > pile_size_) return Broken("the pile has fewer cards");
  const CardCounts counts = CountsOf(cards);
  if (!unseen_.Holds(counts)) return Broken("the deck has not so many of these cards left");
  unseen_.Remove(counts);
  order_.assign(cards.begin(), cards.end());
  return absl::OkStatus();
}

absl::Status CardLedger::Play(Player player, Card card) {
  assert(!is_draw_due());
  Held& held = held_[Index(player)];
  if (held.known.Has(card)) {
    held.known.Remove(card);
  } else if (held.hidden > 0 && unseen_.Has(card)) {
    --held.hidden;
    unseen_.Remove(card);
  } else {
    return Broken(held.hidden > 0 ? "no card of this kind is left that the hand could hold"
                                  : "the hand holds no such card");
  }
  discards_.Add(card);
  draw_due_ = player;
  return absl::OkStatus();
}

absl::Status CardLedger::Draw(std::optional<Card> card) {
  assert(is_draw_due());
  if (!order_.empty()) {
    if (card && *card != order_.front()) return Broken("another card is next in the pile");
    card = order_.front();
  } else if (card && !unseen_.Has(*card)) {
    return Broken("no card of this kind is left in the pile");
  }
  Held& held = held_[Index(*draw_due_)];
  if (!card) {
    ++held.hidden;
  } else {
    held.known.Add(*card);
    if (order_.empty()) {
      unseen_.Remove(*card);
    } else {
      order_.erase(order_.begin());
    }
  }
  draw_due_.reset();
  --pile_size_;
  if (pile_size_ == 0) Reshuffle();
  return absl::OkStatus();
}

// With no card left in the pile, all that are unseen are in the hands: where one of these hides
// nothing, it is known what the other one has.
void CardLedger::Reshuffle() {
  for (const size_t player : {size_t{0}, size_t{1}}) {
    Held& held = held_[player];
    if (held_[1 - player].hidden > 0 || held.hidden == 0) continue;
    assert(held.hidden == unseen_.size());
    held.known.Add(unseen_);
    held.hidden = 0;
    unseen_ = {};
  }
  unseen_.Add(discards_);
  pile_size_ = discards_.size();
  discards_ = {};
  ++reshuffles_;
}

}  // namespace rushkit
