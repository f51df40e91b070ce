// Ratings of many set-ups side by side, one a line.
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "cli/rate_text.h"
#include "cli/render/words.h"

namespace rushkit {
namespace {

constexpr char kNothing[] = "-";

// Of each hero who is there.
std::string LengthCell(const RatedPosition& rated, Metric metric) {
  std::vector<std::string> lengths;
  for (const RatedHero& hero : rated.heroes) {
    const SoloRating* rating = hero.Of(metric);
    if (rating == nullptr) return kNothing;
    lengths.push_back(rating->status == SearchStatus::kUnsolvable ? "none"
                      : rating->length()                          ? absl::StrCat(*rating->length())
                                         : absl::StrCat(rating->lower_bound, "+"));
  }
  return absl::StrJoin(lengths, "/");
}

std::string DifficultyCell(const RatedPosition& rated) {
  const std::optional<Difficulty> difficulty = rated.difficulty();
  if (!difficulty) return kNothing;
  return absl::StrCat(difficulty->whole_seconds(), difficulty->is_lower_bound ? "+" : "", " ",
                      DifficultyName(difficulty->word));
}

std::string MinimalCell(const RatedPosition& rated) {
  std::vector<std::string> words;
  for (const RatedHero& hero : rated.heroes) {
    const std::optional<bool>& minimal = hero.what_if.minimal;
    const bool has_escape = hero.what_if.as_it_is.status != SearchStatus::kUnsolvable;
    words.emplace_back(!has_escape ? kNothing : !minimal ? "?" : *minimal ? "yes" : "no");
  }
  return absl::StrJoin(words, "/");
}

// 54.6 (45.1-63.8)
std::string PercentCell(double rate, const Interval& interval) {
  return absl::StrFormat("%.1f (%.1f-%.1f)", 100 * rate, 100 * interval.low, 100 * interval.high);
}

std::string GameHead() {
  return absl::StrFormat("  %-18s %-9s %-18s %6s  %-18s", "first wins %", "fair", "unfinished %",
                         "turns", "luck %");
}

std::string GameCells(const GameRating& game) {
  const SelfPlaySummary& summary = game.game.summary;
  const std::string first =
      summary.finished() == 0
          ? kNothing
          : PercentCell(Rate(summary.Wins(Party::kFirstPlayer), summary.finished()),
                        summary.RateInterval(Party::kFirstPlayer));
  const std::string unfinished = PercentCell(
      Rate(summary.games() - summary.finished(), summary.games()), summary.UnfinishedInterval());
  const std::string luck = game.luck ? PercentCell(game.luck->luck, game.luck->interval) : kNothing;
  return absl::StrFormat("  %-18s %-9s %-18s %6.1f  %-18s", first,
                         VerdictName(game.game.fairness.verdict), unfinished,
                         summary.turns().Ratio(), luck);
}

// Without the blanks at its end.
std::string TableLine(std::string text) {
  text.erase(text.find_last_not_of(' ') + 1);
  return text + "\n";
}

std::string SoloCells(absl::string_view name, absl::string_view difficulty, absl::string_view moves,
                      absl::string_view spaces, absl::string_view turns,
                      absl::string_view minimal) {
  return absl::StrFormat("%-20s  %-11s %7s %7s %7s  %-7s", name, difficulty, moves, spaces, turns,
                         minimal);
}

}  // namespace

std::string RatingTableHead(const RateQuestionOptions& options) {
  return TableLine(absl::StrCat(SoloCells("", "difficulty", "moves", "spaces", "turns", "minimal"),
                                options.game.is_wanted ? GameHead() : ""));
}

std::string RatingTableLine(const RateQuestionOptions& options, const Question& question,
                            const RatedPosition& rated) {
  const Origin& origin = question.origin;
  const std::string name = origin.name.empty() ? origin.ToString() : Printable(origin.name);
  const std::string solo = SoloCells(name, DifficultyCell(rated), LengthCell(rated, Metric::kMoves),
                                     LengthCell(rated, Metric::kSpaces),
                                     LengthCell(rated, Metric::kTurns), MinimalCell(rated));
  const bool has_game = options.game.is_wanted && rated.game;
  return TableLine(absl::StrCat(solo, has_game ? GameCells(*rated.game) : ""));
}

}  // namespace rushkit
