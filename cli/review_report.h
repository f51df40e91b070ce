// The review of a game, for people and as JSON.
#ifndef RUSHKIT_CLI_REVIEW_REPORT_H_
#define RUSHKIT_CLI_REVIEW_REPORT_H_

#include <string>

#include "cli/render/json.h"
#include "solver/analysis/review.h"
#include "solver/game/game_record.h"

namespace rushkit {

std::string GradeName(Grade grade);  // "best", "mistake"

// Each turn with its grades and a bar for Gold's chance, the turns that lost most with what was
// better, and what each player lost.
std::string ReviewText(const GameRecord& record, const GameReview& review, bool in_color);

// The same as members of `object`.
void AddReview(const GameRecord& record, const ReviewRequest& request, const GameReview& review,
               Json& object);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_REVIEW_REPORT_H_
