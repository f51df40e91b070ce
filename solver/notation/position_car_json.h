// A boxed grid without walls as a JSON object with a list of cars.
//
//   {"name": "easy-1", "width": 6, "height": 4, "cars": [
//     {"id": "r", "player": true, "position": 6, "length": 2, "orientation": "horizontal"},
//     {"id": "b", "player": false, "position": 5, "length": 2, "orientation": "vertical"}]}
//
//   id           a string or a whole number, each car its own
//   player       true for the hero; may be left out for others
//   position     of its leftmost or topmost cell: row times width plus column, both from 0
//   orientation  "horizontal" or "vertical", or "h" or "v", in either case
//
// The name, the width and the height may be left out; the grid is then 6 by 6. Other keys are
// passed over. An id that is no letter of a code gets one.
#ifndef RUSHKIT_SOLVER_NOTATION_POSITION_CAR_JSON_H_
#define RUSHKIT_SOLVER_NOTATION_POSITION_CAR_JSON_H_

#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "solver/base/diagnostics.h"
#include "solver/board/position.h"
#include "solver/notation/json_items.h"
#include "solver/notation/letters.h"

namespace rushkit {

// Whether this is such an object rather than one with a code (position_json.h), right or wrong.
bool LooksLikeCarJson(const JsonItems& json);

// `json` are the items of `text`, which begins at `start`. Fails with all that is wrong at once
// (see ToStatus).
absl::StatusOr<LetteredPosition> ReadPositionCarJson(absl::string_view text, const JsonItems& json,
                                                     TextLocation start);

// The object of a position on a boxed grid without walls, in the order of letters, on a line of its
// own; an empty `name` is left out, and so is the size of a 6 by 6 grid.
std::string WritePositionCarJson(const Position& position, absl::string_view name);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_NOTATION_POSITION_CAR_JSON_H_
