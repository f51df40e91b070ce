// How fast are the parts that the searches are made of: moves of lines, looking up positions, moves
// of contents, and bounds?

#include <cstdint>
#include <string>
#include <vector>

#include "bench/bench_main.h"
#include "benchmark/benchmark.h"
#include "solver/base/random.h"
#include "solver/notation/position_code.h"
#include "solver/search/content_space.h"
#include "solver/search/number_set.h"
#include "solver/search/small_board.h"
#include "solver/search/way_out.h"

namespace rushkit {
namespace {

constexpr char kBoard[] = "IBBx../I..LDD/JAAL../J.KEEM/FFK..M/GGHHHM";
constexpr char kSetUp[] =
    "...B......Hdd./...B..iiimH.../...B..A..mH.../...E..A...J.SS/...EccLfffJ.K./GG....L.....K.:0,0";

double Rate(uint64_t count) { return static_cast<double>(count); }

// The moves of all lines of a board of 6 x 6 cells, position by position along a walk.
void LineMovesOfBoard(benchmark::State& state) {
  const Position position = *ReadPositionCode(kBoard, Connection::kAllThree);
  const SmallBoard board(position, RelaxedRanges(position), Distance::kAny, Goal::kEdge);
  Random random(1);
  Lines lines = board.start();
  uint64_t moves = 0;
  for (auto _ : state) {
    const SmallBoard::Crossings crossings = board.CrossingsOf(lines);
    const uint64_t wanted = random.Next();
    for (size_t i = 0; i < board.active().size(); ++i) {
      const SmallBoard::Active& line = board.active()[i];
      const LineMoves found =
          line.MovesOf(lines, i < board.active_rows() ? crossings.of_rows : crossings.of_columns);
      moves += found.count();
      if (found.count() == 0 || wanted % board.active().size() != i) continue;
      const auto lane = static_cast<uint16_t>(found.bits() + line.lane_shift);
      lines ^= board.effects()[LineMoves::NumberIn(lane)].turned;
    }
    benchmark::DoNotOptimize(lines);
  }
  if (moves == 0) ReportWrong(state, "no moves");
  state.counters["moves"] = benchmark::Counter(Rate(moves), benchmark::Counter::kIsRate);
}

// Numbers into a set, one in four of them new.
void Insertion(benchmark::State& state) {
  constexpr uint32_t kNumbers = 4096;
  Random random(2);
  std::vector<uint32_t> numbers;
  for (uint32_t i = 0; i < 4 * kNumbers; ++i) {
    numbers.push_back(static_cast<uint32_t>(random.Below(kNumbers) * 0x10001) + 1);
  }
  NumberSet<uint16_t> set;
  uint64_t inserted = 0;
  for (auto _ : state) {
    set.Reset(4 * kNumbers, 0);
    uint32_t added = 0;
    for (const uint32_t number : numbers) added += set.FindOrAdd(number).is_new ? 1 : 0;
    if (added > kNumbers || added < kNumbers / 2) ReportWrong(state, "a wrong number of new ones");
    inserted += numbers.size();
  }
  state.counters["inserted"] = benchmark::Counter(Rate(inserted), benchmark::Counter::kIsRate);
}

// A content and those that follow from it, two moves deep.
std::vector<Contents> SomeContents(ContentSpace& space) {
  const Position position = *ReadPositionCode(kSetUp, Connection::kAllThree);
  std::vector<Contents> all = {space.From(position)};
  for (size_t begin = 0, depth = 0; depth < 2; ++depth) {
    const size_t end = all.size();
    for (; begin < end; ++begin) {
      const Contents from = all[begin];
      space.Drives(from, Distance::kAny, [&all](Content content, OffsetSet offsets) {
        all.push_back({content, offsets});
      });
    }
  }
  return all;
}

void MovesOfContents(benchmark::State& state) {
  ContentSpace space(Grid::Shift(), Player::kGold);
  const std::vector<Contents> all = SomeContents(space);
  uint64_t moves = 0;
  for (auto _ : state) {
    for (const Contents& from : all) {
      space.Drives(from, Distance::kAny, [&moves](Content, OffsetSet) { ++moves; });
    }
  }
  if (moves == 0) ReportWrong(state, "no moves");
  state.counters["contents"] = benchmark::Counter(Rate(moves), benchmark::Counter::kIsRate);
}

// Bounds, with the tables of all pictures made anew or kept.
void Bounds(benchmark::State& state, bool anew) {
  ContentSpace space(Grid::Shift(), Player::kGold);
  const std::vector<Contents> all = SomeContents(space);
  WayOut kept(space, Distance::kAny);
  uint64_t bounds = 0;
  for (auto _ : state) {
    WayOut fresh(space, Distance::kAny);
    for (const Contents& at : all) {
      (anew ? fresh : kept).Split(at, [&](int bound, OffsetSet) {
        // The set-up itself needs 18.
        if (bound > 20) ReportWrong(state, "a bound that is too high");
      });
    }
    bounds += all.size();
  }
  state.counters["bounds"] = benchmark::Counter(Rate(bounds), benchmark::Counter::kIsRate);
}

}  // namespace

void RegisterBenchmarks() {
  benchmark::RegisterBenchmark("line moves", LineMovesOfBoard);
  benchmark::RegisterBenchmark("insertion", Insertion);
  benchmark::RegisterBenchmark("moves of contents", MovesOfContents);
  benchmark::RegisterBenchmark("bounds, tables made anew",
                               [](benchmark::State& state) { Bounds(state, true); });
  benchmark::RegisterBenchmark("bounds, tables kept",
                               [](benchmark::State& state) { Bounds(state, false); });
}

}  // namespace rushkit
