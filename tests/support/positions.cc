#include "tests/support/positions.h"

#include <cstdlib>
#include <iostream>
#include <utility>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"

namespace rushkit::testing {
namespace {

int NumberOf(const std::string& text) {
  int number = 0;
  if (!absl::SimpleAtoi(text, &number)) std::abort();
  return number;
}

Grid GridOf(const std::vector<std::string>& rows, Connection connection) {
  const int height = static_cast<int>(rows.size());
  const int width = static_cast<int>(rows[0].size());
  if (height == 6 && width == 14) return Grid::Shift(connection);
  Bitboard walls;
  for (int bit = 0; bit < height * width; ++bit) {
    if (rows[static_cast<size_t>(bit / width)][static_cast<size_t>(bit % width)] == 'x') {
      walls.Add(bit);
    }
  }
  absl::StatusOr<Grid> grid = Grid::Boxed(height, width, walls);
  if (grid.ok()) return *grid;
  std::cerr << grid.status().message() << "\n";
  std::abort();
}

}  // namespace

Setup SetupOf(const std::string& code, Connection connection) {
  const std::vector<std::string> halves = absl::StrSplit(code, ':');
  const std::vector<std::string> rows = absl::StrSplit(halves[0], '/');
  Setup setup;
  setup.grid = GridOf(rows, connection);
  setup.offsets_where = {1, static_cast<int>(halves[0].size()) + 2};
  if (halves.size() > 1) {
    const std::vector<std::string> offsets = absl::StrSplit(halves[1], ',');
    setup.left_offset = NumberOf(offsets[0]);
    setup.right_offset = NumberOf(offsets[1]);
  }
  int text_column = 0;
  for (size_t row = 0; row < rows.size(); ++row) {
    for (size_t column = 0; column < rows[row].size(); ++column) {
      ++text_column;
      const char letter = rows[row][column];
      if (letter == '.' || letter == 'x') continue;
      const Cell cell{Row(static_cast<int>(row)), Column(static_cast<int>(column))};
      setup.cells.push_back({letter, cell, {1, text_column}});
    }
    ++text_column;  // the slash
  }
  return setup;
}

Position PositionOf(const std::string& code, Connection connection) {
  absl::StatusOr<Position> position = Position::From(SetupOf(code, connection));
  if (position.ok()) return *std::move(position);
  std::cerr << code << "\n" << position.status().message() << "\n";
  std::abort();
}

std::string CodeOf(const Position& position) {
  const Grid& grid = position.grid();
  std::vector<std::string> rows(static_cast<size_t>(grid.height()),
                                std::string(static_cast<size_t>(grid.width()), '.'));
  for (int row = 0; row < grid.height(); ++row) {
    for (int column = 0; column < grid.width(); ++column) {
      const Cell cell{Row(row), Column(column)};
      char& written = rows[static_cast<size_t>(row)][static_cast<size_t>(column)];
      if (grid.walls().Has(grid.BitOf(cell))) written = 'x';
      if (const Vehicle* vehicle = position.VehicleOn(cell)) written = vehicle->letter;
    }
  }
  const std::string code = absl::StrJoin(rows, "/");
  if (!grid.has_sides()) return code;
  return absl::StrCat(code, ":", position.offsets().left.value(), ",",
                      position.offsets().right.value());
}

std::string TextOf(const Move& move) {
  const auto* drive = std::get_if<Drive>(&move);
  const int number = drive != nullptr ? drive->spaces.value() : std::get<Shift>(move).rows.value();
  const std::string name = drive != nullptr ? std::string(1, drive->vehicle)
                           : std::get<Shift>(move).side == Side::kLeft ? "left"
                                                                       : "right";
  return absl::StrCat(name, number > 0 ? "+" : "", number);
}

Move MoveOf(const std::string& text) {
  const size_t sign = text.find_first_of("+-");
  const int number = NumberOf(text.substr(sign));
  const std::string name = text.substr(0, sign);
  if (name.size() == 1) return Drive{name[0], Spaces(number)};
  return Shift{name == "left" ? Side::kLeft : Side::kRight, Rows(number)};
}

char LetterOf(Player player) { return player == Player::kGold ? kGoldLetter : kSilverLetter; }

Player PlayerOf(const std::string& name) {
  return name == "gold" ? Player::kGold : Player::kSilver;
}

}  // namespace rushkit::testing
