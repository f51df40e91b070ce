// rushkit solve: the shortest escape, proven optimal.

#include <memory>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "cli/batch.h"
#include "cli/commands/command.h"
#include "cli/escape_question.h"
#include "cli/options.h"
#include "cli/render/json.h"
#include "cli/render/line_text.h"
#include "cli/render/picture_text.h"
#include "cli/render/words.h"
#include "cli/units.h"
#include "solver/analysis/replay.h"
#include "solver/notation/position_code.h"

namespace rushkit {
namespace {

constexpr char kExamples[] = R"(Examples:
  rushkit solve booklet-1
  rushkit solve booklet-3 --hero silver --metric spaces --steps
  rushkit solve booklet-4 --metric turns --deck b --format json
  rushkit solve booklet-1 --hand M3,SH,SL,MS2 --draws M1,M4
  rushkit solve IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM --goal off
  rushkit solve booklet-2 --count-solutions --all 10
  rushkit solve setups.txt --time-limit 10s --format json -o solved.jsonl
  rushkit solve setups.txt --shard 1/3 -o part-1.jsonl

Exit status: 0 solved, 1 proven unsolvable, 2 wrong input, 3 stopped at a limit,
130 interrupted. Over many positions: the first of 130, 2, 3 that occurred, else 0.
The limits and the cards count for each position anew.
)";

struct SolveOptions {
  Batch batch;
  EscapeOptions escape;
  bool with_steps = false;
};

std::string Statistics(const SearchedEscape& searched) {
  const SearchStatistics& statistics = searched.result.statistics;
  return absl::StrCat(AlgorithmName(searched.result.algorithm), ": ", statistics.expanded,
                      " expanded, ", statistics.generated, " generated, ",
                      WriteSeconds(searched.seconds), ", ", WriteSize(statistics.peak_bytes), "\n");
}

std::string Stopped(LimitKind limit) {
  if (limit == LimitKind::kInterrupt) return "interrupted";
  return absl::StrCat("stopped at the ", LimitName(limit), " limit");
}

// Nothing when no count was asked for.
std::string SolutionsText(const SearchedEscape& searched) {
  const SearchResult& result = searched.result;
  if (result.solutions.has_value()) {
    return absl::StrCat(*result.solutions, " shortest ",
                        *result.solutions == "1" ? "solution" : "solutions");
  }
  const bool is_wanted = searched.request.count_solutions;
  if (!is_wanted || result.status != SearchStatus::kSolved || !result.limit.has_value()) return "";
  return absl::StrCat("solutions not counted: ", Stopped(*result.limit));
}

// The shortest solutions that were asked for, one a line.
std::string ListedText(const SearchedEscape& searched) {
  const SearchResult& result = searched.result;
  const size_t listed = result.listed.size();
  if (listed == 0) return "";
  const bool is_cut = result.limit.has_value() && listed < searched.request.list_solutions;
  std::string out = absl::StrCat("\n", CountOf(uint64_t{listed}, "shortest solution"),
                                 is_cut ? ", then " + Stopped(*result.limit) : "", ":\n");
  for (const Line& line : result.listed) absl::StrAppend(&out, "  ", WriteLine(line), "\n");
  return out;
}

// The report on one position.
std::string Report(const SolveOptions& options, const Question& question,
                   const SearchedEscape& searched) {
  const bool in_color = options.batch.output.in_color();
  const SearchResult& result = searched.result;
  std::string out =
      absl::StrCat(Heading(options.escape, question, searched.request), "\n",
                   ReadAs(question.origin), "\n", DrawPosition(question.position, in_color), "\n",
                   Verdict(result, searched.request.metric), "\n");
  const std::string solutions = SolutionsText(searched);
  if (!solutions.empty()) absl::StrAppend(&out, solutions, "\n");
  if (result.escape.has_value()) {
    absl::StrAppend(
        &out, DescribeLine(question.position, result.escape->line, {options.with_steps, in_color}));
  }
  absl::StrAppend(&out, ListedText(searched), "\n", Statistics(searched));
  return out;
}

// The escape, or those that were asked for, of which it is the first.
std::string EscapesInLine(const SearchResult& result) {
  if (!result.escape.has_value() || result.escape->length == 0) return "";
  if (result.listed.empty()) return absl::StrCat(": ", WriteLine(result.escape->line));
  return absl::StrCat(": ",
                      absl::StrJoin(result.listed, "; ", [](std::string* out, const Line& line) {
                        absl::StrAppend(out, WriteLine(line));
                      }));
}

// The line on one of many positions.
std::string OneLine(const Question& question, const SearchedEscape& searched) {
  const SearchResult& result = searched.result;
  const std::string name =
      question.origin.name.empty() ? "" : Printable(question.origin.name) + ": ";
  const std::string solutions = SolutionsText(searched);
  return absl::StrCat(
      question.origin.ToString(), ": ", name, Verdict(result, searched.request.metric),
      solutions.empty() ? "" : absl::StrCat(", ", solutions), EscapesInLine(result), "\n");
}

Json PositionsAlong(const Question& question, const SearchedEscape& searched) {
  Json codes = Json::array();
  const Replay replay =
      ReplayLine(question.position, searched.request, searched.result.escape->line);
  for (const Position& position : replay.positions) codes.push_back(WritePositionCode(position));
  return codes;
}

Json ListedJson(const SearchResult& result) {
  Json listed = Json::array();
  for (const Line& line : result.listed) listed.push_back(LineJson(line));
  return listed;
}

Json ToJson(const SolveOptions& options, const Question& question, const SearchedEscape& searched) {
  const SearchResult& result = searched.result;
  const bool is_solved = result.status == SearchStatus::kSolved;
  Json object = EscapeJsonHead(question, searched);
  object["length"] = is_solved ? Json(result.escape->length) : Json(nullptr);
  object["moves"] = is_solved ? LineJson(result.escape->line) : Json::array();
  if (result.limit.has_value()) object["limit"] = LimitName(*result.limit);
  if (result.status == SearchStatus::kLimitReached) {
    object["lower_bound"] = result.lower_bound;
    if (result.escape.has_value()) {
      object["best_known"] = {{"length", result.escape->length},
                              {"moves", LineJson(result.escape->line)}};
    }
  }
  if (result.solutions.has_value()) object["solutions"] = *result.solutions;
  if (options.escape.list_solutions > 0) object["all"] = ListedJson(result);
  if (options.with_steps && result.escape.has_value()) {
    object["positions"] = PositionsAlong(question, searched);
  }
  AddAssumptions(options.escape, question, searched.request, object);
  object["search"] = AlgorithmOption(result.algorithm);
  object["expanded"] = result.statistics.expanded;
  object["generated"] = result.statistics.generated;
  if (options.batch.campaign.is_wanted()) return object;  // the same bytes in every run
  object["seconds"] = searched.seconds;
  object["peak_bytes"] = result.statistics.peak_bytes;
  return object;
}

absl::StatusOr<Answer> AnswerOne(const SolveOptions& options, const Question& question) {
  absl::StatusOr<SearchedEscape> searched = SearchEscape(options.escape, question);
  if (!searched.ok()) return searched.status();
  const ExitStatus status = StatusOf(searched->result);
  if (options.batch.output.format() == Format::kJson) {
    return Answer{WriteJsonLine(ToJson(options, question, *searched)), status};
  }
  if (question.is_one_of_many) return Answer{OneLine(question, *searched), status};
  return Answer{Report(options, question, *searched), status};
}

RunCommand DeclareSolve(CLI::App& app, const std::vector<std::string>& words) {
  auto options = std::make_shared<SolveOptions>();
  options->batch.command_line = words;
  options->batch.threads = 0;
  AddPosition(app, options->batch.position);
  AddEscapeOptions(app, options->escape);
  AddFlag(app, "--count-solutions", "Also count the different shortest solutions",
          options->escape.count_solutions);
  AddValue(
      app, "--all", "N", "Also list the different shortest solutions, N at most",
      [](const std::string& text) { return ReadCount(text, 1); }, options->escape.list_solutions);
  AddFlag(app, "--steps",
          "Draw the position after each move; json lists the positions, also of many",
          options->with_steps);
  AddFrom(app, options->batch.from);
  AddThreads(app, options->batch.threads);
  AddSkip(app, options->batch.skip);
  AddCampaignOptions(app, options->batch.campaign, options->batch.output);
  AddOutputOptions(app, options->batch.output);
  return [options] {
    return RunEscapeBatch(options->batch, options->escape,
                          [&](const Question& question) { return AnswerOne(*options, question); });
  };
}

}  // namespace

Command SolveCommand() {
  return {"solve", "POSITION", "The shortest escape, proven optimal", kExamples, DeclareSolve};
}

}  // namespace rushkit
