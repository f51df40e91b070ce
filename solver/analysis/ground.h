// What the explorer floods: all positions of one grid that can be reached from a start.
//
// One kind of ground for each of the breadth-first engines. Two floods: from the start, and from
// every position with the shortest escape there is. Every drive and shift can be taken back, so the
// second one reaches what the first did, each position at the length of its shortest escape.
#ifndef RUSHKIT_SOLVER_ANALYSIS_GROUND_H_
#define RUSHKIT_SOLVER_ANALYSIS_GROUND_H_

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "solver/analysis/explorer.h"
#include "solver/board/position.h"
#include "solver/search/limits.h"
#include "solver/search/meter.h"

namespace rushkit {

class Ground {
 public:
  virtual ~Ground() = default;

  // How many positions lie at each distance, of the distances that are complete.
  struct Flood {
    std::vector<uint64_t> counts;
    std::optional<LimitKind> limit;
  };
  virtual Flood FromStart() = 0;
  // After a first flood without a limit. A length of 0: the hero has left or, on a boxed grid, is
  // at the goal. Nothing is counted when no position has an escape.
  virtual Flood FromEscapes() = 0;

  // After both, if something has an escape: the first position of the last distance in an order
  // that depends on nothing but the positions (see Exploration::Farthest).
  virtual Position Farthest() const = 0;
};

// `position` and `request` must outlive the ground.
std::unique_ptr<Ground> GroundWithSides(const Position& position, const ExploreRequest& request,
                                        Meter& meter);
// A boxed grid on which SmallBoard::Fits, and any other.
std::unique_ptr<Ground> SmallGround(const Position& position, const ExploreRequest& request,
                                    Meter& meter);
std::unique_ptr<Ground> BoxedGround(const Position& position, const ExploreRequest& request,
                                    Meter& meter);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_ANALYSIS_GROUND_H_
