#include "calculators/roadkill_rivals/plan.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "absl/strings/str_cat.h"
#include "calculators/roadkill_rivals/clauses.h"
#include "calculators/roadkill_rivals/plan_view.h"
#include "calculators/roadkill_rivals/plan_world.h"

namespace rushkit::roadkill {
namespace {

// One of each card that the question names.
Cards CardsOf(const PlanQuestion& question) {
  Cards cards = question.table.lane;
  const Cards rest = question.deck.value_or(Cards());
  for (const Cards* more : {&question.table.freeway, &question.stream, &rest}) {
    cards.insert(cards.end(), more->begin(), more->end());
  }
  std::sort(cards.begin(), cards.end());
  cards.erase(std::unique(cards.begin(), cards.end()), cards.end());
  return cards;
}

// The first of the best.
const PlanChoice& BestOf(const std::vector<PlanChoice>& choices) {
  return *std::max_element(
      choices.begin(), choices.end(),
      [](const PlanChoice& a, const PlanChoice& b) { return a.points < b.points; });
}

// Goes along the best line and writes it down.
class LineWriter {
 public:
  LineWriter(const PlanQuestion& question, PlanView& view, Plan& plan)
      : view_(view), plan_(plan), table_(question.table), coming_(question.stream) {
    if (!question.deck.has_value()) return;
    coming_.insert(coming_.end(), question.deck->begin(), question.deck->end());
  }

  void Write() {
    PlanState state = Shortest();
    while (state.turns > 0) {
      const std::vector<PlanChoice> choices = view_.search().Choices(state);
      if (choices.empty()) {
        --state.turns;
        continue;
      }
      const PlanChoice& best = BestOf(choices);
      Add(view_.Perform(state, best, table_), best.step.points);
      const bool goes_on = !best.take.has_value() || Reveal(state, best);
      if (!goes_on) break;
      state.lane = best.step.to;
      state.turns = best.turns;
    }
  }

 private:
  // The start with as few turns as the most points need: what is left over afterwards is idle.
  PlanState Shortest() {
    PlanState state = view_.start();
    const PlanPoints most = view_.search().Best(state);
    state.turns = 0;
    while (view_.search().Best(state) < most) ++state.turns;
    return state;
  }

  void Add(Action action, int points) {
    plan_.line.push_back(action);
    const std::string rule = absl::StrCat("turn ", plan_.line.size(), ": ", Describe(action));
    if (std::holds_alternative<Roadkill>(action)) {
      plan_.sheet.Score(kCreatingRoadkill, rule, points);
    } else {
      const Card& card = std::get<Take>(action).card;
      const int extra = card.extra_turns.assumed;
      plan_.sheet.Note(ClauseOf(action), rule,
                       extra > 0 ? absl::StrCat("extra turns: ", extra) : "no points yet");
    }
  }

  // The card that comes after `choice`. False at the end of what can be foreseen.
  bool Reveal(PlanState& state, const PlanChoice& choice) {
    PlanDeck& deck = view_.search().deck();
    if (deck.CardsLeft(state.deck) == 1) {
      plan_.sheet.Score(kTheEndOfTheGame,
                        absl::StrCat("the last card: ", WriteCards(table_.lane), " to the pile"),
                        view_.search().lanes().PointsOf(choice.step.to));
      return false;
    }
    if (choice.turns == 0) return false;
    const std::vector<Draw>& draws = deck.Draws(state.deck);
    if (draws.size() != 1 || draws[0].card == kUnseen) {
      plan_.sheet.Note(kOnYourTurn, "the next card decides what follows", "to be planned anew");
      return false;
    }
    table_.freeway.push_back(view_.Pick(draws[0].card, coming_));
    state.freeway = Replace(state.freeway, *choice.take, draws[0].card);
    state.deck = draws[0].next;
    return true;
  }

  PlanView& view_;
  Plan& plan_;
  Table table_;
  Cards coming_;
};

void NoteLimits(const PlanSearch& search, Plan& plan) {
  if (search.is_stopped()) {
    plan.sheet.Rest({"what lies beyond the limit of states (--max-states)", Confidence::kUnknown,
                     /*decides=*/true});
  }
  if (search.met_unseen()) {
    plan.sheet.Rest({"the cards behind the stream (give more of it, or the deck)",
                     Confidence::kUnknown, /*decides=*/true});
  }
  plan.is_lower_bound = plan.is_lower_bound || search.is_stopped() || search.met_unseen();
}

// The plan with open facts as they are assumed.
void PlanAssumed(const PlanQuestion& question, const Cards& cards, Plan& plan) {
  PlanView view(question, cards, PlanWorld());
  PlanSearch& search = view.search();
  std::vector<PlanChoice> choices = search.Choices(view.start());
  std::stable_sort(choices.begin(), choices.end(),
                   [](const PlanChoice& a, const PlanChoice& b) { return a.points > b.points; });
  for (const PlanChoice& choice : choices) {
    Table table = question.table;
    plan.choices.push_back({view.Perform(view.start(), choice, table),
                            Expectation(choice.points, search.deck().Scale(0))});
  }
  plan.points = Expectation(search.Best(view.start()), search.deck().Scale(0));
  plan.lowest = plan.highest = plan.points;
  LineWriter(question, view, plan).Write();
  NoteLimits(search, plan);
  plan.states = search.states();
}

// The fewest and the most points of all worlds, which are in parts of the same Scale.
void PlanWorlds(const PlanQuestion& question, const Cards& cards,
                const std::vector<PlanWorld>& worlds, Plan& plan) {
  PlanPoints lowest = std::numeric_limits<PlanPoints>::max();
  PlanPoints highest = 0;
  for (const PlanWorld& world : worlds) {
    PlanView view(question, cards, world);
    const PlanPoints best = view.search().Best(view.start());
    const PlanPoints scale = view.search().deck().Scale(0);
    lowest = std::min(lowest, best);
    highest = std::max(highest, best);
    plan.lowest = Expectation(lowest, scale);
    plan.highest = Expectation(highest, scale);
    NoteLimits(view.search(), plan);
  }
}

// What the plan rests on. Open facts decide where other values of them change its points.
void RestPlanOn(const Cards& cards, bool is_open, ScoreSheet& sheet) {
  for (const Card& card : cards) {
    RestOnKind(card, sheet);
    RestOn(card, FactKind::kStrength, is_open, sheet);
    RestOn(card, FactKind::kKeys, is_open, sheet);
    RestOnPoints(card, is_open, sheet);
    RestOn(card, FactKind::kInstructions, true, sheet);
  }
}

}  // namespace

absl::StatusOr<Plan> MakePlan(const PlanQuestion& question) {
  const Cards cards = CardsOf(question);
  const absl::StatusOr<std::vector<PlanWorld>> worlds = WorldsFor(cards);
  if (!worlds.ok()) return worlds.status();
  if (cards.size() > kMostTypes) {
    return absl::InvalidArgumentError(absl::StrCat("more than ", kMostTypes, " different cards"));
  }
  Plan plan;
  plan.sheet.Note(kOnYourTurn, "wrecks and attacks score nothing",
                  "left out, and the other players stand still");
  PlanAssumed(question, cards, plan);
  PlanWorlds(question, cards, *worlds, plan);
  RestPlanOn(cards, !(plan.lowest == plan.highest), plan.sheet);
  return plan;
}

}  // namespace rushkit::roadkill
