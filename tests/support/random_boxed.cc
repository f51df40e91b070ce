#include "tests/support/random_boxed.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace rushkit::testing {
namespace {

// Letters of blockers: `o` and `x` are cells, X would be the hero.
constexpr char kLetters[] = "BCDEFGHIJKLMNOPQRSTUVWYZ";

int Below(Random& random, int bound) {
  return static_cast<int>(random.Below(static_cast<uint64_t>(bound)));
}

class Sheet {
 public:
  Sheet(Random& random, const BoxedKind& kind)
      : random_(random),
        kind_(kind),
        rows_(static_cast<size_t>(kind.height), std::string(static_cast<size_t>(kind.width), '.')) {
  }

  bool Place(char letter, bool lies, int length) {
    const int rows = kind_.height - (lies ? 0 : length - 1);
    const int columns = kind_.width - (lies ? length - 1 : 0);
    const int row = Below(random_, rows);
    const int column = Below(random_, columns);
    for (int i = 0; i < length; ++i) {
      if (At(row + (lies ? 0 : i), column + (lies ? i : 0)) != '.') return false;
    }
    for (int i = 0; i < length; ++i) At(row + (lies ? 0 : i), column + (lies ? i : 0)) = letter;
    return true;
  }

  std::string Code() const {
    std::string code;
    for (const std::string& row : rows_) code += (code.empty() ? "" : "/") + row;
    return code;
  }

 private:
  char& At(int row, int column) {
    return rows_[static_cast<size_t>(row)][static_cast<size_t>(column)];
  }

  Random& random_;
  const BoxedKind& kind_;
  std::vector<std::string> rows_;
};

}  // namespace

std::string RandomBoxedCode(Random& random, const BoxedKind& kind) {
  Sheet sheet(random, kind);
  sheet.Place('A', true, 2 + Below(random, 4) / 3);
  for (int i = 0; i < kind.walls; ++i) sheet.Place('x', true, 1);
  const char* letter = kLetters;
  for (int i = 0; i < kind.vehicles && *letter != '\0'; ++i) {
    // One after the other: the order in which arguments are evaluated is the compiler's.
    int length = 2 + Below(random, 5) / 2;
    const bool lies = Below(random, 3) == 0;
    if (kind.longest > 4 && Below(random, 8) == 0) length = 5 + Below(random, kind.longest - 4);
    length = std::min(length, lies ? kind.width : kind.height);
    if (sheet.Place(*letter, lies, length)) ++letter;
  }
  return sheet.Code();
}

BoxedKind RandomBoxedKind(Random& random, int largest) {
  const auto size = [&] { return 4 + Below(random, largest - 3); };
  BoxedKind kind{.height = size(), .width = size(), .walls = Below(random, 3), .vehicles = 0};
  kind.vehicles = kind.height * kind.width / 2;
  return kind;
}

}  // namespace rushkit::testing
