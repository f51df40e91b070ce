// What is asked, as the keys of a JSON object; the commands' options are the same keys.
//
//   check    one action, and what is known of the table:
//            "vehicles", "animals"              a roadkill
//            "wreck" or "attack", "with"        a card of an opponent and the player's own; "of"
//                                               names the opponent where there are several
//            "take", perhaps "discard"          a card of the freeway
//            none of these                      the lane itself
//            "lane", "freeway", "opponent"; what is left out is as the action needs it
//   options  "lane", "freeway", perhaps "opponent"
//   plan     "lane", "freeway", "turns", perhaps "stream" (the next cards of the deck, in order),
//            "deck" (the cards behind them, in unknown order) and "max-states"
//   score    "players": [{"name", "pile", "lane"}, ...], or "ann=PILE+LANE/bo=PILE"
//
// All take "facts" (see catalogue.h) and "rules" ({"forced-discard": "one"}). Cards are one text or
// a list of them. "opponent" is the cards of one, {"bo": CARDS, ...}, or "bo=CARDS/cy=CARDS".
#ifndef RUSHKIT_CALCULATORS_ROADKILL_RIVALS_QUESTION_H_
#define RUSHKIT_CALCULATORS_ROADKILL_RIVALS_QUESTION_H_

#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "calculators/roadkill_rivals/action.h"
#include "calculators/roadkill_rivals/catalogue.h"
#include "calculators/roadkill_rivals/final_score.h"
#include "calculators/roadkill_rivals/plan.h"
#include "calculators/roadkill_rivals/rules.h"
#include "calculators/score_sheet/json_value.h"

namespace rushkit::roadkill {

struct CheckQuestion {
  Table table;
  std::optional<Action> action;  // nothing: may the lane be so?
  Rules rules;
};

struct OptionsQuestion {
  Table table;
  Rules rules;
};

// `catalogue` is what is known beforehand. Each fails with the places of all that is wrong.
absl::StatusOr<CheckQuestion> ReadCheck(const JsonValue& asked, const Catalogue& catalogue);
absl::StatusOr<OptionsQuestion> ReadOptions(const JsonValue& asked, const Catalogue& catalogue);
absl::StatusOr<PlanQuestion> ReadPlan(const JsonValue& asked, const Catalogue& catalogue);
absl::StatusOr<std::vector<Holdings>> ReadScore(const JsonValue& asked, const Catalogue& catalogue);

}  // namespace rushkit::roadkill

#endif  // RUSHKIT_CALCULATORS_ROADKILL_RIVALS_QUESTION_H_
