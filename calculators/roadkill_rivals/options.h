// All that a player may do now.
#ifndef RUSHKIT_CALCULATORS_ROADKILL_RIVALS_OPTIONS_H_
#define RUSHKIT_CALCULATORS_ROADKILL_RIVALS_OPTIONS_H_

#include <vector>

#include "calculators/roadkill_rivals/action.h"
#include "calculators/roadkill_rivals/rules.h"
#include "calculators/roadkill_rivals/ruling.h"

namespace rushkit::roadkill {

struct Option {
  Action action;
  Ruling ruling;  // holds, or hangs on an open fact
};

// Every different action that Judge does not refuse: roadkills, those of most points first, then
// wrecks and attacks, then cards to take in the order of the freeway. The lane must be legal.
std::vector<Option> OptionsOf(const Table& table, const Rules& rules);

}  // namespace rushkit::roadkill

#endif  // RUSHKIT_CALCULATORS_ROADKILL_RIVALS_OPTIONS_H_
