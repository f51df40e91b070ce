// What many games tell, in words: the same in selfplay and in rate.
#ifndef RUSHKIT_CLI_SUMMARY_TEXT_H_
#define RUSHKIT_CLI_SUMMARY_TEXT_H_

#include <string>

#include "absl/strings/str_format.h"
#include "solver/analysis/interval.h"

namespace rushkit {

// " 54.6 %  (52.7 to 56.4)"
inline std::string PercentOf(double rate, const Interval& interval) {
  return absl::StrFormat("%5.1f %%  (%.1f to %.1f)", 100 * rate, 100 * interval.low,
                         100 * interval.high);
}

}  // namespace rushkit

#endif  // RUSHKIT_CLI_SUMMARY_TEXT_H_
