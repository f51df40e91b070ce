// rushkit bench: a fixed list of searches, and one number that stands for all they found and did.

#include <cassert>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "cli/bench_list.h"
#include "cli/commands/command.h"
#include "cli/interrupt.h"
#include "cli/options.h"
#include "cli/render/json.h"
#include "cli/render/words.h"
#include "cli/result_sink.h"
#include "cli/terminal.h"
#include "data/embedded.h"
#include "solver/analysis/signature.h"
#include "solver/notation/move_notation.h"
#include "solver/notation/position_code.h"

namespace rushkit {
namespace {

constexpr char kExamples[] = R"(Examples:
  rushkit bench
  rushkit bench --format json

The last line is the signature: one number over every answer, every move and every
count of the list. It depends neither on time nor on the compiler or the machine, so
another number means that some search finds another thing or goes another way.

Exit status: 0 all answers are right and the signature is that of this version, 1 not so,
130 interrupted.
)";

std::string ToText(const BenchCase& bench_case, const SearchResult& result) {
  const std::string answer = result.escape.has_value() && result.status == SearchStatus::kSolved
                                 ? absl::StrCat(result.escape->length)
                             : result.status == SearchStatus::kUnsolvable
                                 ? "none"
                                 : absl::StrCat(result.lower_bound, "+");
  return absl::StrFormat("%-42s %4s %10d expanded %11d generated\n", bench_case.name, answer,
                         result.statistics.expanded, result.statistics.generated);
}

// The list asks about the two built-in decks only.
std::string DeckName(const BenchCase& bench_case) {
  return bench_case.request.cards.deck == BuiltInDeck("b") ? "b" : "a";
}

Json ToJson(const BenchCase& bench_case, const SearchResult& result) {
  const bool is_solved = result.status == SearchStatus::kSolved;
  Json object = {
      {"name", bench_case.name},
      {"position", WritePositionCode(bench_case.position)},
      {"hero", WritePlayer(bench_case.request.hero)},
      {"metric", MetricName(bench_case.request.metric)},
      {"status", StatusName(result.status)},
      {"length", is_solved ? Json(result.escape->length) : Json(nullptr)},
  };
  if (result.status != SearchStatus::kUnsolvable) object["lower_bound"] = result.lower_bound;
  if (bench_case.request.metric == Metric::kTurns) object["deck"] = DeckName(bench_case);
  object["search"] = AlgorithmOption(result.algorithm);
  object["expanded"] = result.statistics.expanded;
  object["generated"] = result.statistics.generated;
  return object;
}

std::vector<BenchCase> TheList() {
  const std::optional<absl::string_view> text = EmbeddedFile("bench/positions.txt");
  assert(text.has_value());
  absl::StatusOr<std::vector<BenchCase>> list = ReadBenchList(*text);
  assert(list.ok());
  return *std::move(list);
}

// Searches the list and writes a line for each; false when an answer is wrong.
bool RunList(const std::vector<BenchCase>& list, bool json, ResultSink& sink,
             Signature& signature) {
  bool all_right = true;
  for (const BenchCase& bench_case : list) {
    const SearchResult result = Solve(bench_case.position, bench_case.request);
    if (Interrupted()) return all_right;
    signature.Add(bench_case.name, result);
    if (absl::Status status = CheckAnswer(bench_case, result); !status.ok()) {
      ReportError(absl::StrCat(bench_case.name, ": ", status.message()));
      all_right = false;
    }
    if (!sink.Write(json ? WriteJsonLine(ToJson(bench_case, result))
                         : ToText(bench_case, result))) {
      break;
    }
  }
  return all_right;
}

ExitStatus RunBench(const OutputOptions& output) {
  absl::StatusOr<ResultSink> sink = ResultSink::Open(output.file, 0);
  if (!sink.ok()) {
    ReportError(sink.status().message());
    return ExitStatus::kBadInput;
  }
  std::vector<BenchCase> list = TheList();
  for (BenchCase& bench_case : list) bench_case.request.limits.interrupt = &Interrupted();
  const bool json = output.format() == Format::kJson;
  Signature signature;
  const bool all_right = RunList(list, json, *sink, signature);
  if (Interrupted()) return ExitStatus::kInterrupted;
  sink->Write(json ? WriteJsonLine({{"signature", signature.value()}})
                   : absl::StrCat("signature ", signature.value(), "\n"));
  if (absl::Status status = sink->Finish(); !status.ok()) {
    ReportError(status.message());
    return ExitStatus::kBadInput;
  }
  if (sink->reader_is_gone() || !all_right) return all_right ? ExitStatus::kHolds : ExitStatus::kNo;
  if (signature.value() == kSignature) return ExitStatus::kHolds;
  ReportError(absl::StrCat("the signature is ", signature.value(), ", expected ", kSignature,
                           ": the searches differ from those that this version names"));
  return ExitStatus::kNo;
}

RunCommand DeclareBench(CLI::App& app, const std::vector<std::string>& /*words*/) {
  auto output = std::make_shared<OutputOptions>();
  AddOutputOptions(app, *output);
  return [output] { return RunBench(*output); };
}

}  // namespace

Command BenchCommand() {
  return {"bench", "", "Search a fixed list, and print the signature of what was found", kExamples,
          DeclareBench};
}

}  // namespace rushkit
