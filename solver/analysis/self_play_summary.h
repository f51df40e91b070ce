// What many games between two agents tell together.
#ifndef RUSHKIT_SOLVER_ANALYSIS_SELF_PLAY_SUMMARY_H_
#define RUSHKIT_SOLVER_ANALYSIS_SELF_PLAY_SUMMARY_H_

#include <array>
#include <cstdint>

#include "solver/analysis/self_play.h"
#include "solver/board/vehicle.h"

namespace rushkit {

struct Interval {
  double low = 0;
  double high = 1;

  bool Holds(double value) const { return low <= value && value <= high; }
};

// The 95 % interval of a rate of which `hits` of `trials` were seen (Wilson, 1927). From 0 to 1
// without trials.
Interval WilsonInterval(uint64_t hits, uint64_t trials);

// Games that stand unfinished are counted apart: every rate is one of finished games.
class SelfPlaySummary {
 public:
  void Add(const PlayedGame& game);

  uint64_t games() const { return games_; }
  uint64_t Wins(Player player) const { return wins_[static_cast<size_t>(player)]; }
  uint64_t wins_of_first() const { return wins_of_first_; }
  uint64_t finished() const { return wins_[0] + wins_[1]; }
  uint64_t at_turn_cap() const { return at_turn_cap_; }
  uint64_t by_repetition() const { return by_repetition_; }
  uint64_t reshuffles() const { return reshuffles_; }

  // Turns of both players in the finished games; 0 where there are too few of these.
  double MeanTurns() const;
  double TurnsDeviation() const;  // the standard one, of a sample
  int shortest() const { return shortest_; }
  int longest() const { return longest_; }

 private:
  uint64_t games_ = 0;
  std::array<uint64_t, 2> wins_ = {};  // by player
  uint64_t wins_of_first_ = 0;
  uint64_t at_turn_cap_ = 0;
  uint64_t by_repetition_ = 0;
  uint64_t reshuffles_ = 0;
  // Whole numbers, so that nothing depends on the order of games.
  uint64_t turns_ = 0;
  uint64_t turns_squared_ = 0;
  int shortest_ = 0;
  int longest_ = 0;
};

// `hits` by `trials`, or 0 without trials.
double Rate(uint64_t hits, uint64_t trials);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_ANALYSIS_SELF_PLAY_SUMMARY_H_
