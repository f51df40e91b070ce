// The race of one player (race_distance.h), looked at again and again while that player steps and
// shifts: what a step changes is added to what was known before.
//
// A space can lower the race by more than one: a vehicle of two or three cells in the way is out of
// it as soon as it is over a seam, and a hero that turns back has no longer to be shifted there and
// back. Floor() leaves these out: it is no more than the race, and no space of a vehicle that the
// player may move lowers it by more than one. ShiftFloor() is the least of that with one side or
// the other anywhere; so it bounds Floor() after a shift of one side, and no space lowers it by
// more than one either. (Both are true of each vehicle's costs and of each seam that the hero
// crosses; tests/evaluation/race_probe_test.cc asks it of random play.)
#ifndef RUSHKIT_SOLVER_EVALUATION_RACE_PROBE_H_
#define RUSHKIT_SOLVER_EVALUATION_RACE_PROBE_H_

#include <cstdint>

#include "solver/board/grid.h"
#include "solver/board/vehicle.h"
#include "solver/evaluation/race_distance.h"
#include "solver/evaluation/race_sums.h"
#include "solver/game/compact_position.h"

namespace rushkit {

class RaceProbe {
 public:
  // `race` must outlive this; the hero must be there.
  RaceProbe(const RaceDistance& race, const CompactPosition& position, Player player);

  // After one space of the vehicle of `byte`, as a result of which the hero has not left.
  RaceProbe AfterStep(const CompactPosition& after, int byte, uint8_t from, uint8_t to) const;
  RaceProbe AfterShift(const CompactPosition& after) const;

  int Floor() const;
  int ShiftFloor() const;
  // The part of ShiftFloor() that bounds Floor() after a shift of that side.
  int ShiftFloor(Side side) const;
  // Whether that space may lower a floor: quick to say of most that they don't.
  bool MayLower(int byte, uint8_t from, uint8_t to) const;

 private:
  void Begin(const CompactPosition& position);
  RaceSums CostsOf(int byte, uint8_t anchor) const;
  int own_spaces() const { return RaceDistance::kEnd - way_.column; }

  const RaceDistance* race_;
  Player player_;
  Offset left_;
  RaceWay way_;
  RaceSums sums_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_EVALUATION_RACE_PROBE_H_
