// Seeded random games over a position, for properties that must hold at every node.
#ifndef RUSHKIT_TESTS_BOARD_RANDOM_PLAY_H_
#define RUSHKIT_TESTS_BOARD_RANDOM_PLAY_H_

#include <cstdint>
#include <utility>
#include <vector>

#include "solver/base/random.h"
#include "solver/board/move_generation.h"
#include "solver/board/position.h"

namespace rushkit::testing {

// Plays `plies` random legal moves from `start`, the players in turn, and calls
// `visit(position, mover)` for every position, who is to move being `mover`. The play goes on when
// a hero has left, and ends early only where nothing can be moved. Each kind of move, a vehicle's
// or a side's, is drawn evenly first, so that shifts are as frequent as drives.
template <class Visit>
void PlayAtRandom(Position start, uint64_t seed, int plies, Visit visit) {
  Random random(seed);
  Position position = std::move(start);
  Player mover = Player::kGold;
  for (int ply = 0;; ++ply, mover = Opponent(mover)) {
    visit(static_cast<const Position&>(position), mover);
    if (ply == plies) return;
    const std::vector<Drive> drives = LegalDrives(position, mover);
    const std::vector<Shift> shifts = LegalShifts(position);
    if (drives.empty() && shifts.empty()) return;
    if (shifts.empty() || (!drives.empty() && random.Below(2) == 0)) {
      position = position.After(drives[random.Below(drives.size())]);
    } else {
      position = position.After(shifts[random.Below(shifts.size())]);
    }
  }
}

}  // namespace rushkit::testing

#endif  // RUSHKIT_TESTS_BOARD_RANDOM_PLAY_H_
