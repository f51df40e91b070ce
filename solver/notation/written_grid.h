// What all formats that draw a grid have in common: cells read one after the other, and all that is
// wrong.
#ifndef RUSHKIT_SOLVER_NOTATION_WRITTEN_GRID_H_
#define RUSHKIT_SOLVER_NOTATION_WRITTEN_GRID_H_

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "solver/base/diagnostics.h"
#include "solver/board/bitboard.h"
#include "solver/board/grid.h"
#include "solver/board/position.h"
#include "solver/board/setup.h"

namespace rushkit {

// A grid while it is being read. Where the text is damaged, vehicles nearby may look
// wrong only because of that: only those that keep clear of the damage are then checked.
class WrittenGrid {
 public:
  // `grid` is empty: walls are read as cells are.
  WrittenGrid(const Grid& grid, TextLocation where);

  const Grid& grid() const { return setup_.grid; }

  void Report(TextLocation where, std::string message);

  // The cell that `character` says: empty, a letter, a wall, or a mistake that damages the row.
  void ReadCell(absl::string_view character, Cell cell, TextLocation where);
  // A vehicle's cell under a letter that need not be one of a code.
  void AddCell(char letter, Cell cell, TextLocation where);
  // Which letter the hero of a boxed grid has, if not the one that a code's hero would have.
  void SetHero(char letter) { hero_ = letter; }

  // Some cells of the row are not what was meant.
  void DamageRow(int row) { damaged_rows_.insert(row); }
  // It is not known which row is which: no vehicle is checked.
  void LoseRows() { rows_are_lost_ = true; }

  void SetOffsets(int left, int right, TextLocation where);
  // It is not known how the parts stand: no vehicle near a seam is checked.
  void LoseOffsets() { offsets_are_lost_ = true; }

  // The position, or everything that is wrong, in reading order.
  absl::StatusOr<Position> ToPosition() const;

 private:
  bool IsDamaged() const { return offsets_are_lost_ || !damaged_rows_.empty(); }
  bool IsNearDamage(Cell cell) const;
  Setup Complete() const;
  Diagnostics CheckUndamaged() const;

  Setup setup_;
  Bitboard walls_;
  std::optional<char> hero_;
  Diagnostics wrong_;
  std::set<int> damaged_rows_;
  bool rows_are_lost_ = false;
  bool offsets_are_lost_ = false;
};

// The part-local rows of a position as text, `empty` for an empty cell and "x" for a wall.
std::vector<std::string> WriteRows(const Position& position, char empty = '.');

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_NOTATION_WRITTEN_GRID_H_
