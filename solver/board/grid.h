// The shape of a traffic grid: its parts, how they may stand against each other, and its walls.
//
// Rush Hour Shift has three parts, 5 + 4 + 5 columns of 6 rows; the middle never moves and each
// side sits at an offset against it. A boxed grid (classic Rush Hour) is the same with one part.
// Columns count from 0 at the left across all parts; rows count from 0 at the top *of their own
// part*.
#ifndef RUSHKIT_SOLVER_BOARD_GRID_H_
#define RUSHKIT_SOLVER_BOARD_GRID_H_

#include <cstdint>

#include "absl/status/statusor.h"
#include "solver/base/bounded.h"
#include "solver/board/bitboard.h"

namespace rushkit {

using Row = Bounded<struct RowTag, 0, 11>;         // in its own part, 0 at the top
using Column = Bounded<struct ColumnTag, -1, 13>;  // -1: the free cell a leaving Silver hero uses
using Offset = Bounded<struct OffsetTag, -5, 5>;   // rows a side stands down against the middle
using Part = Bounded<struct PartTag, 0, 2>;

inline constexpr Part kLeftPart{0};
inline constexpr Part kMiddlePart{1};
inline constexpr Part kRightPart{2};

struct Cell {
  Row row;
  Column column;

  friend constexpr auto operator<=>(const Cell&, const Cell&) = default;
};

// A side part, and also the seam between it and the middle.
enum class Side : uint8_t { kLeft, kRight };

struct Offsets {
  Offset left;
  Offset right;

  constexpr Offset Of(Side side) const { return side == Side::kLeft ? left : right; }
  constexpr Offset Of(Part part) const {
    return part == kLeftPart ? left : part == kRightPart ? right : Offset(0);
  }
  friend constexpr auto operator<=>(const Offsets&, const Offsets&) = default;
};

// Which offset pairs are legal: booklet, "Shift the Grid". RULES: `connection`.
enum class Connection : uint8_t {
  kAllThree,    // at least one row runs through all three parts: 91 pairs
  kNeighbours,  // each side touches the middle: 121 pairs
};

class Grid {
 public:
  // Three parts, 5 + 4 + 5 columns, 6 rows each.
  static Grid Shift(Connection connection = Connection::kAllThree);

  // One part without shifts, 4 to 12 rows and columns. Bit `row * width + column` of `walls` is a
  // cell that nothing may cover. Fails with InvalidArgument on another size.
  static absl::StatusOr<Grid> Boxed(int height, int width, const Bitboard& walls);

  int height() const { return height_; }  // rows of each part
  int width() const { return width_; }    // columns of all parts
  bool has_sides() const { return has_sides_; }
  Connection connection() const { return connection_; }
  const Bitboard& walls() const { return walls_; }

  Part PartAt(Column column) const;
  // The column just right of the seam of `side`: 5 and 9.
  Column SeamColumn(Side side) const;

  int BitOf(Cell cell) const { return cell.row.value() * width_ + cell.column.value(); }
  bool HasRow(int row) const { return row >= 0 && row < height_; }
  bool HasColumn(int column) const { return column >= 0 && column < width_; }

  // Whether the parts may stand like this.
  bool Allows(Offsets offsets) const;

  // The same grid seen from behind, and upside down: only walls change.
  Grid Mirrored() const;
  Grid UpsideDown() const;

  friend bool operator==(const Grid&, const Grid&) = default;

 private:
  Grid(int height, int width, bool has_sides, Connection connection, const Bitboard& walls);

  int8_t height_;
  int8_t width_;
  bool has_sides_;
  Connection connection_;
  Bitboard walls_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_BOARD_GRID_H_
