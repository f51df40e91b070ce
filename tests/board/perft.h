// Perft, as chess programs have it: the number of legal move sequences of one length.
#ifndef RUSHKIT_TESTS_BOARD_PERFT_H_
#define RUSHKIT_TESTS_BOARD_PERFT_H_

#include <cstdint>
#include <string>

#include "solver/board/move_generation.h"
#include "solver/board/position.h"
#include "tests/support/positions.h"
#include "tests/twin/table.h"

namespace rushkit::testing {

// Sequences of `depth` moves, all by `mover`: a drive of any distance or a shift of any number of
// rows is one move. When the mover's hero leaves, the sequence ends: it counts at its own length
// and at no greater one.
inline uint64_t Perft(const Position& position, Player mover, int depth) {
  if (depth == 0) return 1;
  uint64_t nodes = 0;
  for (const Move& move : LegalMoves(position, mover)) {
    const auto* drive = std::get_if<Drive>(&move);
    if (depth == 1 || (drive != nullptr && Leaves(position, *drive))) {
      nodes += depth == 1 ? 1 : 0;
    } else {
      nodes += Perft(position.After(move), mover, depth - 1);
    }
  }
  return nodes;
}

// The same by the slow twin.
inline uint64_t Perft(const twin::Table& table, Player mover, int depth) {
  if (depth == 0) return 1;
  uint64_t nodes = 0;
  for (const std::string& move : table.Moves(LetterOf(mover))) {
    const twin::Table after = table.After(move);
    if (depth == 1) {
      ++nodes;
    } else if (after.Has(LetterOf(mover))) {
      nodes += Perft(after, mover, depth - 1);
    }
  }
  return nodes;
}

}  // namespace rushkit::testing

#endif  // RUSHKIT_TESTS_BOARD_PERFT_H_
