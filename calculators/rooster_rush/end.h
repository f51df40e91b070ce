// When the game is over, and who has won.
#ifndef RUSHKIT_CALCULATORS_ROOSTER_RUSH_END_H_
#define RUSHKIT_CALCULATORS_ROOSTER_RUSH_END_H_

#include <string>
#include <vector>

#include "absl/types/span.h"
#include "calculators/rooster_rush/rules.h"
#include "solver/base/bounded.h"

namespace rushkit::rooster {

using Tickets = Bounded<struct TicketsTag, 0, 3>;

struct Player {
  std::string name;
  int points = 0;
  Tickets tickets;

  // Has dropped out: nobody comes back.
  bool is_out() const { return tickets.value() == Tickets::kHighest; }

  friend bool operator==(const Player&, const Player&) = default;
};

struct GameEnd {
  bool is_over = false;
  std::vector<size_t> winners;  // players by number; several share, none: nobody wins
  std::string reason;

  friend bool operator==(const GameEnd&, const GameEnd&) = default;
};

// What a round leads to that began with the players as they are `before` and made them `after`.
GameEnd EndOf(absl::Span<const Player> before, absl::Span<const Player> after, const Rules& rules);

// The state of a game between rounds.
inline GameEnd EndOf(absl::Span<const Player> players, const Rules& rules) {
  return EndOf(players, players, rules);
}

// "Ann wins", "Ann and Bo share the win", "nobody wins", "the game goes on".
std::string Describe(const GameEnd& end, absl::Span<const Player> players);

}  // namespace rushkit::rooster

#endif  // RUSHKIT_CALCULATORS_ROOSTER_RUSH_END_H_
