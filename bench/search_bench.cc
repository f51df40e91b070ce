// How long does a proof take, and how much work is it?

#include <optional>
#include <string>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "bench/bench_main.h"
#include "benchmark/benchmark.h"
#include "solver/notation/move_notation.h"
#include "solver/search/solve.h"

namespace rushkit {
namespace {

// One question of the list: a hero, moves or spaces, and the length of a shortest escape.
struct Question {
  SolveRequest request;
  int length = 0;
};

// Nothing for a question with options, one about turns, or one without an escape: those are left to
// `rushkit bench`.
std::optional<Question> ReadQuestion(const std::string& text) {
  const std::vector<std::string> parts = absl::StrSplit(text, ':');
  Question question;
  if (parts.size() != 3 || !absl::SimpleAtoi(parts[2], &question.length)) return std::nullopt;
  if (parts[1] != "moves" && parts[1] != "spaces") return std::nullopt;
  question.request.hero = *ReadPlayer(parts[0]);
  question.request.metric = parts[1] == "moves" ? Metric::kMoves : Metric::kSpaces;
  return question;
}

void Search(benchmark::State& state, const Position& position, const Question& question) {
  SearchResult result;
  for (auto _ : state) result = Solve(position, question.request);
  if (result.status != SearchStatus::kSolved || result.escape->length != question.length) {
    ReportWrong(state, absl::StrCat("expected a shortest escape of ", question.length));
  }
  const SearchStatistics& statistics = result.statistics;
  state.counters["expanded"] = static_cast<double>(statistics.expanded);
  state.counters["generated"] = static_cast<double>(statistics.generated);
  state.counters["bytes"] = static_cast<double>(statistics.peak_bytes);
}

}  // namespace

void RegisterBenchmarks() {
  for (const PositionEntry& entry : BenchPositions()) {
    for (const std::string& text : entry.fields) {
      const std::optional<Question> question = ReadQuestion(text);
      if (!question.has_value()) continue;
      benchmark::RegisterBenchmark(absl::StrCat(entry.name, "/", text).c_str(),
                                   [&entry, question = *question](benchmark::State& state) {
                                     Search(state, *entry.position, question);
                                   })
          ->Unit(benchmark::kMillisecond);
    }
  }
}

}  // namespace rushkit
