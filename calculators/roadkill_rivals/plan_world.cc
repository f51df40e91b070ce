#include "calculators/roadkill_rivals/plan_world.h"

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"

namespace rushkit::roadkill {
namespace {

constexpr size_t kMostOpenAnimals = 2;

int8_t Settle(const Fact& fact, Settled how) {
  const int value = how == Settled::kAssumed  ? fact.assumed
                    : how == Settled::kLowest ? fact.lowest
                                              : fact.highest;
  return static_cast<int8_t>(value);
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
    const int strength = found == animals.end() ? card.strength.assumed : found->second;
    seen.strength = seen.points = static_cast<int8_t>(strength);
  }
  return seen;
}

absl::StatusOr<std::vector<PlanWorld>> WorldsFor(absl::Span<const Card> cards) {
  std::map<std::string, Fact> animals;
  bool is_open = false;
  for (const Card& card : cards) {
    if (card.kind == CardKind::kAnimal && card.strength.is_open()) {
      animals.emplace(card.text, card.strength);
    } else {
      is_open = is_open || card.strength.is_open() || card.points.is_open();
    }
  }
  if (animals.size() > kMostOpenAnimals) {
    return absl::InvalidArgumentError(
        absl::StrCat("the strengths of ", animals.size(), " animals are not known, among them ",
                     animals.begin()->first, "; give all but ", kMostOpenAnimals));
  }
  if (animals.empty() && !is_open) return std::vector<PlanWorld>();
  std::vector<PlanWorld> worlds = {{Settled::kLowest, {}}};
  if (is_open) worlds.push_back({Settled::kHighest, {}});
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
  return worlds;
}

}  // namespace rushkit::roadkill
