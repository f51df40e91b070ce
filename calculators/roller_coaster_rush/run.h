// Drops of the marble, in a demo and in the Grand Opening.
#ifndef RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_RUN_H_
#define RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_RUN_H_

#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "calculators/score_sheet/score_sheet.h"

namespace rushkit::coaster {

// How many pieces the marble completed on each drop, counted from the front.
using Runs = std::vector<size_t>;

// How many pieces count: those of the run that went furthest. `sheet` says, under `clause`, what is
// broken: two drops are allowed, the second only where the first did not go all the way.
size_t CompletedPieces(absl::string_view clause, absl::string_view name, const Runs& runs,
                       size_t coaster_length, ScoreSheet& sheet);

}  // namespace rushkit::coaster

#endif  // RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_RUN_H_
