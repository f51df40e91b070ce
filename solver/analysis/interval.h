// How sure a rate or a mean of many games is.
//
// Games that share their cards are not independent: what is independent are units, a pair of games
// or a game that stands alone. A unit gives a numerator and a denominator (games won, and games
// finished), since it is not known beforehand how many of its games finish. The ratio of the sums
// is the rate; its error is that of the delta method: with R the ratio and n units,
//   var(R) = n / (n - 1) * sum (y - R x)^2 / (sum x)^2          (Cochran, Sampling
//   Techniques, 6.3).
// All sums are whole numbers, so nothing depends on the order in which games are added.
#ifndef RUSHKIT_SOLVER_ANALYSIS_INTERVAL_H_
#define RUSHKIT_SOLVER_ANALYSIS_INTERVAL_H_

#include <cstdint>
#include <optional>

namespace rushkit {

struct Interval {
  double low = 0;
  double high = 1;

  bool Holds(double value) const { return low <= value && value <= high; }
  double HalfWidth() const { return (high - low) / 2; }
};

// So many standard errors to either side hold 95 % of a normal distribution.
inline constexpr double kNormal95 = 1.959963984540054;
// Of fewer units an error cannot be told from what was seen.
inline constexpr uint64_t kLeastUnits = 30;

// `hits` by `trials`, or 0 without trials.
double Rate(uint64_t hits, uint64_t trials);

// The 95 % interval of a rate of which `hits` of `trials`, all independent, were seen (Wilson,
// 1927). From 0 to 1 without trials.
Interval WilsonInterval(uint64_t hits, uint64_t trials);

class RatioSums {
 public:
  // One unit more, and one less.
  void Add(int64_t numerator, int64_t denominator) { Count(numerator, denominator, 1); }
  void Remove(int64_t numerator, int64_t denominator) { Count(numerator, denominator, -1); }

  int64_t numerator() const { return y_; }
  int64_t denominator() const { return x_; }
  double Ratio() const;  // 0 without a denominator
  // Of the ratio; nothing for less than two units that have a denominator.
  std::optional<double> StandardError() const;
  // The 95 % interval of a mean of what is never negative, by the normal distribution; nothing
  // without a standard error.
  std::optional<Interval> MeanInterval() const;

 private:
  void Count(int64_t y, int64_t x, int64_t times);

  int64_t units_ = 0;  // with a denominator
  int64_t y_ = 0;
  int64_t x_ = 0;
  int64_t yy_ = 0;
  int64_t xy_ = 0;
  int64_t xx_ = 0;
};

// The 95 % interval of a rate over pairs of games, in which a whole pair has the denominator
// `whole`. Four games are imagined beside those that were seen, a pair won and a pair lost, as
// Agresti and Coull (1998) add two hits and two misses: so few pairs, or pairs that all came to the
// same, are not taken for certainty. From 0 to 1 when nothing was seen.
Interval PairedInterval(const RatioSums& sums, int64_t whole);

// How many independent games would give a rate an interval as narrow as that one. Something must
// have been seen; of few pairs it tells little.
double WorthInGames(const RatioSums& sums, int64_t whole);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_ANALYSIS_INTERVAL_H_
