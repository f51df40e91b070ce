// Which showstopper suits some track pieces best, each with the order that serves it best.
#ifndef RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_BEST_SHOWSTOPPER_H_
#define RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_BEST_SHOWSTOPPER_H_

#include <optional>
#include <vector>

#include "absl/types/span.h"
#include "calculators/roller_coaster_rush/best_order.h"
#include "calculators/roller_coaster_rush/grand_opening.h"
#include "calculators/score_sheet/score_sheet.h"

namespace rushkit::coaster {

struct SuitedCard {
  std::optional<Showstopper> showstopper;
  BestOrder best;
  ScoreSheet sheet;  // of a run that completes all of it
  double value = 0;  // what is expected, with the bonus for money where that is known
};

struct Suitability {
  std::vector<SuitedCard> cards;  // best first; empty when no order can be built
  Verdict verdict = Verdict::kHolds;
};

// `question` with each of `cards` in turn, or as it is when there is none.
Suitability RankShowstoppers(const OrderQuestion& question, absl::Span<const Showstopper> cards,
                             Money money, absl::Span<const Money> others);

}  // namespace rushkit::coaster

#endif  // RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_BEST_SHOWSTOPPER_H_
