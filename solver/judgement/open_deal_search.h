// The question that open deals come down to: can one player force a win within so many turns?
//
// The player who asks it, the attacker, chooses among thousands of turns, and the other one, the
// defender, among thousands of replies, so that three turns are 10^11 lines of play. What makes the
// answer quick:
// - Who wins at once is known without making a single turn (PlayGenerator::Winning), so the last
//   turn of each player is never made.
// - One reply refutes a turn, and the best ones are cheap to name. Most often that is the one that
//   changes nothing, if a card allows it (CanLeaveAll): it asks no more of a turn than whether it
//   threatens to win. Next comes what refuted the turn before (the killer), then the replies by
//   which the defender gains most in the race.
// - Cards that are known bound what can be done with them: see race_effort.h.
// - What is proven is kept: see open_deal_table.h.
#ifndef RUSHKIT_SOLVER_JUDGEMENT_OPEN_DEAL_SEARCH_H_
#define RUSHKIT_SOLVER_JUDGEMENT_OPEN_DEAL_SEARCH_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <vector>

#include "solver/evaluation/race_distance.h"
#include "solver/game/card_kinds.h"
#include "solver/game/compact_position.h"
#include "solver/game/play_generator.h"
#include "solver/judgement/deal_node.h"
#include "solver/judgement/open_deal.h"
#include "solver/judgement/open_deal_table.h"
#include "solver/judgement/race_effort.h"
#include "solver/search/limits.h"
#include "solver/search/meter.h"

namespace rushkit {

// What a card of the mover can leave.
struct DealTurn {
  CompactPosition position;
  std::array<Race, 2> races;  // by player
  uint32_t index = 0;         // in the order in which they are made
  Card card = Card::kMove1;
};

class OpenDealSearch {
 public:
  OpenDealSearch(const Position& setup, SpacesRule rule);

  // Whether this is the search for the set-up that `position` comes of.
  bool Fits(const Position& position, SpacesRule rule) const;

  // Begins with a deal that fits, and counts from nothing. `limits` must outlive the search.
  void Begin(const OpenDeal& deal, const Limits& limits);
  const DealNode& root() const { return root_; }
  // Draws that are known at the root.
  size_t draws() const { return draws_.size(); }

  // Whether the mover can force a win within so many own turns, at least one; whether the other
  // player can, whatever the mover does. If it is stopped on the way, yes is a proof, no is not.
  bool CanWin(const DealNode& node, int turns);
  bool IsLost(const DealNode& node, int turns);

  // The kinds of the mover's cards with which he wins at once.
  CardKinds WinningKinds(const DealNode& node);
  DealNode After(const DealNode& node, Card card, const CompactPosition& position) const;
  // Every different turn of a mover who cannot win at once, the one by which he gains most in the
  // race first.
  std::vector<DealTurn> TurnsOf(const DealNode& node);

  PlayGenerator& plays() { return plays_; }
  // Which limit has been reached; the search is stopped then.
  std::optional<LimitKind> stopped_by() const { return stopped_by_; }
  const SearchStatistics& statistics() const { return meter_->statistics(); }

 private:
  // What settled a question, to be tried first when it comes up again: a card, and which bits of
  // the position it changed.
  struct Killer {
    std::optional<Card> card;
    std::array<uint64_t, CompactPosition::kWords> change = {};

    static Killer Of(Card card, const CompactPosition& from, const CompactPosition& to);
    friend bool operator==(const Killer&, const Killer&) = default;
  };

  RaceEffort EffortFor(const DealNode& node, Player attacker, int turns) const;
  bool MayWinInTime(const DealNode& node, Player attacker, int turns) const;

  // The same as CanWin and IsLost where the race leaves it open.
  bool CanWinRace(const DealNode& node, int turns);
  bool IsRaceLost(const DealNode& node, int turns);
  bool MayDoNothing(const DealNode& node) const;
  bool IsRefutedByNothing(const DealNode& node, int turns);
  bool IsLostToNextTurn(const DealNode& node);
  bool SomeSecondTurnWins(const DealNode& node);
  bool SomeThreatWins(const DealNode& node, Card card, const Outcomes& outcomes, Killer& killer);
  bool SomeTurnSettles(const DealNode& node, Player attacker, int turns);
  bool LeaveOutHopeless(const DealNode& node, Player attacker, int turns,
                        std::vector<DealTurn>& list) const;

  void MakeTurns(const DealNode& node, std::vector<DealTurn>& turns);
  void CountExpanded(size_t generated);

  OpenDealKey KeyOf(const DealNode& node) const;

  PlayGenerator plays_;
  PlayGenerator last_plays_;  // for replies to turns out of plays_
  RaceDistance race_;
  OpenDealTable table_;
  DrawOrders orders_;

  DealNode root_;
  std::vector<Card> draws_;
  std::vector<uint32_t> orders_from_;  // by cards drawn: the number of those to come
  std::function<void(const Progress&)> on_progress_;
  std::optional<Meter> meter_;
  std::optional<LimitKind> stopped_by_;

  std::deque<std::vector<DealTurn>> lists_;  // by how deep the search is in it
  size_t level_ = 0;
  std::map<int, Killer> winners_;   // by the attacker's turns that are left
  std::map<int, Killer> refuters_;  // the same
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_JUDGEMENT_OPEN_DEAL_SEARCH_H_
