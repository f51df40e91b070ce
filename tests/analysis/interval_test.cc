#include "solver/analysis/interval.h"

#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include "solver/base/random.h"
#include "tests/catch.h"

namespace rushkit {
namespace {

// Numerators and denominators.
using Units = std::vector<std::pair<int64_t, int64_t>>;

RatioSums SumsOf(const Units& units) {
  RatioSums sums;
  for (const auto& [y, x] : units) sums.Add(y, x);
  return sums;
}

double RatioWithout(const Units& units, size_t left_out) {
  double y = 0;
  double x = 0;
  for (size_t i = 0; i < units.size(); ++i) {
    if (i == left_out) continue;
    y += static_cast<double>(units[i].first);
    x += static_cast<double>(units[i].second);
  }
  return y / x;
}

// The slow twin: the ratio is worked out anew without each of the units.
double JackknifeError(const Units& units) {
  const auto n = static_cast<double>(units.size());
  double mean = 0;
  for (size_t i = 0; i < units.size(); ++i) mean += RatioWithout(units, i) / n;
  double squares = 0;
  for (size_t i = 0; i < units.size(); ++i) {
    squares += (RatioWithout(units, i) - mean) * (RatioWithout(units, i) - mean);
  }
  return std::sqrt(squares * (n - 1) / n);
}

// A number from 0 to 1.
double Uniform(Random& random) { return std::ldexp(static_cast<double>(random.Next() >> 11), -53); }

// Games won and finished by one side in a pair, in which luck decides a game with the chance
// `luck`, and falls to either game in turn; else the side wins with the chance `rate`. One game in
// ten does not finish.
std::pair<int64_t, int64_t> SimulatedPair(Random& random, double rate, double luck) {
  const bool is_lucky = Uniform(random) < 0.5;
  int64_t wins = 0;
  int64_t finished = 0;
  for (const bool has_luck : {is_lucky, !is_lucky}) {
    const bool wins_game = Uniform(random) < luck ? has_luck : Uniform(random) < rate;
    if (Uniform(random) < 0.1) continue;
    ++finished;
    wins += wins_game ? 1 : 0;
  }
  return {wins, finished};
}

TEST_CASE("the interval of a rate is Wilson's") {
  // Values of the closed formula, worked out by hand with z = 1.96.
  const Interval half = WilsonInterval(50, 100);
  CHECK(half.low == Approx(0.4038).margin(0.0002));
  CHECK(half.high == Approx(0.5962).margin(0.0002));
  const Interval none = WilsonInterval(0, 10);
  CHECK(none.low == 0);
  CHECK(none.high == Approx(0.2775).margin(0.0002));
  CHECK(WilsonInterval(0, 0).low == 0);
  CHECK(WilsonInterval(0, 0).high == 1);
  CHECK(half.Holds(0.5));
  CHECK_FALSE(half.Holds(0.6));
  CHECK(half.HalfWidth() == Approx(0.0962).margin(0.0002));
}

TEST_CASE("the error of a ratio is that of the formula worked out by hand") {
  // R = 5/8; residuals -1/4, 3/4, -5/8, 1/8: squares sum to 1.03125, times 4/3, by 8 squared.
  const RatioSums sums = SumsOf({{1, 2}, {2, 2}, {0, 1}, {2, 3}});
  CHECK(sums.Ratio() == Approx(5.0 / 8));
  CHECK(*sums.StandardError() == Approx(std::sqrt(1.03125 * 4 / 3) / 8));
  const Interval interval = *sums.MeanInterval();
  CHECK(interval.HalfWidth() == Approx(1.96 * std::sqrt(1.375) / 8).epsilon(1e-3));
  CHECK((interval.low + interval.high) / 2 == Approx(5.0 / 8));
}

TEST_CASE("the error of a ratio is that of the jackknife when there are many units") {
  Random random(7);
  for (const double luck : {0.0, 0.4, 0.9}) {
    Units units;
    for (int i = 0; i < 2000; ++i) units.push_back(SimulatedPair(random, 0.55, luck));
    CHECK(*SumsOf(units).StandardError() == Approx(JackknifeError(units)).epsilon(0.01));
  }
}

TEST_CASE("a unit that is taken away again leaves no trace, and an empty one is none") {
  RatioSums sums = SumsOf({{1, 2}, {2, 2}});
  const double error = *sums.StandardError();
  sums.Add(7, 9);
  sums.Remove(7, 9);
  sums.Add(0, 0);
  CHECK(sums.Ratio() == 0.75);
  CHECK(*sums.StandardError() == error);
  CHECK(sums.numerator() == 3);
  CHECK(sums.denominator() == 4);
}

TEST_CASE("there is no error of less than two units, and a rate may be anything") {
  CHECK_FALSE(RatioSums().StandardError().has_value());
  CHECK_FALSE(SumsOf({{1, 2}}).MeanInterval().has_value());
  CHECK(RatioSums().Ratio() == 0);
  CHECK(PairedInterval(RatioSums(), 2).low == 0);
  CHECK(PairedInterval(RatioSums(), 2).high == 1);
}

TEST_CASE("pairs that all came to the same are no certainty") {
  const Interval split = PairedInterval(SumsOf(Units(10, {1, 2})), 2);
  CHECK(split.low < 0.45);
  CHECK(split.high > 0.55);
  const Interval won = PairedInterval(SumsOf(Units(10, {2, 2})), 2);
  CHECK(won.high == 1);
  CHECK(won.low < 0.9);
}

// Seeds are fixed, so this cannot fail by chance.
TEST_CASE(
    "intervals over pairs hold the true rate in 19 cases of 20, with much luck and with none") {
  Random random(11);
  constexpr int kRuns = 2000;
  for (const double rate : {0.5, 0.6, 0.9}) {
    for (const double luck : {0.0, 0.5}) {
      for (const int pairs : {20, 200}) {
        const double truth = luck * 0.5 + (1 - luck) * rate;
        int held = 0;
        for (int run = 0; run < kRuns; ++run) {
          RatioSums sums;
          for (int i = 0; i < pairs; ++i) {
            const auto [wins, finished] = SimulatedPair(random, rate, luck);
            sums.Add(wins, finished);
          }
          held += PairedInterval(sums, 2).Holds(truth) ? 1 : 0;
        }
        INFO(rate << " with luck " << luck << ", " << pairs << " pairs: " << held);
        CHECK(held >= kRuns * 937 / 1000);
        CHECK(held <= kRuns * 985 / 1000);
      }
    }
  }
}

TEST_CASE("independent games are worth themselves, and games whose luck cancels are worth more") {
  Random random(5);
  RatioSums independent;
  RatioSums cancelling;
  for (int i = 0; i < 5000; ++i) {
    const auto [wins, finished] = SimulatedPair(random, 0.5, 0);
    independent.Add(wins, finished);
    const auto [lucky_wins, lucky_finished] = SimulatedPair(random, 0.5, 0.8);
    cancelling.Add(lucky_wins, lucky_finished);
  }
  CHECK(WorthInGames(independent, 2) == Approx(9000).epsilon(0.05));
  CHECK(WorthInGames(cancelling, 2) > 2 * 9000);
}

}  // namespace
}  // namespace rushkit
