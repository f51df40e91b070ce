// The card game of a rating for people.
#include <optional>
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "cli/interrupt.h"
#include "cli/rate_text.h"
#include "cli/render/words.h"
#include "cli/summary_text.h"

namespace rushkit {
namespace {

std::string GameRow(absl::string_view what, absl::string_view figure, absl::string_view meaning) {
  return absl::StrFormat("  %-20s %s%s%s\n", what, figure, meaning.empty() ? "" : "  ", meaning);
}

std::string RateText(const SelfPlaySummary& summary, Party party) {
  if (summary.finished() == 0) return "not known: no game has finished";
  return PercentOf(Rate(summary.Wins(party), summary.finished()), summary.RateInterval(party));
}

std::string UnfinishedText(const SelfPlaySummary& summary) {
  if (summary.games() == 0) return "not known: no game was played";
  return PercentOf(Rate(summary.games() - summary.finished(), summary.games()),
                   summary.UnfinishedInterval());
}

std::string FairRow(const RateQuestionOptions& options, const Fairness& fairness) {
  const std::string within =
      absl::StrFormat("within %g points of 50 %%", 100 * options.game.within());
  switch (fairness.verdict) {
    case FairnessVerdict::kFair:
      return GameRow("fair", "yes", within);
    case FairnessVerdict::kUnfair:
      return GameRow("fair", "no", absl::StrCat("not ", within));
    case FairnessVerdict::kUndecided:
      break;
  }
  const std::string needed = fairness.games_needed ? absl::StrCat(": it would take about ",
                                                                  *fairness.games_needed, " games")
                                                   : "";
  return GameRow("fair", "undecided", absl::StrCat(within, needed));
}

std::string ColourRow(const GameRating& game) {
  if (game.game.is_own_half_turn) {
    return GameRow("gold", " 50.0 %", "by symmetry: the set-up is its own half turn");
  }
  return GameRow("gold", RateText(game.game.summary, Party::kGold), "of finished games");
}

std::string MeanText(const RatioSums& sums) {
  const std::optional<Interval> interval = sums.MeanInterval();
  return absl::StrFormat(
      "%5.1f    %s", sums.Ratio(),
      interval ? absl::StrFormat("(%.1f to %.1f)", interval->low, interval->high) : "");
}

std::string PlayedCourseRows(const SelfPlaySummary& summary) {
  if (summary.finished() == 0) return "";
  return absl::StrCat(
      GameRow("turns a game", MeanText(summary.turns()),
              absl::StrFormat("of both; %d to %d in eight games of ten", summary.TurnsQuantile(10),
                              summary.TurnsQuantile(90))),
      GameRow("lead changes", MeanText(summary.lead_changes()), "a game, by the race lead"),
      GameRow("drama", MeanText(summary.drama()), "spaces that the winner was once behind"));
}

std::string LuckRow(const std::optional<Luck>& luck) {
  if (!luck) return "";
  return GameRow(
      "luck", PercentOf(luck->luck, luck->interval),
      absl::StrFormat("of deals decided by the cards alone: the same ones won twice in %d of %d, "
                      "by chance %.0f",
                      luck->same_cards, luck->pairs,
                      luck->same_by_chance * static_cast<double>(luck->pairs)));
}

std::string SkillRow(absl::string_view what, const std::optional<Skill>& skill) {
  if (!skill) return "";
  constexpr Party kStronger = Party::kFirstAgent;
  return GameRow(
      what, PercentOf(skill->summary.Score(kStronger), skill->summary.ScoreInterval(kStronger)),
      absl::StrCat("score of ", skill->stronger, " against ", skill->weaker, ", ",
                   CountOf(skill->summary.games(), "game")));
}

std::string VariationRow(const RateQuestionOptions& options, const Variation& variation) {
  const std::string what =
      absl::StrCat(ChangedName(variation.changed), "=", ChangedTo(options, variation));
  return GameRow(
      what, RateText(variation.summary, Party::kFirstPlayer),
      absl::StrFormat("first player; unfinished %.1f %%; %d games",
                      100 * Rate(variation.summary.games() - variation.summary.finished(),
                                 variation.summary.games()),
                      variation.summary.games()));
}

}  // namespace

std::string GameReport(const RateQuestionOptions& options, const GameRating& game) {
  const SelfPlaySummary& summary = game.game.summary;
  std::string out =
      absl::StrCat("the card game: ", options.game.agent(), " against itself, deck ",
                   Printable(options.rules.deck_name), ", ", CountOf(summary.games(), "game"),
                   " in pairs, seed ", options.game.seed.value_or(1), "; intervals are of 95 %\n");
  if (!game.is_complete) {
    absl::StrAppend(&out, Interrupted() ? "interrupted" : "stopped at the time limit",
                    ": this is what was played by then\n");
  }
  absl::StrAppend(
      &out,
      GameRow("first player", RateText(summary, Party::kFirstPlayer), "wins of finished games"),
      ColourRow(game), FairRow(options, game.game.fairness),
      GameRow("unfinished", UnfinishedText(summary),
              absl::StrCat(summary.at_turn_cap(), " at the turn cap, ", summary.by_repetition(),
                           " by repetition")),
      PlayedCourseRows(summary), LuckRow(game.luck), SkillRow("skill", game.skill),
      SkillRow("skill beyond that", game.search));
  for (const Variation& variation : game.variations) out += VariationRow(options, variation);
  return out;
}

}  // namespace rushkit
