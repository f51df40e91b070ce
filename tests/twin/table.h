// The slow twin of the rules: the traffic grid as a sheet of characters, as it lies on the table.
//
// It shares no code with solver/: it reads codes by itself, moves vehicles character by character,
// and speaks in strings. What it says is compared with what the fast program says.
#ifndef RUSHKIT_TESTS_TWIN_TABLE_H_
#define RUSHKIT_TESTS_TWIN_TABLE_H_

#include <string>
#include <vector>

namespace rushkit::twin {

// Which offsets are allowed: one row through all three parts, or each side touching the middle.
enum class Connected { kAllThree, kNeighbours };

// A sheet is rows of the table from kTop down, each with kMargin columns left and right of the
// grid, where a leaving hero may be. ' ' is no cell, '.' a free cell, '#' a wall, a letter a
// vehicle.
class Table {
 public:
  // Reads a legal position code: six rows of 14 cells and offsets, or the rows of a boxed grid,
  // with `x` for walls and without offsets. Only for codes that are known to be legal.
  explicit Table(const std::string& code, Connected connected = Connected::kAllThree);

  // Every legal move of `player` ('G' or 'S'), as `a-2` or `left+1`: drives of each distance by
  // letter, then shifts. The other player's hero does not move. Sorted as strings.
  std::vector<std::string> Moves(char player) const;

  // Whether Moves would list `move`.
  bool IsLegal(char player, const std::string& move) const;

  // Makes a move, which must be legal. A hero that is completely off is taken from the sheet.
  Table After(const std::string& move) const;

  Connected connected() const { return connected_; }

  // Whether a vehicle of this letter is on the sheet, in whole or in part.
  bool Has(char letter) const;

  // The canonical code.
  std::string Code() const;
  // The code with a vehicle's letter replaced by what it looks like: equal for positions that
  // differ only in which of two equal vehicles stands where.
  std::string Key() const;

 private:
  struct Spot {
    int row;
    int column;
  };

  size_t IndexOf(Spot spot) const;
  char& At(Spot spot);         // on the sheet
  char Look(Spot spot) const;  // anywhere: ' ' beyond the sheet
  bool IsOutside(int column) const { return column < 0 || column >= width_; }
  int PartOf(int column) const;  // 0, 1, 2
  int OffsetOf(int column) const;
  std::string Heroes() const;  // of a boxed grid, which nobody leaves: A
  std::vector<Spot> SpotsOf(char letter) const;
  std::string Letters() const;

  bool IsLocked(int side) const;
  bool IsConnected() const;  // as the offsets are
  // One vehicle goes one space; a side shifts. False, and the sheet is spoilt, when it cannot.
  bool Step(char letter, int sign);
  bool Shift(int side, int rows);

  int height_ = 0;
  int width_ = 0;
  bool has_sides_ = false;
  Connected connected_;
  int offsets_[3] = {0, 0, 0};
  std::string sheet_;  // row by row
};

// The number in a move: -2 of `a-2`.
int NumberIn(const std::string& move);
// What stands before the number: `a` or `left`.
std::string NameIn(const std::string& move);

// What became of a list of moves.
struct Replayed {
  bool legal = false;    // all of them
  size_t broken_at = 0;  // index of the first that is not legal; the number of moves if none
  bool solves = false;   // the player's hero has left, and with the last move
  int spaces = 0;        // spaces driven and rows shifted
  std::string code;      // as far as they were legal
};

// Plays `moves`, one after the other, all by `player`. A move after the hero has left is not legal.
Replayed Replay(const std::string& code, char player, const std::vector<std::string>& moves,
                Connected connected = Connected::kAllThree);

}  // namespace rushkit::twin

#endif  // RUSHKIT_TESTS_TWIN_TABLE_H_
