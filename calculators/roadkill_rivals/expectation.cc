#include "calculators/roadkill_rivals/expectation.h"

#include <cassert>
#include <sstream>
#include <utility>

namespace rushkit::roadkill {
namespace {

absl::uint128 GreatestCommonDivisor(absl::uint128 a, absl::uint128 b) {
  while (b != 0) a = std::exchange(b, a % b);
  return a;
}

}  // namespace

Expectation::Expectation(absl::uint128 numerator, absl::uint128 denominator) {
  assert(denominator != 0);
  const absl::uint128 common = GreatestCommonDivisor(numerator, denominator);
  numerator_ = numerator / common;
  denominator_ = denominator / common;
}

std::string Expectation::ToString() const {
  std::ostringstream out;
  out << numerator_;
  if (denominator_ != 1) out << '/' << denominator_;
  return out.str();
}

double Expectation::ToDouble() const {
  return static_cast<double>(numerator_) / static_cast<double>(denominator_);
}

}  // namespace rushkit::roadkill
