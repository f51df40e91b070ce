#include "bench/sets/random_boards.h"

namespace rushkit::bench {
namespace {

constexpr int kTries = 200;  // enough for any number of blockers that is asked for, nearly always

int Below(Random& random, int bound) {
  return static_cast<int>(random.Below(static_cast<uint64_t>(bound)));
}

// Puts a vehicle on the board if the cells are free.
bool Place(std::string& board, int size, char letter, bool lies, int length, int row, int column) {
  const int step = lies ? 1 : size + 1;
  const int first = row * (size + 1) + column;
  for (int i = 0; i < length; ++i) {
    if (board[static_cast<size_t>(first + i * step)] != 'o') return false;
  }
  for (int i = 0; i < length; ++i) board[static_cast<size_t>(first + i * step)] = letter;
  return true;
}

}  // namespace

std::string RandomBoard(Random& random, const BoardKind& kind) {
  const int size = kind.size;
  std::string board(static_cast<size_t>(size * (size + 1) - 1), 'o');
  for (size_t end = static_cast<size_t>(size); end < board.size(); end += size + 1)
    board[end] = '/';
  Place(board, size, 'A', true, 2, kind.hero_row, Below(random, size - 2));
  const int blockers = kind.fewest_blockers + Below(random, kind.blocker_numbers);
  char letter = 'B';
  for (int i = 0; i < kTries && letter < 'B' + blockers; ++i) {
    // One after the other: the order in which arguments are evaluated is the compiler's.
    const int length = 2 + Below(random, 3) / 2;
    const bool lies = Below(random, 2) == 0;
    const int row = Below(random, size - (lies ? 0 : length - 1));
    const int column = Below(random, size - (lies ? length - 1 : 0));
    if (Place(board, size, letter, lies, length, row, column)) ++letter;
  }
  return board;
}

}  // namespace rushkit::bench
