// Who has which cards, as far as that is known: booklet, "Set-Up" and "Steps to Play".
//
// The same account serves the dealer, who knows all of it, a player, who does not see the other's
// hand, and a reader of a record who sees what was played and no more. A hand is the cards known to
// be in it and a number of hidden ones; hidden cards and what lies in the pile in unknown order are
// together the cards `unseen`. Equal cards are one, so when a card is played that the hand is known
// to hold, it may be taken for that one: what is left is the same hand either way.
#ifndef RUSHKIT_SOLVER_GAME_CARD_LEDGER_H_
#define RUSHKIT_SOLVER_GAME_CARD_LEDGER_H_

#include <array>
#include <optional>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "solver/board/vehicle.h"
#include "solver/game/card.h"
#include "solver/game/card_counts.h"

namespace rushkit {

inline constexpr int kHandSize = 4;
inline constexpr int kDealtCards = 2 * kHandSize;
// Two hands, and one to draw.
inline constexpr int kSmallestDeck = kDealtCards + 1;
// So that counts of a kind cannot overflow.
inline constexpr int kLargestDeck = 200;

class CardLedger {
 public:
  struct Held {
    Hand known;
    int hidden = 0;

    int size() const { return known.size() + hidden; }
    friend bool operator==(const Held&, const Held&) = default;
  };

  // An account between two turns, of whose pile no order is known.
  struct Account {
    std::array<Held, 2> held;  // by player
    CardCounts unseen;
    CardCounts discards;
    int pile_size = 0;
    int reshuffles = 0;
  };

  // A game of `deck` right after the deal, nothing having been seen. Fails with InvalidArgument
  // when it has less than kSmallestDeck cards.
  static absl::StatusOr<CardLedger> Deal(const Deck& deck);
  // Goes on from what an account says. Fails with InvalidArgument, naming all that does not add up:
  // hands have four cards each, a pile is never empty, and the unseen cards are those that hands
  // hide and the pile.
  static absl::StatusOr<CardLedger> Resume(const Account& account);

  const Held& HeldBy(Player player) const { return held_[Index(player)]; }
  // Hidden cards of both hands, and those of the pile that have no known place in it.
  const CardCounts& unseen() const { return unseen_; }
  int pile_size() const { return pile_size_; }
  // The cards on top of the pile in order, the next one first, as far as they are known.
  absl::Span<const Card> next_cards() const;
  const CardCounts& discards() const { return discards_; }
  bool is_draw_due() const { return draw_due_.has_value(); }
  // Cards of the whole game, wherever they are.
  CardCounts AllCards() const;

  // Shows hidden cards of a hand, or cards on top of the pile of which nothing was known. Fails
  // when there are not so many, or no such ones that are unseen, and then changes nothing.
  absl::Status Reveal(Player player, const CardCounts& cards);
  absl::Status RevealPile(absl::Span<const Card> cards);

  // What Resume() goes on from, between two turns: all of it but the order of the pile.
  Account ToAccount() const;
  // The same with nothing known of that order.
  CardLedger WithoutOrder() const { return CardLedger(ToAccount()); }

  // `player` plays `card`. Fails with FailedPrecondition when the hand cannot hold it.
  absl::Status Play(Player player, Card card);

  // Whoever played draws the next card; with the last one the discards become the new pile, in
  // unknown order. `card`: what it is, where that is seen. Fails with FailedPrecondition when it
  // cannot be the next one.
  absl::Status Draw(std::optional<Card> card);
  // How often the discards have become the pile.
  int reshuffles() const { return reshuffles_; }

  friend bool operator==(const CardLedger&, const CardLedger&) = default;

 private:
  explicit CardLedger(const Account& account);

  static size_t Index(Player player) { return static_cast<size_t>(player); }
  void Reshuffle();

  std::array<Held, 2> held_;  // by player
  CardCounts unseen_;
  std::vector<Card> order_;  // the known top of the pile, the next card first
  int pile_size_ = 0;
  CardCounts discards_;
  std::optional<Player> draw_due_;
  int reshuffles_ = 0;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_GAME_CARD_LEDGER_H_
