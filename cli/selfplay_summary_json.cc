// The summary of many games as a line of JSON.
#include <cmath>
#include <cstdint>
#include <optional>
#include <string>

#include "absl/strings/str_cat.h"
#include "cli/origin_json.h"
#include "cli/render/json.h"
#include "cli/selfplay_report.h"
#include "cli/summary_json.h"
#include "solver/analysis/match_odds.h"
#include "solver/analysis/race_story.h"
#include "solver/notation/card_notation.h"
#include "solver/notation/move_notation.h"

namespace rushkit {
namespace {

Json WorthJson(const SelfPlaySummary& summary, Party party) {
  const std::optional<double> worth = summary.Worth(party);
  return worth ? Json(static_cast<int64_t>(std::round(*worth))) : Json(nullptr);
}

Json FirstPlayerJson(const SelfPlaySummary& summary) {
  Json object = FirstRateJson(summary);
  object["worth_games"] = WorthJson(summary, Party::kFirstPlayer);
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
  object["unfinished"] = UnfinishedJson(summary);
  for (const Player player : kPlayers) {
    object[WritePlayer(player)] = ColourJson(summary, player, block.colours_are_alike());
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
