#include "solver/rating/fairness.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace rushkit {
namespace {

constexpr double kEven = 0.5;
// Standard errors to either side, in between.
constexpr double kSureErrors = 3;
// More games than anyone plays: the rate stands on the border, as far as can be told.
constexpr double kMostGamesNeeded = 1e9;

// What decides at a look, of a 95 % interval.
Interval DecidingInterval(const Interval& interval, Look look) {
  if (look == Look::kLast) return interval;
  const double middle = (interval.low + interval.high) / 2;
  const double half = interval.HalfWidth() * kSureErrors / kNormal95;
  return {middle - half, middle + half};
}

std::optional<uint64_t> GamesNeeded(const SelfPlaySummary& summary, Party party, double within) {
  if (summary.finished() == 0) return std::nullopt;
  const double rate = Rate(summary.Wins(party), summary.finished());
  const double distance = std::abs(std::abs(rate - kEven) - within);
  const double shrink = summary.RateInterval(party).HalfWidth() / distance;
  const auto games = static_cast<double>(summary.games());
  const double needed = std::ceil(games * shrink * shrink);
  if (!(needed <= kMostGamesNeeded)) return std::nullopt;
  // Whole pairs, and at least one more.
  const auto whole = static_cast<uint64_t>(needed);
  return std::max(whole + whole % kGamesOfPair, summary.games() + kGamesOfPair);
}

Fairness OfParty(const SelfPlaySummary& summary, Party party, double within, Look look) {
  Fairness fairness;
  fairness.verdict = VerdictOn(DecidingInterval(summary.RateInterval(party), look), within);
  if (fairness.verdict == FairnessVerdict::kUndecided) {
    fairness.games_needed = GamesNeeded(summary, party, within);
  }
  return fairness;
}

// Fair to both, or unfair to either; undecided for as long as either is.
Fairness OfBoth(const Fairness& a, const Fairness& b) {
  if (a.verdict == FairnessVerdict::kUnfair || b.verdict == FairnessVerdict::kFair) return a;
  if (b.verdict == FairnessVerdict::kUnfair || a.verdict == FairnessVerdict::kFair) return b;
  Fairness both;
  if (a.games_needed && b.games_needed) {
    both.games_needed = std::max(*a.games_needed, *b.games_needed);
  }
  return both;
}

bool HasTooManyUnfinished(const SelfPlaySummary& summary, double most, Look look) {
  if (look == Look::kBetween)
    return DecidingInterval(summary.UnfinishedInterval(), look).low > most;
  return Rate(summary.games() - summary.finished(), summary.games()) > most;
}

}  // namespace

FairnessVerdict VerdictOn(const Interval& rate, double within) {
  const Interval fair = {kEven - within, kEven + within};
  if (fair.Holds(rate.low) && fair.Holds(rate.high)) return FairnessVerdict::kFair;
  if (rate.low > fair.high || rate.high < fair.low) return FairnessVerdict::kUnfair;
  return FairnessVerdict::kUndecided;
}

Fairness FairnessAfter(const SelfPlaySummary& summary, const FairnessTest& test, Look look) {
  Fairness fairness;
  if (test.within) {
    fairness = OfParty(summary, Party::kFirstPlayer, *test.within, look);
    if (!test.colours_are_alike) {
      fairness = OfBoth(fairness, OfParty(summary, Party::kGold, *test.within, look));
    }
  }
  const bool is_fair_enough = !test.within || fairness.verdict == FairnessVerdict::kFair;
  bool may_be_too_many = false;
  if (test.max_unfinished) {
    fairness.has_too_many_unfinished = HasTooManyUnfinished(summary, *test.max_unfinished, look);
    may_be_too_many = HasTooManyUnfinished(summary, *test.max_unfinished, Look::kLast);
  }
  fairness.is_decided = fairness.has_too_many_unfinished ||
                        fairness.verdict == FairnessVerdict::kUnfair ||
                        (is_fair_enough && !may_be_too_many);
  fairness.is_passed = is_fair_enough && !fairness.has_too_many_unfinished;
  return fairness;
}

bool IsLookDue(uint64_t games, uint64_t first_look) {
  return games >= first_look && games % first_look == 0 && std::has_single_bit(games / first_look);
}

}  // namespace rushkit
