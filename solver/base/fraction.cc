#include "solver/base/fraction.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

#include "absl/numeric/int128.h"
#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"

namespace rushkit {
namespace {

constexpr size_t kMostDigits = 6;

absl::int128 GreatestCommonDivisor(absl::int128 a, absl::int128 b) {
  while (b != 0) {
    const absl::int128 rest = a % b;
    a = b;
    b = rest;
  }
  return a < 0 ? -a : a;
}

int64_t Narrow(absl::int128 value) {
  assert(value <= std::numeric_limits<int64_t>::max());
  assert(value >= -std::numeric_limits<int64_t>::max());
  return static_cast<int64_t>(value);
}

Fraction Reduced(absl::int128 numerator, absl::int128 denominator) {
  assert(denominator != 0);
  const absl::int128 divisor = GreatestCommonDivisor(numerator, denominator);
  const absl::int128 sign = denominator < 0 ? -1 : 1;
  return {Narrow(sign * numerator / divisor), Narrow(sign * denominator / divisor)};
}

absl::int128 Wide(int64_t value) { return value; }

// Digits only, and not too many.
std::optional<int64_t> ParseDigits(absl::string_view text) {
  int64_t number = 0;
  const bool is_plain =
      text.size() <= kMostDigits && std::all_of(text.begin(), text.end(), absl::ascii_isdigit);
  if (!is_plain || !absl::SimpleAtoi(text, &number)) return std::nullopt;
  return number;
}

}  // namespace

Fraction::Fraction(int64_t numerator, int64_t denominator)
    : numerator_(numerator), denominator_(denominator) {
  assert(denominator != 0);
  const int64_t divisor = Narrow(GreatestCommonDivisor(numerator, denominator));
  if (divisor == 1 && denominator > 0) return;
  *this = Reduced(numerator, denominator);
}

std::optional<Fraction> Fraction::Parse(absl::string_view text) {
  const size_t slash = text.find('/');
  const size_t point = text.find('.');
  const size_t split = std::min({slash, point, text.size()});
  const std::optional<int64_t> head = ParseDigits(text.substr(0, split));
  if (!head.has_value()) return std::nullopt;
  if (split == text.size()) return Fraction(*head);
  const absl::string_view rest = text.substr(split + 1);
  const std::optional<int64_t> tail = ParseDigits(rest);
  if (!tail.has_value() || (split == slash && *tail == 0)) return std::nullopt;
  if (split == slash) return Fraction(*head, *tail);
  int64_t scale = 1;
  for (size_t i = 0; i < rest.size(); ++i) scale *= 10;
  return Fraction(*head * scale + *tail, scale);
}

double Fraction::ToDouble() const {
  return static_cast<double>(numerator_) / static_cast<double>(denominator_);
}

std::string Fraction::ToString() const {
  return denominator_ == 1 ? absl::StrCat(numerator_) : absl::StrCat(numerator_, "/", denominator_);
}

Fraction operator+(const Fraction& a, const Fraction& b) {
  return Reduced(Wide(a.numerator_) * b.denominator_ + Wide(b.numerator_) * a.denominator_,
                 Wide(a.denominator_) * b.denominator_);
}

Fraction operator-(const Fraction& a, const Fraction& b) {
  return a + Fraction(-b.numerator_, b.denominator_);
}

Fraction operator*(const Fraction& a, const Fraction& b) {
  return Reduced(Wide(a.numerator_) * b.numerator_, Wide(a.denominator_) * b.denominator_);
}

Fraction operator/(const Fraction& a, const Fraction& b) {
  return Reduced(Wide(a.numerator_) * b.denominator_, Wide(a.denominator_) * b.numerator_);
}

std::strong_ordering operator<=>(const Fraction& a, const Fraction& b) {
  const absl::int128 left = Wide(a.numerator_) * b.denominator_;
  const absl::int128 right = Wide(b.numerator_) * a.denominator_;
  return left < right   ? std::strong_ordering::less
         : left > right ? std::strong_ordering::greater
                        : std::strong_ordering::equal;
}

}  // namespace rushkit
