// Roadkill Rivals: rulings, options, scores, plans and games as JSON and as text.
#ifndef RUSHKIT_CLI_RENDER_ROADKILL_H_
#define RUSHKIT_CLI_RENDER_ROADKILL_H_

#include <string>
#include <vector>

#include "absl/types/span.h"
#include "calculators/roadkill_rivals/game.h"
#include "calculators/roadkill_rivals/options.h"
#include "calculators/roadkill_rivals/plan.h"
#include "calculators/roadkill_rivals/question.h"
#include "cli/render/json.h"

namespace rushkit {

// "action", and the keys that a question or a log has for it.
Json ActionJson(const roadkill::Action& action);

Json RulingJson(const roadkill::CheckQuestion& question, const roadkill::Ruling& ruling);

// A line an option, and what they rest on.
ScoreSheet OptionsSheet(absl::Span<const roadkill::Option> options);
Json OptionsJson(absl::Span<const roadkill::Option> options);

Json ScoreJson(const roadkill::FinalScore& score);
std::string ScoreText(const roadkill::FinalScore& score, bool in_color);

Json PlanJson(const roadkill::Plan& plan);
std::string PlanText(const roadkill::Plan& plan, bool in_color);

Json GameJson(const roadkill::GameResult& result);
std::string GameText(const roadkill::GameResult& result, bool in_color);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_RENDER_ROADKILL_H_
