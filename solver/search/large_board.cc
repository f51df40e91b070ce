#include "solver/search/large_board.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace rushkit {
namespace {

// The cells that a vehicle leaves, drives over or enters.
uint32_t Swept(int from, int to, int length) {
  const auto cells = [length](int at) { return ((1U << length) - 1) << at; };
  const uint32_t whole = (1U << (std::max(from, to) + length)) - (1U << std::min(from, to));
  return whole & ~(cells(from) & cells(to));
}

}  // namespace

template <size_t kWords>
LargeBoard<kWords>::LargeBoard(const Position& position, const LineLayout& layout,
                               Distance distance, Goal goal, Guidance guidance)
    : layout_(layout), distance_(distance), written_(BoxedSpace(position).From(position)) {
  assert(layout.words() <= kWords && layout.lines().size() <= LineLayout::kLines);
  start_.words[0] = uint64_t{1} << 63;
  for (size_t i = 0; i < layout.lines().size(); ++i) {
    const LineLayout::Line& line = layout.lines()[i];
    start_.words[line.word] |= uint64_t{line.start} << line.shift;
    (line.is_row ? all_rows_ : all_columns_) |= LineSet{1} << i;
  }
  FillHero(position.grid().width(), goal);
  FillBounds(goal, guidance);
  FillMovers();
}

template <size_t kWords>
auto LargeBoard<kWords>::FieldOf(const LineLayout::Line& line) -> Field {
  const auto bits = std::bit_width(line.arrangements.size() - 1);
  return {line.word, line.shift, (uint64_t{1} << bits) - 1};
}

template <size_t kWords>
void LargeBoard<kWords>::FillMovers() {
  for (size_t i = 0; i < layout_.lines().size(); ++i) {
    const LineLayout::Line& line = layout_.lines()[i];
    Across across{FieldOf(line), {}};
    for (const LineLayout::Arrangement& arrangement : line.arrangements) {
      std::array<uint16_t, 16>& covered = across.by_rank.emplace_back();
      for (size_t cell = 0; cell < kCells; ++cell) {
        if ((arrangement.cells >> cell & 1) != 0) {
          covered[cell] = static_cast<uint16_t>(1U << line.index);
        }
      }
    }
    (line.is_row ? rows_ : columns_).push_back(std::move(across));
    FillEffects(i);
    if (line.is_row) row_movers_ = movers_.size();
  }
}

// The movers of a line, and what their moves do.
template <size_t kWords>
void LargeBoard<kWords>::FillEffects(size_t i) {
  const LineLayout::Line& line = layout_.lines()[i];
  for (size_t m = 0; m < line.members.size(); ++m) {
    const LineLayout::Member& member = line.members[m];
    if (member.firsts.size() == 1) continue;
    Mover& mover = movers_.emplace_back();
    mover.field = FieldOf(line);
    mover.line = static_cast<uint32_t>(i);
    mover.index = static_cast<uint32_t>(line.index);
    mover.places = member.places;
    for (size_t rank = 0; rank < line.arrangements.size(); ++rank) {
      const LineLayout::Arrangement& arrangement = line.arrangements[rank];
      const int first = line.FirstOf(m, rank);
      const auto own = ((1U << member.length) - 1) << first;
      mover.seats.push_back({static_cast<uint32_t>(effects_.size()),
                             static_cast<uint16_t>(arrangement.cells & ~own),
                             static_cast<uint8_t>(first),
                             static_cast<uint8_t>(first + member.length), arrangement.places[m]});
      LineLayout::Places places = arrangement.places;
      for (size_t place = 0; place < member.firsts.size(); ++place) {
        places[m] = static_cast<uint8_t>(place);
        const std::optional<size_t> to = line.RankOf(places);
        effects_.push_back(to ? EffectOf(i, m, rank, *to) : Effect());
      }
    }
  }
}

