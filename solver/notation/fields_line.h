// A line of fields: words with blanks between, of which one position is made.
#ifndef RUSHKIT_SOLVER_NOTATION_FIELDS_LINE_H_
#define RUSHKIT_SOLVER_NOTATION_FIELDS_LINE_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "solver/base/diagnostics.h"
#include "solver/board/grid.h"
#include "solver/board/position.h"
#include "solver/notation/position_format.h"
#include "solver/notation/text.h"

namespace rushkit {

struct FieldsLine {
  std::string name;                 // the first word, if it is neither a number nor the position
  std::vector<std::string> fields;  // all other words that are not the position, in order
  absl::StatusOr<Position> position;
};

// Which of kCode, kClassic, kDatabase and kGroups the line is meant as, right or wrong; kCode if
// there is no telling.
PositionFormat FormatOfFields(absl::string_view line);

// Reads a line, which begins at `start`, in one of these formats. In kCode the position is the word
// that looks like a code, else the one with a "/" in it; else, and in kClassic and kDatabase, that
// of some 36 characters; in kGroups as many words as are groups.
FieldsLine ReadFields(absl::string_view line, PositionFormat format, Connection connection,
                      TextLocation start);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_NOTATION_FIELDS_LINE_H_
