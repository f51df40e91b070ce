#include "solver/analysis/stop_rule.h"

#include <array>

namespace rushkit {

double HalfWidthOf(const StopRule& rule, const SelfPlaySummary& summary) {
  return (rule.agents_differ ? summary.ScoreInterval(Party::kFirstAgent)
                             : summary.RateInterval(Party::kFirstPlayer))
      .HalfWidth();
}

double SprtRatioOf(const StopRule& rule, const SelfPlaySummary& summary) {
  if (rule.in_pairs) return SprtRatio(summary.PairPoints(Party::kFirstAgent), *rule.test);
  const std::array<uint64_t, 3> points = {summary.Losses(Party::kFirstAgent),
                                          summary.games() - summary.finished(),
                                          summary.Wins(Party::kFirstAgent)};
  return SprtRatio(points, *rule.test);
}

bool IsEnough(const StopRule& rule, const SelfPlaySummary& summary) {
  if (rule.half_width && summary.games() > 0 && summary.games() % kGamesOfBatch == 0 &&
      HalfWidthOf(rule, summary) <= *rule.half_width) {
    return true;
  }
  // A pair of which one game is missing is none yet.
  const bool is_whole = !rule.in_pairs || summary.lone_games() == 0;
  return rule.test && is_whole && VerdictOf(SprtRatioOf(rule, summary)) != SprtVerdict::kUndecided;
}

}  // namespace rushkit
