#include "tests/twin/table.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <set>
#include <sstream>

namespace rushkit::twin {
namespace {

constexpr int kTop = -5;    // the highest row of the table that a side can reach
constexpr int kMargin = 2;  // columns beyond each end
constexpr int kMostRows = 10;

std::vector<std::string> Split(const std::string& text, char separator) {
  std::vector<std::string> parts;
  std::istringstream in(text);
  for (std::string part; std::getline(in, part, separator);) parts.push_back(part);
  return parts;
}

// A row of a code, one character a cell: digits written out, seams and blanks gone.
std::string Expanded(const std::string& row) {
  std::string cells;
  for (size_t i = 0; i < row.size(); ++i) {
    if (std::isdigit(row[i]) != 0) {
      size_t used = 0;
      cells.append(static_cast<size_t>(std::stoi(row.substr(i), &used)), '.');
      i += used - 1;
    } else if (row[i] != '|' && row[i] != ' ') {
      cells.push_back(row[i] == 'o' ? '.' : row[i] == 'x' ? '#' : row[i]);
    }
  }
  return cells;
}

std::string WithSign(int number) {
  std::string text(number > 0 ? 1 : 0, '+');
  return text.append(std::to_string(number));
}

const char* NameOfSide(int part) { return part == 0 ? "left" : "right"; }

}  // namespace

int NumberIn(const std::string& move) { return std::stoi(move.substr(move.find_first_of("+-"))); }

std::string NameIn(const std::string& move) { return move.substr(0, move.find_first_of("+-")); }

Table::Table(const std::string& code, Connected connected) : connected_(connected) {
  const std::vector<std::string> halves = Split(code, ':');
  std::vector<std::string> rows = Split(halves[0], '/');
  for (std::string& row : rows) row = Expanded(row);
  height_ = static_cast<int>(rows.size());
  width_ = static_cast<int>(rows[0].size());
  has_sides_ = height_ == 6 && width_ == 14;
  if (has_sides_ && halves.size() > 1) {
    const std::vector<std::string> offsets = Split(halves[1], ',');
    offsets_[0] = std::stoi(offsets[0]);
    offsets_[2] = std::stoi(offsets[1]);
  }
  sheet_.assign(static_cast<size_t>((height_ - 2 * kTop) * (width_ + 2 * kMargin)), ' ');
  for (int row = 0; row < height_; ++row) {
    for (int column = 0; column < width_; ++column) {
      At({row + OffsetOf(column), column}) =
          rows[static_cast<size_t>(row)][static_cast<size_t>(column)];
    }
  }
  // A hero that shows one cell has the other beyond its own end.
  for (const char hero : Heroes()) {
    if (!has_sides_) break;
    const std::vector<Spot> spots = SpotsOf(hero);
    if (spots.size() == 1) At({spots[0].row, spots[0].column + (hero == 'G' ? 1 : -1)}) = hero;
  }
}

size_t Table::IndexOf(Spot spot) const {
  return static_cast<size_t>((spot.row - kTop) * (width_ + 2 * kMargin) + spot.column + kMargin);
}

char& Table::At(Spot spot) { return sheet_[IndexOf(spot)]; }

char Table::Look(Spot spot) const {
  if (spot.row < kTop || spot.row >= height_ - kTop) return ' ';
  if (spot.column < -kMargin || spot.column >= width_ + kMargin) return ' ';
  return sheet_[IndexOf(spot)];
}

int Table::PartOf(int column) const {
  if (!has_sides_) return 1;
  return column < 5 ? 0 : column < 9 ? 1 : 2;
}

std::string Table::Heroes() const { return has_sides_ ? "GS" : "A"; }

int Table::OffsetOf(int column) const { return offsets_[PartOf(column)]; }

std::vector<Table::Spot> Table::SpotsOf(char letter) const {
  std::vector<Spot> spots;
  for (int row = kTop; row < height_ - kTop; ++row) {
    for (int column = -kMargin; column < width_ + kMargin; ++column) {
      if (Look({row, column}) == letter) spots.push_back({row, column});
    }
  }
  return spots;
}

std::string Table::Letters() const {
  std::set<char> letters;
  for (const char cell : sheet_) {
    if (std::isalpha(cell) != 0) letters.insert(cell);
  }
  return std::string(letters.begin(), letters.end());
}

bool Table::Has(char letter) const { return !SpotsOf(letter).empty(); }

bool Table::Step(char letter, int sign) {
  std::vector<Spot> spots = SpotsOf(letter);
  if (spots.empty()) return false;
  const bool lies = spots.front().row == spots.back().row;
  for (const Spot& spot : spots) At(spot) = IsOutside(spot.column) ? ' ' : '.';
  for (Spot& spot : spots) {
    (lies ? spot.column : spot.row) += sign;
    const bool leaving = has_sides_ && ((letter == 'G' && spot.column >= width_) ||
                                        (letter == 'S' && spot.column < 0));
    if (!leaving && Look(spot) != '.') return false;
  }
  const bool off = IsOutside(spots.front().column) && IsOutside(spots.back().column);
  if (off) return true;
  for (const Spot& spot : spots) At(spot) = letter;
  return true;
}

bool Table::IsLocked(int side) const {
  const int seam = side == 0 ? 4 : 8;  // the column left of it
  for (const char letter : Letters()) {
    bool left_of_seam = false;
    bool right_of_seam = false;
    for (const Spot& spot : SpotsOf(letter)) {
      (spot.column <= seam ? left_of_seam : right_of_seam) = true;
    }
    if (left_of_seam && right_of_seam) return true;
  }
  return false;
}

bool Table::IsConnected() const {
  bool touches_left = false;   // some row of the middle goes on in the left side
  bool touches_right = false;  // and in the right side
  bool runs_through = false;   // one row in both
  for (int row = 0; row < height_; ++row) {
    const bool left = row >= offsets_[0] && row < offsets_[0] + height_;
    const bool right = row >= offsets_[2] && row < offsets_[2] + height_;
    touches_left = touches_left || left;
    touches_right = touches_right || right;
    runs_through = runs_through || (left && right);
  }
  return connected_ == Connected::kAllThree ? runs_through : touches_left && touches_right;
}

bool Table::Shift(int side, int rows) {
  const Table old = *this;
  offsets_[side] += rows;
  if (std::abs(offsets_[side]) > 5 || !IsConnected() || IsLocked(side)) return false;
  const int first = side == 0 ? -kMargin : 9;
  const int last = side == 0 ? 4 : width_ + kMargin - 1;
  for (int row = kTop; row < height_ - kTop; ++row) {
    for (int column = first; column <= last; ++column) {
      At({row, column}) = old.Look({row - rows, column});
    }
  }
  return true;
}

std::vector<std::string> Table::Moves(char player) const {
  const char other = player == 'G' ? 'S' : 'G';
  std::vector<std::string> moves;
  for (const char letter : Letters()) {
    if (has_sides_ && letter == other) continue;
    for (const int sign : {-1, 1}) {
      Table driven = *this;
      for (int spaces = 1; driven.Step(letter, sign); ++spaces) {
        moves.push_back(letter + WithSign(sign * spaces));
      }
    }
  }
  for (const int side : {0, 2}) {
    for (int rows = -kMostRows; rows <= kMostRows && has_sides_; ++rows) {
      Table shifted = *this;
      if (rows != 0 && shifted.Shift(side, rows))
        moves.push_back(NameOfSide(side) + WithSign(rows));
    }
  }
  std::sort(moves.begin(), moves.end());
  return moves;
}

bool Table::IsLegal(char player, const std::string& move) const {
  const std::string name = NameIn(move);
  const int number = NumberIn(move);
  Table after = *this;
  if (number == 0 || name.empty()) return false;
  if (name.size() > 1) return has_sides_ && after.Shift(name == "left" ? 0 : 2, number);
  if (has_sides_ && name[0] == (player == 'G' ? 'S' : 'G')) return false;
  for (int i = 0; i < std::abs(number); ++i) {
    if (!after.Step(name[0], number > 0 ? 1 : -1)) return false;
  }
  return true;
}

Table Table::After(const std::string& move) const {
  Table after = *this;
  const std::string name = NameIn(move);
  const int number = NumberIn(move);
  if (name == "left" || name == "right") {
    after.Shift(name == "left" ? 0 : 2, number);
    return after;
  }
  for (int i = 0; i < std::abs(number); ++i) after.Step(name[0], number > 0 ? 1 : -1);
  return after;
}

std::string Table::Code() const {
  std::string code;
  for (int row = 0; row < height_; ++row) {
    if (row > 0) code += '/';
    for (int column = 0; column < width_; ++column) {
      const char cell = Look({row + OffsetOf(column), column});
      code += cell == '#' ? 'x' : cell;
    }
  }
  if (!has_sides_) return code;
  return code + ":" + std::to_string(offsets_[0]) + "," + std::to_string(offsets_[2]);
}

std::string Table::Key() const {
  // Each first cell of a vehicle in reading order of the sheet, with its direction and length.
  std::set<char> seen;
  std::string key = std::to_string(offsets_[0]) + "," + std::to_string(offsets_[2]);
  for (int row = kTop; row < height_ - kTop; ++row) {
    for (int column = -kMargin; column < width_ + kMargin; ++column) {
      const char letter = Look({row, column});
      if (std::isalpha(letter) == 0 || !seen.insert(letter).second) continue;
      const std::vector<Spot> spots = SpotsOf(letter);
      key += ' ' + std::to_string(row) + "," + std::to_string(column);
      key += spots.front().row == spots.back().row ? '-' : '|';
      key += std::to_string(spots.size());
      if (Heroes().find(letter) != std::string::npos) key += letter;
    }
  }
  return key;
}

Replayed Replay(const std::string& code, char player, const std::vector<std::string>& moves,
                Connected connected) {
  Table table(code, connected);
  const bool stood_here = table.Has(player);
  Replayed replayed;
  for (const std::string& move : moves) {
    replayed.legal = (table.Has(player) || !stood_here) && table.IsLegal(player, move);
    if (!replayed.legal) break;
    table = table.After(move);
    replayed.spaces += std::abs(NumberIn(move));
    ++replayed.broken_at;
  }
  replayed.legal = replayed.broken_at == moves.size();
  replayed.solves = replayed.legal && stood_here && !table.Has(player);
  replayed.code = table.Code();
  return replayed;
}

}  // namespace rushkit::twin
