// The referee of one action.
#ifndef RUSHKIT_CALCULATORS_ROADKILL_RIVALS_RULING_H_
#define RUSHKIT_CALCULATORS_ROADKILL_RIVALS_RULING_H_

#include <string>
#include <vector>

#include "calculators/roadkill_rivals/action.h"
#include "calculators/roadkill_rivals/card.h"
#include "calculators/roadkill_rivals/rules.h"
#include "calculators/score_sheet/score_sheet.h"

namespace rushkit::roadkill {

struct Ruling {
  ScoreSheet sheet;
  Cards scored;  // these go to the scoring pile
  Cards lane;    // what lies in it afterwards
  int extra_turns = 0;

  bool is_no() const { return sheet.verdict() == Verdict::kNo; }
  // "3 points, 2 keys in the lane".
  std::string Effect() const;
};

// Whether the rules allow `action`, and what it does. It is unknown where an open fact decides.
Ruling Judge(const Table& table, const Action& action, const Rules& rules);

// Whether the cards may lie in one lane.
ScoreSheet JudgeLane(const Cards& lane);

}  // namespace rushkit::roadkill

#endif  // RUSHKIT_CALCULATORS_ROADKILL_RIVALS_RULING_H_
