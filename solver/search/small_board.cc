#include "solver/search/small_board.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace rushkit {
namespace {

// The cells of a line as its crossing lines see them: six bits a crossing line.
uint64_t Across(uint32_t cells, int line) {
  uint64_t across = 0;
  for (int cell = 0; cell < kLineCells; ++cell) {
    across |= uint64_t{cells >> cell & 1} << (kLineCells * cell + line);
  }
  return across;
}

}  // namespace

SmallBoard::SmallBoard(const Position& position, const Ranges& ranges, Distance distance, Goal goal,
                       Question question)
    : table_(LineTable::For(distance)) {
  assert(Fits(position.grid()));
  SeatVehicles(position);
  if (question == Question::kEscape && distance == Distance::kAny) Merge(position, ranges);
  FindActive(ranges);
  AddWalls(position.grid());
  FillCovered();
  FillEffects(distance);
  const int width = position.grid().width();
  if (question == Question::kCount) {
    at_goal_ = FreeLanes(width, [&](int at) { return goal == Goal::kClear || at == edge_; });
    return;
  }
  finishes_ = FreeLanes(width, [&](int at) {
    return goal == Goal::kClear || (distance == Distance::kAny ? at < edge_ : at == edge_ - 1);
  });
}

// Gives every vehicle its line and its place there.
void SmallBoard::SeatVehicles(const Position& position) {
  std::array<std::vector<Stretch>, kLines> stretches;
  const auto line_of = [](const Vehicle& vehicle) {
    return vehicle.is_horizontal() ? vehicle.at.row.value()
                                   : kLineCells + vehicle.at.column.value();
  };
  const auto first_of = [](const Vehicle& vehicle) {
    return vehicle.is_horizontal() ? vehicle.at.column.value() : vehicle.at.row.value();
  };
  for (const Vehicle& vehicle : position.vehicles()) {
    stretches[static_cast<size_t>(line_of(vehicle))].push_back(
        {first_of(vehicle), vehicle.length.value()});
  }
  for (std::vector<Stretch>& of_line : stretches) {
    std::sort(of_line.begin(), of_line.end(),
              [](const Stretch& a, const Stretch& b) { return a.first < b.first; });
  }
  for (const Vehicle& vehicle : position.vehicles()) {
    const int line = line_of(vehicle);
    const std::vector<Stretch>& of_line = stretches[static_cast<size_t>(line)];
    const auto seat = std::find_if(of_line.begin(), of_line.end(), [&](const Stretch& stretch) {
      return stretch.first == first_of(vehicle);
    });
    seats_.push_back({static_cast<size_t>(line), static_cast<size_t>(seat - of_line.begin())});
    if (!vehicle.is_hero()) continue;
    hero_.line = static_cast<size_t>(line);
    hero_index_ = seats_.back().index;
    edge_ = position.grid().width() - vehicle.length.value();
  }
  uint32_t stride = 1;
  for (size_t line = 0; line < kLines; ++line) {
    const LineTable::Arrangement& arrangement = table_[table_.NumberOf(stretches[line])];
    firsts_[line] = arrangement.first;
    written_ |= Lines{arrangement.rank} << (3 * line);
    strides_[line] = stride;
    stride *= arrangement.ranks;
    std::iota(merged_[line].begin(), merged_[line].end(), uint8_t{0});
  }
  start_ = written_;
}

