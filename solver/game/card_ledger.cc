#include "solver/game/card_ledger.h"

#include <cassert>

#include "absl/strings/str_cat.h"
#include "solver/base/diagnostics.h"

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
  if (deck.size() >= kSmallestDeck && deck.size() <= kLargestDeck) {
    const Held hidden{Hand(), kHandSize};
    return CardLedger(Account{.held = {hidden, hidden},
                              .unseen = deck,
                              .discards = {},
                              .pile_size = deck.size() - kDealtCards,
                              .reshuffles = 0});
  }
  return absl::InvalidArgumentError(absl::StrCat("a deck of ", deck.size(), " cards; expected ",
                                                 kSmallestDeck, " to ", kLargestDeck,
                                                 ": two hands of four, and one to draw"));
}

absl::StatusOr<CardLedger> CardLedger::Resume(const Account& account) {
  Diagnostics wrong;
  int hidden = account.pile_size;
  for (const Held& held : account.held) {
    hidden += held.hidden;
    if (held.hidden >= 0 && held.size() == kHandSize) continue;
    wrong.push_back({{},
                     absl::StrCat("a hand of ", held.known.size(), " known and ", held.hidden,
                                  " hidden cards; expected ", kHandSize, " together")});
  }
  if (account.pile_size < 1) {
    wrong.push_back({{},
                     absl::StrCat("a pile of ", account.pile_size,
                                  " cards; expected at least one: with the last one the "
                                  "discards become the new pile")});
  }
  if (account.reshuffles < 0) wrong.push_back({{}, "fewer than no reshuffles"});
  if (account.unseen.size() != hidden) {
    wrong.push_back({{},
                     absl::StrCat(account.unseen.size(), " unseen cards; expected ", hidden,
                                  ", those that are hidden in hands and those of the pile")});
  }
  if (account.discards.size() + account.unseen.size() + kDealtCards > kLargestDeck) {
    wrong.push_back({{}, absl::StrCat("more than ", kLargestDeck, " cards in all")});
  }
  if (!wrong.empty()) return ToStatus(wrong);
  return CardLedger(account);
}

CardLedger::CardLedger(const Account& account)
    : held_(account.held),
      unseen_(account.unseen),
      pile_size_(account.pile_size),
      discards_(account.discards),
      reshuffles_(account.reshuffles) {}

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

CardLedger::Account CardLedger::ToAccount() const {
  assert(!is_draw_due());
  Account account{held_, unseen_, discards_, pile_size_, reshuffles_};
  account.unseen.Add(CountsOf(order_));
  return account;
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
