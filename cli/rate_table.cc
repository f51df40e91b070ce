// Ratings of many set-ups side by side, one a line.
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "cli/rate_text.h"
#include "cli/render/words.h"

namespace rushkit {
namespace {

// Of each hero who is there.
std::string LengthCell(const RatedPosition& rated, Metric metric) {
  std::vector<std::string> lengths;
  for (const RatedHero& hero : rated.heroes) {
    const SoloRating* rating = hero.Of(metric);
    if (rating == nullptr) return kEmptyCell;
    lengths.push_back(rating->status == SearchStatus::kUnsolvable ? "none"
                      : rating->length()                          ? absl::StrCat(*rating->length())
                                         : absl::StrCat(rating->lower_bound, "+"));
  }
  return absl::StrJoin(lengths, "/");
}

std::string DifficultyCell(const RatedPosition& rated) {
  const std::optional<Difficulty> difficulty = rated.difficulty();
  if (!difficulty) return kEmptyCell;
  return absl::StrCat(difficulty->whole_seconds(), difficulty->is_lower_bound ? "+" : "", " ",
                      DifficultyName(difficulty->word));
}

std::string MinimalCell(const RatedPosition& rated) {
  std::vector<std::string> words;
  for (const RatedHero& hero : rated.heroes) {
    const std::optional<bool>& minimal = hero.what_if.minimal;
    const bool has_escape = hero.what_if.as_it_is.status != SearchStatus::kUnsolvable;
    words.emplace_back(!has_escape ? kEmptyCell : !minimal ? "?" : *minimal ? "yes" : "no");
  }
  return absl::StrJoin(words, "/");
}

RatingCells::Game GameCells(const GameRating& game) {
  const SelfPlaySummary& summary = game.game.summary;
  return {summary.finished() == 0
              ? kEmptyCell
              : PercentCell(Rate(summary.Wins(Party::kFirstPlayer), summary.finished()),
                            summary.RateInterval(Party::kFirstPlayer)),
          VerdictName(game.game.fairness.verdict),
          PercentCell(Rate(summary.games() - summary.finished(), summary.games()),
                      summary.UnfinishedInterval()),
          absl::StrFormat("%.1f", summary.turns().Ratio()),
          game.luck ? PercentCell(game.luck->luck, game.luck->interval) : kEmptyCell};
}

// Without the blanks at its end.
std::string TableLine(std::string text) {
  text.erase(text.find_last_not_of(' ') + 1);
  return text + "\n";
}

}  // namespace

std::string PercentCell(double rate, const Interval& interval) {
  return absl::StrFormat("%.1f (%.1f-%.1f)", 100 * rate, 100 * interval.low, 100 * interval.high);
}

std::string RatingTableHead(bool with_game) {
  RatingCells head{"", "difficulty", "moves", "spaces", "turns", "minimal", std::nullopt};
  if (with_game) head.game = {"first wins %", "fair", "unfinished %", "turns", "luck %"};
  return RatingTableLine(head);
}

std::string RatingTableLine(const RatingCells& cells) {
  std::string line = absl::StrFormat("%-20s  %-11s %7s %7s %7s  %-7s", cells.name, cells.difficulty,
                                     cells.moves, cells.spaces, cells.turns, cells.minimal);
  if (cells.game) {
    absl::StrAppendFormat(&line, "  %-18s %-9s %-18s %6s  %-18s", cells.game->first,
                          cells.game->verdict, cells.game->unfinished, cells.game->turns,
                          cells.game->luck);
  }
  return TableLine(std::move(line));
}

RatingCells CellsOf(const Question& question, const RatedPosition& rated) {
  const Origin& origin = question.origin;
  RatingCells cells{origin.name.empty() ? origin.ToString() : Printable(origin.name),
                    DifficultyCell(rated),
                    LengthCell(rated, Metric::kMoves),
                    LengthCell(rated, Metric::kSpaces),
                    LengthCell(rated, Metric::kTurns),
                    MinimalCell(rated),
                    std::nullopt};
  if (rated.game) cells.game = GameCells(*rated.game);
  return cells;
}

}  // namespace rushkit
