// What many games between two agents tell together.
//
// Rates are those of finished games; games that stand unfinished are counted apart. Intervals hold
// 95 % and are taken over pairs of games (interval.h), since what luck the cards are cancels in a
// pair; a game whose other half is not among those that were added is a unit of its own. Without
// any pair a rate has Wilson's interval over games. A score counts an unfinished game as half a
// win.
//
// No control variates: what one hand has more than the other changes its sign when they are
// exchanged, so in a pair it has cancelled already, and what both have together explains nothing
// (bench/README.md).
#ifndef RUSHKIT_SOLVER_ANALYSIS_SELF_PLAY_SUMMARY_H_
#define RUSHKIT_SOLVER_ANALYSIS_SELF_PLAY_SUMMARY_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>

#include "solver/analysis/card_worth.h"
#include "solver/analysis/interval.h"
#include "solver/analysis/self_play.h"
#include "solver/board/vehicle.h"

namespace rushkit {

// Whose wins are counted; those of the other side are the rest. The first agent is the one that
// plays Gold where agents are not exchanged.
enum class Party : uint8_t { kGold, kFirstPlayer, kFirstAgent };

inline constexpr std::array<Party, 3> kParties = {Party::kGold, Party::kFirstPlayer,
                                                  Party::kFirstAgent};

class SelfPlaySummary {
 public:
  // In the order of their numbers.
  void Add(const GameOutcome& game);

  uint64_t games() const { return games_; }
  uint64_t finished() const { return games_ - at_turn_cap_ - by_repetition_; }
  uint64_t at_turn_cap() const { return at_turn_cap_; }
  uint64_t by_repetition() const { return by_repetition_; }
  uint64_t reshuffles() const { return reshuffles_; }
  // Of which both games are there; and the games of which the other is not.
  uint64_t pairs() const { return pairs_; }
  uint64_t lone_games() const { return games_ - 2 * pairs_; }

  uint64_t Wins(Party party) const;
  uint64_t Losses(Party party) const { return finished() - Wins(party); }
  // Of the rate of wins among finished games.
  Interval RateInterval(Party party) const;
  // How many independent games would give as narrow an interval; nothing for less than kLeastUnits
  // pairs.
  std::optional<double> Worth(Party party) const;
  // Wins among all games, an unfinished one being half a win.
  double Score(Party party) const { return scores_[Index(party)].Ratio(); }
  Interval ScoreInterval(Party party) const;
  // Pairs that came to 0, 1/2, 1, 3/2 and 2 points.
  const std::array<uint64_t, 5>& PairPoints(Party party) const { return points_[Index(party)]; }
  Interval UnfinishedInterval() const;

  // The rest is of finished games.

  // Of both players' turns by game.
  const RatioSums& turns() const { return turns_; }
  double TurnsDeviation() const;  // the standard one, of a sample; 0 for less than two games
  // The least number of turns that so many per cent of the games do not exceed; 0 without games.
  int TurnsQuantile(int percent) const;
  int shortest() const { return TurnsQuantile(0); }
  int longest() const { return TurnsQuantile(100); }
  // race_story.h
  const RatioSums& lead_changes() const { return lead_changes_; }
  const RatioSums& drama() const { return drama_; }
  // Over pairs.
  const CardWorths& card_worths() const { return card_worths_; }

 private:
  // What a unit came to.
  struct Unit {
    int64_t games = 0;
    int64_t finished = 0;
    std::array<int64_t, kParties.size()> wins = {};  // by party
    int64_t turns = 0;
    int64_t lead_changes = 0;
    int64_t drama = 0;

    int64_t Points(size_t party) const { return 2 * wins[party] + games - finished; }
    void Add(const Unit& more);
  };

  static size_t Index(Party party) { return static_cast<size_t>(party); }
  static Unit UnitOf(const GameOutcome& game);

  bool IsSecondOfPair(const GameOutcome& game) const;
  void CountPair(const Unit& pair, const GameOutcome& second);
  // With a sign: one unit more, or one less.
  void Count(const Unit& unit, bool is_more);

  uint64_t games_ = 0;
  uint64_t at_turn_cap_ = 0;
  uint64_t by_repetition_ = 0;
  uint64_t reshuffles_ = 0;
  uint64_t pairs_ = 0;
  std::array<RatioSums, kParties.size()> rates_;  // by party: wins by finished games
  std::array<RatioSums, kParties.size()> scores_;
  std::array<std::array<uint64_t, 5>, kParties.size()> points_ = {};
  RatioSums unfinished_;
  RatioSums turns_;
  RatioSums lead_changes_;
  RatioSums drama_;
  std::map<int, uint64_t> lengths_;  // finished games by turns
  CardWorths card_worths_;
  GameOutcome last_;
  Unit last_unit_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_ANALYSIS_SELF_PLAY_SUMMARY_H_
