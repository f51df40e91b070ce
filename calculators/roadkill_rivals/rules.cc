#include "calculators/roadkill_rivals/rules.h"

namespace rushkit::roadkill {

const RuleTable<Rules>& RuleNames() {
  static const auto* const kTable = new RuleTable<Rules>{
      Choice<Rules, ForcedDiscard>(
          "forced-discard",
          {{"until-legal", ForcedDiscard::kUntilLegal}, {"one", ForcedDiscard::kOne}},
          &Rules::forced_discard),
      Choice<Rules, Lottery>("lottery", {{"any-action", Lottery::kAnyAction}}, &Rules::lottery)};
  return *kTable;
}

}  // namespace rushkit::roadkill