template <size_t kWords>
auto LargeBoard<kWords>::EffectOf(size_t i, size_t member, size_t from, size_t to) const -> Effect {
  const LineLayout::Line& line = layout_.lines()[i];
  const LineSet own = LineSet{1} << i;
  Effect effect;
  effect.line = static_cast<uint8_t>(i);
  effect.further = static_cast<int8_t>(bounds_[i][to] - bounds_[i][from]);
  effect.added.words[line.word] = (uint64_t{to} - uint64_t{from}) << line.shift;
  const uint32_t swept =
      Swept(line.FirstOf(member, from), line.FirstOf(member, to), line.members[member].length);
  // Nobody is disturbed in a cell that nobody else ever gets to.
  const LineSet crossing = CrossingsIn(line, swept & layout_.MetCellsOf(line));
  // As on a small board: one vehicle that drives as far as it likes needs no two drives in a row.
  const bool is_done = distance_ == Distance::kAny && line.members.size() == 1;
  effect.undisturbed = (all_rows_ | all_columns_) & ~crossing & ~(is_done ? 0 : own);
  effect.earlier = effect.undisturbed & (2 * own - 1);
  return effect;
}

// The lines that cross `line` in one of `cells`.
template <size_t kWords>
auto LargeBoard<kWords>::CrossingsIn(const LineLayout::Line& line, uint32_t cells) const
    -> LineSet {
  LineSet crossings = 0;
  for (size_t i = 0; i < layout_.lines().size(); ++i) {
    const LineLayout::Line& other = layout_.lines()[i];
    if (other.is_row != line.is_row && (cells >> other.index & 1) != 0) {
      crossings |= LineSet{1} << i;
    }
  }
  return crossings;
}

template <size_t kWords>
void LargeBoard<kWords>::FillHero(int width, Goal goal) {
  const absl::Span<const LineLayout::Line> lines = layout_.lines();
  const auto is_hero = [](const LineLayout::Member& member) { return member.is_hero; };
  const auto has_hero = [&](const LineLayout::Line& line) {
    return std::any_of(line.members.begin(), line.members.end(), is_hero);
  };
  hero_line_ =
      static_cast<size_t>(std::find_if(lines.begin(), lines.end(), has_hero) - lines.begin());
  const LineLayout::Line& line = lines[hero_line_];
  const auto& members = line.members;
  hero_member_ =
      static_cast<size_t>(std::find_if(members.begin(), members.end(), is_hero) - members.begin());
  hero_ = FieldOf(line);
  hero_row_ = line.index;
  const LineLayout::Member& hero = members[hero_member_];
  for (size_t rank = 0; rank < line.arrangements.size(); ++rank) {
    const int first = line.FirstOf(hero_member_, rank);
    const int spaces = width - hero.length - first;
    const auto ahead = ((1U << width) - 1) & ~((1U << (first + hero.length)) - 1);
    const bool is_near =
        goal == Goal::kClear || (distance_ == Distance::kAny ? spaces > 0 : spaces == 1);
    finishes_.push_back(
        {is_near && hero_member_ + 1 == members.size(), static_cast<uint16_t>(ahead)});
    ahead_.push_back(CrossingsIn(line, ahead) | LineSet{1} << hero_line_);
  }
}

template <size_t kWords>
void LargeBoard<kWords>::FillBounds(Goal goal, Guidance guidance) {
  for (const LineLayout::Line& line : layout_.lines()) {
    std::vector<int>& bounds = bounds_.emplace_back();
    for (size_t rank = 0; rank < line.arrangements.size(); ++rank) {
      bounds.push_back(guidance == Guidance::kBound ? BoundOf(line, rank, goal) : 0);
    }
    const size_t i = bounds_.size() - 1;
    if ((ViewOf(start_).ahead >> i & 1) != 0) start_bound_ += bounds[line.start];
  }
}

template <size_t kWords>
int LargeBoard<kWords>::BoundOf(const LineLayout::Line& line, size_t rank, Goal goal) const {
  int bound = 0;
  for (size_t m = 0; m < line.members.size(); ++m) {
    const LineLayout::Member& member = line.members[m];
    const int first = line.FirstOf(m, rank);
    if (!line.is_row) {
      bound += LeastToLeaveLane(member, first);
    } else if (member.is_hero && distance_ == Distance::kOneSpace && goal != Goal::kClear) {
      bound += std::max(member.range.highest - first - 1, 0);
    }
  }
  return bound;
}

