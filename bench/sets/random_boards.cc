#include "bench/sets/random_boards.h"

namespace rushkit::bench {
namespace {

constexpr int kSize = 6;
constexpr int kHeroRow = 2;
constexpr int kTries = 200;  // enough for any number of blockers that is asked for, nearly always

int Below(Random& random, int bound) {
  return static_cast<int>(random.Below(static_cast<uint64_t>(bound)));
}

// Puts a vehicle on the board if the cells are free.
bool Place(std::string& board, char letter, bool lies, int length, int row, int column) {
  const int step = lies ? 1 : kSize;
  const int first = row * kSize + column;
  for (int i = 0; i < length; ++i) {
    if (board[static_cast<size_t>(first + i * step)] != 'o') return false;
  }
  for (int i = 0; i < length; ++i) board[static_cast<size_t>(first + i * step)] = letter;
  return true;
}

}  // namespace

std::string RandomBoard(Random& random) {
  std::string board(kSize * kSize, 'o');
  Place(board, 'A', true, 2, kHeroRow, Below(random, kSize - 2));
  const int blockers = 7 + Below(random, 6);
  char letter = 'B';
  for (int i = 0; i < kTries && letter < 'B' + blockers; ++i) {
    // One after the other: the order in which arguments are evaluated is the compiler's.
    const int length = 2 + Below(random, 3) / 2;
    const bool lies = Below(random, 2) == 0;
    const int row = Below(random, kSize - (lies ? 0 : length - 1));
    const int column = Below(random, kSize - (lies ? length - 1 : 0));
    if (Place(board, letter, lies, length, row, column)) ++letter;
  }
  return board;
}

}  // namespace rushkit::bench
