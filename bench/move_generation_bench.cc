// How many legal moves a second are generated and made?

#include <variant>
#include <vector>

#include "bench/bench_main.h"
#include "benchmark/benchmark.h"
#include "solver/board/move_generation.h"
#include "solver/board/position.h"

namespace rushkit {
namespace {

void GenerateMoves(benchmark::State& state, const Position& position) {
  uint64_t moves = 0;
  for (auto _ : state) {
    const std::vector<Move> legal = LegalMoves(position, Player::kGold);
    moves += legal.size();
    benchmark::DoNotOptimize(legal.data());
  }
  for (const Move& move : LegalMoves(position, Player::kGold)) {
    if (!CheckMove(position, Player::kGold, move).ok()) ReportWrong(state, "an illegal move");
  }
  state.counters["moves"] =
      benchmark::Counter(static_cast<double>(moves), benchmark::Counter::kIsRate);
}

void MakeMoves(benchmark::State& state, const Position& position) {
  const std::vector<Move> legal = LegalMoves(position, Player::kGold);
  uint64_t moves = 0;
  for (auto _ : state) {
    for (const Move& move : legal) benchmark::DoNotOptimize(position.After(move));
    moves += legal.size();
  }
  for (const Move& move : legal) {
    const bool leaves =
        std::holds_alternative<Drive>(move) && Leaves(position, std::get<Drive>(move));
    if (!leaves && !(position.After(move).After(Reversed(move)) == position)) {
      ReportWrong(state, "a move that cannot be taken back");
    }
  }
  state.counters["moves"] =
      benchmark::Counter(static_cast<double>(moves), benchmark::Counter::kIsRate);
}

}  // namespace

void RegisterBenchmarks() {
  for (const PositionEntry& entry : BenchPositions()) {
    const Position& position = *entry.position;
    benchmark::RegisterBenchmark(("generate/" + entry.name).c_str(),
                                 [&position](benchmark::State& s) { GenerateMoves(s, position); });
    benchmark::RegisterBenchmark(("make/" + entry.name).c_str(),
                                 [&position](benchmark::State& s) { MakeMoves(s, position); });
  }
}

}  // namespace rushkit
