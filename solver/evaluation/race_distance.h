// How far a hero still is from having left: lower bounds, quick enough to ask about every outcome
// of every card.
//
// The relaxation is the one of clearing.h and way_out.h in its plain form. The hero crosses the
// parts to its end, each in one row; whatever stands in such a row has to get off it once, and no
// two vehicles share a space. So what one vehicle costs each row depends on where it stands and on
// nothing else: it is looked up, six rows in six bytes of a word, and the costs of all vehicles of
// a part are the sum of their words. What is left to do is to choose the rows, with the shifts that
// align them.
//
// The same sums in other units bound turns. Of each vehicle's way at most as many spaces count as
// the best card pays for, and a shift counts what that card has left over the best Move & Shift: so
// no card, a slide included, does more than WorkACard().
#ifndef RUSHKIT_SOLVER_EVALUATION_RACE_DISTANCE_H_
#define RUSHKIT_SOLVER_EVALUATION_RACE_DISTANCE_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/board/grid.h"
#include "solver/board/position.h"
#include "solver/board/vehicle.h"
#include "solver/evaluation/race_sums.h"
#include "solver/game/card_kinds.h"
#include "solver/game/compact_form.h"
#include "solver/game/compact_position.h"
#include "solver/game/step_table.h"

namespace rushkit {

// What one hero still needs at least, if the other one does not help. Both 0 once it has left.
struct Race {
  int spaces = 0;  // of vehicles, and rows of sides: the metric `spaces`
  int work = 0;    // in units of which no card does more than WorkACard()

  friend constexpr bool operator==(const Race&, const Race&) = default;
};

class RaceDistance {
 public:
  // For positions of `form`, which must outlive this, and is that of `setup`, with both heroes,
  // played with cards of these kinds.
  RaceDistance(const CompactForm& form, const Position& setup, CardKinds cards);

  Race Of(const CompactPosition& position, Player player) const;
  // The spaces alone, in half the time.
  int SpacesOf(const CompactPosition& position, Player player) const;

  int WorkACard() const { return work_a_card_; }
  // At least so many turns.
  int TurnsOf(const Race& race) const { return (race.work + work_a_card_ - 1) / work_a_card_; }

  // What goes into it, for those that look at many positions that differ little.
  enum class Unit : uint8_t { kSpaces, kWork, kFloor };  // kFloor: race_probe.h
  int HeroByte(Player player) const { return *form_.HeroByte(player); }
  // The hero must be there.
  RaceWay WayOf(const CompactPosition& position, Player player) const;
  RaceSums AddUp(Unit unit, const CompactPosition& position, Player player,
                 const RaceWay& way) const;
  // The share of the vehicle of one byte in that. The hero has none: nothing stands in its byte of
  // the table.
  RaceSums CostsOf(Unit unit, Player player, int byte, uint8_t anchor, Offset left,
                   const RaceWay& way) const {
    const Obstacle& there = Of(unit, player)[static_cast<size_t>(byte * kAnchorCount + anchor)];
    const RaceSums costs{there.middle, there.right, there.IsAheadOf(way) ? there.ahead : 0};
    return there.is_over_left_seam ? WithOffset(costs, left) : costs;
  }
  static int SpacesFrom(const RaceWay& way, const RaceSums& sums) {
    return kEnd - way.column + sums.Least(way, ByRows());
  }
  static constexpr int kEnd = 14;  // the column beyond the grid

 private:
  // What a vehicle at one anchor costs a hero that leaves at the right; for Silver the grid is
  // looked at from behind.
  struct Obstacle {
    RowCosts middle = 0;  // to get off the row, if it stands in the middle part
    RowCosts right = 0;   // or in the right one
    RowCosts ahead = 0;   // to get off it when the hero stands to its left
    int8_t part = 0;
    int8_t column = 0;  // of its first cell, in the whole grid
    // It reaches into the middle from the left part: its costs stand where they would be if that
    // side had no offset, in the row that it has there.
    bool is_over_left_seam = false;

    bool IsAheadOf(const RaceWay& way) const {
      return part == way.front_part && column > way.column;
    }
  };
  using Obstacles = std::vector<Obstacle>;  // by byte and anchor

  Obstacles& Of(Unit unit, Player player) {
    return obstacles_[static_cast<size_t>(unit)][static_cast<size_t>(player)];
  }
  const Obstacles& Of(Unit unit, Player player) const {
    return obstacles_[static_cast<size_t>(unit)][static_cast<size_t>(player)];
  }
  Obstacles ObstaclesFor(Unit unit, Player player, const Position& setup) const;
  Obstacle ObstacleOf(const Vehicle& vehicle, Unit unit, Player player) const;
  void AddCosts(Obstacle& obstacle, Unit unit, int row, int spaces, int spaces_ahead) const;
  static RaceSums WithOffset(const RaceSums& costs, Offset left);

  const CompactForm& form_;
  int work_a_card_ = 1;
  int work_a_shift_ = 1;
  std::array<std::array<Obstacles, 2>, 3> obstacles_;  // by unit and player
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_EVALUATION_RACE_DISTANCE_H_
