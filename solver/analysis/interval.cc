#include "solver/analysis/interval.h"

#include <algorithm>
#include <cmath>

namespace rushkit {
namespace {

constexpr double kImaginedGames = 4;

RatioSums WithImagined(RatioSums sums, int64_t whole) {
  sums.Add(0, whole);
  sums.Add(whole, whole);
  return sums;
}

}  // namespace

double Rate(uint64_t hits, uint64_t trials) {
  return trials == 0 ? 0 : static_cast<double>(hits) / static_cast<double>(trials);
}

Interval WilsonInterval(uint64_t hits, uint64_t trials) {
  if (trials == 0) return {};
  const auto n = static_cast<double>(trials);
  const double rate = Rate(hits, trials);
  const double square = kNormal95 * kNormal95;
  const double middle = rate + square / (2 * n);
  const double half = kNormal95 * std::sqrt(rate * (1 - rate) / n + square / (4 * n * n));
  const double whole = 1 + square / n;
  return {std::max(0.0, (middle - half) / whole), std::min(1.0, (middle + half) / whole)};
}

void RatioSums::Count(int64_t y, int64_t x, int64_t times) {
  if (x == 0) return;
  units_ += times;
  y_ += times * y;
  x_ += times * x;
  yy_ += times * y * y;
  xy_ += times * x * y;
  xx_ += times * x * x;
}

double RatioSums::Ratio() const {
  return x_ == 0 ? 0 : static_cast<double>(y_) / static_cast<double>(x_);
}

std::optional<double> RatioSums::StandardError() const {
  if (units_ < 2) return std::nullopt;
  const double ratio = Ratio();
  const double squares = static_cast<double>(yy_) - 2 * ratio * static_cast<double>(xy_) +
                         ratio * ratio * static_cast<double>(xx_);
  const auto n = static_cast<double>(units_);
  return std::sqrt(std::max(0.0, squares) * n / (n - 1)) / static_cast<double>(x_);
}

std::optional<Interval> RatioSums::MeanInterval() const {
  const std::optional<double> error = StandardError();
  if (!error) return std::nullopt;
  return Interval{std::max(0.0, Ratio() - kNormal95 * *error), Ratio() + kNormal95 * *error};
}

Interval PairedInterval(const RatioSums& sums, int64_t whole) {
  if (sums.denominator() == 0) return {};
  const Interval interval = *WithImagined(sums, whole).MeanInterval();
  return {interval.low, std::min(1.0, interval.high)};
}

double WorthInGames(const RatioSums& sums, int64_t whole) {
  const RatioSums with_imagined = WithImagined(sums, whole);
  const double rate = with_imagined.Ratio();
  const double error = *with_imagined.StandardError();
  return std::max(0.0, rate * (1 - rate) / (error * error) - kImaginedGames);
}

}  // namespace rushkit
