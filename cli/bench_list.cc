#include "cli/bench_list.h"

#include <optional>
#include <string>
#include <utility>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "cli/options.h"
#include "cli/render/words.h"
#include "solver/base/diagnostics.h"
#include "solver/notation/move_notation.h"
#include "solver/notation/position_file.h"
#include "solver/notation/rules_notation.h"

namespace rushkit {
namespace {

std::optional<Metric> ReadMetric(absl::string_view word) {
  for (const Metric metric : {Metric::kMoves, Metric::kSpaces, Metric::kTurns}) {
    if (MetricName(metric) == word) return metric;
  }
  return std::nullopt;
}

bool ReadTruth(absl::string_view word, std::optional<int>& length) {
  length = std::nullopt;
  if (word == "unsolvable") return true;
  length = 0;
  return absl::SimpleAtoi(word, &*length);
}

bool ReadGoal(absl::string_view word, Goal& goal) {
  for (const Goal one : {Goal::kEdge, Goal::kClear, Goal::kOff}) {
    if (GoalName(one) != word) continue;
    goal = one;
    return true;
  }
  return false;
}

bool ReadOption(absl::string_view option, SolveRequest& request) {
  const std::pair<std::string, std::string> parts = absl::StrSplit(option, absl::MaxSplits('=', 1));
  const auto& [name, value] = parts;
  if (name == "states") return absl::SimpleAtoi(value, &request.limits.max_states);
  if (name == "count") return request.count_solutions = true;
  if (name == "search") {
    request.algorithm = value == "bfs" ? Algorithm::kBreadthFirst : Algorithm::kAStar;
    return value == "bfs" || value == "astar";
  }
  if (option == "deck=b") {
    request.cards.deck = BuiltInDeck("b");
    return true;
  }
  if (name == "goal") return ReadGoal(value, request.goal);
  Rules rules;
  if (name != "spaces" || !ApplyRule(option, rules).ok()) return false;
  request.spaces = rules.spaces;
  return true;
}

// Nothing when `question` does not follow the grammar.
std::optional<BenchCase> ReadQuestion(const PositionEntry& entry, const std::string& question) {
  const std::vector<std::string> parts = absl::StrSplit(question, ':');
  if (parts.size() < 3) return std::nullopt;
  const std::optional<Player> hero = ReadPlayer(parts[0]);
  const std::optional<Metric> metric = ReadMetric(parts[1]);
  if (!hero.has_value() || !metric.has_value()) return std::nullopt;
  BenchCase bench_case{absl::StrCat(entry.name, " ", question), *entry.position, {}, {}};
  if (!ReadTruth(parts[2], bench_case.length)) return std::nullopt;
  bench_case.request.hero = *hero;
  bench_case.request.metric = *metric;
  bench_case.request.cards.deck = BuiltInDeck("a");
  for (size_t i = 3; i < parts.size(); ++i) {
    if (!ReadOption(parts[i], bench_case.request)) return std::nullopt;
  }
  if (bench_case.position.FindHero(*hero) == nullptr) return std::nullopt;
  return bench_case;
}

}  // namespace

absl::StatusOr<std::vector<BenchCase>> ReadBenchList(absl::string_view text) {
  std::vector<BenchCase> cases;
  Diagnostics wrong;
  PositionFileReader reader(LinesOf(text), Connection::kAllThree);
  while (std::optional<PositionEntry> entry = reader.Next()) {
    if (!entry->position.ok()) return entry->position.status();
    for (const std::string& question : entry->fields) {
      std::optional<BenchCase> bench_case = ReadQuestion(*entry, question);
      if (bench_case.has_value()) {
        cases.push_back(*std::move(bench_case));
      } else {
        wrong.push_back({{entry->line, 1}, absl::StrCat("no question: ", question)});
      }
    }
  }
  if (!wrong.empty()) return ToStatus(wrong);
  return cases;
}

}  // namespace rushkit
