// Whole numbers that know their range.
#include "solver/base/bounded.h"

#include <optional>
#include <type_traits>

#include "tests/catch.h"

namespace rushkit {
namespace {

using Small = Bounded<struct SmallTag, -2, 3>;
using Other = Bounded<struct OtherTag, -2, 3>;
using Positive = Bounded<struct PositiveTag, 4, 9>;
using Negative = Bounded<struct NegativeTag, -9, -4>;

TEST_CASE("A bounded number is made from the values of its range and from no other") {
  for (int value = -200; value <= 200; ++value) {
    const std::optional<Small> number = Small::From(value);
    CHECK(number.has_value() == (value >= -2 && value <= 3));
    CHECK(Small::Holds(value) == number.has_value());
    if (number) CHECK(number->value() == value);
  }
}

TEST_CASE("A value that would fit only after wrapping around is refused") {
  CHECK_FALSE(Small::From(256).has_value());
  CHECK_FALSE(Small::From(-256).has_value());
  CHECK_FALSE(Small::From(65536 + 1).has_value());
}

TEST_CASE("A bounded number without a value is the one nearest to zero") {
  CHECK(Small().value() == 0);
  CHECK(Positive().value() == 4);
  CHECK(Negative().value() == -4);
}

TEST_CASE("Bounded numbers are ordered by their values") {
  CHECK(Small(-1) < Small(2));
  CHECK(Small(2) == Small(2));
  CHECK(Small(3) > Small(-2));
}

TEST_CASE("Numbers of two kinds do not convert into each other or into int") {
  CHECK_FALSE(std::is_convertible_v<Small, Other>);
  CHECK_FALSE(std::is_constructible_v<Small, Other>);
  CHECK_FALSE(std::is_convertible_v<Small, int>);
  CHECK_FALSE(std::is_convertible_v<int, Small>);
}

}  // namespace
}  // namespace rushkit
