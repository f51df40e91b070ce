// What a player sees, and what he does on his turn.
#ifndef RUSHKIT_CALCULATORS_ROADKILL_RIVALS_ACTION_H_
#define RUSHKIT_CALCULATORS_ROADKILL_RIVALS_ACTION_H_

#include <string>
#include <variant>
#include <vector>

#include "calculators/roadkill_rivals/card.h"

namespace rushkit::roadkill {

struct Opponent {
  std::string name;
  Cards lane;

  friend bool operator==(const Opponent&, const Opponent&) = default;
};

struct Table {
  Cards lane;  // of the player whose turn it is
  Cards freeway;
  std::vector<Opponent> opponents;

  friend bool operator==(const Table&, const Table&) = default;
};

// Takes a card from the freeway. `discards`: the previous cards that it forces out of the lane.
struct Take {
  Card card;
  Cards discards;

  friend auto operator<=>(const Take&, const Take&) = default;
};

struct Roadkill {
  Cards vehicles;
  Cards animals;

  friend auto operator<=>(const Roadkill&, const Roadkill&) = default;
};

// Wrecks a vehicle, or attacks an animal, in the lane of the opponent `of`.
struct Strike {
  CardKind kind = CardKind::kVehicle;  // of the victim; vehicle or animal
  Card victim;
  Card with;
  std::string of;

  friend auto operator<=>(const Strike&, const Strike&) = default;
};

using Action = std::variant<Take, Roadkill, Strike>;

// "take", "roadkill", "wreck", "attack".
absl::string_view NameOf(const Action& action);
// "run over animal:2 + animal:1 with vehicle:4".
std::string Describe(const Action& action);
// The heading of the rulebook that allows it.
absl::string_view ClauseOf(const Action& action);

}  // namespace rushkit::roadkill

#endif  // RUSHKIT_CALCULATORS_ROADKILL_RIVALS_ACTION_H_
