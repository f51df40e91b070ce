// The relaxation of one part of the grid behind ClearingTable: see clearing.h.
#ifndef RUSHKIT_SOLVER_SEARCH_PART_RELAXATION_H_
#define RUSHKIT_SOLVER_SEARCH_PART_RELAXATION_H_

#include <cstdint>
#include <optional>

#include "absl/container/inlined_vector.h"
#include "solver/search/content_space.h"
#include "solver/search/picture.h"

namespace rushkit {

class PartRelaxation {
 public:
  // `part` is the middle if it has both seams. The hero is left out, the other hero never moves.
  PartRelaxation(const Picture& picture, const PartShape& shape, Distance distance);

  // A row to be cleared from `from_column` on. With `only_right` a vehicle that lies in the row
  // gets off it only by the right seam, because the hero stands to its left.
  struct Lane {
    int row = 0;
    int from_column = 0;
    bool only_right = false;
  };

  // Lower bounds on the moves until every vehicle in the lane has been off it at some time; nothing
  // when that is impossible. The first one counts what each vehicle needs by itself; the second,
  // never lower, also what stands in their way, and takes longer.
  std::optional<int> PlainBound(const Lane& lane);
  std::optional<int> Bound(const Lane& lane);

 private:
  // A vehicle: the cells of it that the part shows.
  struct Mover {
    bool is_vertical = false;
    int lane = 0;    // its column if upright, else its row
    int length = 0;  // cells shown
    int place = 0;   // of its first cell, along the lane
    int lowest = 0;  // the range of `place`: beyond a seam it has left the part
    int highest = 0;
    uint32_t cells = 0;  // at place 0, of a lying one as a row
  };
  // The move that led to a place of the deepening.
  struct Last {
    int mover = -1;
    int step = 0;
    bool got_off = false;
  };

  void AddVertical(int row, int column, Mark mark);
  void AddHorizontal(const Picture& picture, int row, int column, Mark mark);
  uint32_t Bit(int row, int column) const;
  uint32_t CellsOf(const Mover& mover) const;
  bool IsOff(const Mover& mover) const;
  int OwnBound(const Mover& mover) const;
  uint32_t Enter(const Lane& lane);
  int SumOfOwn(uint32_t waiting) const;
  bool MayBeWithin(uint32_t waiting, int left, const Last& last);
  bool MayMove(uint32_t waiting, int left, int index, int step, int spare);

  PartShape shape_;
  Distance distance_;
  absl::InlinedVector<Mover, 15> movers_;
  uint32_t fixed_ = 0;     // cells of the other hero
  uint32_t occupied_ = 0;  // with those of the movers, as they stand in the deepening
  Lane lane_;
  int visits_ = 0;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_PART_RELAXATION_H_
