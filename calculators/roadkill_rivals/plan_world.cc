#include "calculators/roadkill_rivals/plan_world.h"

#include <utility>

namespace rushkit::roadkill {
namespace {

int8_t Settle(const Fact& fact, Settled how) {
  const int value = how == Settled::kAssumed  ? fact.assumed
                    : how == Settled::kLowest ? fact.lowest
                                              : fact.highest;
  return static_cast<int8_t>(value);
}

// The other way round: what is better for a vehicle is worse for its animals.
Settled Opposite(Settled how) {
  if (how == Settled::kAssumed) return how;
  return how == Settled::kLowest ? Settled::kHighest : Settled::kLowest;
}

}  // namespace

PlanCard PlanWorld::See(const Card& card) const {
  PlanCard seen;
  seen.keys = static_cast<int8_t>(card.keys.assumed);
  seen.extra_turns = static_cast<int8_t>(card.extra_turns.assumed);
  if (card.kind == CardKind::kVehicle) {
    seen.role = PlanRole::kVehicle;
    seen.strength = Settle(card.strength, facts);
    seen.points = Settle(card.points, facts);
  } else if (card.kind == CardKind::kAnimal) {
    seen.role = PlanRole::kAnimal;
    const auto found = animals.find(card.text);
    if (found != animals.end()) {
      seen.strength = seen.points = static_cast<int8_t>(found->second);
    } else {
      seen.strength = Settle(card.strength, Opposite(facts));
      seen.points = Settle(card.strength, facts);
    }
  }
  return seen;
}

PlanWorlds WorldsFor(absl::Span<const Card> cards) {
  std::map<std::string, Fact> animals;
  bool is_open = false;
  for (const Card& card : cards) {
    if (card.kind == CardKind::kAnimal && card.strength.is_open()) {
      animals.emplace(card.text, card.strength);
    } else {
      is_open = is_open || card.strength.is_open() || card.points.is_open();
    }
  }
  if (animals.empty() && !is_open) return {};
  std::vector<PlanWorld> worlds = {{Settled::kLowest, {}}, {Settled::kHighest, {}}};
  if (animals.size() > kMostOpenAnimals) return {std::move(worlds), /*are_bounds=*/true};
  if (!is_open) worlds.pop_back();
  for (const auto& [name, strength] : animals) {
    std::vector<PlanWorld> more;
    for (const PlanWorld& world : worlds) {
      for (int value = strength.lowest; value <= strength.highest; ++value) {
        more.push_back(world);
        more.back().animals[name] = value;
      }
    }
    worlds = std::move(more);
  }
  return {std::move(worlds), /*are_bounds=*/false};
}

}  // namespace rushkit::roadkill