// Lets one place of a vehicle that is alone in its line stand for the next one along the line when
// no other vehicle ever covers the cell that it leaves nor the one that it enters. Not of the hero:
// where it stands decides whether it is at the goal.
void SmallBoard::Merge(const Position& position, const Ranges& ranges) {
  std::array<uint32_t, kLines> reached = {};  // by line: cells that some vehicle of it may cover
  for (size_t i = 0; i < seats_.size(); ++i) {
    const int end = ranges[i].highest + position.vehicles()[i].length.value();
    reached[seats_[i].line] |= (1U << end) - (1U << ranges[i].lowest);
  }
  for (size_t i = 0; i < seats_.size(); ++i) {
    const size_t line = seats_[i].line;
    const LineTable::Arrangement& first = table_[firsts_[line]];
    if (first.vehicles != 1 || line == hero_.line) continue;
    const auto is_met = [&](int cell) {  // from across
      const size_t crossing = static_cast<size_t>(cell) + (line < kLineCells ? kLineCells : 0);
      return (reached[crossing] >> (line % kLineCells) & 1) != 0;
    };
    const int length = position.vehicles()[i].length.value();
    for (int at = ranges[i].lowest; at < ranges[i].highest; ++at) {
      if (is_met(at) || is_met(at + length)) continue;
      // The rank of a vehicle that is alone in its line is its first cell.
      merged_[line][static_cast<size_t>(at) + 1] = merged_[line][static_cast<size_t>(at)];
    }
    const size_t rank = start_ >> (3 * line) & 7;
    start_ ^= Lines{rank ^ merged_[line][rank]} << (3 * line);
  }
}

// A line in which nothing ever moves, or nothing that anybody notices, is left alone.
void SmallBoard::FindActive(const Ranges& ranges) {
  std::array<bool, kLines> can_move = {};
  for (size_t i = 0; i < seats_.size(); ++i) {
    const size_t line = seats_[i].line;
    const bool is_noticed = table_[firsts_[line]].vehicles > 1 ||
                            merged_[line][static_cast<size_t>(ranges[i].highest)] !=
                                merged_[line][static_cast<size_t>(ranges[i].lowest)];
    if (is_noticed && ranges[i].lowest < ranges[i].highest) can_move[line] = true;
  }
  for (size_t line = 0; line < kLines; ++line) {
    const LineTable::Arrangement& first = table_[firsts_[line]];
    const Active active{line, static_cast<uint32_t>(3 * line),
                        static_cast<uint32_t>(kLineCells * (line % kLineCells)),
                        LineMoves::kEveryLane * kMostArrangements * kMostArrangements * line,
                        &table_.MovesOf(first.first)};
    if (line == hero_.line) hero_ = active;
    if (!can_move[line]) continue;
    active_[active_count_] = active;
    ++active_count_;
    if (line < kLineCells) active_rows_ = active_count_;
  }
}

// What lies beyond a smaller board is wall.
void SmallBoard::AddWalls(const Grid& grid) {
  for (int row = 0; row < kLineCells; ++row) {
    for (int column = 0; column < kLineCells; ++column) {
      const bool is_inside = row < grid.height() && column < grid.width();
      if (is_inside && !grid.walls().Has(row * grid.width() + column)) continue;
      walls_.of_rows |= uint64_t{1} << (kLineCells * row + column);
      walls_.of_columns |= uint64_t{1} << (kLineCells * column + row);
    }
  }
}

void SmallBoard::FillCovered() {
  std::array<std::array<uint64_t, 8>, kLines> across = {};
  for (size_t line = 0; line < kLines; ++line) {
    const size_t first = firsts_[line];
    for (size_t rank = 0; rank < table_[first].ranks; ++rank) {
      across[line][rank] = Across(table_[first + rank].cells, static_cast<int>(line) % kLineCells);
    }
  }
  for (size_t pair = 0; pair < kPairs; ++pair) {
    for (size_t ranks = 0; ranks < kRankPairs; ++ranks) {
      covered_[pair][ranks] = across[2 * pair][ranks & 7] | across[2 * pair + 1][ranks >> 3];
    }
  }
}

