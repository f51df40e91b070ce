// What someone who mistyped a name probably meant.
#ifndef RUSHKIT_CALCULATORS_SCORE_SHEET_NEAREST_H_
#define RUSHKIT_CALCULATORS_SCORE_SHEET_NEAREST_H_

#include <string>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"

namespace rushkit {

// The first of `names` that the fewest changes of one character lead to: at most two, and fewer
// than half of `word`. Nothing when none is so near.
std::string Nearest(absl::string_view word, absl::Span<const std::string> names);

}  // namespace rushkit

#endif  // RUSHKIT_CALCULATORS_SCORE_SHEET_NEAREST_H_
