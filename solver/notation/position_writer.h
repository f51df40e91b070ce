// A position in any of the formats, as an entry of a file (position_file.h).
#ifndef RUSHKIT_SOLVER_NOTATION_POSITION_WRITER_H_
#define RUSHKIT_SOLVER_NOTATION_POSITION_WRITER_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "solver/board/position.h"
#include "solver/notation/letters.h"
#include "solver/notation/position_format.h"

namespace rushkit {

// The entry of `position`; an empty `name` is none. Entries may follow one another in one file.
// Reading it in `format` gives the same position and name, but for the letters in `renamed` and,
// in kGridCsv, for all letters. Fails with InvalidArgument, saying what the format cannot hold.
absl::StatusOr<WrittenPosition> WritePosition(const Position& position, absl::string_view name,
                                              PositionFormat format);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_NOTATION_POSITION_WRITER_H_
