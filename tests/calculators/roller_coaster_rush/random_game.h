// Games played at random by the rules, with a book-keeping of their own: a twin of the referee.
#ifndef RUSHKIT_TESTS_CALCULATORS_ROLLER_COASTER_RUSH_RANDOM_GAME_H_
#define RUSHKIT_TESTS_CALCULATORS_ROLLER_COASTER_RUSH_RANDOM_GAME_H_

#include <vector>

#include "calculators/roller_coaster_rush/game.h"
#include "solver/base/random.h"

namespace rushkit::coaster::testing {

struct PlayedGame {
  GameLog log;
  std::vector<PlayerState> players;  // at the end
};

PlayedGame PlayAtRandom(Random& random);

}  // namespace rushkit::coaster::testing

#endif  // RUSHKIT_TESTS_CALCULATORS_ROLLER_COASTER_RUSH_RANDOM_GAME_H_
