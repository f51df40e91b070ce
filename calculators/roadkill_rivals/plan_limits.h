// When a plan has to stop before it is certain.
#ifndef RUSHKIT_CALCULATORS_ROADKILL_RIVALS_PLAN_LIMITS_H_
#define RUSHKIT_CALCULATORS_ROADKILL_RIVALS_PLAN_LIMITS_H_

#include <cstdint>
#include <functional>
#include <optional>

namespace rushkit::roadkill {

// What ended a search. Draws: more of them in unknown order than chances can be counted for.
enum class PlanLimit : uint8_t { kStates, kDraws, kTime, kInterrupt };

struct PlanLimits {
  uint64_t max_states = 10'000'000;
  // Asked now and then, with the states stored so far; what it gives ends the search.
  std::function<std::optional<PlanLimit>(uint64_t states)> look = nullptr;
};

}  // namespace rushkit::roadkill

#endif  // RUSHKIT_CALCULATORS_ROADKILL_RIVALS_PLAN_LIMITS_H_
