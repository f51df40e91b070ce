// The open readings of the booklet by name.
//
//   rule     = name "=" value
//   connection = "all-three" (default) | "neighbours"
//   spaces     = "exact" (default) | "up-to"
#ifndef RUSHKIT_SOLVER_NOTATION_RULES_NOTATION_H_
#define RUSHKIT_SOLVER_NOTATION_RULES_NOTATION_H_

#include <string>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "solver/game/rules.h"

namespace rushkit {

// Sets the one reading that `text` names. Fails (see ToStatus) with the names or the values that
// were expected, and then leaves `rules` as they are.
absl::Status ApplyRule(absl::string_view text, Rules& rules);

// Every reading: "connection=all-three spaces=exact".
std::string WriteRules(const Rules& rules);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_NOTATION_RULES_NOTATION_H_
