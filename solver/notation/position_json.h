// One JSON line of a file of positions (position_file.h): its code, its name, and their places.
#ifndef RUSHKIT_SOLVER_NOTATION_POSITION_JSON_H_
#define RUSHKIT_SOLVER_NOTATION_POSITION_JSON_H_

#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "solver/base/diagnostics.h"
#include "solver/board/grid.h"
#include "solver/board/position.h"

namespace rushkit {

struct PositionJson {
  std::string name;  // empty when it has none
  absl::StatusOr<Position> position;
};

// Nothing for a header: an object with a "version" and no "position". `line` begins at `start`.
// What is wrong is reported where it stands in the line, also inside a code that is written with
// escapes.
std::optional<PositionJson> ReadPositionJson(absl::string_view line, Connection connection,
                                             TextLocation start);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_NOTATION_POSITION_JSON_H_
