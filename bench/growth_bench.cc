// How do time and memory grow with the number of blockers and with the length of an escape, and how
// much does the heuristic take off the exponent?
//
// Seeded set-ups, sides in line, both heroes at home. Each is solved for Gold in moves by A* and by
// breadth-first search; where both finish, they must agree.

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_join.h"
#include "solver/base/random.h"
#include "solver/notation/position_code.h"
#include "solver/search/solve.h"

namespace rushkit::bench {
namespace {

constexpr uint64_t kSeed = 20'250'301;
constexpr int kFewestBlockers = 4;
constexpr int kMostBlockers = 12;
constexpr int kSetUps = 50;  // of each number of blockers
constexpr uint64_t kMostStates = 5'000'000;
constexpr size_t kRows = 6;
constexpr size_t kColumns = 14;

using Cells = std::vector<std::string>;

size_t Below(Random& random, size_t end) { return random.Below(static_cast<uint32_t>(end)); }

// False when the cells are taken.
bool Put(Cells& cells, char letter, size_t row, size_t column, size_t length, bool lies) {
  const auto cell = [&](size_t i) -> char& {
    return lies ? cells[row][column + i] : cells[row + i][column];
  };
  for (size_t i = 0; i < length; ++i) {
    if (cell(i) != '.') return false;
  }
  for (size_t i = 0; i < length; ++i) cell(i) = letter;
  return true;
}

std::string RandomCode(Random& random, int blockers) {
  Cells cells(kRows, std::string(kColumns, '.'));
  Put(cells, 'G', Below(random, kRows), 0, 2, true);
  Put(cells, 'S', Below(random, kRows), kColumns - 2, 2, true);
  for (int placed = 0; placed < blockers;) {
    const bool lies = Below(random, 2) == 0;
    const size_t length = Below(random, 3) == 0 ? 3 : 2;
    const size_t row = Below(random, kRows + 1 - (lies ? 1 : length));
    const size_t column = Below(random, kColumns + 1 - (lies ? length : 1));
    if (Put(cells, static_cast<char>('a' + placed), row, column, length, lies)) ++placed;
  }
  return absl::StrJoin(cells, "/");
}

struct Solved {
  SearchResult result;
  double seconds = 0;
};

Solved SolveWith(const Position& position, Algorithm algorithm) {
  SolveRequest request;
  request.algorithm = algorithm;
  request.limits.max_states = kMostStates;
  const auto start = std::chrono::steady_clock::now();
  Solved solved{Solve(position, request), 0};
  solved.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return solved;
}

// What was measured of many set-ups with one algorithm.
struct Sum {
  int finished = 0;
  double log_expanded = 0;
  double seconds = 0;
  uint64_t most_bytes = 0;

  void Add(const Solved& solved) {
    seconds += solved.seconds;
    most_bytes = std::max(most_bytes, solved.result.statistics.peak_bytes);
    if (solved.result.status == SearchStatus::kLimitReached) return;
    ++finished;
    log_expanded +=
        std::log(static_cast<double>(std::max<uint64_t>(1, solved.result.statistics.expanded)));
  }
  double expanded() const { return finished == 0 ? 0 : std::exp(log_expanded / finished); }
};

struct Group {
  int set_ups = 0;
  Sum star;
  Sum blind;
};

void PrintHead(const char* by) {
  std::printf("%9s %7s | %9s %12s %9s %9s | %9s %12s %9s %9s\n", by, "set-ups", "A* ends",
              "expanded", "seconds", "MiB", "bfs ends", "expanded", "seconds", "MiB");
}

void PrintSum(const Sum& sum) {
  std::printf(" | %9d %12.1f %9.2f %9.1f", sum.finished, sum.expanded(), sum.seconds,
              static_cast<double>(sum.most_bytes) / (1 << 20));
}

void Print(const std::map<int, Group>& groups, const char* by) {
  PrintHead(by);
  for (const auto& [key, group] : groups) {
    std::printf("%9d %7d", key, group.set_ups);
    PrintSum(group.star);
    PrintSum(group.blind);
    std::printf("\n");
  }
}

// By how much the positions expanded grow with each move of the escape: least squares of their
// logarithm over the lengths, each group by its size.
double GrowthAMove(const std::map<int, Group>& by_length, Sum Group::*sum) {
  double n = 0, x = 0, y = 0, xx = 0, xy = 0;
  for (const auto& [length, group] : by_length) {
    const Sum& one = group.*sum;
    if (length < 1 || one.finished == 0) continue;
    n += one.finished;
    x += one.finished * length;
    xx += one.finished * length * length;
    y += one.log_expanded;
    xy += one.log_expanded * length;
  }
  return std::exp((n * xy - x * y) / (n * xx - x * x));
}

int Run(int set_ups) {
  Random random(kSeed);
  std::map<int, Group> by_blockers;
  std::map<int, Group> by_length;  // 0: no escape
  bool all_agree = true;
  for (int blockers = kFewestBlockers; blockers <= kMostBlockers; ++blockers) {
    for (int i = 0; i < set_ups; ++i) {
      const std::string code = RandomCode(random, blockers);
      const Position position = *ReadPositionCode(code, Connection::kAllThree);
      const Solved star = SolveWith(position, Algorithm::kAStar);
      const Solved blind = SolveWith(position, Algorithm::kBreadthFirst);
      std::vector<Group*> groups = {&by_blockers[blockers]};
      if (star.result.status != SearchStatus::kLimitReached) {
        groups.push_back(&by_length[star.result.lower_bound]);
        const bool agree = blind.result.status == SearchStatus::kLimitReached
                               ? blind.result.lower_bound <= star.result.lower_bound
                               : blind.result.lower_bound == star.result.lower_bound;
        if (!agree) std::fprintf(stderr, "%s: the searches disagree\n", code.c_str());
        all_agree = all_agree && agree;
      }
      for (Group* group : groups) {
        ++group->set_ups;
        group->star.Add(star);
        group->blind.Add(blind);
      }
    }
  }
  Print(by_blockers, "blockers");
  std::printf("\n");
  Print(by_length, "length");
  std::printf("\nexpanded grows with each move %.2f times for A*, %.2f times for breadth-first\n",
              GrowthAMove(by_length, &Group::star), GrowthAMove(by_length, &Group::blind));
  return all_agree ? EXIT_SUCCESS : EXIT_FAILURE;
}

}  // namespace
}  // namespace rushkit::bench

int main(int argc, char** argv) {
  int set_ups = rushkit::bench::kSetUps;
  if (argc > 2 || (argc == 2 && (!absl::SimpleAtoi(argv[1], &set_ups) || set_ups < 1))) {
    std::fprintf(stderr, "Usage: growth_bench [SET-UPS]\n  of each number of blockers, 50\n");
    return 2;
  }
  return rushkit::bench::Run(set_ups);
}
