// The open readings of the rulebook.
#ifndef RUSHKIT_CALCULATORS_ROADKILL_RIVALS_RULES_H_
#define RUSHKIT_CALCULATORS_ROADKILL_RIVALS_RULES_H_

#include <cstdint>

#include "calculators/score_sheet/rule_table.h"

namespace rushkit::roadkill {

// How many previous cards go when a new one forces the lane over three keys.
enum class ForcedDiscard : uint8_t {
  kUntilLegal,  // one after another, until three keys hold
  kOne,         // exactly one; a card for which one isn't enough can't be taken
};

// What the extra turns of a Lottery Ticket are good for.
enum class Lottery : uint8_t { kAnyAction };

struct Rules {
  ForcedDiscard forced_discard = ForcedDiscard::kUntilLegal;
  Lottery lottery = Lottery::kAnyAction;
};

const RuleTable<Rules>& RuleNames();

}  // namespace rushkit::roadkill

#endif  // RUSHKIT_CALCULATORS_ROADKILL_RIVALS_RULES_H_
