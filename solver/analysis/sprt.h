// A test that goes on until it is decided: is the score `low` or `high`?
//
// Wald's sequential probability ratio test (1947): the logarithm of how much more likely the
// results are under one hypothesis than under the other is looked at after every unit; above the
// upper bound `high` is accepted, below the lower one `low`. Each is wrong with a chance of about
// kTestError, and in between the test goes on.
//
// Units are pairs of games, whose outcomes are 0, 1/2, 1, 3/2 or 2 points; how often each of them
// comes up is not known beforehand. So the ratio is the generalized one that chess engines are
// tested with (M. Van den Bergh, "A practical introduction to the GSPRT"): among all distributions
// over the outcomes that have the wanted mean, the one under which what was seen is likeliest. With
// shares p of the outcomes a it is p / (1 + t (a - mean)), and t makes the mean right.
#ifndef RUSHKIT_SOLVER_ANALYSIS_SPRT_H_
#define RUSHKIT_SOLVER_ANALYSIS_SPRT_H_

#include <cstdint>

#include "absl/types/span.h"

namespace rushkit {

// The two hypotheses: scores a game from 0 to 1, low below high.
struct SprtScores {
  double low = 0.5;
  double high = 0.5;
};

enum class SprtVerdict : uint8_t { kUndecided, kAcceptsLow, kAcceptsHigh };

inline constexpr double kTestError = 0.05;  // of either kind

// The log likelihood ratio at which `high` is accepted; at its opposite it is `low`.
double SprtBound();

// The log likelihood ratio of high to low, where the outcomes 0, 1/(k-1), ..., 1 of a unit came up
// so many times. 0 when there are no outcomes.
double SprtRatio(absl::Span<const uint64_t> counts, const SprtScores& scores);

SprtVerdict VerdictOf(double ratio);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_ANALYSIS_SPRT_H_
