#include "solver/analysis/match_odds.h"

namespace rushkit {
namespace {

// The chance that whoever starts the next game is the first to win the games that he still needs.
double OddsOfStarter(double first, int needs, int other_needs) {
  if (needs == 0) return 1;
  if (other_needs == 0) return 0;
  // Having won he starts again; else the other one starts.
  return first * OddsOfStarter(first, needs - 1, other_needs) +
         (1 - first) * (1 - OddsOfStarter(first, other_needs - 1, needs));
}

}  // namespace

double MatchOdds(double first, int wins) { return OddsOfStarter(first, wins, wins); }

}  // namespace rushkit
