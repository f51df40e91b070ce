// A game as its dealer knows it: the grid, both hands and the draw pile.
#ifndef RUSHKIT_SOLVER_GAME_GAME_STATE_H_
#define RUSHKIT_SOLVER_GAME_GAME_STATE_H_

#include <array>
#include <optional>
#include <utility>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "solver/game/card_ledger.h"
#include "solver/game/deal.h"
#include "solver/game/game_course.h"
#include "solver/game/turn.h"

namespace rushkit {

// Both hands are known at every moment. The pile may lie in a known order, or be known as counts
// only: then whoever holds the state says which card is drawn, as a chance node does.
class GameState {
 public:
  // Hands of four cards each and, in known order or none, the rest of `deck`. Fails with
  // InvalidArgument when the hands are not that or not in the deck.
  static absl::StatusOr<GameState> Begin(const GameCourse& course, const Deck& deck,
                                         const std::array<Hand, 2>& hands,
                                         absl::Span<const Card> pile = {});

  const GameCourse& course() const { return course_; }
  const Position& position() const { return course_.position(); }
  Player to_move() const { return course_.to_move(); }
  std::optional<Ending> ending() const { return course_.ending(); }
  const CardLedger& cards() const { return cards_; }
  const Hand& HandOf(Player player) const { return cards_.HeldBy(player).known; }
  // The pile as counts, whatever is known of its order.
  CardCounts PileCounts() const;

  // Ok, or FailedPrecondition that says which clause `turn` breaks, the card in hand included.
  absl::Status Check(const Turn& turn) const;
  // Plays a legal turn. Unless that ends the game a draw is due then, and nothing else.
  void Play(const Turn& turn);
  bool is_draw_due() const { return cards_.is_draw_due() && !ending(); }

  // The draw that is due: the next card of a pile in known order, or `card`, which must be in it.
  // The card that was drawn last makes a pile of the discards, in unknown order: see Stack().
  void DrawNext();
  void Draw(Card card);
  // The pile, of which nothing is known, gets an order: `cards` is all of it, the next card first.
  void Stack(absl::Span<const Card> cards);

  friend bool operator==(const GameState&, const GameState&) = default;

 private:
  GameState(const GameCourse& course, CardLedger cards)
      : course_(course), cards_(std::move(cards)) {}

  GameCourse course_;
  CardLedger cards_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_GAME_GAME_STATE_H_
