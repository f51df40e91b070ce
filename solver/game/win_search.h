// Whether a card can take the hero off at once, and where it then leaves the grid, without
// generating everything else.
//
// Two insights. A win ends the card at once, so spaces left over never matter: of the cards that
// differ in nothing but their spaces, those with enough of them win. And the hero's own spaces and
// what stands in its way give a lower bound that answers most questions with no search at all, and
// cuts the search for the rest.
#ifndef RUSHKIT_SOLVER_GAME_WIN_SEARCH_H_
#define RUSHKIT_SOLVER_GAME_WIN_SEARCH_H_

#include <cstddef>
#include <optional>

#include "solver/game/card_kinds.h"
#include "solver/game/card_outcomes.h"
#include "solver/game/play_space.h"

namespace rushkit {

class WinSearch {
 public:
  // `form` must outlive this.
  explicit WinSearch(const CompactForm& form) : form_(form), space_(form) {}

  // Those of `asked` that can win.
  CardKinds Winning(const CompactPosition& position, Player mover, CardKinds asked);

  // Begins to list the wins of one card.
  void Begin(const CompactPosition& position, Player mover, Card card);
  // The next position that the card can win with, each once, or null: found just now, level by
  // level. Stands until the next call.
  const CompactPosition* Next();

 private:
  std::optional<CompactPosition> AfterSlideOff(const CompactPosition& position,
                                               const Occupancy& occupied, Player mover) const;
  // The fewest spaces, from `least` to `most`, with which the mover wins without a shift, or with
  // one.
  std::optional<int> FewestSpaces(const CompactPosition& position, const Occupancy& occupied,
                                  Player mover, bool shift, int least, int most);

  const CompactForm& form_;
  PlaySpace space_;
  std::optional<CardOutcomes<PlaySpace>> levels_;
  CardPower power_;
  PlaySpace::Set wins_;  // found so far
  size_t given_ = 0;     // of them
  int next_level_ = 0;   // driven, then with a shift
  std::optional<CompactPosition> slide_win_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_GAME_WIN_SEARCH_H_
