// A board of up to 12 x 12 cells as lines: a position in one or two 64-bit words.
//
// As on a small board a position is the ranks of its lines. But no table holds all that can stand
// in twelve cells beside all that can cover them, so each board has its own arrangements, those of
// *its* vehicles in the order in which they stand, as far as the relaxation lets them come: of k
// vehicles with L cells in a line of n at most C(n - L + k, k), so at most C(9, 3) = 84. The rank
// of a line has just as many bits as that takes, at most four a vehicle. Lines are packed, none
// across words, and the words are their own exact number. What moves a line is not looked up but
// found vehicle by vehicle, by the nearest covered cell on either side.
//
// Places that are one (see small_board.h) have one rank.
//
// There are far more positions than on a small board, so there is a bound on what is still to be
// done: what stands in the hero's lane has to go, each vehicle by itself, and the hero has to
// drive. A move changes it by one at most, either way.
#ifndef RUSHKIT_SOLVER_SEARCH_LARGE_BOARD_H_
#define RUSHKIT_SOLVER_SEARCH_LARGE_BOARD_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "absl/types/span.h"
#include "solver/board/goal.h"
#include "solver/board/position.h"
#include "solver/search/boxed_relaxation.h"
#include "solver/search/boxed_space.h"
#include "solver/search/distance.h"
#include "solver/search/line_layout.h"
#include "solver/search/numbering.h"
#include "solver/search/wide_number_set.h"

namespace rushkit {

// Fields that are added to and taken from like one number; none lies across words.
template <size_t kWords>
struct PackedWords {
  std::array<uint64_t, kWords> words = {};

  uint64_t HashOf() const {
    uint64_t hash = 0;
    for (const uint64_t word : words) hash = MixBits(hash ^ word);
    return hash;
  }
  friend PackedWords operator+(PackedWords a, const PackedWords& b) {
    for (size_t i = 0; i < kWords; ++i) a.words[i] += b.words[i];
    return a;
  }
  // Written out: comparing arrays is a call of memcmp.
  friend bool operator==(const PackedWords& a, const PackedWords& b) {
    uint64_t different = 0;
    for (size_t i = 0; i < kWords; ++i) different |= a.words[i] ^ b.words[i];
    return different == 0;
  }
  friend bool operator<(const PackedWords& a, const PackedWords& b) { return a.words < b.words; }
};

// As line_engine.h asks for it.
template <size_t kWords>
class LargeBoard {
 public:
  using Lines = PackedWords<kWords>;
  using Number = Lines;
  using LineSet = uint32_t;
  struct Note {
    LineSet asleep = 0;
    uint32_t moves = 0;  // that it takes to get there, as far as is known
  };
  static constexpr Note kNew = {0xffffffff, 0xffffffff};
  using Known = WideNumberSet<Note, Number>;
  static LineSet AsleepIn(const Note& note) { return note.asleep; }
  struct Link {
    uint32_t next = 0;  // position of the same bucket, see large_board_search.h
  };
  using Lane = uint32_t;
  static constexpr uint32_t kEffects = 1U << 24;
  static uint32_t EffectIn(Lane lane) { return lane % kEffects; }
  static uint32_t EffectsBefore(Lane lane) { return lane / kEffects; }
  static constexpr size_t kCells = LineLayout::kCells;
  // Each of a line's two outer gaps moves one vehicle, those within two. And lanes are written
  // kCells at a time.
  static constexpr size_t kMostMoves = LineLayout::kLines * 16 + kCells;
  static constexpr bool kIsLarge = true;

  // Whether what is still to be done is bounded: without, every bound is 0.
  enum class Guidance : uint8_t { kNone, kBound };

  // `layout` is that of `position` and of `distance`, and has kWords words or fewer.
  LargeBoard(const Position& position, const LineLayout& layout, Distance distance, Goal goal,
             Guidance guidance);

  Lines start() const { return start_; }
  static Lines NumberOf(const Lines& lines) { return lines; }
  // The positions along a path of moves from start(), as the vehicles of the position really stand.
  std::vector<Stands> StandsAlong(absl::Span<const Lines> path) const;
  // The position with the hero at the edge, where it can drive there in one move.
  Lines AtEdge(const Lines& lines) const;

