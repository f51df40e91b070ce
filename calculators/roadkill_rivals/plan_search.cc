#include "calculators/roadkill_rivals/plan_search.h"

#include <algorithm>
#include <utility>

namespace rushkit::roadkill {
namespace {

constexpr uint64_t kStatesBetweenLooks = 1024;

// Everything but the deck.
std::pair<uint64_t, unsigned> KeyOf(const PlanState& state) {
  uint64_t cards = state.lane;
  for (const CardType card : state.freeway) cards = cards << 8 | card;
  return {cards, state.turns};
}

}  // namespace

PlanFreeway Replace(PlanFreeway freeway, CardType taken, CardType drawn) {
  *std::find(freeway.begin(), freeway.end(), taken) = drawn;
  std::sort(freeway.begin(), freeway.end());
  return freeway;
}

PlanSearch::PlanSearch(const std::vector<PlanCard>& types, const Rules& rules, PlanDeck deck,
                       unsigned all_extra_turns, PlanLimits limits)
    : types_(types),
      lanes_(types, rules),
      deck_(std::move(deck)),
      all_extra_turns_(all_extra_turns),
      limits_(std::move(limits)) {}

bool PlanSearch::HasExtraTurns(const PlanFreeway& freeway) const {
  return std::any_of(freeway.begin(), freeway.end(),
                     [this](CardType card) { return ExtraTurns(card) > 0; });
}

// Whether that many draws, and those of all extra turns, may end the game.
bool PlanSearch::CanEnd(DeckId deck, unsigned draws) const {
  return deck_.CardsLeft(deck) <= draws + all_extra_turns_;
}

// In the last turn but one a card is taken that lies there, in the last there is a roadkill: what
// comes to the freeway in between is of no use, unless it brings another turn.
bool PlanSearch::IsQuiet(const PlanState& state) const {
  return state.turns <= 2 && !HasExtraTurns(state.freeway) && !CanEnd(state.deck, state.turns) &&
         (state.turns == 1 || deck_.MoreTurns(state.deck) == 0);
}

// A card that it is never worse to take at once: it gives its turn back and needs no room, so that
// whatever would be done without it can still be done, with one more card seen. Not so where the
// game may end, which lasts one draw less.
std::optional<CardType> PlanSearch::FreeTake(const PlanState& state) const {
  if (CanEnd(state.deck, state.turns)) return std::nullopt;
  for (const CardType card : state.freeway) {
    if (ExtraTurns(card) > 0 && types_[card].keys == 0) return card;
  }
  return std::nullopt;
}

// Before a draw, with one turn left and no card that brings more than its own, all cards that bring
// none are the same: those on the freeway, and those in the deck.
PlanState PlanSearch::Blurred(const PlanState& state) {
  const bool can_end = CanEnd(state.deck, state.turns + 1);
  if (state.turns > 1 || can_end || deck_.MoreTurns(state.deck) > 0) return state;
  PlanState blurred = state;
  for (CardType& card : blurred.freeway) {
    if (ExtraTurns(card) > 1) return state;
    if (ExtraTurns(card) == 0) card = kAny;
  }
  std::sort(blurred.freeway.begin(), blurred.freeway.end());
  blurred.deck = deck_.Blurred(state.deck);
  return blurred;
}

PlanPoints PlanSearch::BestQuiet(const PlanState& state) {
  const PlanPoints scale = deck_.Scale(state.deck);
  if (state.turns == 1) return lanes_.BestRoadkill(state.lane) * scale;
  PlanPoints best = 0;
  for (const LaneStep& step : lanes_.Roadkills(state.lane)) {
    best = std::max(best, (step.points + lanes_.BestRoadkill(step.to)) * scale);
  }
  const std::vector<PlanPoints>& takes = LastTakes(state.lane, deck_.Blurred(state.deck));
  for (const CardType card : state.freeway) {
    if (card < types_.size()) best = std::max(best, takes[card]);
  }
  return best;
}

// What it is worth to take a card, by its type, and then to have one turn.
const std::vector<PlanPoints>& PlanSearch::LastTakes(LaneId lane, DeckId deck) {
  const auto found = last_takes_.find({lane, deck});
  if (found != last_takes_.end()) return found->second;
  std::vector<PlanPoints> takes(types_.size(), 0);
  for (size_t type = 0; type < types_.size(); ++type) {
    const auto card = static_cast<CardType>(type);
    if (ExtraTurns(card) > 0) continue;
    const PlanState state = {lane, {card, kAny, kAny, kAny}, 2, deck};
    ForEachTake(state, card, [&](const PlanChoice& choice) {
      takes[type] = std::max(takes[type], choice.points);
    });
  }
  return last_takes_[{lane, deck}] = std::move(takes);
}

template <class Use>
void PlanSearch::ForEachRoadkill(const PlanState& state, const Use& use) {
  const unsigned turns = state.turns - 1;
  for (const LaneStep& step : lanes_.Roadkills(state.lane)) {
    use(PlanChoice{
        std::nullopt, step, turns,
        step.points * deck_.Scale(state.deck) + Best({step.to, state.freeway, turns, state.deck})});
  }
}

template <class Use>
void PlanSearch::ForEachTake(const PlanState& state, CardType card, const Use& use) {
  const unsigned turns = state.turns - 1 + ExtraTurns(card);
  for (const LaneStep& step : lanes_.Takes(state.lane, card)) {
    use(PlanChoice{card, step, turns, AfterTake(state, card, step.to, turns)});
  }
}

std::vector<PlanChoice> PlanSearch::Choices(const PlanState& state) {
  std::vector<PlanChoice> choices;
  const auto add = [&choices](const PlanChoice& choice) { choices.push_back(choice); };
  ForEachRoadkill(state, add);
  for (size_t i = 0; i < state.freeway.size(); ++i) {
    const CardType card = state.freeway[i];
    const bool is_new = i == 0 || card != state.freeway[i - 1];
    if (card < types_.size() && is_new) ForEachTake(state, card, add);
  }
  return choices;
}

PlanPoints PlanSearch::Best(const PlanState& state) {
  if (state.turns == 0) return 0;
  if (IsQuiet(state)) return BestQuiet(state);
  PlanPoints best = 0;
  bool can_act = false;
  const auto look = [&best, &can_act](const PlanChoice& choice) {
    best = std::max(best, choice.points);
    can_act = true;
  };
  if (const std::optional<CardType> free = FreeTake(state)) {
    ForEachTake(state, *free, look);
    return best;
  }
  ForEachRoadkill(state, look);
  for (const CardType card : state.freeway) {
    if (card < types_.size()) ForEachTake(state, card, look);
  }
  return can_act ? best : Best({state.lane, state.freeway, state.turns - 1, state.deck});
}

PlanPoints PlanSearch::AfterTake(const PlanState& state, CardType card, LaneId lane,
                                 unsigned turns) {
  if (deck_.CardsLeft(state.deck) == 1) {  // the end of the game
    return lanes_.PointsOf(lane) * deck_.Scale(state.deck);
  }
  if (turns == 0) return 0;
  const PlanState next = Blurred({lane, Replace(state.freeway, card, kAny), turns, state.deck});
  if (next.deck >= expected_.size()) expected_.resize(next.deck + 1);
  const auto key = KeyOf(next);
  const auto known = expected_[next.deck].find(key);
  if (known != expected_[next.deck].end()) return known->second;
  if (HasToStop()) return lanes_.BestRoadkill(lane) * deck_.Scale(state.deck);
  ++states_;
  const PlanPoints points = OverDraws(next);
  expected_[next.deck].emplace(key, points);
  return points;
}

// The number of states is looked at every time, so that where a search stops is the same in every
// run; the clock and the interrupt now and then.
bool PlanSearch::HasToStop() {
  if (has_stopped_) return true;
  std::optional<PlanLimit> reached;
  if (states_ >= limits_.max_states) {
    reached = PlanLimit::kStates;
  } else if (limits_.look && states_ % kStatesBetweenLooks == 0) {
    reached = limits_.look(states_);
  }
  has_stopped_ = reached.has_value();
  if (!limit_.has_value()) limit_ = reached;
  return has_stopped_;
}

// Over all cards that can come in the place of a kAny.
PlanPoints PlanSearch::OverDraws(const PlanState& state) {
  const std::vector<Draw>& draws = deck_.Draws(state.deck);
  if (draws.empty() && !limit_.has_value()) limit_ = PlanLimit::kDraws;
  PlanPoints sum = 0;
  for (const Draw& draw : draws) {
    met_unseen_ = met_unseen_ || draw.card == kUnseen;
    sum += draw.weight *
           Best({state.lane, Replace(state.freeway, kAny, draw.card), state.turns, draw.next});
  }
  return sum;
}

}  // namespace rushkit::roadkill
