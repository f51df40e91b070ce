// A score sheet as JSON and as text.
#ifndef RUSHKIT_CLI_RENDER_SCORE_SHEET_H_
#define RUSHKIT_CLI_RENDER_SCORE_SHEET_H_

#include <string>

#include "calculators/score_sheet/score_sheet.h"
#include "cli/render/json.h"

namespace rushkit {

// Adds "total", where there are points, "lines": [{"clause", "rule", "points" or "effect",
// "broken": true where the rule was not kept}] and "unknown": [{"fact", "confidence", "decides"}].
void AddSheet(const ScoreSheet& sheet, Json& object);

// A line each, "clause  rule  effect" in columns, then the total and what it rests on.
std::string SheetText(const ScoreSheet& sheet, bool in_color);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_RENDER_SCORE_SHEET_H_
