// How near to its end each card can bring a hero, without generating all that the cards can leave.
//
// Outcomes by the thousand are worse than the best one, and most need not be made at all: a
// best-first search (A*) over positions by spaces driven and what is at least left of the race
// (race_probe.h), for all cards of one sort together. A position at depth k serves
// a card of n spaces as long as its bound, less the n - k spaces to come, is below the best outcome
// known. Depths of one parity share: whoever can step can step back, so a card of two spaces more
// does as well. Cards with a shift search on two storeys, before and after it, where after it only
// steps that touch a seam lead to something new (card_outcomes.h).
//
// All this is so where a card must be used in full and can be, and cannot win. What wins is known
// from WinSearch, and whatever else differs takes the slow way: every outcome of the card is looked
// at.
#ifndef RUSHKIT_SOLVER_EVALUATION_NEAREST_OUTCOMES_H_
#define RUSHKIT_SOLVER_EVALUATION_NEAREST_OUTCOMES_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/evaluation/race_distance.h"
#include "solver/evaluation/race_probe.h"
#include "solver/game/card.h"
#include "solver/game/card_kinds.h"
#include "solver/game/compact_position.h"
#include "solver/game/play_generator.h"
#include "solver/game/position_numbers.h"

namespace rushkit {

class NearestOutcomes {
 public:
  // By card; of those that were not asked for 0.
  using Spaces = std::array<int, kCardKinds>;

  // Both must outlive this, and be of one form.
  NearestOutcomes(PlayGenerator& plays, const RaceDistance& race) : plays_(plays), race_(race) {}

  // The least RaceDistance::SpacesOf `mover` in any outcome of each of `cards`. May begin the
  // generator with `position`, from which the mover's hero has not left.
  const Spaces& Of(const CompactPosition& position, Player mover, CardKinds cards);

 private:
  static constexpr int kMostSpaces = 4;

  struct Node {
    CompactPosition position;
    Occupancy occupied;
    RaceProbe race;
    int depth = 0;         // spaces driven
    bool shifted = false;  // the shift is made
    bool fresh = false;    // with the last move
  };

  void Search(const Node& start, CardKinds cards, bool shift);
  void Expand(const Node& node, int bound);
  template <class Visit>
  void ForEachStep(const Node& node, Visit visit) const;
  void Step(const Node& node, int bound);
  void Shift(const Node& node);
  void Reach(const Node& node, int bound);
  // An outcome of cards with so many spaces.
  void Note(int spaces, int left);
  void SetLimits();
  int BoundOf(const RaceProbe& race, int depth, bool shifted) const {
    return depth + (is_shift_ && !shifted ? race.ShiftFloor() : race.Floor());
  }
  void TakeSlowly(const CompactPosition& position, CardKinds cards);

  PlayGenerator& plays_;
  const RaceDistance& race_;
  Player mover_ = Player::kGold;
  Spaces spaces_ = {};

  // Of one search.
  bool is_shift_ = false;
  std::array<bool, kMostSpaces + 1> is_asked_ = {};  // by spaces of a card
  std::array<int, kMostSpaces + 1> least_ = {};      // of what they leave
  // By depth: a position with this bound or a higher one is of no use to any card that pays for so
  // many spaces or more.
  std::array<int, kMostSpaces + 2> limits_ = {};
  int lowest_ = 0;  // bound of all
  PositionNumbers seen_;
  std::vector<Node> nodes_;
  std::vector<std::vector<uint32_t>> by_bound_;  // from lowest_ on
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_EVALUATION_NEAREST_OUTCOMES_H_
