// What many games tell, as JSON: the same keys in selfplay and in rate.
#ifndef RUSHKIT_CLI_SUMMARY_JSON_H_
#define RUSHKIT_CLI_SUMMARY_JSON_H_

#include <cstdint>

#include "cli/render/json.h"
#include "solver/analysis/interval.h"
#include "solver/analysis/self_play_summary.h"
#include "solver/board/vehicle.h"

namespace rushkit {

// To six digits, far more than games can tell.
double Rounded(double value);

// [low, high]
Json IntervalJson(const Interval& interval);
// {"wins": 5, "rate": 0.5, "interval": [0.2, 0.8]}
Json RateJson(uint64_t hits, uint64_t trials, const Interval& interval);
// The same of the first player, and of a colour, about which there may be nothing to learn.
Json FirstRateJson(const SelfPlaySummary& summary);
Json ColourJson(const SelfPlaySummary& summary, Player player, bool colours_are_alike);
// {"rate": 0.1, "interval": [0.05, 0.15]}
Json UnfinishedJson(const SelfPlaySummary& summary);
// {"mean": 30.5, "interval": [29.1, 31.9]}; null for an interval that few games do not give.
Json MeanJson(const RatioSums& sums);
// Of the lengths of games: the mean, its deviation, the shortest, quantiles and the longest.
Json TurnsJson(const SelfPlaySummary& summary);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_SUMMARY_JSON_H_
