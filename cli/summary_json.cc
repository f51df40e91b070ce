#include "cli/summary_json.h"

#include <cmath>
#include <optional>

#include "absl/strings/str_cat.h"

namespace rushkit {

double Rounded(double value) { return std::round(value * 1e6) / 1e6; }

Json IntervalJson(const Interval& interval) {
  return {Rounded(interval.low), Rounded(interval.high)};
}

Json RateJson(uint64_t hits, uint64_t trials, const Interval& interval) {
  return {{"wins", hits},
          {"rate", trials == 0 ? Json(nullptr) : Json(Rounded(Rate(hits, trials)))},
          {"interval", IntervalJson(interval)}};
}

Json FirstRateJson(const SelfPlaySummary& summary) {
  constexpr Party kFirst = Party::kFirstPlayer;
  return RateJson(summary.Wins(kFirst), summary.finished(), summary.RateInterval(kFirst));
}

Json ColourJson(const SelfPlaySummary& summary, Player player, bool colours_are_alike) {
  const bool is_gold = player == Player::kGold;
  const uint64_t wins = is_gold ? summary.Wins(Party::kGold) : summary.Losses(Party::kGold);
  if (colours_are_alike) {
    return {{"wins", wins}, {"rate", nullptr}, {"interval", nullptr}, {"by_symmetry", true}};
  }
  const Interval gold = summary.RateInterval(Party::kGold);
  return RateJson(wins, summary.finished(), is_gold ? gold : Interval{1 - gold.high, 1 - gold.low});
}

Json UnfinishedJson(const SelfPlaySummary& summary) {
  return {{"rate", Rounded(Rate(summary.games() - summary.finished(), summary.games()))},
          {"interval", IntervalJson(summary.UnfinishedInterval())}};
}

Json MeanJson(const RatioSums& sums) {
  const std::optional<Interval> interval = sums.MeanInterval();
  return {{"mean", Rounded(sums.Ratio())},
          {"interval", interval ? IntervalJson(*interval) : Json(nullptr)}};
}

Json TurnsJson(const SelfPlaySummary& summary) {
  Json object = MeanJson(summary.turns());
  object["deviation"] = Rounded(summary.TurnsDeviation());
  object["shortest"] = summary.shortest();
  for (const int percent : {10, 50, 90}) {
    object["quantiles"][absl::StrCat(percent)] = summary.TurnsQuantile(percent);
  }
  object["longest"] = summary.longest();
  return object;
}

}  // namespace rushkit
