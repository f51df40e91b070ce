#include "solver/analysis/sprt.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

namespace rushkit {
namespace {

// An outcome that has not been seen counts as so little, so that no hypothesis is impossible.
constexpr double kUnseen = 1e-3;
// Halvings of an interval: as many as a double can tell apart.
constexpr int kHalvings = 60;

struct Share {
  double outcome;
  double share;
};

std::vector<Share> SharesOf(absl::Span<const uint64_t> counts) {
  std::vector<Share> shares;
  double sum = 0;
  for (const uint64_t count : counts) sum += std::max(kUnseen, static_cast<double>(count));
  const auto last = static_cast<double>(counts.size() - 1);
  for (size_t i = 0; i < counts.size(); ++i) {
    shares.push_back(
        {static_cast<double>(i) / last, std::max(kUnseen, static_cast<double>(counts[i])) / sum});
  }
  return shares;
}

// The t for which sum p (a - mean) / (1 + t (a - mean)) is 0: it falls as t grows, and lies between
// the t for which the weight of the greatest and of the least outcome would be infinite.
double TiltTo(double mean, const std::vector<Share>& shares) {
  double low = -1 / (1 - mean);
  double high = 1 / mean;
  for (int i = 0; i < kHalvings; ++i) {
    const double t = (low + high) / 2;
    double excess = 0;
    for (const Share& share : shares) {
      const double over = share.outcome - mean;
      excess += share.share * over / (1 + t * over);
    }
    (excess > 0 ? low : high) = t;
  }
  return (low + high) / 2;
}

}  // namespace

double SprtBound() { return std::log((1 - kTestError) / kTestError); }

double SprtRatio(absl::Span<const uint64_t> counts, const SprtScores& scores) {
  double units = 0;
  for (const uint64_t count : counts) units += static_cast<double>(count);
  if (units == 0) return 0;
  const std::vector<Share> shares = SharesOf(counts);
  const double to_low = TiltTo(scores.low, shares);
  const double to_high = TiltTo(scores.high, shares);
  double a_unit = 0;
  for (const Share& share : shares) {
    a_unit += share.share * (std::log1p(to_low * (share.outcome - scores.low)) -
                             std::log1p(to_high * (share.outcome - scores.high)));
  }
  return units * a_unit;
}

SprtVerdict VerdictOf(double ratio) {
  if (ratio >= SprtBound()) return SprtVerdict::kAcceptsHigh;
  if (ratio <= -SprtBound()) return SprtVerdict::kAcceptsLow;
  return SprtVerdict::kUndecided;
}

}  // namespace rushkit
