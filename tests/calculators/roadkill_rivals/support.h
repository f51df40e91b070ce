// What the tests of Roadkill Rivals share: the shipped cards, and short ways to write things down.
#ifndef RUSHKIT_TESTS_CALCULATORS_ROADKILL_RIVALS_SUPPORT_H_
#define RUSHKIT_TESTS_CALCULATORS_ROADKILL_RIVALS_SUPPORT_H_

#include <string>

#include "calculators/roadkill_rivals/catalogue.h"
#include "calculators/roadkill_rivals/question.h"
#include "calculators/roadkill_rivals/ruling.h"

namespace rushkit::roadkill {

// What is shipped in data/roadkill/cards.json.
const Catalogue& Shipped();

// "rv,animal:2"; must be right.
Cards ReadAll(const std::string& text);

// The question of `check`, as JSON; must be right.
CheckQuestion Ask(const std::string& json);
// What the referee says to it.
ScoreSheet Check(const std::string& json);

// The question of `plan`, as JSON; must be right.
PlanQuestion AskPlan(const std::string& json);

// "no: smaller by 1": the verdict, and the effect of the last broken line or of the last of all.
std::string Summary(const ScoreSheet& sheet);

}  // namespace rushkit::roadkill

#endif  // RUSHKIT_TESTS_CALCULATORS_ROADKILL_RIVALS_SUPPORT_H_
