// Random boards of at most 6 x 6 cells, and everything that is reached on them, by plain
// breadth-first search over BoxedSpace::Drives.
#ifndef RUSHKIT_TESTS_SEARCH_SMALL_BOARDS_H_
#define RUSHKIT_TESTS_SEARCH_SMALL_BOARDS_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "solver/base/random.h"
#include "solver/board/goal.h"
#include "solver/search/boxed_space.h"
#include "solver/search/distance.h"
#include "solver/search/small_board.h"
#include "solver/search/solve.h"

namespace rushkit::testing {

inline constexpr Goal kGoals[] = {Goal::kEdge, Goal::kClear, Goal::kOff};
inline constexpr Distance kDistances[] = {Distance::kAny, Distance::kOneSpace};

// A debug build looks at fewer random boards.
inline constexpr int BoardsOf([[maybe_unused]] int many) {
#ifdef NDEBUG
  return many;
#else
  return many / 3;
#endif
}

// 4 to 6 rows and columns, not always as many, empty or crowded, with vehicles of 2 to 6 cells and
// up to two walls.
std::string RandomSmallCode(Random& random);

// All positions that drives lead to.
struct Walk {
  std::vector<Stands> positions;  // the start first
  std::vector<int> depths;        // drives from the start
  bool is_whole = false;          // false: there are more than were asked for
};
Walk WalkFrom(const BoxedSpace& space, const Stands& start, Distance distance, size_t most);

// Of the shortest escape as Solve() counts it; -1 when there is none.
int LengthIn(const Walk& walk, const BoxedSpace& space, Goal goal);

// The position, as `board` holds it, and number that each move leads to, by line of active(). Moves
// of one line in the order of its table.
struct Moved {
  Lines lines = 0;
  uint32_t number = 0;
  const SmallBoard::Effect* effect = nullptr;
};
std::vector<std::vector<Moved>> MovesByLine(const SmallBoard& board, Lines lines);

// The metric that counts drives of `distance`.
Metric MetricOf(Distance distance);

// The length of an escape that must be legal, lead to the goal and be as long as it says; else -1.
int ReplayedLength(const Position& start, const SolveRequest& request, const Escape& escape);

}  // namespace rushkit::testing

#endif  // RUSHKIT_TESTS_SEARCH_SMALL_BOARDS_H_
