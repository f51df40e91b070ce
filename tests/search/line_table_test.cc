// All there is in the table of lines, against vehicles that are pushed cell by cell.
#include "solver/search/line_table.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/catch.h"

namespace rushkit {
namespace {

// A line as it looks: `.` or the vehicle, `a` being the first. All that can stand there.
std::vector<std::string> AllLines() {
  std::vector<std::string> lines = {""};
  std::vector<std::string> whole;
  while (!lines.empty()) {
    const std::string line = lines.back();
    lines.pop_back();
    const size_t left = kLineCells - line.size();
    if (left == 0) {
      whole.push_back(line);
      continue;
    }
    lines.push_back(line + '.');
    const size_t last = line.find_last_not_of('.');
    const char letter = last == std::string::npos ? 'a' : static_cast<char>(line[last] + 1);
    for (size_t length = 2; length <= left; ++length) {
      lines.push_back(line + std::string(length, letter));
    }
  }
  return whole;
}

std::vector<Stretch> StretchesOf(const std::string& line) {
  std::vector<Stretch> stretches;
  for (char letter = 'a'; line.find(letter) != std::string::npos; ++letter) {
    stretches.push_back({static_cast<int>(line.find(letter)),
                         static_cast<int>(std::count(line.begin(), line.end(), letter))});
  }
  return stretches;
}

size_t NumberOf(const LineTable& table, const std::string& line) {
  return table.NumberOf(StretchesOf(line));
}

// Vehicles without the free cells between them.
std::string KindOf(std::string line) {
  line.erase(std::remove(line.begin(), line.end(), '.'), line.end());
  return line;
}

// One vehicle pushed by one cell towards higher cells or lower ones; empty when it is blocked.
std::string Pushed(const std::string& line, char letter, int by, uint32_t crossing) {
  const auto first = static_cast<int>(line.find(letter));
  const auto last = static_cast<int>(line.rfind(letter));
  const int left = by > 0 ? first : last;
  const int entered = by > 0 ? last + 1 : first - 1;
  if (entered < 0 || entered >= kLineCells) return "";
  if (line[static_cast<size_t>(entered)] != '.' || (crossing >> entered & 1) != 0) return "";
  std::string pushed = line;
  pushed[static_cast<size_t>(left)] = '.';
  pushed[static_cast<size_t>(entered)] = letter;
  return pushed;
}

struct SlowMove {
  std::string to;
  uint32_t swept = 0;  // cells that the vehicle does not cover all the time
};

std::vector<SlowMove> MovesFrom(const std::string& line, Distance distance, uint32_t crossing) {
  std::vector<SlowMove> moves;
  for (char letter = 'a'; line.find(letter) != std::string::npos; ++letter) {
    for (const int by : {-1, 1}) {
      std::vector<std::string> way = {line};
      for (;;) {
        const std::string next = Pushed(way.back(), letter, by, crossing);
        if (next.empty() || (distance == Distance::kOneSpace && way.size() > 1)) break;
        way.push_back(next);
        SlowMove move{next};
        for (size_t cell = 0; cell < kLineCells; ++cell) {
          const auto covers = [&](const std::string& at) { return at[cell] == letter; };
          const bool stays = covers(line) && covers(next);
          if (!stays && std::any_of(way.begin(), way.end(), covers)) move.swept |= 1U << cell;
        }
        moves.push_back(move);
      }
    }
  }
  return moves;
}

using RankPairs = std::vector<std::pair<int, int>>;

RankPairs PairsIn(const LineMoves& moves) {
  RankPairs pairs;
  for (size_t i = 0; i < moves.count(); ++i) {
    const auto number =
        static_cast<int>(LineMoves::NumberIn(static_cast<uint16_t>(moves.bits() >> (16 * i))));
    pairs.emplace_back(number / kMostArrangements, number % kMostArrangements);
  }
  std::sort(pairs.begin(), pairs.end());
  return pairs;
}

}  // namespace

TEST_CASE("Every arrangement of a line has a number of its own and is read back from it") {
  for (const Distance distance : {Distance::kAny, Distance::kOneSpace}) {
    const LineTable& table = LineTable::For(distance);
    std::set<size_t> numbers;
    for (const std::string& line : AllLines()) {
      INFO(line);
      const size_t number = NumberOf(table, line);
      REQUIRE(number < LineTable::kArrangements);
      numbers.insert(number);
      const std::vector<Stretch> stretches = StretchesOf(line);
      REQUIRE(table[number].vehicles == stretches.size());
      uint32_t cells = 0;
      for (size_t i = 0; i < stretches.size(); ++i) {
        CHECK(table[number].stretches[i].first == stretches[i].first);
        CHECK(table[number].stretches[i].length == stretches[i].length);
      }
      for (size_t cell = 0; cell < line.size(); ++cell) {
        if (line[cell] != '.') cells |= 1U << cell;
      }
      CHECK(table[number].cells == cells);
    }
    CHECK(numbers.size() == AllLines().size());
    CHECK(numbers.size() == LineTable::kArrangements);
  }
}

TEST_CASE("Ranks of the same vehicles in a line are consecutive and at most six") {
  const LineTable& table = LineTable::For(Distance::kAny);
  std::map<std::string, std::set<size_t>> numbers_by_kind;
  for (const std::string& line : AllLines()) {
    numbers_by_kind[KindOf(line)].insert(NumberOf(table, line));
  }
  size_t most = 0;
  for (const auto& [kind, numbers] : numbers_by_kind) {
    INFO(kind);
    most = std::max(most, numbers.size());
    size_t rank = 0;
    for (const size_t number : numbers) {
      CHECK(table[number].first == *numbers.begin());
      CHECK(table[number].ranks == numbers.size());
      CHECK(table[number].rank == rank);
      CHECK(number == *numbers.begin() + rank);
      ++rank;
    }
  }
  CHECK(most == kMostArrangements);
}

TEST_CASE("The rank of a vehicle that is alone in its line is its first cell") {
  const LineTable& table = LineTable::For(Distance::kAny);
  for (const std::string& line : AllLines()) {
    if (StretchesOf(line).size() != 1) continue;
    INFO(line);
    CHECK(table[NumberOf(table, line)].rank == line.find('a'));
  }
}

TEST_CASE("The moves of every line with every crossing are those of vehicles pushed by hand") {
  for (const Distance distance : {Distance::kAny, Distance::kOneSpace}) {
    const LineTable& table = LineTable::For(distance);
    size_t most = 0;
    for (const std::string& line : AllLines()) {
      const size_t from = NumberOf(table, line);
      for (uint32_t crossing = 0; crossing < LineTable::kCrossings; ++crossing) {
        RankPairs expected;
        for (const SlowMove& move : MovesFrom(line, distance, crossing)) {
          expected.emplace_back(table[from].rank, table[NumberOf(table, move.to)].rank);
        }
        std::sort(expected.begin(), expected.end());
        const LineMoves moves = table.MovesOf(from)[crossing];
        INFO(line << " crossed at " << crossing);
        REQUIRE(moves.count() <= LineMoves::kMost);
        REQUIRE(PairsIn(moves) == expected);
        // The lanes behind the last one are empty, so that whatever is added to all stays in each.
        const uint64_t lanes = moves.bits() & ~(uint64_t{7} << 61);
        REQUIRE((moves.count() == LineMoves::kMost || lanes >> (16 * moves.count()) == 0));
        most = std::max(most, expected.size());
      }
    }
    CHECK(most == (distance == Distance::kAny ? LineMoves::kMost : 3));
  }
}

TEST_CASE("A move sweeps the cells that its vehicle does not cover all the time") {
  for (const Distance distance : {Distance::kAny, Distance::kOneSpace}) {
    const LineTable& table = LineTable::For(distance);
    for (const std::string& line : AllLines()) {
      for (const SlowMove& move : MovesFrom(line, distance, 0)) {
        INFO(line << " to " << move.to);
        CHECK(table.SweptBetween(NumberOf(table, line), NumberOf(table, move.to)) == move.swept);
      }
    }
  }
}

}  // namespace rushkit
