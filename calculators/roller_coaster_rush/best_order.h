// The order of track pieces that scores most.
//
// Which pieces come next, and what they will score, depends on the pieces used so far only through
// their set, the height at which the track ends, and how far the showstopper has got: so dynamic
// programming over sets of pieces is exact. This holds for chances too: the chance that a run gets
// through some pieces is a product, whatever their order.
#ifndef RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_BEST_ORDER_H_
#define RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_BEST_ORDER_H_

#include <array>
#include <optional>
#include <vector>

#include "calculators/roller_coaster_rush/construction.h"
#include "calculators/roller_coaster_rush/piece.h"
#include "calculators/roller_coaster_rush/rules.h"
#include "calculators/roller_coaster_rush/showstopper.h"
#include "solver/base/fraction.h"

namespace rushkit::coaster {

// By piece, the chance that a marble that has come so far gets through it.
using Reach = std::array<Fraction, kPieceCount>;

struct OrderQuestion {
  PieceSet pieces;
  Flags flags;    // one that is not known counts as 0
  Joints joints;  // one that is not known fits
  std::optional<Showstopper> showstopper;
  Rules rules;
  std::optional<Reach> reach;  // nothing: every piece is completed
  int drops = 1;               // the better of 1 or 2 counts
};

// A piece, what completing it scores with its bonus, and the chance that the counted run does.
struct OrderStep {
  Piece piece;
  int points = 0;
  double chance = 1;
};

struct BestOrder {
  std::vector<OrderStep> steps;
  // The sum of points times chance: to within kExpectedError the highest there is, and the highest
  // where no chance is asked for.
  double expected = 0;
  std::optional<Fraction> exact;  // the same, where its numbers are small enough

  Coaster order() const;
};

inline constexpr double kExpectedError = 1e-8;

// Of orders that are as good the first by letters. Nothing when no order can be built. Most money
// is no matter of orders, and not counted.
std::optional<BestOrder> FindBestOrder(const OrderQuestion& question);

// Some order in which the pieces fit, as far as their joints are known.
std::optional<Coaster> FindCoaster(const PieceSet& pieces, const Joints& joints);

// What one order, which need not fit, is worth.
BestOrder Evaluate(const OrderQuestion& question, const Coaster& order);

}  // namespace rushkit::coaster

#endif  // RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_BEST_ORDER_H_
