// Whole recorded games, for tests of what is said about them.
#ifndef RUSHKIT_TESTS_ANALYSIS_RECORDED_GAMES_H_
#define RUSHKIT_TESTS_ANALYSIS_RECORDED_GAMES_H_

#include "solver/game/game_record.h"
#include "tests/games/views.h"

namespace rushkit::testing {

// The record of a game between two agents of those names, with every card and its result.
GameRecord RecordedBetween(const SeededGame& game, const char* gold, const char* silver);

}  // namespace rushkit::testing

#endif  // RUSHKIT_TESTS_ANALYSIS_RECORDED_GAMES_H_
