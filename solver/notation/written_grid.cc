#include "solver/notation/written_grid.h"

#include <cassert>
#include <utility>

#include "absl/strings/str_cat.h"
#include "solver/notation/letters.h"
#include "solver/notation/text.h"

namespace rushkit {
namespace {

// Stands for the set-up as a whole where that is damaged: what is reported here is not certain.
constexpr TextLocation kNowhere{0, 0};

}  // namespace

WrittenGrid::WrittenGrid(const Grid& grid, TextLocation where) {
  setup_.grid = grid;
  setup_.where = where;
  setup_.offsets_where = where;
}

void WrittenGrid::Report(TextLocation where, std::string message) {
  wrong_.push_back({where, std::move(message)});
}

void WrittenGrid::ReadCell(absl::string_view character, Cell cell, TextLocation where) {
  assert(!character.empty());
  const char c = character.front();
  if (IsEmptyCell(c)) return;
  if (IsVehicleLetter(c)) return AddCell(c, cell, where);
  if (c == 'x' && !grid().has_sides()) return walls_.Add(grid().BitOf(cell));
  DamageRow(cell.row.value());
  Report(where, c == 'x' ? std::string("x is a wall, and this grid has none; expected a vehicle's "
                                       "letter or . for an empty cell")
                         : absl::StrCat("unexpected ", Quoted(character),
                                        "; expected a vehicle's letter or . for an empty cell"));
}

void WrittenGrid::AddCell(char letter, Cell cell, TextLocation where) {
  setup_.cells.push_back({letter, cell, where});
}

void WrittenGrid::SetOffsets(int left, int right, TextLocation where) {
  setup_.left_offset = left;
  setup_.right_offset = right;
  setup_.offsets_where = where;
}

absl::StatusOr<Position> WrittenGrid::ToPosition() const {
  if (wrong_.empty()) return Position::From(Complete());
  Diagnostics wrong = wrong_;
  if (!rows_are_lost_) {
    for (Diagnostic& diagnostic : CheckUndamaged()) wrong.push_back(std::move(diagnostic));
  }
  return ToStatus(InReadingOrder(std::move(wrong)));
}

Setup WrittenGrid::Complete() const {
  Setup setup = setup_;
  if (grid().has_sides()) return setup;
  absl::StatusOr<Grid> grid = Grid::Boxed(setup.grid.height(), setup.grid.width(), walls_);
  assert(grid.ok());
  setup.grid = *grid;
  setup.boxed_hero = hero_.value_or(HeroAmong(setup.cells));
  return setup;
}

bool WrittenGrid::IsNearDamage(Cell cell) const {
  for (int row = cell.row.value() - 1; row <= cell.row.value() + 1; ++row) {
    if (damaged_rows_.count(row) > 0) return true;
  }
  if (!grid().has_sides()) return false;
  // A vehicle that crosses a seam of a shifted grid goes on in any row.
  for (const Side side : {Side::kLeft, Side::kRight}) {
    const int seam = grid().SeamColumn(side).value();
    if (cell.column.value() == seam - 1 || cell.column.value() == seam) return true;
  }
  return false;
}

Diagnostics WrittenGrid::CheckUndamaged() const {
  Setup certain = Complete();
  if (!IsDamaged()) return Position::Check(certain);
  std::set<char> doubtful;
  for (const WrittenCell& cell : setup_.cells) {
    if (IsNearDamage(cell.cell)) doubtful.insert(cell.letter);
  }
  certain.where = kNowhere;
  certain.cells.clear();
  for (const WrittenCell& cell : setup_.cells) {
    if (doubtful.count(cell.letter) == 0) certain.cells.push_back(cell);
  }
  Diagnostics wrong;
  for (Diagnostic& diagnostic : Position::Check(certain)) {
    if (diagnostic.where != kNowhere) wrong.push_back(std::move(diagnostic));
  }
  return wrong;
}

std::vector<std::string> WriteRows(const Position& position, char empty) {
  const Grid& grid = position.grid();
  std::vector<std::string> rows(grid.height(), std::string(grid.width(), empty));
  for (int bit = 0; bit < grid.height() * grid.width(); ++bit) {
    if (grid.walls().Has(bit)) rows[bit / grid.width()][bit % grid.width()] = 'x';
  }
  for (const Vehicle& vehicle : position.vehicles()) {
    const Bitboard cells = position.CellsOf(vehicle);
    for (int row = 0; row < grid.height(); ++row) {
      for (int column = 0; column < grid.width(); ++column) {
        if (cells.Has(grid.BitOf({Row(row), Column(column)}))) rows[row][column] = vehicle.letter;
      }
    }
  }
  return rows;
}

}  // namespace rushkit
