#include "calculators/roller_coaster_rush/rules.h"

namespace rushkit::coaster {

const RuleTable<Rules>& Readings() {
  static const auto* const kReadings = new RuleTable<Rules>{
      Choice<Rules>(
          "alphabetical",
          {{"increasing", Alphabetical::kIncreasing}, {"consecutive", Alphabetical::kConsecutive}},
          &Rules::alphabetical),
      Choice<Rules>("most-money-tie", {{"none", MostMoneyTie::kNone}, {"all", MostMoneyTie::kAll}},
                    &Rules::most_money_tie),
      Choice<Rules>("double-after", {{"after", DoubleAfter::kAfter}, {"from", DoubleAfter::kFrom}},
                    &Rules::double_after),
      Choice<Rules>("investor",
                    {{"to-interested", InvestorTurn::kToInterested}, {"flip", InvestorTurn::kFlip}},
                    &Rules::investor)};
  return *kReadings;
}

}  // namespace rushkit::coaster
