// Open facts settled one way or another, so that a plan can count with them.
#ifndef RUSHKIT_CALCULATORS_ROADKILL_RIVALS_PLAN_WORLD_H_
#define RUSHKIT_CALCULATORS_ROADKILL_RIVALS_PLAN_WORLD_H_

#include <map>
#include <string>
#include <vector>

#include "absl/types/span.h"
#include "calculators/roadkill_rivals/card.h"
#include "calculators/roadkill_rivals/plan_card.h"

namespace rushkit::roadkill {

enum class Settled : uint8_t { kAssumed, kLowest, kHighest };

struct PlanWorld {
  Settled facts = Settled::kAssumed;
  // The strengths of animals whose strength is open. One that is not here can be run over as if it
  // were weak and scores as if it were strong, or the other way round: a bound, and no real card.
  std::map<std::string, int> animals;

  PlanCard See(const Card& card) const;
};

// The most animals of open strength whose range of points is exact.
inline constexpr size_t kMostOpenAnimals = 2;

struct PlanWorlds {
  std::vector<PlanWorld> worlds;  // none where nothing is open
  bool are_bounds = false;
};

// Worlds such that no other has fewer or more points than all of them. A vehicle that is stronger
// or worth more never costs a point, so its lowest and highest numbers will do; of an animal, which
// scores more and is harder to run over, every strength counts. Too many such animals are bounded.
PlanWorlds WorldsFor(absl::Span<const Card> cards);

}  // namespace rushkit::roadkill

#endif  // RUSHKIT_CALCULATORS_ROADKILL_RIVALS_PLAN_WORLD_H_
