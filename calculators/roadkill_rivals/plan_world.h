// Open facts settled one way or another, so that a plan can count with them.
#ifndef RUSHKIT_CALCULATORS_ROADKILL_RIVALS_PLAN_WORLD_H_
#define RUSHKIT_CALCULATORS_ROADKILL_RIVALS_PLAN_WORLD_H_

#include <map>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "calculators/roadkill_rivals/card.h"
#include "calculators/roadkill_rivals/plan_card.h"

namespace rushkit::roadkill {

enum class Settled : uint8_t { kAssumed, kLowest, kHighest };

struct PlanWorld {
  Settled facts = Settled::kAssumed;
  std::map<std::string, int> animals;  // the strengths of animals whose strength is open

  PlanCard See(const Card& card) const;
};

// Worlds such that no other has fewer or more points than all of them. A vehicle that is stronger
// or worth more never costs a point, so its lowest and highest numbers will do; of an animal, which
// scores more and is harder to run over, every strength counts. None where nothing is open. Fails
// when they are too many.
absl::StatusOr<std::vector<PlanWorld>> WorldsFor(absl::Span<const Card> cards);

}  // namespace rushkit::roadkill

#endif  // RUSHKIT_CALCULATORS_ROADKILL_RIVALS_PLAN_WORLD_H_
