// Where in a text something is wrong, and what: every reader reports all of it at once.
#ifndef RUSHKIT_SOLVER_BASE_DIAGNOSTICS_H_
#define RUSHKIT_SOLVER_BASE_DIAGNOSTICS_H_

#include <string>
#include <vector>

#include "absl/status/status.h"

namespace rushkit {

// A place in a text. Lines and columns count from 1, columns in bytes.
struct TextLocation {
  int line = 1;
  int column = 1;

  friend auto operator<=>(const TextLocation&, const TextLocation&) = default;
};

// One thing that is wrong: where it stands, and a sentence that says what was found and, where it
// is not plain, what was expected.
struct Diagnostic {
  TextLocation where;
  std::string message;

  friend bool operator==(const Diagnostic&, const Diagnostic&) = default;
};

using Diagnostics = std::vector<Diagnostic>;

// Sorted by place and without repetitions, in reading order.
Diagnostics InReadingOrder(Diagnostics diagnostics);

// An InvalidArgument status whose message holds a line `LINE:COLUMN: message` for each diagnostic;
// Ok when there is none. Newlines inside a message are turned into blanks.
absl::Status ToStatus(const Diagnostics& diagnostics);

// The diagnostics inside a status made by ToStatus. Any other status is one diagnostic at 1:1.
Diagnostics FromStatus(const absl::Status& status);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_BASE_DIAGNOSTICS_H_
