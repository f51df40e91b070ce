// Games without a board, whose chances are known: for tests of what is made of many games.
#ifndef RUSHKIT_TESTS_RATING_SIMULATED_GAMES_H_
#define RUSHKIT_TESTS_RATING_SIMULATED_GAMES_H_

#include <cmath>
#include <cstdint>

#include "solver/analysis/self_play.h"
#include "solver/base/random.h"

namespace rushkit::testing {

// What decides a game: with the chance `unfinished` nothing does. Else with the chance `luck`,
// which is one for both games of a pair, the cards do; else a coin does, with the chance `first`
// for the first player, and `gold` more where that is Gold, or less where it is Silver.
struct SimulatedRates {
  double first = 0.5;
  double luck = 0;
  double unfinished = 0;
  double gold = 0;

  // Of the first player among finished games.
  double TrueFirst() const { return luck / 2 + (1 - luck) * first; }
};

// A number from 0 to 1.
inline double Uniform(Random& random) {
  return std::ldexp(static_cast<double>(random.Next() >> 11), -53);
}

inline GameOutcome GameOf(uint64_t number, Player first, Ending ending) {
  GameOutcome game;
  game.number = number;
  game.first = first;
  game.stream_of_first = number % kGamesOfPair == 0 ? Stream::kX : Stream::kY;
  game.ending = ending;
  game.turn_count = 10;
  return game;
}

// Calls `add` with both games of pair `pair`. Gold begins in every other pair.
template <class Add>
void SimulatePair(Random& random, const SimulatedRates& rates, uint64_t pair, const Add& add) {
  const Player first = pair % 2 == 0 ? Player::kGold : Player::kSilver;
  const bool x_is_better = Uniform(random) < 0.5;
  const bool is_lucky = Uniform(random) < rates.luck;
  for (uint64_t game = 0; game < kGamesOfPair; ++game) {
    const double edge = first == Player::kGold ? rates.gold : -rates.gold;
    const bool has_better = (game == 0) == x_is_better;
    const bool first_wins = is_lucky ? has_better : Uniform(random) < rates.first + edge;
    const bool is_finished = Uniform(random) >= rates.unfinished;
    add(GameOf(kGamesOfPair * pair + game, first,
               is_finished ? WinOf(first_wins ? first : Opponent(first)) : Ending::kTurnCap));
  }
}

}  // namespace rushkit::testing

#endif  // RUSHKIT_TESTS_RATING_SIMULATED_GAMES_H_
