// One round, refereed: the seven steps from placing the road cards to preparing for the next round.
#ifndef RUSHKIT_CALCULATORS_ROOSTER_RUSH_ROUND_H_
#define RUSHKIT_CALCULATORS_ROOSTER_RUSH_ROUND_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/types/span.h"
#include "calculators/rooster_rush/card.h"
#include "calculators/rooster_rush/end.h"
#include "calculators/rooster_rush/rules.h"
#include "calculators/score_sheet/score_sheet.h"
#include "solver/base/bounded.h"

namespace rushkit::rooster {

using PlayerCount = Bounded<struct PlayerCountTag, 3, 6>;

// How many road cards a round has. Who drops out changes nothing.
constexpr size_t CardsFor(PlayerCount players) { return players.value() == 3 ? 3 : 4; }

// The vehicles on the backs.
VehicleSet ChipsInPlay(absl::Span<const RoadCard> cards);

// That no chip is in play, and what that means.
void TellRedLights(ScoreSheet& sheet);

struct StoppedChip {
  Vehicle vehicle;
  Side side;
};
// What one spin of all chips led to.
using Spin = std::vector<StoppedChip>;

enum class Thing : uint8_t { kCard, kButton, kNothing };

// Players and cards are numbers from 0, in the order in which they are listed.
struct Choice {
  Thing thing = Thing::kNothing;
  size_t card = 0;

  friend bool operator==(const Choice&, const Choice&) = default;
};

// "card 1 (taxi+police)", "the button", "nothing".
std::string Describe(Choice choice, absl::Span<const RoadCard> cards);

struct Press {
  size_t player;
  Choice choice;
};

struct ChipHolder {
  Vehicle vehicle;
  size_t player;
};

struct Discard {
  size_t player;
  std::optional<RoadCard> ticket;  // nothing: keeps all
};

// What the players did, as written down.
struct Round {
  std::vector<RoadCard> cards;
  std::vector<ChipHolder> holders;  // empty: not written down
  std::vector<Spin> spins;          // the last one counts
  std::vector<Press> presses;       // the first to press comes first
  // Who may discard a ticket does so, and any of them, unless it stands here.
  std::vector<Discard> discards;

  // Null when it does not stand there.
  const Discard* DiscardOf(size_t player) const;
};

struct RoundResult {
  ScoreSheet table;
  std::vector<ScoreSheet> sheets;  // one a player, what the round gives
  std::vector<Player> after;
  VehicleSet chips_in_play;
  VehicleSet face_up;                             // chips in play on their vehicle side
  std::vector<VehicleSet> hits;                   // by card: what fails it, nothing when it is safe
  std::vector<std::optional<size_t>> secured_by;  // by card: the player
  bool button_pays = false;
  std::vector<size_t> discarders;  // the players who discard a ticket
  GameEnd end;

  Verdict verdict() const;
};

// `before`: three to six players. Where a rule is broken a sheet says so, and what was done against
// it has no effect; a spin that does not count ends the round there.
RoundResult RefereeRound(absl::Span<const Player> before, const Round& round, const Rules& rules);

// A player's points before a round and what the round gave: together the points after it.
ScoreSheet Account(const Player& before, const ScoreSheet& round);

}  // namespace rushkit::rooster

#endif  // RUSHKIT_CALCULATORS_ROOSTER_RUSH_ROUND_H_
