// Results as JSON, one object a line.
#ifndef RUSHKIT_CLI_RENDER_JSON_H_
#define RUSHKIT_CLI_RENDER_JSON_H_

#include <string>

#include "nlohmann/json.hpp"
#include "solver/base/diagnostics.h"
#include "solver/board/position.h"
#include "solver/game/rules.h"
#include "solver/game/turn.h"
#include "solver/search/result.h"

namespace rushkit {

using Json = nlohmann::ordered_json;

// The object on one line, with its newline. Bytes that are no UTF-8 are replaced.
std::string WriteJsonLine(const Json& object);

// {"connection": "all-three", "spaces": "exact"}
Json RulesJson(const Rules& rules);
// {"card": "M3", "moves": ["a+2", "G+1"]}
Json TurnJson(const Turn& turn);
// ["a+2", "left-1"], or a list of turns.
Json LineJson(const Line& line);
// The position, every vehicle, and the offsets and which vehicles lock a seam, or the size of a
// boxed grid.
Json PositionJson(const Position& position);
// Adds "line", "column" and "message" of the first of them, and all of them as "errors".
void AddErrors(const Diagnostics& diagnostics, Json& object);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_RENDER_JSON_H_
