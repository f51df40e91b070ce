// Exact chances and expectations: rational numbers in lowest terms.
#ifndef RUSHKIT_SOLVER_BASE_FRACTION_H_
#define RUSHKIT_SOLVER_BASE_FRACTION_H_

#include <compare>
#include <cstdint>
#include <optional>
#include <string>

#include "absl/strings/string_view.h"

namespace rushkit {

// A rational number. Every result, in lowest terms, must have a numerator and a denominator of 63
// bits: whoever multiplies many must bound what comes in.
class Fraction {
 public:
  constexpr Fraction() = default;  // 0
  constexpr explicit Fraction(int64_t whole) : numerator_(whole) {}
  // `denominator` must not be 0.
  Fraction(int64_t numerator, int64_t denominator);

  // "3/4", "0.75", "2": at most six digits in a row. Nothing when `text` is none of these.
  static std::optional<Fraction> Parse(absl::string_view text);

  int64_t numerator() const { return numerator_; }
  int64_t denominator() const { return denominator_; }  // positive
  double ToDouble() const;
  std::string ToString() const;  // "3/4", "2"

  friend Fraction operator+(const Fraction& a, const Fraction& b);
  friend Fraction operator-(const Fraction& a, const Fraction& b);
  friend Fraction operator*(const Fraction& a, const Fraction& b);
  friend Fraction operator/(const Fraction& a, const Fraction& b);  // `b` must not be 0
  Fraction& operator+=(const Fraction& other) { return *this = *this + other; }
  Fraction& operator*=(const Fraction& other) { return *this = *this * other; }

  friend bool operator==(const Fraction&, const Fraction&) = default;
  friend std::strong_ordering operator<=>(const Fraction& a, const Fraction& b);

 private:
  int64_t numerator_ = 0;
  int64_t denominator_ = 1;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_BASE_FRACTION_H_
