#include "solver/analysis/match_odds.h"

#include <array>

#include "tests/catch.h"

namespace rushkit {
namespace {

// The slow twin: every sequence of games that could be played on, by who wins each.
double EnumeratedOdds(double first, int wins) {
  const int games = 2 * wins - 1;
  double odds = 0;
  for (unsigned line = 0; line < 1U << games; ++line) {
    double chance = 1;
    std::array<int, 2> won = {};
    int starter = 0;
    for (int game = 0; game < games; ++game) {
      const int winner = static_cast<int>((line >> game) & 1);
      chance *= winner == starter ? first : 1 - first;
      ++won[static_cast<size_t>(winner)];
      starter = winner;
    }
    // Of all games that could be played one of the two wins more than half.
    if (won[0] > won[1]) odds += chance;
  }
  return odds;
}

TEST_CASE("match odds are those of all sequences of games") {
  for (const double first : {0.0, 0.1, 0.45, 0.5, 0.62, 1.0}) {
    for (int wins = 1; wins <= 5; ++wins) {
      CHECK(MatchOdds(first, wins) == Approx(EnumeratedOdds(first, wins)).margin(1e-12));
    }
  }
  CHECK(MatchOdds(0.3, 1) == Approx(0.3));
  // Both games, or one of two and then the third, begun by whoever won the second.
  CHECK(MatchOdds(0.6, 2) == Approx(0.6 * 0.6 + 0.6 * 0.4 * 0.4 + 0.4 * 0.4 * 0.6));
}

TEST_CASE(
    "who begins has the better match the better beginning is, so ends of an interval stay ends") {
  for (int step = 0; step < 100; ++step) {
    CHECK(MatchOdds(0.01 * step, kMatchWins) <= MatchOdds(0.01 * (step + 1), kMatchWins));
  }
}

}  // namespace
}  // namespace rushkit
