// A board of at most 6 x 6 cells as twelve lines: a position in one 64-bit word.
//
// Each row and each column has three bits, the rank of its arrangement (line_table.h): `Lines`.
// From two of them at a time a table says which cells they cover, across in the way in which the
// other lines look at theirs, so the moves of a line take one look into a table. The same position
// is a number below 2^32 in mixed radix, since no line has more than six arrangements: `number`,
// exact and never 0.
//
// For moves of any distance, places of a vehicle that differ only in cells that no other vehicle
// ever reaches are one: it gets from one to the other whatever happens, so wherever it can drive
// from one of them it can from all, and nobody else notices. Where positions are counted each of
// them is its own.
#ifndef RUSHKIT_SOLVER_SEARCH_SMALL_BOARD_H_
#define RUSHKIT_SOLVER_SEARCH_SMALL_BOARD_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <vector>

#include "absl/types/span.h"
#include "solver/board/goal.h"
#include "solver/board/position.h"
#include "solver/search/boxed_relaxation.h"
#include "solver/search/boxed_space.h"
#include "solver/search/distance.h"
#include "solver/search/line_table.h"
#include "solver/search/number_set.h"

namespace rushkit {

inline constexpr int kLines = 2 * kLineCells;  // rows from the top, then columns from the left

// The ranks of all lines, three bits each.
using Lines = uint64_t;

// A set of lines that can move at all: bit i is SmallBoard::active()[i].
using LineSet = uint16_t;

// As line_engine.h asks for it.
class SmallBoard {
 public:
  using Lines = rushkit::Lines;
  using Number = uint32_t;
  using LineSet = rushkit::LineSet;
  using Note = LineSet;
  static constexpr Note kNew = 0xffff;  // nobody has come yet
  using Known = NumberSet<Note>;
  static LineSet AsleepIn(Note note) { return note; }
  struct Link {};
  struct View {};
  static View ViewOf(Lines) { return {}; }
  using Lane = uint16_t;
  static constexpr uint32_t kEffects = 512;
  static uint32_t EffectIn(Lane lane) { return lane % kEffects; }
  static uint32_t EffectsBefore(Lane lane) { return LineMoves::NumberIn(lane) / kEffects; }
  static constexpr size_t kMostMoves = kLines * LineMoves::kMost;
  static constexpr bool kIsLarge = false;

  static bool Fits(const Grid& grid) {
    return !grid.has_sides() && grid.height() <= kLineCells && grid.width() <= kLineCells;
  }

  // What is asked: a shortest way to the goal, or how many positions there are. For a count no
  // places are one, and no position finishes.
  enum class Question : uint8_t { kEscape, kCount };

  // `position` is on a grid that fits; `ranges` are its RelaxedRanges().
  SmallBoard(const Position& position, const Ranges& ranges, Distance distance, Goal goal,
             Question question = Question::kEscape);

  Lines start() const { return start_; }
  uint32_t NumberOf(Lines lines) const;

  // Where the vehicles stand, if no places are one.
  Stands StandsOf(Lines lines) const;

  // The positions along a path of moves from start(), as the vehicles of `position` really stand.
  std::vector<Stands> StandsAlong(absl::Span<const Lines> path) const;

  // A line in which vehicles move.
  struct Active {
    size_t line = 0;
    uint32_t rank_shift = 0;      // of its rank in Lines
    uint32_t crossing_shift = 0;  // of its cells in Crossings
    uint64_t lane_shift = 0;      // added to LineMoves: numbers of effects()
    const std::array<LineMoves, LineTable::kCrossings>* moves = nullptr;  // by rank

    const LineMoves& MovesOf(Lines lines, uint64_t covered) const {
      return moves[lines >> rank_shift & 7]
                  [covered >> crossing_shift & (LineTable::kCrossings - 1)];
    }
  };
  absl::Span<const Active> active() const { return {active_.data(), active_count_}; }
  size_t active_rows() const { return active_rows_; }

  // What a move does.
  struct Effect {
    Lines turned = 0;         // exclusive or
    uint32_t added = 0;       // to the number, modulo 2^32
    LineSet undisturbed = 0;  // lines that neither disturb the move nor are disturbed by it
    LineSet earlier = 0;      // those of them that come first in the order of moves: see
                              // line_engine.h
  };
  static Lines After(Lines lines, const Effect& effect) { return lines ^ effect.turned; }
  // By the lane numbers of LineMoves with their lane_shift.
  const std::array<Effect, kLines * kMostArrangements * kMostArrangements>& effects() const {
    return effects_;
  }

