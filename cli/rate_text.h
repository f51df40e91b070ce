// A rating for people: a report on one position, or a line of a table of many.
#ifndef RUSHKIT_CLI_RATE_TEXT_H_
#define RUSHKIT_CLI_RATE_TEXT_H_

#include <string>

#include "cli/batch.h"
#include "cli/rate_question.h"
#include "solver/analysis/interval.h"

namespace rushkit {

std::string RatingReport(const RateQuestionOptions& options, const Question& question,
                         const RatedPosition& rated, bool in_color);
// The part of it that is about the card game.
std::string GameReport(const RateQuestionOptions& options, const GameRating& game);

// "moves" of a head and of lines under it: one for gold and one for silver where there are two.
std::string RatingTableHead(const RateQuestionOptions& options);
std::string RatingTableLine(const RateQuestionOptions& options, const Question& question,
                            const RatedPosition& rated);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_RATE_TEXT_H_
