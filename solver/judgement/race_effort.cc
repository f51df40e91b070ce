#include "solver/judgement/race_effort.h"

#include <algorithm>
#include <cstddef>
#include <functional>

namespace rushkit {
namespace {

constexpr int kMostSlide = 14;  // spaces of a hero from its end to beyond the other
constexpr int kMostRows = 10;   // of a shift, from one end to the other
constexpr int kVehicleWork = 4;
constexpr int kShiftWork = 2;
constexpr int kEndless = 1000;

// A race counts so much at most for the other hero, which is taken to stand still.
constexpr RaceEffort kOtherHero = {4, 4};

using Efforts = std::array<RaceEffort, kCardKinds>;  // by card

constexpr RaceEffort MostOf(Card card) {
  const CardPower power = PowerOf(card);
  if (power.slide) return {kMostSlide, kVehicleWork};
  return {power.spaces + (power.shift ? kMostRows : 0),
          power.spaces + (power.shift ? kShiftWork : 0)};
}

// One space is enough of a slide, and is what is left of an odd number after going out and back.
constexpr RaceEffort LeastOf(Card card, SpacesRule rule) {
  if (CanLeaveAll(card, rule)) return {};
  return PowerOf(card).shift ? MostOf(card) : RaceEffort{1, 1};
}

template <class OfCard>
constexpr Efforts EffortsOf(OfCard of_card) {
  Efforts efforts;
  for (const Card card : kAllCards) efforts[static_cast<size_t>(card)] = of_card(card);
  return efforts;
}

constexpr Efforts kMost = EffortsOf(MostOf);
constexpr Efforts kLeastExact =
    EffortsOf([](Card card) { return LeastOf(card, SpacesRule::kExact); });
constexpr Efforts kLeastUpTo =
    EffortsOf([](Card card) { return LeastOf(card, SpacesRule::kUpTo); });

// The sum over `turns` of the cards, or all if there are fewer: those that are first when ordered
// by `is_before`.
template <class Unit, class IsBefore>
int SumOfFirst(const CardCounts& cards, int turns, const Efforts& efforts, Unit unit,
               IsBefore is_before) {
  std::array<Card, kCardKinds> order = kAllCards;
  const auto of = [&](Card card) { return efforts[static_cast<size_t>(card)].*unit; };
  std::stable_sort(order.begin(), order.end(),
                   [&](Card a, Card b) { return is_before(of(a), of(b)); });
  int sum = 0;
  for (const Card card : order) {
    const int taken = std::min(turns, cards.Of(card));
    sum += taken * of(card);
    turns -= taken;
  }
  return sum;
}

template <class IsBefore>
RaceEffort SumsOfFirst(const CardCounts& cards, int turns, const Efforts& efforts,
                       IsBefore is_before) {
  return {SumOfFirst(cards, turns, efforts, &RaceEffort::spaces, is_before),
          SumOfFirst(cards, turns, efforts, &RaceEffort::work, is_before)};
}

}  // namespace

RaceEffort MostEffort(const CardCounts& cards, int turns) {
  return SumsOfFirst(cards, turns, kMost, std::greater<>());
}

RaceEffort ForcedEffort(const CardCounts& cards, int turns, SpacesRule rule) {
  if (cards.size() < turns) return {kEndless, kEndless};
  const Efforts& least = rule == SpacesRule::kExact ? kLeastExact : kLeastUpTo;
  RaceEffort effort = SumsOfFirst(cards, turns, least, std::less<>());
  if (effort.work > 0) effort.Add(kOtherHero);
  return effort;
}

}  // namespace rushkit
