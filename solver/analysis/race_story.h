// What a game was like to watch: how often the lead changed, and how far behind its winner was.
//
// The lead is told by one fixed evaluation, the *race lead*: the spaces that the other hero still
// needs less those that the own one needs (race_distance.h, lower bounds), and one space more for
// the player who is to move and one less for the one who is not: about half of what a card does, so
// that an even race in which both advance by turns stays even. It is in spaces. A player leads when
// it is two or more: what being to move alone is worth is no lead.
#ifndef RUSHKIT_SOLVER_ANALYSIS_RACE_STORY_H_
#define RUSHKIT_SOLVER_ANALYSIS_RACE_STORY_H_

#include <array>
#include <cstddef>
#include <optional>

#include "solver/board/position.h"
#include "solver/board/vehicle.h"
#include "solver/evaluation/race_distance.h"
#include "solver/game/compact_form.h"

namespace rushkit {

// The name of the evaluation, as results say it.
inline constexpr char kRaceLead[] = "race-lead";

struct RaceStory {
  // How often someone came to lead after the other one had led last.
  int lead_changes = 0;
  // The greatest lead that each player had with a turn still to be played, by player; at least 0.
  std::array<int, 2> greatest_leads = {};

  // How far behind the winner once was.
  int DramaFor(Player winner) const {
    return greatest_leads[static_cast<size_t>(Opponent(winner))];
  }
  friend bool operator==(const RaceStory&, const RaceStory&) = default;
};

// Sees the positions of one game in order, each before a turn.
class RaceWatcher {
 public:
  // `setup` is a grid with sides and both heroes.
  explicit RaceWatcher(const Position& setup);
  RaceWatcher(const RaceWatcher&) = delete;
  RaceWatcher& operator=(const RaceWatcher&) = delete;

  // Of Gold; that of Silver is the opposite.
  int LeadIn(const Position& position, Player to_move) const;

  void See(const Position& position, Player to_move);
  const RaceStory& story() const { return story_; }

 private:
  CompactForm form_;
  RaceDistance race_;
  std::optional<Player> leader_;  // whoever led last
  RaceStory story_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_ANALYSIS_RACE_STORY_H_
