// The summary of many games as a line of JSON.
#include <cmath>
#include <cstdint>
#include <optional>
#include <string>

#include "absl/strings/str_cat.h"
#include "cli/origin_json.h"
#include "cli/render/json.h"
#include "cli/selfplay_report.h"
#include "solver/analysis/match_odds.h"
#include "solver/analysis/race_story.h"
#include "solver/notation/card_notation.h"
#include "solver/notation/move_notation.h"

namespace rushkit {
namespace {

// Six digits are far more than the games can tell.
double Rounded(double value) { return std::round(value * 1e6) / 1e6; }

Json IntervalJson(const Interval& interval) {
  return {Rounded(interval.low), Rounded(interval.high)};
}

Json RateJson(uint64_t hits, uint64_t trials, const Interval& interval) {
  return {{"wins", hits},
          {"rate", trials == 0 ? Json(nullptr) : Json(Rounded(Rate(hits, trials)))},
          {"interval", IntervalJson(interval)}};
}

Interval Opposite(const Interval& interval) { return {1 - interval.high, 1 - interval.low}; }

Json ColourJson(const SelfPlayBlock& block, const SelfPlaySummary& summary, Player player) {
  const bool is_gold = player == Player::kGold;
  const uint64_t wins = is_gold ? summary.Wins(Party::kGold) : summary.Losses(Party::kGold);
  if (block.colours_are_alike()) {
    return {{"wins", wins}, {"rate", nullptr}, {"interval", nullptr}, {"by_symmetry", true}};
  }
  const Interval interval = summary.RateInterval(Party::kGold);
  return RateJson(wins, summary.finished(), is_gold ? interval : Opposite(interval));
}

Json WorthJson(const SelfPlaySummary& summary, Party party) {
  const std::optional<double> worth = summary.Worth(party);
  return worth ? Json(static_cast<int64_t>(std::round(*worth))) : Json(nullptr);
}

Json FirstPlayerJson(const SelfPlaySummary& summary) {
  constexpr Party kFirst = Party::kFirstPlayer;
  Json object = RateJson(summary.Wins(kFirst), summary.finished(), summary.RateInterval(kFirst));
  object["worth_games"] = WorthJson(summary, kFirst);
  return object;
}

Json AgentJson(const SelfPlayBlock& block, const SelfPlaySummary& summary) {
  constexpr Party kAgent = Party::kFirstAgent;
  Json object = {{"name", block.names.gold}};
  object.update(RateJson(summary.Wins(kAgent), summary.finished(), summary.RateInterval(kAgent)));
  object["score"] = summary.games() == 0 ? Json(nullptr) : Json(Rounded(summary.Score(kAgent)));
  object["score_interval"] = IntervalJson(summary.ScoreInterval(kAgent));
  object["worth_games"] = WorthJson(summary, kAgent);
  return object;
}

Json PairsJson(const SelfPlayBlock& block, const SelfPlaySummary& summary) {
  Json object = {{"whole", summary.pairs()},
                 {"lone_games", summary.lone_games()},
                 {"first", summary.PairPoints(Party::kFirstPlayer)}};
  if (block.names.differ()) object["agent"] = summary.PairPoints(Party::kFirstAgent);
  return object;
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

Json MatchJson(const SelfPlaySummary& summary) {
  const Interval rate = summary.RateInterval(Party::kFirstPlayer);
  const double wins = Rate(summary.Wins(Party::kFirstPlayer), summary.finished());
  return {{"to", kMatchWins},
          {"rate",
           summary.finished() == 0 ? Json(nullptr) : Json(Rounded(MatchOdds(wins, kMatchWins)))},
          {"interval",
           {Rounded(MatchOdds(rate.low, kMatchWins)), Rounded(MatchOdds(rate.high, kMatchWins))}}};
}

// Of the kinds that the deck has; null where nothing is known.
Json CardsJson(const SelfPlayBlock& block, const SelfPlaySummary& summary) {
  Json object = Json::object();
  for (const Card card : kAllCards) {
    if (!block.run.deck.Has(card)) continue;
    const std::optional<CardWorth> worth = summary.card_worths().Of(card);
    object[WriteCard(card)] =
        worth
            ? Json({{"worth", Rounded(worth->worth)}, {"interval", IntervalJson(worth->interval)}})
            : Json(nullptr);
  }
  return object;
}

Json SprtJson(const StopRule& rule, const SelfPlaySummary& summary) {
  const double ratio = SprtRatioOf(rule, summary);
  return {{"scores", {rule.test->low, rule.test->high}},
          {"ratio", Rounded(ratio)},
          {"bounds", {Rounded(-SprtBound()), Rounded(SprtBound())}},
          {"verdict", VerdictName(VerdictOf(ratio))}};
}

}  // namespace

std::string StopName(const SelfPlayBlock& block, const SelfPlaySummary& summary) {
  if (!IsEnough(block.stop, summary)) return "games";
  return block.stop.test ? "test" : "width";
}

std::string VerdictName(SprtVerdict verdict) {
  switch (verdict) {
    case SprtVerdict::kUndecided:
      return "undecided";
    case SprtVerdict::kAcceptsLow:
      return "accepted H0";
    case SprtVerdict::kAcceptsHigh:
      return "accepted H1";
  }
  return "";
}

std::string SummaryLine(const SelfPlayBlock& block, const SelfPlaySummary& summary) {
  Json object = {{"type", "summary"}};
  AddOrigin(block.origin, object);
  if (block.skipped > 0) object["skipped"] = block.skipped;
  object["games"] = summary.games();
  if (block.stop.is_any()) object["ended_by"] = StopName(block, summary);
  object["finished"] = summary.finished();
  object["turn_cap"] = summary.at_turn_cap();
  object["repetition"] = summary.by_repetition();
  object["unfinished"] = {
      {"rate", Rounded(Rate(summary.games() - summary.finished(), summary.games()))},
      {"interval", IntervalJson(summary.UnfinishedInterval())}};
  for (const Player player : kPlayers) {
    object[WritePlayer(player)] = ColourJson(block, summary, player);
  }
  object["first"] = FirstPlayerJson(summary);
  if (block.names.differ()) object["agent"] = AgentJson(block, summary);
  if (block.run.in_pairs) object["pairs"] = PairsJson(block, summary);
  if (block.stop.test) object["sprt"] = SprtJson(block.stop, summary);
  object["match"] = MatchJson(summary);
  object["turns"] = TurnsJson(summary);
  object["evaluation"] = kRaceLead;
  object["lead_changes"] = MeanJson(summary.lead_changes());
  object["drama"] = MeanJson(summary.drama());
  if (block.run.in_pairs) object["cards"] = CardsJson(block, summary);
  object["reshuffles"] = summary.reshuffles();
  return WriteJsonLine(object);
}

}  // namespace rushkit
