#include "calculators/roadkill_rivals/plan.h"

#include <algorithm>
#include <cassert>
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
  LineWriter(const PlanQuestion& question, const PlanState& start, PlanView& view, Plan& plan)
      : start_(start), view_(view), plan_(plan), table_(question.table), coming_(question.stream) {
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
    PlanState state = start_;
    const PlanPoints most = view_.search().Best(start_);
    state.turns = 0;
    while (state.turns < start_.turns && view_.search().Best(state) < most) ++state.turns;
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

  PlanState start_;
  PlanView& view_;
  Plan& plan_;
  Table table_;
  Cards coming_;
};

absl::string_view SayBeyond(PlanLimit limit) {
  switch (limit) {
    case PlanLimit::kStates:
      return "what lies beyond the limit of states (--max-states)";
    case PlanLimit::kDraws:
      return "what comes behind more cards in unknown order than can be counted with";
    case PlanLimit::kTime:
      return "what lies beyond the limit of time (--time-limit)";
    case PlanLimit::kInterrupt:
      return "what was not looked at before the interrupt";
  }
  return "";
}

void NoteLimits(std::optional<PlanLimit> limit, bool met_unseen, Plan& plan) {
  if (limit.has_value()) {
    plan.limit = limit;
    plan.sheet.Rest({std::string(SayBeyond(*limit)), Confidence::kUnknown, /*decides=*/true});
  }
  if (met_unseen) {
    plan.sheet.Rest({"the cards behind the stream (give more of it, or the deck)",
                     Confidence::kUnknown, /*decides=*/true});
  }
  plan.is_lower_bound = plan.is_lower_bound || limit.has_value() || met_unseen;
}

// What can be done in `start` with one turn, with two, and so on up to all of them: where a limit
// comes first, `start` is left with the most turns that were searched to the end, or with one.
std::vector<PlanChoice> Deepen(PlanSearch& search, PlanState& start) {
  const unsigned all = std::exchange(start.turns, 1);
  std::vector<PlanChoice> choices = search.Choices(start);
  while (start.turns < all && !search.limit().has_value()) {
    PlanState deeper = start;
    ++deeper.turns;
    std::vector<PlanChoice> more = search.Choices(deeper);
    if (search.limit().has_value()) break;
    start = deeper;
    choices = std::move(more);
  }
  return choices;
}

// The plan with open facts as they are assumed. Gives its points in parts of the deck's Scale.
PlanPoints PlanAssumed(const PlanQuestion& question, const Cards& cards, Plan& plan) {
  PlanView view(question, cards, PlanWorld());
  PlanSearch& search = view.search();
  PlanState start = view.start();
  std::vector<PlanChoice> choices = Deepen(search, start);
  NoteLimits(search.limit(), search.met_unseen(), plan);
  plan.turns = start.turns;
  std::stable_sort(choices.begin(), choices.end(),
                   [](const PlanChoice& a, const PlanChoice& b) { return a.points > b.points; });
  for (const PlanChoice& choice : choices) {
    Table table = question.table;
    plan.choices.push_back(
        {view.Perform(start, choice, table), Expectation(choice.points, search.deck().Scale(0))});
  }
  const PlanPoints most = search.Best(start);
  plan.points = Expectation(most, search.deck().Scale(0));
  plan.lowest = plan.highest = plan.points;
  LineWriter(question, start, view, plan).Write();
  plan.states = search.states();
  return most;
}

// The fewest and the most points of all worlds, the assumed one among them, in parts of the Scale
// that all have.
void SpanWorlds(const PlanQuestion& question, const Cards& cards,
                const std::vector<PlanWorld>& worlds, PlanPoints assumed, Plan& plan) {
  PlanPoints lowest = assumed;
  PlanPoints highest = assumed;
  for (const PlanWorld& world : worlds) {
    PlanView view(question, cards, world);
    PlanState start = view.start();
    start.turns = plan.turns;
    const PlanPoints best = view.search().Best(start);
    const PlanPoints scale = view.search().deck().Scale(0);
    lowest = std::min(lowest, best);
    highest = std::max(highest, best);
    plan.lowest = Expectation(lowest, scale);
    plan.highest = Expectation(highest, scale);
    NoteLimits(view.search().limit(), view.search().met_unseen(), plan);
  }
}

// What the plan rests on. Open facts decide where other values of them change its points.
void RestPlanOn(const Cards& cards, bool is_open, ScoreSheet& sheet) {
  for (const Card& card : cards) {
    RestOnKind(card, sheet);
    RestOn(card, FactKind::kStrength, is_open, sheet);
    RestOn(card, FactKind::kKeys, true, sheet);
    RestOnPoints(card, is_open, sheet);
    RestOn(card, FactKind::kInstructions, true, sheet);
  }
}

}  // namespace

Plan MakePlan(const PlanQuestion& question) {
  const Cards cards = CardsOf(question);
  assert(cards.size() <= kMostTypes);
  const PlanWorlds worlds = WorldsFor(cards);
  Plan plan;
  plan.sheet.Note(kOnYourTurn, "wrecks and attacks score nothing",
                  "left out, and the other players stand still");
  const PlanPoints assumed = PlanAssumed(question, cards, plan);
  SpanWorlds(question, cards, worlds.worlds, assumed, plan);
  const bool is_open = !(plan.lowest == plan.highest);
  if (worlds.are_bounds && is_open) {
    plan.sheet.Rest({absl::StrCat("which strengths go together: the range may be too wide (give "
                                  "the strengths of all animals but ",
                                  kMostOpenAnimals, ")"),
                     Confidence::kUnknown, /*decides=*/true});
  }
  RestPlanOn(cards, is_open, plan.sheet);
  return plan;
}

}  // namespace rushkit::roadkill
