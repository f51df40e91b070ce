// Whether a set-up favours somebody: an equivalence test on finished games.
//
// A set-up is *fair within w* when the whole 95 % interval of the first player's rate, and where
// the set-up is not its own half turn that of Gold's rate too, lies within 50 % +- w; it is
// *unfair* when one of them lies wholly outside of that; otherwise the games leave it undecided.
// (Two one-sided tests, Schuirmann 1987, with 2.5 % each. That a rate does not differ from 50 %
// "significantly" would be no such thing: few games never show a difference.)
//
// Looking again and again until something is decided would decide too often: with the plain
// interval at each of nine looks a set-up that lies just on the border would be taken for one on
// the other side of it in about 9 % of the runs, instead of 2.5 %. So looks are few, after numbers
// of games that double, and while more games can come one decides only where an interval of *three*
// standard errors would (Haybittle 1971, Peto 1976). Each of these errs in 0.14 % of the cases, so
// the last look may take the plain interval as if it were the only one: over all looks a verdict is
// wrong in at most kVerdictError of the runs at the border, and in fewer away from it. Calling a
// set-up unfair by mistake may happen to either of two rates, where there are two: then twice that.
#ifndef RUSHKIT_SOLVER_RATING_FAIRNESS_H_
#define RUSHKIT_SOLVER_RATING_FAIRNESS_H_

#include <cstdint>
#include <optional>

#include "solver/analysis/interval.h"
#include "solver/analysis/self_play_summary.h"

namespace rushkit {

inline constexpr double kFairWithin = 0.02;
// Of one rate, at the border, over at most ten looks: 2.5 % at the last one, 0.14 % at the others.
inline constexpr double kVerdictError = 0.04;

enum class FairnessVerdict : uint8_t { kFair, kUnfair, kUndecided };

// What the interval of one rate says; `within` lies between 0 and a half.
FairnessVerdict VerdictOn(const Interval& rate, double within);

// What is tested.
struct FairnessTest {
  // Nothing: whoever is favoured, it is no matter; the verdict stays undecided.
  std::optional<double> within = kFairWithin;
  // The set-up is its own half turn: colours make no difference, and only the first player's rate
  // is looked at.
  bool colours_are_alike = true;
  // The share of unfinished games that is too much; nothing: any will do.
  std::optional<double> max_unfinished;
};

// Whether more games can come.
enum class Look : uint8_t { kBetween, kLast };

struct Fairness {
  FairnessVerdict verdict = FairnessVerdict::kUndecided;
  // Where it is undecided: after how many games in all, unfinished ones included, it would be
  // decided if the rates stayed as they are: intervals shrink with the root of the games, down to
  // the distance of the rate from the border. Nothing when a rate stands on the border, so that no
  // number would do, and when no game has finished.
  std::optional<uint64_t> games_needed;
  // At the last look: there were more than may be. In between: there surely will be.
  bool has_too_many_unfinished = false;

  // Whether more games would change nothing. A fair set-up goes on while it has more unfinished
  // games than it may have and they are not surely too many.
  bool is_decided = false;
  // Whether all that is tested is so, as far as these games say.
  bool is_passed = false;
};

Fairness FairnessAfter(const SelfPlaySummary& summary, const FairnessTest& test, Look look);

// The looks in between: after `first_look` games, twice as many, ...
bool IsLookDue(uint64_t games, uint64_t first_look);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_RATING_FAIRNESS_H_
