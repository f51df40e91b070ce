// Positions of seeded random play for tests of the generator of plays.
#ifndef RUSHKIT_TESTS_GAME_GENERATOR_PLAY_H_
#define RUSHKIT_TESTS_GAME_GENERATOR_PLAY_H_

#include <vector>

#include "solver/game/play_generator.h"
#include "tests/board/random_play.h"
#include "tests/catch.h"
#include "tests/support/positions.h"
#include "tests/support/random_positions.h"

namespace rushkit::testing {

inline constexpr SpacesRule kBothRules[] = {SpacesRule::kExact, SpacesRule::kUpTo};

// Calls `check(generator, position, mover)` on positions of random play from seeded set-ups, with
// one generator for each set-up and rule, so that it is asked again and again.
template <class Check>
void OnRandomPlay(int setups, int plies, Check check) {
  Random random(20);
  for (int i = 0; i < setups; ++i) {
    ShiftWishes wishes;
    if (i % 2 == 1) wishes.connection = Connection::kNeighbours;
    if (i % 3 == 0) wishes.most_blockers = kMostVehicles - 2;
    const Position setup = RandomShift(random, wishes);
    const uint64_t seed = random.Next();
    for (const SpacesRule rule : kBothRules) {
      PlayGenerator generator(setup, rule);
      PlayAtRandom(setup, seed, plies, [&](const Position& position, Player mover) {
        INFO(CodeOf(position) << " " << LetterOf(mover)
                              << (rule == SpacesRule::kExact ? " exact" : " up-to"));
        check(generator, position, mover);
      });
    }
  }
}

inline void Begin(PlayGenerator& generator, const Position& position, Player mover) {
  generator.Begin(*generator.form().Compact(position), mover);
}

inline std::vector<CompactPosition> AllOf(const Outcomes& outcomes) {
  return {outcomes.begin(), outcomes.end()};
}

}  // namespace rushkit::testing

#endif  // RUSHKIT_TESTS_GAME_GENERATOR_PLAY_H_
