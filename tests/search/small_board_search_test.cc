// The breadth-first search on small boards: against plain searches, under limits, and repeated.
#include "solver/search/small_board_search.h"

#include <algorithm>
#include <atomic>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "solver/base/random.h"
#include "solver/search/boxed_relaxation.h"
#include "tests/catch.h"
#include "tests/search/small_boards.h"
#include "tests/support/positions.h"

namespace rushkit {
namespace {

using testing::PositionOf;

// 2 332 positions; 60 moves, 103 spaces.
const char kHard[] = "IBBx../I..LDD/JAAL../J.KEEM/FFK..M/GGHHHM";
// 44 378 positions; a wall is in the lane.
const char kBlocked[] = "..CCGE/I...GE/IDB.GE/.DB.HH/.FF.../..AA.x";

// One run of the search itself, with memory of its own.
struct Run {
  explicit Run(const std::string& code, Distance distance, const Limits& limits = {},
               const std::function<void(const Progress&)>& on_progress = {})
      : Run(PositionOf(code), distance, limits, on_progress) {}
  Run(const Position& position, Distance distance, const Limits& limits,
      const std::function<void(const Progress&)>& on_progress)
      : board(position, RelaxedRanges(position), distance, Goal::kEdge),
        meter(limits, on_progress) {
    outcome = SmallBoardSearch(board, meter, arena).Run();
  }

  SmallBoard board;
  Meter meter;
  SmallBoardArena arena;
  SmallBoardSearch::Outcome outcome;
};

// How many moves lead to each position, without leaving any out.
std::map<Lines, int> PlainDepths(const SmallBoard& board, size_t most) {
  std::map<Lines, int> depths = {{board.start(), 0}};
  std::vector<Lines> queue = {board.start()};
  for (size_t next = 0; next < queue.size() && queue.size() <= most; ++next) {
    const int depth = depths.at(queue[next]) + 1;
    for (const auto& moves : testing::MovesByLine(board, queue[next])) {
      for (const testing::Moved& moved : moves) {
        if (depths.emplace(moved.lines, depth).second) queue.push_back(moved.lines);
      }
    }
  }
  return depths;
}

// The same by the search: of all positions that are as far away as the end, or nearer.
std::map<Lines, int> DepthsBySearch(const Run& run, uint64_t stored) {
  std::map<Lines, int> depths;
  std::vector<int> by_index;
  for (size_t i = 0; i < stored; ++i) {
    const SmallBoardArena::Reached& reached = run.arena.queue[i];
    by_index.push_back(i == 0 ? 0 : by_index[reached.before] + 1);
    REQUIRE(depths.emplace(reached.lines, by_index.back()).second);
  }
  return depths;
}

// As many positions as `known` holds.
uint64_t StoredBy(const Run& run) {
  uint64_t stored = 0;
  for (uint32_t slot = 0; slot < run.arena.known.slots(); ++slot) {
    stored += run.arena.known.NumberAt(slot) != 0 ? 1 : 0;
  }
  return stored;
}

TEST_CASE("Sleeping lines leave out no position, and none is reached too late") {
  Random random(51);
  int whole = 0;
  for (int i = 0; i < testing::BoardsOf(1'500); ++i) {
    const std::string code = testing::RandomSmallCode(random);
    for (const Distance distance : testing::kDistances) {
      INFO(code << " distance " << static_cast<int>(distance));
      const Run run(code, distance);
      std::map<Lines, int> expected = PlainDepths(run.board, 2'000);
      if (expected.size() > 2'000) continue;
      std::map<Lines, int> depths = DepthsBySearch(run, StoredBy(run));
      if (run.outcome.status == SearchStatus::kSolved) {
        // The search stops amid the last layer.
        const auto is_beyond = [&](const auto& entry) { return entry.second > run.outcome.depth; };
        std::erase_if(expected, is_beyond);
        std::erase_if(depths, is_beyond);
      } else {
        ++whole;
        CHECK(run.meter.statistics().expanded == expected.size());
      }
      REQUIRE(depths == expected);
    }
  }
  CHECK(whole > testing::BoardsOf(600));
}

TEST_CASE("Tables that grow keep what they hold") {
  for (const Distance distance : testing::kDistances) {
    const Run run(kBlocked, distance);
    CHECK(run.outcome.status == SearchStatus::kUnsolvable);
    const std::map<Lines, int> expected = PlainDepths(run.board, 1'000'000);
    CHECK(expected.size() == 44'378);
    CHECK(run.arena.known.slots() == 1U << 18);
    REQUIRE(DepthsBySearch(run, StoredBy(run)) == expected);
  }
}

TEST_CASE("A search that stops at a limit of positions has proved a bound that is not too high") {
  for (const Distance distance : testing::kDistances) {
    const int length = distance == Distance::kAny ? 60 : 103;
    int highest = 0;
    for (const uint64_t most : {0, 1, 10, 100, 1'000, 2'000}) {
      INFO(most);
      Limits limits;
      limits.max_states = most;
      const Run run(kHard, distance, limits);
      CHECK(run.outcome.status == SearchStatus::kLimitReached);
      CHECK(run.outcome.limit == LimitKind::kStates);
      CHECK(run.outcome.path.empty());
      // A position that finishes is one move away from the end.
      CHECK(run.outcome.depth + 1 <= length);
      CHECK(run.outcome.depth >= highest);
      highest = run.outcome.depth;
    }
    CHECK(highest > length / 2);
  }
}

TEST_CASE("A search asks whether there is memory before it takes it") {
  size_t stopped = 0;
  for (const Distance distance : testing::kDistances) {
    for (uint64_t most = 200'000; most < 20'000'000; most += most / 4) {
      INFO(most);
      Limits limits;
      limits.max_bytes = most;
      const Run run(kBlocked, distance, limits);
      const uint64_t held =
          run.arena.queue.size() * sizeof(SmallBoardArena::Reached) + run.arena.known.bytes();
      const uint64_t peak = run.meter.statistics().peak_bytes;
      CHECK(held <= most);
      CHECK(held <= peak);
      if (!run.outcome.limit) {
        CHECK(peak <= most);
        continue;
      }
      ++stopped;
      CHECK(run.outcome.status == SearchStatus::kLimitReached);
      CHECK(run.outcome.limit == LimitKind::kMemory);
      // What one more step was going to take: old tables, and new ones four times as large.
      CHECK(peak <= 5 * most);
    }
  }
  CHECK(stopped > 10);
}

TEST_CASE("An interrupted search stops at once or after the report that asks for it") {
  for (const Distance distance : testing::kDistances) {
    for (const int reports : {1, 2, 5}) {
      std::atomic<bool> interrupt = false;
      int left = reports;
      int reported = 0;
      Limits limits;
      limits.interrupt = &interrupt;
      const Run run(kBlocked, distance, limits, [&](const Progress& progress) {
        CHECK(progress.lower_bound >= reported);
        reported = progress.lower_bound;
        if (--left == 0) interrupt = true;
      });
      CHECK(left == 0);
      CHECK(run.outcome.status == SearchStatus::kLimitReached);
      CHECK(run.outcome.limit == LimitKind::kInterrupt);
      CHECK(run.outcome.depth == reported);
      CHECK((run.meter.statistics().expanded == 0) == (reports == 1));
    }
  }
}

}  // namespace
}  // namespace rushkit
