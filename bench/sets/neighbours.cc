#include "bench/sets/neighbours.h"

#include <algorithm>
#include <cstddef>

namespace rushkit::bench {
namespace {

constexpr size_t kRows = 6;
constexpr size_t kColumns = 14;
constexpr size_t kLine = kColumns + 1;  // a row and the slash behind it

size_t Below(Random& random, size_t end) { return random.Below(static_cast<uint32_t>(end)); }

std::string BlockersOf(const std::string& cells) {
  std::string blockers;
  for (const char c : cells) {
    if (std::string("./GS").find(c) == std::string::npos && blockers.find(c) == std::string::npos) {
      blockers += c;
    }
  }
  return blockers;
}

}  // namespace

std::string WithOneMoved(Random& random, const std::string& code) {
  const std::string cells = code.substr(0, kRows * kLine - 1);
  const std::string blockers = BlockersOf(cells);
  for (;;) {
    const char letter = blockers[Below(random, blockers.size())];
    const size_t first = cells.find(letter);
    const auto length = static_cast<size_t>(std::count(cells.begin(), cells.end(), letter));
    const bool lies = cells[first + 1] == letter;
    std::string moved = cells;
    std::replace(moved.begin(), moved.end(), letter, '.');
    const size_t row = Below(random, kRows - (lies ? 0 : length - 1));
    const size_t column = Below(random, kColumns - (lies ? length - 1 : 0));
    bool is_free = true;
    for (size_t i = 0; i < length; ++i) {
      char& cell = moved[row * kLine + column + i * (lies ? 1 : kLine)];
      is_free = is_free && cell == '.';
      cell = letter;
    }
    if (is_free && moved != cells) return moved + code.substr(cells.size());
  }
}

}  // namespace rushkit::bench
