// Exact chances.
#include "solver/base/fraction.h"

#include <vector>

#include "solver/base/random.h"
#include "tests/catch.h"

namespace rushkit {
namespace {

TEST_CASE("A fraction is in lowest terms with its sign above") {
  CHECK(Fraction(6, 8).ToString() == "3/4");
  CHECK(Fraction(6, -8).ToString() == "-3/4");
  CHECK(Fraction(0, -5).ToString() == "0");
  CHECK(Fraction(10, 5).ToString() == "2");
  CHECK(Fraction(1, 4).ToDouble() == 0.25);
}

TEST_CASE("Fractions of small numbers are calculated as whole numbers of a common unit") {
  constexpr int64_t kUnit = 27720;  // divisible by all up to 12
  Random random(1);
  for (int i = 0; i < 1000; ++i) {
    const auto draw = [&random](uint64_t bound) {
      return static_cast<int64_t>(random.Below(bound));
    };
    const int64_t p = draw(25) - 12, q = draw(12) + 1, r = draw(25) - 12, s = draw(12) + 1;
    const Fraction a(p, q), b(r, s);
    const int64_t x = p * (kUnit / q), y = r * (kUnit / s);
    CHECK(a + b == Fraction(x + y, kUnit));
    CHECK(a - b == Fraction(x - y, kUnit));
    CHECK(a * b == Fraction(x * y, kUnit * kUnit));
    CHECK((a < b) == (x < y));
    CHECK((a == b) == (x == y));
    if (r != 0) CHECK(a / b == Fraction(x, y));
  }
}

TEST_CASE("Products of large denominators do not overflow on the way") {
  const int64_t large = 3'000'000'000;
  CHECK(Fraction(1, large) * Fraction(large, 7) == Fraction(1, 7));
  CHECK(Fraction(1, large) + Fraction(1, large) == Fraction(2, large));
  CHECK(Fraction(large, large - 1) > Fraction(large + 1, large));
}

struct Written {
  const char* text;
  const char* value;  // null: refused
};

TEST_CASE("A fraction is read as a quotient, a decimal or a whole number") {
  const std::vector<Written> rows = {{"2/3", "2/3"},     {"0.65", "13/20"},    {"1", "1"},
                                     {"0", "0"},         {"4/6", "2/3"},       {"1.5", "3/2"},
                                     {"", nullptr},      {"1/0", nullptr},     {"/3", nullptr},
                                     {"1/", nullptr},    {"-1", nullptr},      {"1/-2", nullptr},
                                     {".5", nullptr},    {"1.", nullptr},      {"1e3", nullptr},
                                     {"1 ", nullptr},    {"0.5/2", nullptr},   {"1/2/3", nullptr},
                                     {"1.2.3", nullptr}, {"1234567", nullptr}, {"half", nullptr}};
  for (const auto& [text, value] : rows) {
    INFO(text);
    const std::optional<Fraction> fraction = Fraction::Parse(text);
    CHECK(fraction.has_value() == (value != nullptr));
    if (fraction.has_value() && value != nullptr) CHECK(fraction->ToString() == value);
  }
}

}  // namespace
}  // namespace rushkit
