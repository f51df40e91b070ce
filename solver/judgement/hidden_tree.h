// The tree of one information-set search: what has been found out about each position in it, over
// all hands with which it was walked through.
//
// A node is a position with a player to move, and counts what each play has brought; which of the
// plays are there to choose from depends on the hand that the walk deals to whoever is to move.
// That player knows its hand and not the other's: what it is afraid of is reckoned over all that it
// does not see, and what it has learned here is a mean over hands of the other.
#ifndef RUSHKIT_SOLVER_JUDGEMENT_HIDDEN_TREE_H_
#define RUSHKIT_SOLVER_JUDGEMENT_HIDDEN_TREE_H_

#include <array>
#include <cstdint>
#include <vector>

#include "absl/container/node_hash_map.h"
#include "solver/base/random.h"
#include "solver/game/card.h"
#include "solver/judgement/hidden_cards.h"
#include "solver/judgement/play_book.h"

namespace rushkit {

class HiddenTree {
 public:
  // `book` must outlive this.
  HiddenTree(PlayBook& book, Random& random) : book_(book), random_(random) {}

  // Where a walk has ended.
  struct End {
    double chance = 0.5;    // of the player to move where it began
    bool is_guess = false;  // and not the end of the game
  };
  // Walks on from `page` with these cards, to the end of the game or to a position that has hardly
  // been visited, whose value (game_value.h) is guessed.
  End Walk(BookPage& page, HiddenCards& cards) { return Walk(page, cards, 0); }

 private:
  struct Tally {
    uint32_t visits = 0;
    double sum = 0;  // of the chances of whoever plays it
  };
  struct Node {
    uint32_t visits = 0;
    std::array<std::vector<Tally>, kCardKinds> plays;  // in the order of the book
  };
  struct Choice {
    Card card = Card::kMove1;
    const BookPlay* play = nullptr;
    Tally* tally = nullptr;
  };

  End Walk(BookPage& page, HiddenCards& cards, int depth);
  Choice Choose(BookPage& page, Node& node, const HiddenCards& cards);

  PlayBook& book_;
  Random& random_;
  absl::node_hash_map<const BookPage*, Node> nodes_;  // never walked through
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_JUDGEMENT_HIDDEN_TREE_H_
