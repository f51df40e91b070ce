#include "solver/rating/fairness.h"

#include <algorithm>
#include <vector>

#include "tests/catch.h"
#include "tests/effort.h"
#include "tests/rating/simulated_games.h"

namespace rushkit {
namespace {

using testing::Effort;
using testing::GameOf;
using testing::SimulatedRates;

TEST_CASE("a verdict is taken from the whole interval") {
  struct Case {
    Interval rate;
    double within;
    FairnessVerdict verdict;
    const char* why;
  };
  const std::vector<Case> cases = {
      {{0.49, 0.51}, 0.02, FairnessVerdict::kFair, "all of it lies within"},
      {{0.48, 0.52}, 0.02, FairnessVerdict::kFair, "the borders are within"},
      {{0.479, 0.51}, 0.02, FairnessVerdict::kUndecided, "it reaches over the lower border"},
      {{0.49, 0.521}, 0.02, FairnessVerdict::kUndecided, "it reaches over the upper border"},
      {{0.3, 0.7}, 0.02, FairnessVerdict::kUndecided, "it covers all that is fair"},
      {{0.521, 0.6}, 0.02, FairnessVerdict::kUnfair, "it lies above"},
      {{0.4, 0.479}, 0.02, FairnessVerdict::kUnfair, "it lies below"},
      {{0.51, 0.53}, 0.02, FairnessVerdict::kUndecided, "not even, but perhaps near enough"},
      {{0.51, 0.53}, 0.03, FairnessVerdict::kFair, "near enough"},
      {{0, 1}, 0.02, FairnessVerdict::kUndecided, "nothing has been seen"},
  };
  for (const Case& one : cases) {
    INFO(one.why);
    CHECK(VerdictOn(one.rate, one.within) == one.verdict);
  }
}

TEST_CASE("looks double") {
  std::vector<uint64_t> looks;
  for (uint64_t games = 1; games <= 1000; ++games) {
    if (IsLookDue(games, 64)) looks.push_back(games);
  }
  CHECK(looks == std::vector<uint64_t>{64, 128, 256, 512});
}

// Pairs in which the first player wins so many games of two, Gold beginning in every other pair of
// each kind.
SelfPlaySummary SummaryOf(int won_twice, int split, int lost_twice, int unfinished = 0) {
  SelfPlaySummary summary;
  const auto add = [&](int pairs, bool wins_one, bool wins_two, bool is_finished) {
    for (int i = 0; i < pairs; ++i) {
      const Player first = i % 2 == 0 ? Player::kGold : Player::kSilver;
      for (const bool wins : {wins_one, wins_two}) {
        summary.Add(
            GameOf(summary.games(), first,
                   is_finished ? WinOf(wins ? first : Opponent(first)) : Ending::kRepetition));
      }
    }
  };
  add(won_twice, true, true, true);
  add(split, true, false, true);
  add(lost_twice, false, false, true);
  add(unfinished, true, true, false);
  return summary;
}

TEST_CASE("the games it would take follow from the width and the distance to the border") {
  // 1000 games, 55 % for the first player: three points above the border.
  const SelfPlaySummary summary = SummaryOf(100, 350, 50);
  const double half = summary.RateInterval(Party::kFirstPlayer).HalfWidth();
  const FairnessTest test{0.04, true, {}};
  const Fairness fairness = FairnessAfter(summary, test, Look::kLast);
  CHECK(fairness.verdict == FairnessVerdict::kUndecided);
  CHECK_FALSE(fairness.is_decided);
  REQUIRE(fairness.games_needed.has_value());
  CHECK(static_cast<double>(*fairness.games_needed) ==
        Approx(1000 * (half / 0.01) * (half / 0.01)).margin(2));
  CHECK(*fairness.games_needed % 2 == 0);
  // As many games with the same rates are enough, and fewer are not.
  const double scale = static_cast<double>(*fairness.games_needed) / 1000;
  const auto scaled = [&](double by) {
    const auto pairs = [&](int count) { return static_cast<int>(count * scale * by); };
    return FairnessAfter(SummaryOf(pairs(100), pairs(350), pairs(50)), test, Look::kLast).verdict;
  };
  CHECK(scaled(1.1) == FairnessVerdict::kUnfair);
  CHECK(scaled(0.9) == FairnessVerdict::kUndecided);
}

TEST_CASE("no number of games decides where the rate stands on the border, or nothing finished") {
  const FairnessTest test{0.25, true, {}};
  // Three games of four.
  const Fairness on_border = FairnessAfter(SummaryOf(50, 50, 0), test, Look::kLast);
  CHECK(on_border.verdict == FairnessVerdict::kUndecided);
  CHECK_FALSE(on_border.games_needed.has_value());
  const Fairness unfinished = FairnessAfter(SummaryOf(0, 0, 0, 40), test, Look::kLast);
  CHECK(unfinished.verdict == FairnessVerdict::kUndecided);
  CHECK_FALSE(unfinished.games_needed.has_value());
  CHECK_FALSE(FairnessAfter(SelfPlaySummary(), test, Look::kLast).games_needed.has_value());
  // A verdict needs no more.
  CHECK_FALSE(FairnessAfter(SummaryOf(0, 5000, 0), test, Look::kLast).games_needed.has_value());
}

TEST_CASE("while more games can come three standard errors are wanted") {
  // 54.5 % of 4096 games, and a half width of 1.1 points.
  const SelfPlaySummary summary = SummaryOf(380, 1472, 196);
  CHECK(summary.RateInterval(Party::kFirstPlayer).HalfWidth() == Approx(0.0113).margin(0.0005));
  const auto verdict = [&](double within, Look look) {
    return FairnessAfter(summary, {within, true, {}}, look).verdict;
  };
  CHECK(verdict(0.03, Look::kLast) == FairnessVerdict::kUnfair);
  CHECK(verdict(0.03, Look::kBetween) == FairnessVerdict::kUndecided);
  CHECK(verdict(0.025, Look::kBetween) == FairnessVerdict::kUnfair);
  CHECK(verdict(0.058, Look::kLast) == FairnessVerdict::kFair);
  CHECK(verdict(0.058, Look::kBetween) == FairnessVerdict::kUndecided);
  CHECK(verdict(0.065, Look::kBetween) == FairnessVerdict::kFair);
}

// Of 2000 games: who wins those in which Gold begins, and those in which Silver does.
SelfPlaySummary ByColour(int gold_of_100_as_first, int gold_of_100_as_second) {
  SelfPlaySummary summary;
  for (uint64_t pair = 0; pair < 1000; ++pair) {
    const Player first = pair % 2 == 0 ? Player::kGold : Player::kSilver;
    const int gold_wins = first == Player::kGold ? gold_of_100_as_first : gold_of_100_as_second;
    for (int game = 0; game < 2; ++game) {
      const bool is_golds = static_cast<int>(pair / 2 * 37 % 100) < gold_wins;
      summary.Add(
          GameOf(summary.games(), first, is_golds ? Ending::kGoldWins : Ending::kSilverWins));
    }
  }
  return summary;
}

TEST_CASE("where colours are not alike, both rates must be fair, and one makes it unfair") {
  const SelfPlaySummary even = ByColour(50, 50);
  const SelfPlaySummary golds = ByColour(70, 70);   // whoever begins
  const SelfPlaySummary firsts = ByColour(70, 30);  // whatever the colour
  const auto verdict = [](const SelfPlaySummary& summary, bool alike, double within) {
    return FairnessAfter(summary, {within, alike, {}}, Look::kLast).verdict;
  };
  CHECK(verdict(even, false, 0.05) == FairnessVerdict::kFair);
  CHECK(verdict(golds, false, 0.05) == FairnessVerdict::kUnfair);
  CHECK(verdict(golds, true, 0.05) == FairnessVerdict::kFair);
  CHECK(verdict(firsts, false, 0.05) == FairnessVerdict::kUnfair);
  CHECK(verdict(firsts, true, 0.05) == FairnessVerdict::kUnfair);
  CHECK(verdict(golds, false, 0.2) == FairnessVerdict::kUndecided);
  // It takes as many games as the one of them that needs more.
  const SelfPlaySummary leaning = ByColour(56, 56);
  const Fairness both = FairnessAfter(leaning, {0.05, false, {}}, Look::kLast);
  CHECK(both.verdict == FairnessVerdict::kUndecided);
  CHECK(both.games_needed > 5000);
  CHECK(verdict(leaning, true, 0.05) == FairnessVerdict::kFair);
}

TEST_CASE("too many unfinished games decide, and those that may yet be too many do not") {
  const auto after = [](int unfinished, double most, Look look) {
    return FairnessAfter(SummaryOf(0, 500, 0, unfinished), {0.05, true, most}, look);
  };
  // One in six, with an interval over pairs of three points to either side.
  CHECK(after(100, 0.1, Look::kBetween).has_too_many_unfinished);
  CHECK(after(100, 0.1, Look::kBetween).is_decided);
  CHECK(after(100, 0.1, Look::kBetween).verdict == FairnessVerdict::kFair);
  CHECK_FALSE(after(100, 0.15, Look::kBetween).has_too_many_unfinished);
  CHECK_FALSE(after(100, 0.15, Look::kBetween).is_decided);
  CHECK(after(100, 0.15, Look::kLast).has_too_many_unfinished);
  CHECK(after(100, 0.17, Look::kBetween).is_decided);
  CHECK_FALSE(after(100, 0.17, Look::kLast).has_too_many_unfinished);
}

TEST_CASE("where unfinished games alone are tested it is no matter who is favoured") {
  const SelfPlaySummary lopsided = SummaryOf(500, 0, 0, 50);
  const Fairness few = FairnessAfter(lopsided, {{}, false, 0.2}, Look::kBetween);
  CHECK(few.is_passed);
  CHECK(few.is_decided);
  const Fairness many = FairnessAfter(lopsided, {{}, false, 0.02}, Look::kBetween);
  CHECK_FALSE(many.is_passed);
  CHECK(many.is_decided);
  // With a test of the rates it fails, whatever is unfinished.
  CHECK_FALSE(FairnessAfter(lopsided, {0.49, false, 0.2}, Look::kBetween).is_passed);
}

// What a run with looks after 64, 128, ... and at last 4096 games comes to.
FairnessVerdict SimulatedVerdict(Random& random, const SimulatedRates& rates, double within,
                                 Look in_between) {
  constexpr uint64_t kMost = 4096;
  const FairnessTest test{within, true, {}};
  SelfPlaySummary summary;
  for (uint64_t pair = 0; 2 * pair < kMost; ++pair) {
    testing::SimulatePair(random, rates, pair, [&](const GameOutcome& game) { summary.Add(game); });
    if (!IsLookDue(summary.games(), 64)) continue;
    const Fairness fairness = FairnessAfter(summary, test, in_between);
    if (fairness.is_decided) return fairness.verdict;
  }
  return FairnessAfter(summary, test, Look::kLast).verdict;
}

// The share of runs that come to `verdict`.
double ShareOf(FairnessVerdict verdict, double first, double within, Look in_between, int runs) {
  constexpr double kLuck = 0.3;
  const SimulatedRates rates{0.5 + (first - 0.5) / (1 - kLuck), kLuck, 0.05};
  Random random(17);
  int found = 0;
  for (int run = 0; run < runs; ++run) {
    found += SimulatedVerdict(random, rates, within, in_between) == verdict ? 1 : 0;
  }
  return static_cast<double>(found) / runs;
}

// Seeds are fixed, so these cannot fail by chance.
TEST_CASE("at the border a verdict is wrong in no more of the runs than is said") {
  const int runs = Effort(3000);
  constexpr double kWithin = 0.06;
  constexpr double kOutside = 0.5 + kWithin + 1e-6;
  constexpr double kInside = 0.5 + kWithin - 1e-6;
  CHECK(ShareOf(FairnessVerdict::kFair, kOutside, kWithin, Look::kBetween, runs) <= kVerdictError);
  CHECK(ShareOf(FairnessVerdict::kUnfair, kInside, kWithin, Look::kBetween, runs) <= kVerdictError);
  // Not so if the plain interval decided at each look.
  CHECK(ShareOf(FairnessVerdict::kUnfair, kInside, kWithin, Look::kLast, runs) >
        1.5 * kVerdictError);
}

TEST_CASE("away from the border a verdict comes, and is right") {
  const int runs = Effort(500);
  const auto share = [&](FairnessVerdict verdict, double first) {
    return ShareOf(verdict, first, 0.03, Look::kBetween, runs);
  };
  CHECK(share(FairnessVerdict::kFair, 0.5) > 0.95);
  CHECK(share(FairnessVerdict::kUnfair, 0.5) == 0);
  CHECK(share(FairnessVerdict::kUnfair, 0.57) > 0.99);
  CHECK(share(FairnessVerdict::kFair, 0.57) == 0);
}

}  // namespace
}  // namespace rushkit
