#include "tests/search/small_boards.h"

#include <cstdint>

#include "solver/analysis/replay.h"
#include "solver/search/boxed_actions.h"
#include "solver/search/numbering.h"
#include "tests/support/random_boxed.h"

namespace rushkit::testing {

std::string RandomSmallCode(Random& random) {
  BoxedKind kind = RandomBoxedKind(random, 6);
  kind.longest = 6;
  // Every other board is sparse, so that vehicles stand where nobody gets.
  if (random.Below(2) == 0) kind.vehicles = 2 + static_cast<int>(random.Below(8));
  return RandomBoxedCode(random, kind);
}

Walk WalkFrom(const BoxedSpace& space, const Stands& start, Distance distance, size_t most) {
  Walk walk{{start}, {0}, false};
  Numbering<Stands, BoxedActions::Hash> numbering;
  numbering.FindOrAdd(start);
  for (size_t next = 0; next < walk.positions.size(); ++next) {
    if (walk.positions.size() > most) return walk;
    const Stands from = walk.positions[next];
    space.Drives(from, distance, [&](const Stands& to) {
      if (numbering.FindOrAdd(to) != walk.positions.size()) return;
      walk.positions.push_back(to);
      walk.depths.push_back(walk.depths[next] + 1);
    });
  }
  walk.is_whole = true;
  return walk;
}

int LengthIn(const Walk& walk, const BoxedSpace& space, Goal goal) {
  for (size_t i = 0; i < walk.positions.size(); ++i) {
    if (!space.IsAtGoal(walk.positions[i], goal)) continue;
    return walk.depths[i] + (goal == Goal::kOff ? 1 : 0);
  }
  return -1;
}

std::vector<std::vector<Moved>> MovesByLine(const SmallBoard& board, Lines lines) {
  const SmallBoard::Crossings crossings = board.CrossingsOf(lines);
  std::vector<std::vector<Moved>> by_line;
  for (const SmallBoard::Active& active : board.active()) {
    const bool is_row = by_line.size() < board.active_rows();
    const LineMoves found =
        active.MovesOf(lines, is_row ? crossings.of_rows : crossings.of_columns);
    const uint64_t lanes = found.bits() + active.lane_shift;
    std::vector<Moved>& moves = by_line.emplace_back();
    for (size_t i = 0; i < found.count(); ++i) {
      const SmallBoard::Effect& effect =
          board.effects()[LineMoves::NumberIn(static_cast<uint16_t>(lanes >> (16 * i)))];
      moves.push_back({lines ^ effect.turned, board.NumberOf(lines) + effect.added, &effect});
    }
  }
  return by_line;
}

Metric MetricOf(Distance distance) {
  return distance == Distance::kAny ? Metric::kMoves : Metric::kSpaces;
}

int ReplayedLength(const Position& start, const SolveRequest& request, const Escape& escape) {
  const Replay replay = ReplayLine(start, request, escape.line);
  if (!replay.is_legal() || !replay.escapes) return -1;
  const int length = request.metric == Metric::kMoves ? replay.length() : replay.spaces;
  return length == escape.length ? length : -1;
}

}  // namespace rushkit::testing
