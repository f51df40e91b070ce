// A rating for people: a report on one position, or a line of a table of many.
#ifndef RUSHKIT_CLI_RATE_TEXT_H_
#define RUSHKIT_CLI_RATE_TEXT_H_

#include <optional>
#include <string>

#include "cli/batch.h"
#include "cli/rate_question.h"
#include "solver/analysis/interval.h"

namespace rushkit {

std::string RatingReport(const RateQuestionOptions& options, const Question& question,
                         const RatedPosition& rated, bool in_color);
// The part of it that is about the card game.
std::string GameReport(const RateQuestionOptions& options, const GameRating& game);

// A line of a table of many, cell by cell: "6/6" is of gold and of silver.
struct RatingCells {
  struct Game {
    std::string first;
    std::string verdict;
    std::string unfinished;
    std::string turns;
    std::string luck;
  };

  std::string name;
  std::string difficulty;
  std::string moves;
  std::string spaces;
  std::string turns;
  std::string minimal;
  std::optional<Game> game;
};

inline constexpr char kEmptyCell[] = "-";

std::string RatingTableHead(bool with_game);
std::string RatingTableLine(const RatingCells& cells);
RatingCells CellsOf(const Question& question, const RatedPosition& rated);
// 54.6 (45.1-63.8)
std::string PercentCell(double rate, const Interval& interval);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_RATE_TEXT_H_