// What a vehicle that covers the hero's lane needs at least to leave it; 0 for others, and for one
// that never will.
template <size_t kWords>
int LargeBoard<kWords>::LeastToLeaveLane(const LineLayout::Member& member, int first) const {
  const int lane = static_cast<int>(hero_row_);
  if (first > lane || first + member.length <= lane) return 0;
  const int up = first - (lane - member.length);
  const int down = lane + 1 - first;
  const bool gets_up = member.range.lowest <= first - up;
  const bool gets_down = member.range.highest >= first + down;
  if (!gets_up && !gets_down) return 0;
  if (distance_ == Distance::kAny) return 1;
  return !gets_down || (gets_up && up < down) ? up : down;
}

template <size_t kWords>
auto LargeBoard<kWords>::CrossingsOf(const Lines& lines) const -> Crossings {
  Crossings crossings = layout_.fixed();
  const auto add = [&lines](const std::vector<Across>& all, std::array<uint16_t, 16>& covered) {
    for (const Across& across : all) {
      const std::array<uint16_t, 16>& by = across.by_rank[RankOf(across.field, lines)];
      for (size_t i = 0; i < covered.size(); ++i) {
        covered[i] = static_cast<uint16_t>(covered[i] | by[i]);
      }
    }
  };
  add(columns_, crossings.of_rows);
  add(rows_, crossings.of_columns);
  return crossings;
}

template <size_t kWords>
size_t LargeBoard<kWords>::WriteMoves(const Lines& lines, const Crossings& crossings,
                                      LineSet asleep, uint32_t of, Lane* lanes) const {
  size_t moves = 0;
  for (size_t i = 0; i < movers_.size(); ++i) {
    const Mover& mover = movers_[i];
    const Seat& seat = mover.seats[RankOf(mover.field, lines)];
    const uint32_t covered =
        (i < row_movers_ ? crossings.of_rows : crossings.of_columns)[mover.index] | seat.others;
    int lowest = std::bit_width(covered & ((1U << seat.first) - 1));
    int highest = seat.first + std::countr_zero((covered | 1U << kCells) >> seat.end);
    if (distance_ == Distance::kOneSpace) {
      lowest = std::max(lowest, seat.first - 1);
      highest = std::min(highest, seat.first + 1);
    }
    const uint32_t low = mover.places[static_cast<size_t>(lowest)];
    const uint32_t all = mover.places[static_cast<size_t>(highest)] - low;
    const uint32_t first = of + seat.effects + low;
    // All places from the lowest to the highest but its own.
    for (uint32_t k = 0; k < kCells; ++k) {
      lanes[moves + k] = first + k + (low + k >= seat.place ? 1 : 0);
    }
    moves += (asleep >> mover.line & 1) != 0 ? 0 : all;
  }
  return moves;
}

template <size_t kWords>
std::vector<Stands> LargeBoard<kWords>::StandsAlong(absl::Span<const Lines> path) const {
  std::vector<Stands> stands = {written_};
  for (size_t i = 1; i < path.size(); ++i) {
    Stands next = stands.back();
    for (const LineLayout::Line& line : layout_.lines()) {
      const Field field = FieldOf(line);
      const size_t rank = RankOf(field, path[i]);
      if (rank == RankOf(field, path[i - 1])) continue;
      for (size_t m = 0; m < line.members.size(); ++m) {
        next = next.With(line.members[m].vehicle, line.FirstOf(m, rank));
      }
    }
    stands.push_back(next);
  }
  return stands;
}

template <size_t kWords>
auto LargeBoard<kWords>::AtEdge(const Lines& lines) const -> Lines {
  const LineLayout::Line& line = layout_.lines()[hero_line_];
  const size_t rank = RankOf(hero_, lines);
  LineLayout::Places places = line.arrangements[rank].places;
  places[hero_member_] = static_cast<uint8_t>(line.members[hero_member_].firsts.size() - 1);
  Lines at_edge = lines;
  at_edge.words[hero_.word] += (uint64_t{*line.RankOf(places)} - uint64_t{rank}) << hero_.shift;
  return at_edge;
}

template class LargeBoard<1>;
template class LargeBoard<2>;

}  // namespace rushkit