  struct Effect {
    Lines added;
    LineSet undisturbed = 0;  // see SmallBoard::Effect
    LineSet earlier = 0;
    uint8_t line = 0;    // that moves
    int8_t further = 0;  // added to the bound, if the line counts
  };
  absl::Span<const Effect> effects() const { return effects_; }
  static Lines After(const Lines& lines, const Effect& effect) { return lines + effect.added; }

  // Lines that count for the bound: the hero's and those that cross its lane ahead of it.
  struct View {
    LineSet ahead = 0;
  };
  View ViewOf(const Lines& lines) const { return {ahead_[RankOf(hero_, lines)]}; }
  int start_bound() const { return start_bound_; }
  static int BoundAfter(int bound, const View& view, const Effect& effect) {
    return bound + ((view.ahead >> effect.line & 1) != 0 ? effect.further : 0);
  }

  using Crossings = LineLayout::Cover;
  Crossings CrossingsOf(const Lines& lines) const;
  bool Finishes(const Lines& lines, const Crossings& crossings) const {
    const FreeLane& wanted = finishes_[RankOf(hero_, lines)];
    return wanted.is_near && (crossings.of_rows[hero_row_] & wanted.ahead) == 0;
  }
  size_t WriteMoves(const Lines& lines, const Crossings& crossings, LineSet asleep, uint32_t of,
                    Lane* lanes) const;

 private:
  // Where the rank of a line is.
  struct Field {
    size_t word = 0;
    uint32_t shift = 0;
    uint64_t mask = 0;
  };
  // One vehicle with the line in one arrangement.
  struct Seat {
    uint32_t effects = 0;  // number of the effect that takes it to place 0
    uint16_t others = 0;   // cells of the other vehicles of the line
    uint8_t first = 0;     // cell
    uint8_t end = 0;       // cell behind it
    uint8_t place = 0;
  };
  struct Mover {
    Field field;
    uint32_t line = 0;   // bit of a LineSet
    uint32_t index = 0;  // of the row or column
    std::array<uint8_t, kCells> places = {};
    std::vector<Seat> seats;  // by rank
  };
  // What a line covers of those that it crosses.
  struct Across {
    Field field;
    std::vector<std::array<uint16_t, 16>> by_rank;
  };
  // When the hero is one move from the end.
  struct FreeLane {
    bool is_near = false;
    uint16_t ahead = 0;
  };

  static size_t RankOf(const Field& field, const Lines& lines) {
    return lines.words[field.word] >> field.shift & field.mask;
  }
  static Field FieldOf(const LineLayout::Line& line);
  void FillMovers();
  // Of line `i`.
  void FillEffects(size_t i);
  Effect EffectOf(size_t i, size_t member, size_t from, size_t to) const;
  void FillHero(int width, Goal goal);
  void FillBounds(Goal goal, Guidance guidance);
  LineSet CrossingsIn(const LineLayout::Line& line, uint32_t cells) const;
  // Of a line that counts.
  int BoundOf(const LineLayout::Line& line, size_t rank, Goal goal) const;
  int LeastToLeaveLane(const LineLayout::Member& member, int first) const;

  const LineLayout& layout_;
  Distance distance_;
  Stands written_;
  Lines start_;
  std::vector<std::vector<int>> bounds_;  // by line and rank
  int start_bound_ = 0;
  std::vector<Mover> movers_;  // line by line
  size_t row_movers_ = 0;
  LineSet all_rows_ = 0;
  LineSet all_columns_ = 0;
  std::vector<Across> rows_;
  std::vector<Across> columns_;
  std::vector<Effect> effects_;
  size_t hero_line_ = 0;
  size_t hero_member_ = 0;
  Field hero_;  // of its row
  size_t hero_row_ = 0;
  std::vector<FreeLane> finishes_;  // by rank of the hero's row
  std::vector<LineSet> ahead_;      // by rank of the hero's row
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_LARGE_BOARD_H_
