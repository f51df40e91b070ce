#include "tests/support/random_positions.h"

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/positions.h"

namespace rushkit::testing {
namespace {

int Draw(Random& random, int low, int high) {
  return low + static_cast<int>(random.Below(static_cast<uint64_t>(high - low + 1)));
}

std::string Shuffled(Random& random, std::string letters) {
  for (size_t i = letters.size(); i > 1; --i) std::swap(letters[i - 1], letters[random.Below(i)]);
  return letters;
}

// Puts vehicles on free cells of a grid whose parts may stand shifted.
class Builder {
 public:
  Builder(Random& random, const Grid& grid, Offsets offsets) : random_(random) {
    setup_.grid = grid;
    setup_.left_offset = offsets.left.value();
    setup_.right_offset = offsets.right.value();
    offsets_ = offsets;
    taken_ = grid.walls();
  }

  // Tries some random places for a vehicle whose first column is from `first` to `last`; a cell
  // left or right of the grid is passed over.
  bool Place(char letter, Orientation orientation, int length, int first, int last) {
    for (int attempt = 0; attempt < 30; ++attempt) {
      // Rows are those of the table: parts that are shifted begin and end elsewhere.
      const int row = Draw(random_, Offset::kLowest, setup_.grid.height() + Offset::kHighest);
      const int column = Draw(random_, first, last);
      std::vector<WrittenCell> cells;
      bool fits = true;
      for (int i = 0; i < length; ++i) {
        const bool is_along_row = orientation == Orientation::kHorizontal;
        fits = fits && AddCell(letter, row + (is_along_row ? 0 : i),
                               column + (is_along_row ? i : 0), cells);
      }
      if (!fits) continue;
      for (const WrittenCell& cell : cells) taken_.Add(setup_.grid.BitOf(cell.cell));
      setup_.cells.insert(setup_.cells.end(), cells.begin(), cells.end());
      return true;
    }
    return false;
  }

  void PlaceBlockers(const std::string& letters, int longest) {
    for (const char letter : letters) {
      const int length =
          Draw(random_, 2, std::min({longest, setup_.grid.height(), setup_.grid.width()}));
      const int last = setup_.grid.width() - 1;
      if (random_.Below(2) == 0) {
        Place(letter, Orientation::kHorizontal, length, 0, last + 1 - length);
      } else {
        Place(letter, Orientation::kVertical, length, 0, last);
      }
    }
  }

  Setup& setup() { return setup_; }

  Position Take() const {
    absl::StatusOr<Position> position = Position::From(setup_);
    if (position.ok()) return *std::move(position);
    std::cerr << position.status().message() << "\n";
    std::abort();
  }

 private:
  // False when the cell is taken, or above or below the grid.
  bool AddCell(char letter, int table_row, int column, std::vector<WrittenCell>& cells) const {
    const Grid& grid = setup_.grid;
    if (!grid.HasColumn(column)) return true;
    const int row = table_row - offsets_.Of(grid.PartAt(Column(column))).value();
    if (!grid.HasRow(row)) return false;
    const Cell cell{Row(row), Column(column)};
    if (taken_.Has(grid.BitOf(cell))) return false;
    cells.push_back({letter, cell, {}});
    return true;
  }

