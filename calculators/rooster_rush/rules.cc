#include "calculators/rooster_rush/rules.h"

namespace rushkit::rooster {

const RuleTable<Rules>& Readings() {
  static const auto* const kReadings = new RuleTable<Rules>{
      Number<Rules>("winning-points", {12, 11}, {1, 100}, &Rules::winning_points),
      Choice<Rules>("all-out",
                    {{"shared-by-points", AllOut::kSharedByPoints}, {"nobody", AllOut::kNobody}},
                    &Rules::all_out)};
  return *kReadings;
}

}  // namespace rushkit::rooster
