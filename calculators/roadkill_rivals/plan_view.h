// A question for a plan in one world: its cards as types, and the search in which they stand.
#ifndef RUSHKIT_CALCULATORS_ROADKILL_RIVALS_PLAN_VIEW_H_
#define RUSHKIT_CALCULATORS_ROADKILL_RIVALS_PLAN_VIEW_H_

#include <vector>

#include "calculators/roadkill_rivals/action.h"
#include "calculators/roadkill_rivals/plan.h"
#include "calculators/roadkill_rivals/plan_search.h"
#include "calculators/roadkill_rivals/plan_world.h"

namespace rushkit::roadkill {

class PlanView {
 public:
  // `cards`: all that the question names.
  PlanView(const PlanQuestion& question, const Cards& cards, PlanWorld world);

  PlanSearch& search() { return search_; }
  const PlanState& start() const { return start_; }

  // The first card of `type`, taken out of `cards`.
  Card Pick(CardType type, Cards& cards) const;
  // What `choice` means on the table on which `state` stands; its cards move. The card that comes
  // to the freeway is not there yet.
  Action Perform(const PlanState& state, const PlanChoice& choice, Table& table);

 private:
  CardType TypeOf(const Card& card) const;
  std::vector<CardType> TypesOf(const Cards& cards) const;
  PlanSearch SearchFor(const PlanQuestion& question) const;
  PlanState StateOf(const PlanQuestion& question);

  PlanWorld world_;
  std::vector<PlanCard> types_;
  PlanSearch search_;
  PlanState start_;
};

}  // namespace rushkit::roadkill

#endif  // RUSHKIT_CALCULATORS_ROADKILL_RIVALS_PLAN_VIEW_H_
