// The lines of a board of up to 12 x 12 cells: which vehicles stand in each, all their
// arrangements, and where the rank of one lies in a position (see large_board.h).
#ifndef RUSHKIT_SOLVER_SEARCH_LINE_LAYOUT_H_
#define RUSHKIT_SOLVER_SEARCH_LINE_LAYOUT_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "absl/types/span.h"
#include "solver/board/position.h"
#include "solver/search/boxed_relaxation.h"
#include "solver/search/distance.h"

namespace rushkit {

class LineLayout {
 public:
  static constexpr size_t kCells = 12;
  static constexpr size_t kLines = 2 * kCells;

  // A vehicle in its line.
  struct Member {
    size_t vehicle = 0;  // of the position
    int length = 0;
    bool is_hero = false;
    int start = 0;  // first cell
    RelaxedRange range;
    // By first cell: which place it is, counted from `lowest`. Places that are one have one number.
    std::array<uint8_t, kCells> places = {};
    std::vector<int> firsts;  // by place: the cell that stands for it
  };
  using Places = std::array<uint8_t, kCells / 2>;  // of the members of a line, in order
  struct Arrangement {
    Places places = {};
    uint16_t cells = 0;  // that they cover
  };
  // The hero's row, and each line with more than one arrangement; rows from the top, then columns
  // from the left.
  struct Line {
    bool is_row = false;
    size_t index = 0;  // of the row or column
    std::vector<Member> members;
    std::vector<Arrangement> arrangements;  // by rank, in the order of places
    size_t start = 0;                       // rank of the position, with places that are one
    size_t word = 0;                        // of its rank
    uint32_t shift = 0;

    // Of the arrangement with those places, if there is one.
    std::optional<size_t> RankOf(const Places& places) const;
    // The cell of a member with the line in that arrangement.
    int FirstOf(size_t member, size_t rank) const {
      return members[member].firsts[arrangements[rank].places[member]];
    }
  };

  LineLayout(const Position& position, const Ranges& ranges, Distance distance);

  absl::Span<const Line> lines() const { return lines_; }
  size_t words() const { return words_; }  // that ranks need

  // Cells of all that never moves, by row and by column.
  struct Cover {
    alignas(16) std::array<uint16_t, 16> of_rows = {};
    alignas(16) std::array<uint16_t, 16> of_columns = {};
  };
  const Cover& fixed() const { return fixed_; }
  // Cells of each line that vehicles of the crossing ones may come to cover.
  uint16_t MetCellsOf(const Line& line) const {
    return line.is_row ? met_.of_rows[line.index] : met_.of_columns[line.index];
  }

 private:
  void CoverWalls(const Grid& grid);
  void FindLines(const Position& position, const Ranges& ranges);
  void FindMetCells();
  void FindPlaces(Distance distance, Line& line) const;
  void FixOthers();
  void Pack();

  std::vector<Line> lines_;
  size_t words_ = 1;
  Cover fixed_;
  Cover met_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_LINE_LAYOUT_H_
