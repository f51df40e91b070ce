// Whole numbers that know their range, so that a row is not an offset and neither is out of bounds.
#ifndef RUSHKIT_SOLVER_BASE_BOUNDED_H_
#define RUSHKIT_SOLVER_BASE_BOUNDED_H_

#include <cassert>
#include <compare>
#include <cstdint>
#include <optional>

namespace rushkit {

// An integer in [kLowest, kHighest]. `Tag` keeps two kinds of index apart; it needs no definition.
// Construction asserts the range: check input with `From` at the border, once.
template <class Tag, int kLow, int kHigh>
class Bounded {
 public:
  static constexpr int kLowest = kLow;
  static constexpr int kHighest = kHigh;
  static_assert(kLow >= INT8_MIN && kHigh <= INT8_MAX && kLow <= kHigh);

  constexpr Bounded() = default;  // the number nearest to zero
  constexpr explicit Bounded(int value) : value_(static_cast<int8_t>(value)) {
    assert(Holds(value));
  }

  static constexpr bool Holds(int value) { return value >= kLow && value <= kHigh; }

  // Nothing when `value` is out of range.
  static constexpr std::optional<Bounded> From(int value) {
    if (!Holds(value)) return std::nullopt;
    return Bounded(value);
  }

  constexpr int value() const { return value_; }

  friend constexpr auto operator<=>(const Bounded&, const Bounded&) = default;

 private:
  int8_t value_ = static_cast<int8_t>(kLow > 0 ? kLow : kHigh < 0 ? kHigh : 0);
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_BASE_BOUNDED_H_
