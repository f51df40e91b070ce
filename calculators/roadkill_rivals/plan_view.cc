#include "calculators/roadkill_rivals/plan_view.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace rushkit::roadkill {
namespace {

std::vector<PlanCard> DifferentCards(const Cards& cards, const PlanWorld& world) {
  std::vector<PlanCard> types;
  for (const Card& card : cards) types.push_back(world.See(card));
  std::sort(types.begin(), types.end());
  types.erase(std::unique(types.begin(), types.end()), types.end());
  assert(types.size() <= kMostTypes);
  return types;
}

}  // namespace

PlanView::PlanView(const PlanQuestion& question, const Cards& cards, PlanWorld world)
    : world_(std::move(world)),
      types_(DifferentCards(cards, world_)),
      search_(SearchFor(question)),
      start_(StateOf(question)) {}

CardType PlanView::TypeOf(const Card& card) const {
  const auto found = std::lower_bound(types_.begin(), types_.end(), world_.See(card));
  return static_cast<CardType>(found - types_.begin());
}

std::vector<CardType> PlanView::TypesOf(const Cards& cards) const {
  std::vector<CardType> types;
  for (const Card& card : cards) types.push_back(TypeOf(card));
  return types;
}

PlanSearch PlanView::SearchFor(const PlanQuestion& question) const {
  std::vector<unsigned> extra_turns;
  for (const PlanCard& type : types_)
    extra_turns.push_back(static_cast<unsigned>(type.extra_turns));
  const std::vector<CardType> stream = TypesOf(question.stream);
  std::optional<std::vector<CardType>> rest;
  if (question.deck.has_value()) rest = TypesOf(*question.deck);
  unsigned all = 0;
  for (const auto& cards :
       {stream, rest.value_or(std::vector<CardType>()), TypesOf(question.table.freeway)}) {
    for (const CardType card : cards) all += extra_turns[card];
  }
  return PlanSearch(types_, question.rules, PlanDeck(stream, rest, extra_turns), all,
                    question.limits);
}

PlanState PlanView::StateOf(const PlanQuestion& question) {
  std::vector<CardType> lane = TypesOf(question.table.lane);
  std::sort(lane.begin(), lane.end());
  PlanState state = {search_.lanes().Find(lane), {}, question.turns, 0};
  std::vector<CardType> freeway = TypesOf(question.table.freeway);
  assert(freeway.size() == state.freeway.size());
  std::sort(freeway.begin(), freeway.end());
  std::copy(freeway.begin(), freeway.end(), state.freeway.begin());
  return state;
}

Card PlanView::Pick(CardType type, Cards& cards) const {
  const auto found = std::find_if(cards.begin(), cards.end(),
                                  [&](const Card& card) { return TypeOf(card) == type; });
  assert(found != cards.end());
  Card card = *found;
  cards.erase(found);
  return card;
}

Action PlanView::Perform(const PlanState& state, const PlanChoice& choice, Table& table) {
  const std::vector<CardType>& lane = search_.lanes().CardsOf(state.lane);
  Cards gone;
  for (size_t i = 0; i < lane.size(); ++i) {
    if ((choice.step.cards >> i & 1) != 0) gone.push_back(Pick(lane[i], table.lane));
  }
  if (choice.take.has_value()) {
    Card card = Pick(*choice.take, table.freeway);
    if (card.goes_to_lane()) table.lane.push_back(card);
    return Take{std::move(card), std::move(gone)};
  }
  Roadkill roadkill;
  for (Card& card : gone) {
    (card.kind == CardKind::kVehicle ? roadkill.vehicles : roadkill.animals)
        .push_back(std::move(card));
  }
  return roadkill;
}

}  // namespace rushkit::roadkill
