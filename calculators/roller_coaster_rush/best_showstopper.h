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
  BestOrder best;    // expects the bonus for money too, where that is known
  ScoreSheet sheet;  // of a run that completes all of it
};

// Best first: `question` with each of `cards`, or as it is when there is none. The sheet of the
// first also says what could put another card there. Empty when no order can be built.
std::vector<SuitedCard> RankShowstoppers(const OrderQuestion& question,
                                         absl::Span<const Showstopper> cards, Money money,
                                         absl::Span<const Money> others);

}  // namespace rushkit::coaster

#endif  // RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_BEST_SHOWSTOPPER_H_
