#include "cli/exit_status.h"

#include <algorithm>
#include <iterator>

namespace rushkit {

ExitStatus Worse(ExitStatus a, ExitStatus b) {
  constexpr ExitStatus kWorstFirst[] = {ExitStatus::kInterrupted, ExitStatus::kBadInput,
                                        ExitStatus::kLimit};
  const auto* worst =
      std::find_if(std::begin(kWorstFirst), std::end(kWorstFirst),
                   [a, b](ExitStatus status) { return status == a || status == b; });
  return worst != std::end(kWorstFirst) ? *worst : ExitStatus::kHolds;
}

}  // namespace rushkit
