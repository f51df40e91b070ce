// Which moves are legal: booklet, "Vehicle Movement Rules", "Shift the Grid" and "Locking the
// Traffic Grid". `mover` is who moves: the other player's hero stays where it is.
#ifndef RUSHKIT_SOLVER_BOARD_MOVE_GENERATION_H_
#define RUSHKIT_SOLVER_BOARD_MOVE_GENERATION_H_

#include <vector>

#include "absl/status/status.h"
#include "solver/board/move.h"
#include "solver/board/position.h"

namespace rushkit {

enum class Direction : uint8_t { kBackward, kForward };  // left or up, right or down

// How many spaces `vehicle` can drive that way; every smaller number is possible too. For a hero
// of a grid with sides, a free lane to its own end given, the last one takes it off the grid; on a
// boxed grid no vehicle ever leaves (goal.h says what is wanted there).
int FreeSpaces(const Position& position, const Vehicle& vehicle, Direction direction);

// Whether `drive`, which must be legal, takes a hero off the grid (of a boxed grid: over the edge).
bool Leaves(const Position& position, const Drive& drive);

// Whether `mover` may drive `vehicle`.
bool MayDrive(Player mover, const Vehicle& vehicle);

// Every legal drive, by vehicle in the order of letters, backward before forward, near before far.
std::vector<Drive> LegalDrives(const Position& position, Player mover);
// Every legal shift, left before right, up before down, near before far.
std::vector<Shift> LegalShifts(const Position& position);
// The drives, then the shifts.
std::vector<Move> LegalMoves(const Position& position, Player mover);

// Ok, or FailedPrecondition whose message says which rule `move` breaks and how.
absl::Status CheckMove(const Position& position, Player mover, const Move& move);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_BOARD_MOVE_GENERATION_H_