void SmallBoard::FillEffects(Distance distance) {
  std::array<LineSet, kLines> bits = {};
  LineSet rows = 0;
  LineSet columns = 0;
  for (size_t i = 0; i < active_count_; ++i) {
    const auto bit = static_cast<LineSet>(1U << i);
    bits[active_[i].line] = bit;
    (i < active_rows_ ? rows : columns) |= bit;
  }
  for (const Active& active : this->active()) {
    const size_t line = active.line;
    const bool is_row = active.line < kLineCells;
    const size_t first = firsts_[line];
    // One vehicle that drives as far as it likes never needs two drives in a row. Two of them in a
    // line do, and single spaces do.
    const bool is_done = distance == Distance::kAny && table_[first].vehicles == 1;
    const auto same_way = static_cast<LineSet>((is_row ? rows : columns) & ~bits[line]);
    for (int from = 0; from < table_[first].ranks; ++from) {
      for (int to = 0; to < table_[first].ranks; ++to) {
        LineSet crossing = is_row ? columns : rows;
        const uint32_t swept =
            table_.SweptBetween(first + static_cast<size_t>(from), first + static_cast<size_t>(to));
        for (size_t cell = 0; cell < kLineCells; ++cell) {
          if ((swept >> cell & 1) == 0) continue;
          crossing = static_cast<LineSet>(crossing & ~bits[cell + (is_row ? kLineCells : 0)]);
        }
        Effect& effect = effects_[active.lane_shift % 0x10000 + LineMoves::NumberOf(from, to)];
        const int stands_for = merged_[line][static_cast<size_t>(to)];
        effect.turned = static_cast<Lines>(from ^ stands_for) << (3 * line);
        effect.added = strides_[line] * static_cast<uint32_t>(stands_for - from);
        effect.undisturbed = static_cast<LineSet>(same_way | crossing | (is_done ? bits[line] : 0));
        effect.earlier = static_cast<LineSet>(effect.undisturbed & (2 * bits[line] - 1));
      }
    }
  }
}

// Where nothing is ahead of the hero, and where it stands satisfies `is_near`.
template <class IsNear>
auto SmallBoard::FreeLanes(int width, IsNear is_near) const -> LaneTable {
  LaneTable lanes = {};
  const size_t first = firsts_[hero_.line];
  for (size_t rank = 0; rank < table_[first].ranks; ++rank) {
    const LineTable::Arrangement& arrangement = table_[first + rank];
    const Stretch hero = arrangement.stretches[hero_index_];
    const auto ahead = ((1U << width) - 1) & ~((1U << (hero.first + hero.length)) - 1);
    const bool is_first = hero_index_ + 1U == arrangement.vehicles;
    for (uint32_t crossing = 0; crossing < LineTable::kCrossings; ++crossing) {
      lanes[rank][crossing] = is_first && is_near(hero.first) && (crossing & ahead) == 0;
    }
  }
  return lanes;
}

uint32_t SmallBoard::NumberOf(Lines lines) const {
  uint32_t number = 1;
  for (size_t line = 0; line < kLines; ++line) {
    number += strides_[line] * static_cast<uint32_t>(lines >> (3 * line) & 7);
  }
  return number;
}

Stands SmallBoard::StandsOf(Lines lines) const {
  Stands stands;
  for (size_t i = 0; i < seats_.size(); ++i) {
    const LineTable::Arrangement& arrangement = table_[NumberIn(seats_[i].line, lines)];
    stands = stands.With(i, arrangement.stretches[seats_[i].index].first);
  }
  return stands;
}

std::vector<Stands> SmallBoard::StandsAlong(absl::Span<const Lines> path) const {
  std::vector<Stands> stands = {StandsOf(written_)};
  Lines now = written_;
  for (size_t i = 1; i < path.size(); ++i) {
    for (size_t line = 0; line < kLines; ++line) {
      const Lines bits = Lines{7} << (3 * line);
      if (((path[i - 1] ^ path[i]) & bits) != 0) now = (now & ~bits) | (path[i] & bits);
    }
    stands.push_back(StandsOf(now));
  }
  return stands;
}

Lines SmallBoard::AtEdge(Lines lines) const {
  const LineTable::Arrangement& arrangement = table_[NumberIn(hero_.line, lines)];
  auto stretches = arrangement.stretches;
  stretches[hero_index_].first = edge_;
  const size_t number =
      table_.NumberOf(absl::MakeConstSpan(stretches.data(), arrangement.vehicles));
  return lines ^ Lines { static_cast<uint64_t>(arrangement.rank ^ table_[number].rank) }
                     << hero_.rank_shift;
}

}  // namespace rushkit
