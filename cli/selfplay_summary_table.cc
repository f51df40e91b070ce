// The summary of many games as a table for people.
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "cli/render/words.h"
#include "cli/selfplay_report.h"
#include "cli/summary_text.h"
#include "solver/analysis/match_odds.h"
#include "solver/notation/card_notation.h"
#include "solver/notation/move_notation.h"

namespace rushkit {
namespace {

std::string CountRow(absl::string_view what, uint64_t count, absl::string_view rest) {
  return absl::StrFormat("%-22s %8d%s%s\n", what, count, rest.empty() ? "" : "   ", rest);
}

std::string RateRow(absl::string_view what, uint64_t hits, uint64_t trials,
                    const Interval& interval, absl::string_view rest = "") {
  return CountRow(what, hits,
                  trials == 0 ? "" : absl::StrCat(PercentOf(Rate(hits, trials), interval), rest));
}

std::string RowsOfParty(const SelfPlaySummary& summary, Party party, absl::string_view name,
                        absl::string_view other_name) {
  const Interval interval = summary.RateInterval(party);
  return absl::StrCat(RateRow(name, summary.Wins(party), summary.finished(), interval),
                      RateRow(other_name, summary.Losses(party), summary.finished(),
                              {1 - interval.high, 1 - interval.low}));
}

std::string ColourRows(const SelfPlayBlock& block, const SelfPlaySummary& summary) {
  const auto name = [&](Player player) {
    return block.run.agents_alternate
               ? WritePlayer(player)
               : absl::StrCat(WritePlayer(player), " (", block.names.Of(player), ")");
  };
  if (block.colours_are_alike()) {
    constexpr char kAlike[] = "the set-up is its own half turn: only who begins matters";
    return absl::StrCat(CountRow(name(Player::kGold), summary.Wins(Party::kGold), kAlike),
                        CountRow(name(Player::kSilver), summary.Losses(Party::kGold), ""));
  }
  return RowsOfParty(summary, Party::kGold, name(Player::kGold), name(Player::kSilver));
}

std::string AgentRows(const SelfPlayBlock& block, const SelfPlaySummary& summary) {
  if (!block.names.differ()) return "";
  return absl::StrCat(
      block.run.agents_alternate
          ? RowsOfParty(summary, Party::kFirstAgent, block.names.gold, block.names.silver)
          : "",
      absl::StrFormat(
          "%-22s %8s   %s  %s, an unfinished game is half a win\n", "score", "",
          PercentOf(summary.Score(Party::kFirstAgent), summary.ScoreInterval(Party::kFirstAgent)),
          block.names.gold));
}

std::string FirstPlayerRow(const SelfPlaySummary& summary) {
  constexpr Party kFirst = Party::kFirstPlayer;
  const std::optional<double> worth = summary.Worth(kFirst);
  return RateRow("first player", summary.Wins(kFirst), summary.finished(),
                 summary.RateInterval(kFirst),
                 worth ? absl::StrFormat(", worth %.0f single games", *worth) : "");
}

std::string UnfinishedRow(const SelfPlayBlock& block, const SelfPlaySummary& summary) {
  const uint64_t unfinished = summary.games() - summary.finished();
  const std::string why =
      absl::StrCat("; ", summary.at_turn_cap(), " at ", block.run.limits.turn_cap, " turns, ",
                   summary.by_repetition(), " by repetition");
  return RateRow("unfinished", unfinished, summary.games(), summary.UnfinishedInterval(),
                 unfinished == 0 ? "" : why);
}

// How many pairs came to how many points of whom it is about.
std::string PairsRow(const SelfPlayBlock& block, const SelfPlaySummary& summary) {
  if (!block.run.in_pairs) return "";
  const Party party = block.names.differ() ? Party::kFirstAgent : Party::kFirstPlayer;
  const std::string whose = block.names.differ() ? block.names.gold : "the first player";
  const std::string lone =
      summary.lone_games() == 0
          ? ""
          : absl::StrCat("; ", CountOf(summary.lone_games(), "game"), " without the other");
  return CountRow("pairs", summary.pairs(),
                  absl::StrCat(absl::StrJoin(summary.PairPoints(party), ", "),
                               " with 0, 1/2, 1, 3/2, 2 points of ", whose, lone));
}

std::string MeanRow(absl::string_view what, const RatioSums& sums, int digits,
                    absl::string_view rest) {
  const std::optional<Interval> interval = sums.MeanInterval();
  return absl::StrFormat(
      "%-22s %8.1f   %s%s\n", what, sums.Ratio(),
      interval ? absl::StrFormat("(%.*f to %.*f), ", digits, interval->low, digits, interval->high)
               : "",
      rest);
}

std::string CourseRows(const SelfPlaySummary& summary) {
  if (summary.finished() == 0) return "";
  return absl::StrCat(
      MeanRow("turns a game", summary.turns(), 1,
              absl::StrFormat("%d to %d, standard deviation %.1f", summary.shortest(),
                              summary.longest(), summary.TurnsDeviation())),
      absl::StrFormat("%-22s %8d   %d to %d in eight games of ten\n", "turns, median",
                      summary.TurnsQuantile(50), summary.TurnsQuantile(10),
                      summary.TurnsQuantile(90)),
      MeanRow("lead changes", summary.lead_changes(), 2, "by the race lead"),
      MeanRow("drama", summary.drama(), 2, "spaces that the winner was once behind"));
}

std::string MatchRow(const SelfPlaySummary& summary) {
  if (summary.finished() == 0) return "";
  const Interval rate = summary.RateInterval(Party::kFirstPlayer);
  const double first = Rate(summary.Wins(Party::kFirstPlayer), summary.finished());
  return absl::StrFormat(
      "%-22s %8s   %s, whoever begins, if each winner begins the next game\n",
      absl::StrFormat("match to %d wins", kMatchWins), "",
      PercentOf(MatchOdds(first, kMatchWins),
                {MatchOdds(rate.low, kMatchWins), MatchOdds(rate.high, kMatchWins)}));
}

std::string CardsTable(const SelfPlayBlock& block, const SelfPlaySummary& summary) {
  std::string rows;
  for (const Card card : kAllCards) {
    const std::optional<CardWorth> worth = summary.card_worths().Of(card);
    if (!worth) continue;
    absl::StrAppendFormat(&rows, "%-22s %8s   %+5.1f    (%+.1f to %+.1f)\n", WriteCard(card), "",
                          100 * worth->worth, 100 * worth->interval.low,
                          100 * worth->interval.high);
  }
  if (!block.run.in_pairs || rows.empty()) return "";
  return absl::StrCat(
      "\none more when dealt              added to the chance to win, in points of a hundred\n",
      rows);
}

std::string StopRow(const SelfPlayBlock& block, const SelfPlaySummary& summary) {
  const StopRule& rule = block.stop;
  const bool is_enough = IsEnough(rule, summary);
  std::string rows;
  if (rule.half_width) {
    absl::StrAppendFormat(&rows, "%-22s %8s   %s: half an interval is %.4f, wanted %.4f\n",
                          "ended by", "", is_enough ? "width" : "games", HalfWidthOf(rule, summary),
                          *rule.half_width);
  }
  if (rule.test) {
    const double ratio = SprtRatioOf(rule, summary);
    absl::StrAppendFormat(
        &rows,
        "%-22s %8s   %s: log likelihood ratio %.2f, bounds %.2f and %.2f, scores %g and %g\n",
        "test", "", VerdictName(VerdictOf(ratio)), ratio, -SprtBound(), SprtBound(), rule.test->low,
        rule.test->high);
  }
  return rows;
}

}  // namespace

std::string SummaryTable(const SelfPlayBlock& block, const SelfPlaySummary& summary) {
  const std::string skipped =
      block.skipped == 0 ? "" : absl::StrCat(" from game ", block.skipped, " on");
  return absl::StrCat(
      block.origin.name.empty() ? block.origin.ToString() : Printable(block.origin.name), ": ",
      CountOf(summary.games(), "game"), skipped, block.run.in_pairs ? " in pairs" : "", ", deck ",
      Printable(block.names.deck), ", ", FirstPlayerName(block.run.first), " first, seed ",
      block.run.seed, "\n\n",
      absl::StrFormat("%-22s %8s   %s\n", "", "wins", "of finished games, with 95 % interval"),
      ColourRows(block, summary), AgentRows(block, summary), FirstPlayerRow(summary),
      UnfinishedRow(block, summary), PairsRow(block, summary), StopRow(block, summary),
      CourseRows(summary), MatchRow(summary), CardsTable(block, summary));
}

}  // namespace rushkit
