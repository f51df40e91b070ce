// Perft of the card game: how many different states there are after some turns.
#ifndef RUSHKIT_TESTS_GAME_GAME_PERFT_H_
#define RUSHKIT_TESTS_GAME_GAME_PERFT_H_

#include <cstddef>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_set.h"
#include "solver/game/game_state.h"
#include "solver/game/plays.h"

namespace rushkit::testing {

// Counts the states after exactly some turns of a game with a fixed deal. Two are the same when the
// same vehicles stand at the same places (equal ones may be exchanged) and the same cards were
// played in the same order. A game that is won goes no further: it counts at its own depth and at
// no greater one.
class GamePerft {
 public:
  // The pile of `start` lies in known order and is not used up by then.
  GamePerft(const GameState& start, int depth) { Expand(start, {}, depth); }

  size_t states() const { return states_; }
  size_t positions() const { return positions_.size(); }

 private:
  using Cards = std::vector<Card>;

  void Expand(const GameState& state, const Cards& played, int depth) {
    for (const Card card : kAllCards) {
      if (state.ending() || !state.HandOf(state.to_move()).Has(card)) continue;
      Cards cards = played;
      cards.push_back(card);
      for (const Play& play :
           PlaysOf(state.position(), state.to_move(), card, state.course().spaces_rule())) {
        const Placement placement = play.position.ToPlacement();
        if (!seen_.insert({placement, cards}).second) continue;
        if (depth == 1) {
          ++states_;
          positions_.insert(placement);
          continue;
        }
        GameState after = state;
        after.Play(play.turn);
        if (after.is_draw_due()) after.DrawNext();
        Expand(after, cards, depth - 1);
      }
    }
  }

  // The number of cards tells the depth.
  absl::flat_hash_set<std::pair<Placement, Cards>> seen_;
  absl::flat_hash_set<Placement> positions_;
  size_t states_ = 0;
};

}  // namespace rushkit::testing

#endif  // RUSHKIT_TESTS_GAME_GAME_PERFT_H_