  Random& random_;
  Setup setup_;
  Offsets offsets_;
  Bitboard taken_;
};

Bitboard RandomWalls(Random& random, const BoxedWishes& wishes) {
  Bitboard walls;
  for (int i = 0; i < wishes.walls; ++i) {
    walls.Add(Draw(random, 0, wishes.height * wishes.width - 1));
  }
  return walls;
}

Offsets RandomOffsets(Random& random, const Grid& grid) {
  for (;;) {
    const Offsets offsets{Offset(Draw(random, Offset::kLowest, Offset::kHighest)),
                          Offset(Draw(random, Offset::kLowest, Offset::kHighest))};
    if (grid.Allows(offsets)) return offsets;
  }
}

}  // namespace

Position RandomBoxed(Random& random, const BoxedWishes& wishes) {
  for (;;) {
    const absl::StatusOr<Grid> grid =
        Grid::Boxed(wishes.height, wishes.width, RandomWalls(random, wishes));
    Builder builder(random, *grid, {});
    const std::string heroes = "XARr";
    const size_t hero = random.Below(heroes.size());
    const std::string others = Shuffled(
        random, "BCDEFGHIJKLMNOPQSTUVWYZabcdefghijklmnpqstuvwyz" + heroes.substr(hero + 1));
    const int length = Draw(random, 2, std::min(3, wishes.longest));
    builder.setup().boxed_hero = heroes[hero];
    if (!builder.Place(heroes[hero], Orientation::kHorizontal, length, 0, wishes.width - length)) {
      continue;
    }
    builder.PlaceBlockers(others.substr(0, static_cast<size_t>(wishes.blockers)), wishes.longest);
    return builder.Take();
  }
}

BoxedWishes RandomWishes(Random& random) {
  BoxedWishes wishes;
  if (random.Below(2) == 0) wishes.height = Draw(random, 4, 12);
  if (random.Below(2) == 0) wishes.width = Draw(random, 4, 12);
  if (random.Below(2) == 0) wishes.walls = Draw(random, 1, 3);
  wishes.blockers = Draw(random, 0, 25);
  wishes.longest = random.Below(4) == 0 ? 5 : 3;
  return wishes;
}

Position RandomShift(Random& random, const ShiftWishes& wishes) {
  const Grid grid = Grid::Shift(wishes.connection);
  for (;;) {
    Builder builder(random, grid, RandomOffsets(random, grid));
    const int last = builder.setup().grid.width() - 1;
    const uint64_t heroes = random.Below(4);  // one kind in four has no gold, one no silver
    bool is_placed = true;
    if (heroes != 0) {
      is_placed = builder.Place(kGoldLetter, Orientation::kHorizontal, kHeroLength, 0, last);
    }
    if (heroes != 1) {
      is_placed = is_placed &&
                  builder.Place(kSilverLetter, Orientation::kHorizontal, kHeroLength, -1, last - 1);
    }
    if (!is_placed) continue;
    const std::string letters =
        Shuffled(random, "abcdefghijklmnpqrstuvwyzABCDEFHIJKLMNOPQRTUVWXYZ");
    builder.PlaceBlockers(letters.substr(0, random.Below(wishes.most_blockers + 1)),
                          kLongestShiftVehicle);
    return builder.Take();
  }
}

std::string DenseCode(Random& random, int more) {
  struct Part {
    size_t first_column;
    size_t width;
  };
  constexpr Part kParts[] = {{0, 5}, {5, 4}, {9, 5}};
  constexpr size_t kRows = 6;
  constexpr size_t kRowStride = 15;  // 14 cells and a slash
  const Position position = RandomShift(random);
  std::string code = CodeOf(position);
  more = std::min(more, kMostVehicles - static_cast<int>(position.vehicles().size()));
  std::string letters;
  for (char letter = 'a'; letter <= 'z'; ++letter) {
    if (letter != 'o' && letter != 'x' && code.find(letter) == std::string::npos) letters += letter;
  }
  for (int tries = 0; tries < 400 && more > 0 && !letters.empty(); ++tries) {
    const bool lies = random.Below(2) == 0;
    const size_t length = 2 + random.Below(2);
    const Part& part = kParts[random.Below(3)];
    const size_t column = random.Below(lies ? part.width - length + 1 : part.width);
    const size_t row = random.Below(lies ? kRows : kRows - length + 1);
    const size_t first = row * kRowStride + part.first_column + column;
    const size_t step = lies ? 1 : kRowStride;
    bool is_free = true;
    for (size_t i = 0; i < length; ++i) is_free = is_free && code[first + i * step] == '.';
    if (!is_free) continue;
    for (size_t i = 0; i < length; ++i) code[first + i * step] = letters.back();
    letters.pop_back();
    --more;
  }
  return code;
}

}  // namespace rushkit::testing
