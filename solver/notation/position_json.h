// A position as a JSON object, by its code.
//
//   {"name": "easy-1", "position": "....b/AA..b/....x/..ccc"}
//
// Only these two keys are looked at, and a name may be left out. An object with a "version" and no
// "position" is the header of a file of results, one with a "unit" and no "position" is what a
// campaign found without one (solver/campaign/unit_line.h): neither is a position.
#ifndef RUSHKIT_SOLVER_NOTATION_POSITION_JSON_H_
#define RUSHKIT_SOLVER_NOTATION_POSITION_JSON_H_

#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "solver/base/diagnostics.h"
#include "solver/board/grid.h"
#include "solver/board/position.h"
#include "solver/notation/json_items.h"

namespace rushkit {

bool IsJsonHeader(const JsonItems& json);

// `json` are the items of `text`, which begins at `start`. What is wrong is reported where it
// stands in the text, also inside a code that is written with escapes.
absl::StatusOr<Position> ReadPositionJson(absl::string_view text, const JsonItems& json,
                                          Connection connection, TextLocation start);

// The object on a line of its own; an empty `name` is left out.
std::string WritePositionJson(const Position& position, absl::string_view name);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_NOTATION_POSITION_JSON_H_
