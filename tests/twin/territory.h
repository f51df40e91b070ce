// The slow twin of the explorer: every position that can be reached, as strings, and each way
// between two of them.
#ifndef RUSHKIT_TESTS_TWIN_TERRITORY_H_
#define RUSHKIT_TESTS_TWIN_TERRITORY_H_

#include <cstddef>
#include <string>
#include <vector>

#include "tests/twin/search.h"

namespace rushkit::twin {

// What the hero of a boxed grid wants: against the edge, a free lane, or off.
enum class Aim { kEdge, kClear, kOff };

struct Territory {
  bool is_known = false;  // false: there are more than `most`, and nothing else is said
  size_t reachable = 0;
  size_t solved = 0;              // hero off or, on a boxed grid, at its aim
  std::vector<size_t> by_depth;   // distance from the start
  std::vector<size_t> by_length;  // of the shortest escape; empty when there is none
};

// `hero` is 'G', 'S' or, on a boxed grid, 'A'.
Territory TerritoryOf(const std::string& code, char hero, Unit unit, Aim aim = Aim::kEdge,
                      Connected connected = Connected::kAllThree, size_t most = kSmall);

// Whether the hero of a boxed grid is there.
bool IsThere(const std::string& code, char hero, Aim aim);

// Shortest escapes by listing all of them, each as its moves or single spaces: for small numbers.
// Empty when there is none, or when the territory is too large.
std::vector<std::vector<std::string>> AllShortest(const std::string& code, char hero, Unit unit,
                                                  Aim aim = Aim::kEdge, size_t most = kSmall);

}  // namespace rushkit::twin

#endif  // RUSHKIT_TESTS_TWIN_TERRITORY_H_
