// When enough games have been played: after a number of them, when a figure is known well enough,
// or when a test is decided. What it looks at are games in order, so it does not depend on threads.
#ifndef RUSHKIT_SOLVER_ANALYSIS_STOP_RULE_H_
#define RUSHKIT_SOLVER_ANALYSIS_STOP_RULE_H_

#include <cstdint>
#include <optional>

#include "solver/analysis/self_play_summary.h"
#include "solver/analysis/sprt.h"

namespace rushkit {

// Games after which the width is looked at, again and again: looking after each would stop too
// often where chance makes it narrow for a moment.
inline constexpr uint64_t kGamesOfBatch = 200;

struct StopRule {
  // The 95 % interval lies at most so far to either side of its middle: that of the rate of the
  // first player, or of the score of the first agent where `agents_differ`.
  std::optional<double> half_width;
  // About the score of the first agent, after every pair, or every game where games are single.
  std::optional<SprtScores> test;
  bool agents_differ = false;
  bool in_pairs = true;

  bool is_any() const { return half_width.has_value() || test.has_value(); }
};

// What the rule looks at, after some games.
double HalfWidthOf(const StopRule& rule, const SelfPlaySummary& summary);
// Of the rule's test.
double SprtRatioOf(const StopRule& rule, const SelfPlaySummary& summary);

// Whether the game that was added last is one to stop after.
bool IsEnough(const StopRule& rule, const SelfPlaySummary& summary);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_ANALYSIS_STOP_RULE_H_
