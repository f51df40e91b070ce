#include "solver/analysis/sprt.h"

#include <array>
#include <cmath>
#include <cstddef>

#include "solver/base/random.h"
#include "tests/catch.h"

namespace rushkit {
namespace {

// How likely it is that a pair comes to 0, 1/2, 1, 3/2 and 2 points.
using Chances = std::array<double, 5>;
using Counts = std::array<uint64_t, 5>;

double ScoreOf(const Chances& chances) {
  double score = 0;
  for (size_t i = 0; i < chances.size(); ++i) score += chances[i] * static_cast<double>(i) / 4;
  return score;
}
double VarianceOf(const Chances& chances) {
  double variance = 0;
  for (size_t i = 0; i < chances.size(); ++i) {
    const double over = static_cast<double>(i) / 4 - ScoreOf(chances);
    variance += chances[i] * over * over;
  }
  return variance;
}

// Pairs of which most are split, moved so that the score is right.
Chances WithScore(double score) {
  Chances chances = {0.15, 0.05, 0.6, 0.05, 0.15};
  const double shift = 2 * (score - 0.5) / 2;
  chances[0] -= shift;
  chances[4] += shift;
  return chances;
}

size_t Drawn(const Chances& chances, Random& random) {
  double left = std::ldexp(static_cast<double>(random.Next() >> 11), -53);
  for (size_t i = 0; i + 1 < chances.size(); ++i) {
    if (left < chances[i]) return i;
    left -= chances[i];
  }
  return chances.size() - 1;
}

struct Tested {
  SprtVerdict verdict = SprtVerdict::kUndecided;
  int pairs = 0;
};

Tested Test(const Chances& chances, const SprtScores& scores, Random& random) {
  Counts counts = {};
  Tested tested;
  while (tested.verdict == SprtVerdict::kUndecided) {
    ++counts[Drawn(chances, random)];
    ++tested.pairs;
    tested.verdict = VerdictOf(SprtRatio(counts, scores));
  }
  return tested;
}

TEST_CASE("the chances of the simulation have the score that they should have") {
  CHECK(ScoreOf(WithScore(0.5)) == Approx(0.5));
  CHECK(ScoreOf(WithScore(0.55)) == Approx(0.55));
}

TEST_CASE("the bounds are Wald's") {
  CHECK(SprtBound() == Approx(std::log(19.0)));
  CHECK(VerdictOf(2.944) == SprtVerdict::kUndecided);
  CHECK(VerdictOf(2.945) == SprtVerdict::kAcceptsHigh);
  CHECK(VerdictOf(-2.945) == SprtVerdict::kAcceptsLow);
  CHECK(VerdictOf(0) == SprtVerdict::kUndecided);
}

TEST_CASE("of games that are won or lost the ratio is that of two coins") {
  const std::array<uint64_t, 2> counts = {40, 60};
  const double ratio = 60 * std::log(0.6 / 0.5) + 40 * std::log(0.4 / 0.5);
  CHECK(SprtRatio(counts, {0.5, 0.6}) == Approx(ratio).epsilon(1e-6));
}

TEST_CASE("when scores are near, the ratio is that of a normal distribution") {
  const Counts counts = {150, 50, 590, 60, 150};
  double mean = 0;
  double square = 0;
  for (size_t i = 0; i < counts.size(); ++i) {
    const double score = static_cast<double>(i) / 4;
    mean += static_cast<double>(counts[i]) * score / 1000;
    square += static_cast<double>(counts[i]) * score * score / 1000;
  }
  const double variance = square - mean * mean;
  const double normal = 1000 * (0.51 - 0.5) * (2 * mean - 0.5 - 0.51) / (2 * variance);
  CHECK(SprtRatio(counts, {0.5, 0.51}) == Approx(normal).epsilon(0.02));
}

TEST_CASE("nothing is known without games, and the ratio changes its sign with the hypotheses") {
  CHECK(SprtRatio(Counts{}, {0.5, 0.6}) == 0);
  const Counts counts = {3, 0, 10, 1, 5};
  CHECK(SprtRatio(counts, {0.5, 0.6}) == Approx(-SprtRatio(counts, {0.6, 0.5})));
  const Counts exchanged = {5, 1, 10, 0, 3};
  CHECK(SprtRatio(counts, {0.5, 0.6}) == Approx(-SprtRatio(exchanged, {0.4, 0.5})));
}

// Of 10 000 runs of either kind 95.0 % and 94.9 % were right; of these 1000 it may be less by three
// standard deviations.
TEST_CASE("the test is right in 95 % of runs, and as quick as Wald says") {
  constexpr SprtScores kScores = {0.5, 0.55};
  constexpr int kRuns = 1000;
  Random random(17);
  for (const bool is_high : {false, true}) {
    const Chances chances = WithScore(is_high ? kScores.high : kScores.low);
    int right = 0;
    double pairs = 0;
    for (int run = 0; run < kRuns; ++run) {
      const Tested tested = Test(chances, kScores, random);
      const bool says_high = tested.verdict == SprtVerdict::kAcceptsHigh;
      right += says_high == is_high ? 1 : 0;
      pairs += static_cast<double>(tested.pairs) / kRuns;
    }
    // The drift of the ratio a pair, and how far it has to go.
    const double gap = kScores.high - kScores.low;
    const double drift = gap * gap / (2 * VarianceOf(chances));
    const double expected = (1 - 2 * kTestError) * SprtBound() / drift;
    INFO((is_high ? "high" : "low")
         << ": right in " << right << ", " << pairs << " pairs, expected " << expected);
    CHECK(right >= kRuns * 95 / 100 - 21);
    CHECK(pairs > 0.85 * expected);
    CHECK(pairs < 1.15 * expected);
  }
}

}  // namespace
}  // namespace rushkit
