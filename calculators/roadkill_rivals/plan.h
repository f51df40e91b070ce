// The turns that score most for one's own lane, the other players standing still: for a known order
// of the deck the best line, for an unknown one the best expectation over all orders. Both exact.
//
// Taking and running over is all that is planned: wrecks and attacks score nothing.
#ifndef RUSHKIT_CALCULATORS_ROADKILL_RIVALS_PLAN_H_
#define RUSHKIT_CALCULATORS_ROADKILL_RIVALS_PLAN_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "calculators/roadkill_rivals/action.h"
#include "calculators/roadkill_rivals/expectation.h"
#include "calculators/roadkill_rivals/plan_limits.h"
#include "calculators/roadkill_rivals/rules.h"
#include "calculators/score_sheet/score_sheet.h"

namespace rushkit::roadkill {

struct PlanQuestion {
  Table table;                // four cards on the freeway
  unsigned turns = 1;         // without the extra turns that they bring
  Cards stream;               // the next cards of the deck, in this order
  std::optional<Cards> deck;  // those behind them, in unknown order; nothing: not known
  Rules rules;
  PlanLimits limits;
};

struct PlannedAction {
  Action action;
  Expectation points;  // of the best play from there on, what the action scores included
};

struct Plan {
  Expectation points;  // with open facts as assumed
  Expectation lowest;  // whatever the open facts are
  Expectation highest;
  // The search stopped at a limit, or a card came that nobody knows: there may be more points.
  bool is_lower_bound = false;
  std::optional<PlanLimit> limit;
  unsigned turns = 1;  // that were searched: those of the question, or as many as the limit allows
  std::vector<PlannedAction> choices;  // for the first turn, best first
  std::vector<Action> line;  // best turns, as long as they don't hang on cards in unknown order
  ScoreSheet sheet;          // the line, and what the plan rests on
  uint64_t states = 0;       // stored by the search
};

// The lane must be legal, the deck not empty, and the cards of kMostTypes at most. Where a limit
// ends the search, the plan is the best one of fewer turns.
Plan MakePlan(const PlanQuestion& question);

}  // namespace rushkit::roadkill

#endif  // RUSHKIT_CALCULATORS_ROADKILL_RIVALS_PLAN_H_
