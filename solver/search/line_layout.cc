#include "solver/search/line_layout.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <utility>

namespace rushkit {
namespace {

uint16_t CellsFrom(int first, int end) {
  return static_cast<uint16_t>((1U << end) - (1U << first));
}

void Add(uint16_t& line, size_t cell) { line = static_cast<uint16_t>(line | 1U << cell); }

// All arrangements of a line, in the order of places.
class Arranger {
 public:
  explicit Arranger(LineLayout::Line& line) : line_(line) {}

  void Run() { Seat(0, 0); }

 private:
  void Seat(size_t member, int free_from) {
    if (member == line_.members.size()) {
      line_.arrangements.push_back(arrangement_);
      return;
    }
    const LineLayout::Member& seated = line_.members[member];
    const uint16_t before = arrangement_.cells;
    for (size_t place = 0; place < seated.firsts.size(); ++place) {
      const int first = seated.firsts[place];
      if (first < free_from) continue;
      arrangement_.places[member] = static_cast<uint8_t>(place);
      arrangement_.cells = static_cast<uint16_t>(before | CellsFrom(first, first + seated.length));
      Seat(member + 1, first + seated.length);
    }
    arrangement_.cells = before;
  }

  LineLayout::Line& line_;
  LineLayout::Arrangement arrangement_;
};

}  // namespace

std::optional<size_t> LineLayout::Line::RankOf(const Places& places) const {
  const auto found = std::lower_bound(
      arrangements.begin(), arrangements.end(), places,
      [](const Arrangement& arrangement, const Places& than) { return arrangement.places < than; });
  if (found == arrangements.end() || found->places != places) return std::nullopt;
  return static_cast<size_t>(found - arrangements.begin());
}

LineLayout::LineLayout(const Position& position, const Ranges& ranges, Distance distance) {
  CoverWalls(position.grid());
  FindLines(position, ranges);
  FindMetCells();
  for (Line& line : lines_) {
    FindPlaces(distance, line);
    Arranger(line).Run();
    Places places = {};
    for (size_t i = 0; i < line.members.size(); ++i) {
      places[i] = line.members[i].places[static_cast<size_t>(line.members[i].start)];
    }
    line.start = *line.RankOf(places);
  }
  FixOthers();
  Pack();
}

// What lies beyond a smaller board is wall.
void LineLayout::CoverWalls(const Grid& grid) {
  for (size_t row = 0; row < kCells; ++row) {
    for (size_t column = 0; column < kCells; ++column) {
      const int r = static_cast<int>(row);
      const int c = static_cast<int>(column);
      const bool is_inside = r < grid.height() && c < grid.width();
      if (is_inside && !grid.walls().Has(r * grid.width() + c)) continue;
      Add(fixed_.of_rows[row], column);
      Add(fixed_.of_columns[column], row);
    }
  }
}

void LineLayout::FindLines(const Position& position, const Ranges& ranges) {
  std::array<Line, kLines> lines;
  for (size_t i = 0; i < kLines; ++i) {
    lines[i].is_row = i < kCells;
    lines[i].index = i % kCells;
  }
  for (size_t i = 0; i < position.vehicles().size(); ++i) {
    const Vehicle& vehicle = position.vehicles()[i];
    const int row = vehicle.at.row.value();
    const int column = vehicle.at.column.value();
    const bool lies = vehicle.is_horizontal();
    Member member;
    member.vehicle = i;
    member.length = vehicle.length.value();
    member.is_hero = vehicle.is_hero();
    member.start = lies ? column : row;
    member.range = ranges[i];
    const size_t index = static_cast<size_t>(lies ? row : column) + (lies ? 0 : kCells);
    lines[index].members.push_back(std::move(member));
  }
  for (Line& line : lines) {
    if (line.members.empty()) continue;
    std::sort(line.members.begin(), line.members.end(),
              [](const Member& a, const Member& b) { return a.start < b.start; });
    lines_.push_back(std::move(line));
  }
}

void LineLayout::FindMetCells() {
  for (const Line& line : lines_) {
    for (const Member& member : line.members) {
      for (int cell = member.range.lowest; cell < member.range.highest + member.length; ++cell) {
        const auto crossing = static_cast<size_t>(cell);
        Add(line.is_row ? met_.of_columns[crossing] : met_.of_rows[crossing], line.index);
      }
    }
  }
}

// As SmallBoard merges them.
void LineLayout::FindPlaces(Distance distance, Line& line) const {
  const bool is_alone = line.members.size() == 1 && !line.members.front().is_hero;
  const uint32_t met = MetCellsOf(line);
  for (Member& member : line.members) {
    for (int at = member.range.lowest; at <= member.range.highest; ++at) {
      // From the cell before: it leaves that one and enters another.
      const bool is_noticed = at == member.range.lowest || !is_alone ||
                              distance != Distance::kAny ||
                              ((met >> (at - 1) | met >> (at - 1 + member.length)) & 1) != 0;
      if (is_noticed) member.firsts.push_back(at);
      member.places[static_cast<size_t>(at)] = static_cast<uint8_t>(member.firsts.size() - 1);
    }
  }
}

// A line in which nothing ever moves, or nothing that anybody notices, is left alone.
void LineLayout::FixOthers() {
  const auto is_fixed = [](const Line& line) {
    return line.arrangements.size() == 1 &&
           std::none_of(line.members.begin(), line.members.end(),
                        [](const Member& member) { return member.is_hero; });
  };
  for (const Line& line : lines_) {
    if (!is_fixed(line)) continue;
    for (size_t cell = 0; cell < kCells; ++cell) {
      if ((line.arrangements.front().cells >> cell & 1) == 0) continue;
      Add(line.is_row ? fixed_.of_columns[cell] : fixed_.of_rows[cell], line.index);
    }
  }
  lines_.erase(std::remove_if(lines_.begin(), lines_.end(), is_fixed), lines_.end());
}

void LineLayout::Pack() {
  constexpr uint32_t kFirstBits = 63;  // one is always set, so that no position is 0
  constexpr uint32_t kBits = 64;
  uint32_t used = 0;
  for (Line& line : lines_) {
    const auto bits = static_cast<uint32_t>(std::bit_width(line.arrangements.size() - 1));
    if (used + bits > (words_ == 1 ? kFirstBits : kBits)) {
      ++words_;
      used = 0;
    }
    line.word = words_ - 1;
    line.shift = used;
    used += bits;
  }
  assert(words_ <= 2);
}

}  // namespace rushkit
