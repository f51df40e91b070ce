// A card as a plan sees it: two cards that a plan can't tell apart are one type, a small number.
#ifndef RUSHKIT_CALCULATORS_ROADKILL_RIVALS_PLAN_CARD_H_
#define RUSHKIT_CALCULATORS_ROADKILL_RIVALS_PLAN_CARD_H_

#include <compare>
#include <cstddef>
#include <cstdint>

namespace rushkit::roadkill {

enum class PlanRole : uint8_t { kAnimal, kVehicle, kNeither };

struct PlanCard {
  PlanRole role = PlanRole::kNeither;
  int8_t strength = 0;
  int8_t keys = 0;  // none: it does not stay in the lane
  int8_t points = 0;
  int8_t extra_turns = 0;

  friend auto operator<=>(const PlanCard&, const PlanCard&) = default;
};

using CardType = uint8_t;
// A card that nobody knows, and one of those that make no difference: no plan takes them.
inline constexpr CardType kUnseen = 255;
inline constexpr CardType kAny = 254;
inline constexpr size_t kMostTypes = 254;

}  // namespace rushkit::roadkill

#endif  // RUSHKIT_CALCULATORS_ROADKILL_RIVALS_PLAN_CARD_H_
