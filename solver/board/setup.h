// A set-up as someone wrote it down: letters in cells, not yet known to be a legal position.
#ifndef RUSHKIT_SOLVER_BOARD_SETUP_H_
#define RUSHKIT_SOLVER_BOARD_SETUP_H_

#include <vector>

#include "solver/base/diagnostics.h"
#include "solver/board/grid.h"

namespace rushkit {

// One cell that is not empty, and where its letter stands in the text.
struct WrittenCell {
  char letter;
  Cell cell;  // part-local row, column 0 to width - 1
  TextLocation where;
};

inline constexpr char kBoxedHeroLetter = 'A';

struct Setup {
  Grid grid = Grid::Shift();
  std::vector<WrittenCell> cells;
  // On a boxed grid, the letter of the one vehicle that wants out at the right. On a grid with
  // sides the heroes are G and S, and this is not looked at.
  char boxed_hero = kBoxedHeroLetter;
  // As written: they may be out of range.
  int left_offset = 0;
  int right_offset = 0;
  TextLocation where;          // of the first character
  TextLocation offsets_where;  // of the offsets, or of the end where none are written
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_BOARD_SETUP_H_