  // Covered cells, six bits a line.
  struct Crossings {
    uint64_t of_rows = 0;     // by vehicles of columns, and walls
    uint64_t of_columns = 0;  // by vehicles of rows, and walls
  };
  Crossings CrossingsOf(Lines lines) const {
    return {walls_.of_rows | Covered(lines, 3) | Covered(lines, 4) | Covered(lines, 5),
            walls_.of_columns | Covered(lines, 0) | Covered(lines, 1) | Covered(lines, 2)};
  }

  // Writes the numbers of the moves of all lines that are not asleep, plus `of`, and returns how
  // many there are. What is behind them is overwritten too: room for kMostMoves is enough.
  size_t WriteMoves(Lines lines, const Crossings& crossings, LineSet asleep, uint32_t of,
                    Lane* lanes) const {
    size_t moves = 0;
    const uint64_t everywhere = LineMoves::kEveryLane * of;
    const auto add = [&](size_t i, uint64_t covered) {
      const LineMoves found = active_[i].MovesOf(lines, covered);
      const uint64_t four = found.bits() + (active_[i].lane_shift + everywhere);
      std::memcpy(lanes + moves, &four, sizeof(four));
      moves += (asleep >> i & 1) != 0 ? 0 : found.count();
    };
    for (size_t i = 0; i < active_rows_; ++i) add(i, crossings.of_rows);
    for (size_t i = active_rows_; i < active_count_; ++i) add(i, crossings.of_columns);
    return moves;
  }

  // Whether `lines` is one move away from the edge or, with Goal::kClear, at the goal.
  bool Finishes(Lines lines, const Crossings& crossings) const {
    return finishes_[lines >> hero_.rank_shift & 7]
                    [crossings.of_rows >> hero_.crossing_shift & (LineTable::kCrossings - 1)];
  }
  // For a count: as IsAtGoal() of board/goal.h.
  bool IsAtGoal(Lines lines) const {
    return at_goal_[lines >> hero_.rank_shift & 7]
                   [CrossingsOf(lines).of_rows >> hero_.crossing_shift &
                    (LineTable::kCrossings - 1)];
  }
  // The position with the hero at the edge, where it can drive there in one move.
  Lines AtEdge(Lines lines) const;

 private:
  static constexpr int kPairs = kLines / 2;
  static constexpr size_t kRankPairs = 64;
  // By rank of the hero's row, and by what covers it from across.
  using LaneTable = std::array<std::array<bool, LineTable::kCrossings>, 8>;
  // A vehicle's place among those of its line.
  struct Seat {
    size_t line = 0;
    size_t index = 0;
  };

  uint64_t Covered(Lines lines, size_t pair) const {
    return covered_[pair][lines >> (6 * pair) & (kRankPairs - 1)];
  }
  size_t NumberIn(size_t line, Lines lines) const {
    return firsts_[line] + (lines >> (3 * line) & 7);
  }
  void SeatVehicles(const Position& position);
  void Merge(const Position& position, const Ranges& ranges);
  void FindActive(const Ranges& ranges);
  void AddWalls(const Grid& grid);
  void FillCovered();
  void FillEffects(Distance distance);
  template <class IsNear>
  LaneTable FreeLanes(int width, IsNear is_near) const;

  const LineTable& table_;
  Lines written_ = 0;                          // as the position was given
  Lines start_ = 0;                            // the same after Merge()
  std::array<size_t, kLines> firsts_ = {};     // by line: the number of rank 0
  std::array<uint32_t, kLines> strides_ = {};  // by line, of the number
  std::vector<Seat> seats_;                    // by vehicle
  // By line and rank: the rank that stands for it and for others, see Merge().
  std::array<std::array<uint8_t, kMostArrangements>, kLines> merged_ = {};
  Crossings walls_;
  std::array<std::array<uint64_t, kRankPairs>, kPairs> covered_ = {};
  std::array<Active, kLines> active_;
  size_t active_count_ = 0;
  size_t active_rows_ = 0;
  std::array<Effect, kLines * kMostArrangements * kMostArrangements> effects_;
  Active hero_;  // the hero's row
  size_t hero_index_ = 0;
  int edge_ = 0;  // first cell of the hero there
  LaneTable finishes_ = {};
  LaneTable at_goal_ = {};
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_SMALL_BOARD_H_
