// An average number of points over equally likely orders of a deck, exact.
#ifndef RUSHKIT_CALCULATORS_ROADKILL_RIVALS_EXPECTATION_H_
#define RUSHKIT_CALCULATORS_ROADKILL_RIVALS_EXPECTATION_H_

#include <string>

#include "absl/numeric/int128.h"

namespace rushkit::roadkill {

// A fraction in lowest terms. Wider than rushkit::Fraction: ten draws from 64 cards have 59 bits.
class Expectation {
 public:
  Expectation() = default;  // 0
  // `denominator` must not be 0.
  Expectation(absl::uint128 numerator, absl::uint128 denominator);

  std::string ToString() const;  // "27/4", "3"
  double ToDouble() const;

  friend bool operator==(const Expectation&, const Expectation&) = default;

 private:
  absl::uint128 numerator_ = 0;
  absl::uint128 denominator_ = 1;
};

}  // namespace rushkit::roadkill

#endif  // RUSHKIT_CALCULATORS_ROADKILL_RIVALS_EXPECTATION_H_
