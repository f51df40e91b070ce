// A rating as JSON: rushkit.1 says what the keys are.
#ifndef RUSHKIT_CLI_RATE_JSON_H_
#define RUSHKIT_CLI_RATE_JSON_H_

#include "cli/batch.h"
#include "cli/rate_question.h"
#include "cli/render/json.h"

namespace rushkit {

Json RatingJson(const RateQuestionOptions& options, const Question& question,
                const RatedPosition& rated);

// The card game alone.
Json GameRatingJson(const RateQuestionOptions& options, const GameRating& game);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_RATE_JSON_H_
