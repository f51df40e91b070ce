// A game with both hands open and the pile in unknown order, as small as a search wants it.
#ifndef RUSHKIT_SOLVER_JUDGEMENT_OPEN_STATE_H_
#define RUSHKIT_SOLVER_JUDGEMENT_OPEN_STATE_H_

#include <array>
#include <cstddef>
#include <utility>

#include "absl/types/span.h"
#include "solver/board/vehicle.h"
#include "solver/game/card.h"
#include "solver/game/card_counts.h"
#include "solver/game/compact_form.h"
#include "solver/game/compact_position.h"
#include "solver/game/information_set.h"

namespace rushkit {

struct OpenState {
  CompactPosition position;
  Player to_move = Player::kGold;
  std::array<Hand, 2> hands;  // by player
  // The cards on top of the pile that are known, the next one first, and those below.
  absl::Span<const Card> top;
  CardCounts pile;
  CardCounts discards;

  const Hand& HandOf(Player player) const { return hands[static_cast<size_t>(player)]; }
  const Hand& hand() const { return HandOf(to_move); }

  // After `card` of the player to move has led to `outcome`. The draw is still to come.
  OpenState After(Card card, const CompactPosition& outcome) const {
    OpenState next = *this;
    next.position = outcome;
    next.hands[static_cast<size_t>(to_move)].Remove(card);
    next.discards.Add(card);
    next.to_move = Opponent(to_move);
    return next;
  }

  // The cards that may be drawn now, by how many ways there are to draw each.
  CardCounts Draws() const {
    if (top.empty()) return pile;
    CardCounts next;
    next.Add(top.front());
    return next;
  }

  // After whoever has just moved has drawn `card`: with the last one the discards become the pile.
  OpenState Drawn(Card card) const {
    OpenState next = *this;
    next.hands[static_cast<size_t>(Opponent(to_move))].Add(card);
    if (top.empty()) {
      next.pile.Remove(card);
    } else {
      next.top.remove_prefix(1);
    }
    if (next.top.empty() && next.pile.size() == 0) std::swap(next.pile, next.discards);
    return next;
  }
};

// What `view` shows, which hides no card of a hand. `form` is that of its set-up; the view must
// outlive the state.
inline OpenState StateOf(const InformationSet& view, const CompactForm& form) {
  OpenState state;
  state.position = *form.Compact(view.position());
  state.to_move = view.to_move();
  for (const Player player : kPlayers) {
    state.hands[static_cast<size_t>(player)] = view.cards().HeldBy(player).known;
  }
  state.top = view.cards().next_cards();
  state.pile = view.unseen();
  state.discards = view.cards().discards();
  return state;
}

// What tells the states of one search apart: where a card is that is in no hand and not in the pile
// follows from that.
struct OpenKey {
  CompactPosition position;
  std::array<Hand, 2> hands;
  CardCounts pile;
  size_t top = 0;
  Player to_move = Player::kGold;

  explicit OpenKey(const OpenState& state)
      : position(state.position),
        hands(state.hands),
        pile(state.pile),
        top(state.top.size()),
        to_move(state.to_move) {}

  friend bool operator==(const OpenKey&, const OpenKey&) = default;
  template <typename H>
  friend H AbslHashValue(H h, const OpenKey& key) {
    return H::combine(std::move(h), key.position, key.hands, key.pile, key.top, key.to_move);
  }
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_JUDGEMENT_OPEN_STATE_H_
