// A match of several games in which whoever won the last game starts the next: booklet, "Winning
// the Game".
#ifndef RUSHKIT_SOLVER_ANALYSIS_MATCH_ODDS_H_
#define RUSHKIT_SOLVER_ANALYSIS_MATCH_ODDS_H_

namespace rushkit {

// Games that one has to win.
inline constexpr int kMatchWins = 3;

// The chance that whoever starts the first game is the first to win `wins` games, at least one,
// where whoever plays first wins a game with the chance `first`. A game that stands unfinished is
// played again from the start by the same player.
double MatchOdds(double first, int wins);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_ANALYSIS_MATCH_ODDS_H_
